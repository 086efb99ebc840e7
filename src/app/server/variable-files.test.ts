import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { withFiles } from './variable-files'

const directory = mkdtempSync(join(tmpdir(), 'husbok-variables-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const secret = join(directory, 'smtp')
writeFileSync(secret, 'smtp://mail.no:2525\n')

describe('a variable in a file', () => {
  it('is its text without the line break at the end', () =>
    expect(readConfig({ SMTP_URL_FILE: secret }).smtpUrl).toBe('smtp://mail.no:2525'))

  it.each([
    ['a\n', 'a'],
    ['a\r\n', 'a'],
    ['a\n\n', 'a\n'],
    [' a ', ' a '],
  ])('of %j is %j', (text, value) => expect(withFiles({ KEY_FILE: 'path' }, ['KEY'], () => text)['KEY']).toBe(value))

  it('is refused where the variable is set too, without saying what either is', () => {
    const both = () => readConfig({ SMTP_URL: 'smtp://secret.no', SMTP_URL_FILE: secret })
    expect(both).toThrow('Configuration: SMTP_URL and SMTP_URL_FILE are both set; leave one of them out.')
  })

  it('is refused where the file can’t be read', () =>
    expect(() => readConfig({ SMTP_URL_FILE: join(directory, 'none') })).toThrow(
      'Configuration: the file that SMTP_URL_FILE names can’t be read (ENOENT).',
    ))

  it('is checked as any other', () => {
    const port = join(directory, 'port')
    writeFileSync(port, 'many')
    expect(() => readConfig({ PORT_FILE: port })).toThrow(/PORT/)
  })

  it('is none where its name is empty, or nobody of ours has it', () =>
    expect(readConfig({ SMTP_URL_FILE: '', SSL_CERT_FILE: join(directory, 'none') }).smtpUrl).toBeUndefined())
})
