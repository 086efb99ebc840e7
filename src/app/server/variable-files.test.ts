import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, readEnvironment } from './config'
import { withVariablesFromFiles } from './variable-files'

const files: Record<string, string> = {
  '/run/secrets/smtp': 'smtps://a:b@mail.no\n',
  '/two': 'x\n\n',
  '/windows': 'x\r\n',
  '/none': '',
}
const read = (path: string) => {
  const text = files[path]
  if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
  return text
}
const of = (environment: Record<string, string>) => withVariablesFromFiles(['SMTP_URL', 'MAIL_FROM'], environment, read)

describe('variables that stand in files', () => {
  it('have the file’s content, without one line end', () => {
    expect(of({ SMTP_URL_FILE: '/run/secrets/smtp' })).toMatchObject({ SMTP_URL: 'smtps://a:b@mail.no' })
    expect(of({ SMTP_URL_FILE: '/two' })).toMatchObject({ SMTP_URL: 'x\n' })
    expect(of({ SMTP_URL_FILE: '/windows' })).toMatchObject({ SMTP_URL: 'x' })
    expect(of({ SMTP_URL_FILE: '/none' })).toMatchObject({ SMTP_URL: '' })
  })

  it('are refused when they are set both ways, but empty counts as not set', () => {
    expect(() => of({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '/two' })).toThrow(
      'Configuration: SMTP_URL and SMTP_URL_FILE are both set. Set one of them.',
    )
    expect(of({ SMTP_URL: '', SMTP_URL_FILE: '/two' })).toMatchObject({ SMTP_URL: 'x\n' })
    expect(of({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '' })).toMatchObject({ SMTP_URL: 'smtp://a' })
  })

  it('are refused by name when the file can’t be read', () => {
    expect(() => of({ MAIL_FROM_FILE: '/nowhere' })).toThrow(
      "Configuration: the file that MAIL_FROM_FILE names can't be read (ENOENT): /nowhere",
    )
  })

  it('are refused when what is named is no file of a fitting size', () => {
    const folder = mkdtempSync(join(tmpdir(), 'husbok-variable-'))
    const [pipe, large] = [join(folder, 'pipe'), join(folder, 'large')]
    execFileSync('/usr/bin/mkfifo', [pipe])
    writeFileSync(large, 'x'.repeat(65_537))
    const readReal = (path: string) => () => readEnvironment({ MAIL_FROM_FILE: path })
    expect(readReal(folder)).toThrow('(EISDIR)')
    expect(readReal(pipe)).toThrow('(it is no regular file)')
    expect(readReal(large)).toThrow('(it is larger than 65536 bytes)')
    rmSync(folder, { recursive: true })
  })

  it('are those of the product alone', () => {
    expect(of({ SSL_CERT_FILE: '/nowhere' })).toEqual({ SSL_CERT_FILE: '/nowhere' })
  })
})

describe('the environment of the product', () => {
  it('takes any of its variables from a file', () => {
    const text = {
      PORT: '4000',
      S3_BUCKET: 'b',
      SIGNICAT_WEBHOOK_SECRET: 's',
      ENCRYPTION_KEYS: 'k1:abc',
      SOCIAL_URLS: 'X=https://x.no',
    }
    const environment = Object.fromEntries(Object.keys(text).map((name) => [`${name}_FILE`, name]))
    expect(readEnvironment(environment, (name) => `${text[name as keyof typeof text]}\n`)).toMatchObject(text)
    expect(readConfig(readEnvironment({ ENCRYPTION_KEYS_FILE: '/k' }, () => 'k1:abc\n')).encryptionKeys).toBe('k1:abc')
    const format = (named: string) =>
      readConfig(readEnvironment({ SIGNICAT_EVENT_FORMAT_FILE: named }, () => 'legacy\n')).signicatEventFormat
    expect([format('/f'), format('')]).toEqual(['legacy', 'dtp'])
  })
})
