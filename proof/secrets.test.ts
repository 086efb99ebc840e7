import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'husbok-secrets-'))
  cpSync(join(import.meta.dirname, '../deploy/secrets.sh'), join(folder, 'secrets.sh'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = (name: string) => join(folder, 'secrets', name)
const run = (smtpUrl = '') =>
  spawnSync('bash', [join(folder, 'secrets.sh')], {
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], SMTP_URL: smtpUrl },
  })
/** Every secret by its name. */
const drawn = () => Object.fromEntries(readdirSync(path('')).map((name) => [name, readFileSync(path(name), 'utf8')]))

it('changes nothing when it is run again, however often', () => {
  expect(run('smtps://a:b@mail.example.no')).toMatchObject({ status: 0, stderr: '' })
  const first = drawn()
  expect(Object.keys(first)).toHaveLength(6)
  expect(first['smtp-url']).toBe('smtps://a:b@mail.example.no\n')
  for (let n = 0; n < 5; n += 1) {
    expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    expect(run('smtps://a:b@mail.example.no').status).toBe(0)
  }
  expect(drawn()).toEqual(first)
})

it('completes a run that was stopped, and takes nothing half for a secret', () => {
  run()
  const first = drawn()
  rmSync(path('encryption-keys'))
  rmSync(path('database-url'))
  writeFileSync(path('encryption-keys.part'), 'k1:hal')
  expect(run()).toMatchObject({ status: 0, stdout: 'secrets/database-url\nsecrets/encryption-keys\n' })
  const second = drawn()
  expect(second['encryption-keys']).toMatch(/^k1:[\w+/]{43}=\n$/)
  expect(second).toEqual({ ...first, 'encryption-keys': second['encryption-keys'] })
})

it('refuses another address than the one that is stored', () => {
  run('smtps://a:b@mail.example.no')
  const refused = run('smtps://a:b@other.example.no')
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('secrets/smtp-url holds another address'),
  ])
  expect(refused.stderr).not.toContain('a:b')
  expect(drawn()['smtp-url']).toBe('smtps://a:b@mail.example.no\n')
})
