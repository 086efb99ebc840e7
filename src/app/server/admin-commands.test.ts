import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEncryption, type EncryptionKey } from '../../base/db/encryption'
import { outboxService } from '../../base/outbox/service'
import { adminService } from '../../landlord/account/service-admin'
import { commandOf, usage } from './admin-commands'
import { testApp, type TestApp } from './test-app'

let app: TestApp
const [test, next] = ['test', 'next'].map((id) => ({ id, secret: randomBytes(32) })) as [EncryptionKey, EncryptionKey]
beforeAll(async () => void (app = await testApp({ keys: [test] })))
afterAll(() => app.close())

/** As after a new key was put first. */
const rotating = createEncryption([next, test])
const printed: string[] = []
beforeEach(() => void printed.splice(0))
/** Runs a command as its words stand on the command line. */
async function run(words: readonly string[]): Promise<string> {
  const { db, ids } = app
  const encryption = rotating
  const clock = { now: app.now }
  const { queueMail } = outboxService({ encryption })
  await commandOf(words)({
    db,
    clock,
    ids,
    encryption,
    account: adminService({ db, clock, ids, publicUrl: 'http://husbok.test', queueMail, onRegistered: async () => {} }),
    openStore: async () => app.modules.store,
    print: (text) => void printed.push(text),
  })
  return printed.join('\n')
}
const secrets = () => app.db.selectFrom('account').select(['id', 'ssn']).orderBy('id').execute()
const entries = async () =>
  (await app.db.selectFrom('audit').select('action').where('action', 'like', 'admin %').orderBy('id').execute()).map(
    ({ action }) => action,
  )

describe('a command of the command line', () => {
  it.each([[[]], [['nothing']], [['constructor']], [['grant']], [['grant', '']], [['retry-mail']]])(
    '%j gets the usage',
    (words) => expect(() => commandOf(words)).toThrow(usage),
  )

  it('does what it says and nothing of the others: only rotate-keys encrypts anew', async () => {
    const { email, id } = await app.landlord()
    const before = await secrets()
    expect(await run(['grant', email])).toBe(`${email} is an administrator now.`)
    expect(await run(['failed-mails'])).toContain('0 mails were given up')
    expect(await run(['audit-role'])).toContain('husbok_audit')
    expect(await secrets()).toEqual(before)
    expect(await run(['rotate-keys'])).toMatch(/records were encrypted anew with key next/)
    expect((await secrets()).find((row) => row.id === id)!.ssn).not.toBe(before.find((row) => row.id === id)!.ssn)
  })

  it('leaves its entry in the audit trail', async () => {
    const { email } = await app.landlord({ finished: false })
    const before = (await entries()).length
    const words = [['grant', email], ['login-link', email], ['rotate-keys'], ['claim-files'], ['sweep-files', '0']]
    words.push(['failed-mails'], ['audit-role'], ['verify-audit'])
    for (const each of words) await run(each)
    expect((await entries()).slice(before)).toEqual(words.map(([name]) => `admin ${name}`))
    expect(printed.join('\n')).toContain('The audit trail is whole')
  })
})
