import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEncryption, type EncryptionKey } from '../../base/db/encryption'
import { sampleMail, sampleSms } from '../../base/outbox/sample'
import { mailContext, outboxService, smsContext } from '../../base/outbox/service'
import { attemptMarker } from '../../base/outbox/worker-claim'
import { adminService } from '../../landlord/account/service-admin'
import { accountMails } from '../../landlord/account/service-mail'
import { commandOf } from './commands'
import { usage } from './usage'
import { testApp, type TestApp } from '../server/test-app'

let app: TestApp
const [test, next] = ['test', 'next'].map((id) => ({ id, secret: randomBytes(32) })) as [EncryptionKey, EncryptionKey]
beforeAll(async () => void (app = await testApp({ keys: [test] })))
afterAll(() => app.close())

/** As after a new key was put first. */
const rotating = createEncryption([next, test])
const printed: string[] = []
/** What happens while a command waits. */
let pause = async () => {}
beforeEach(() => {
  printed.splice(0)
  pause = async () => {}
})
/** Runs a command as its words stand on the command line. */
async function run(words: readonly string[]): Promise<string> {
  const { db, ids } = app
  const encryption = rotating
  const clock = { now: app.now }
  const outbox = outboxService({ encryption })
  const { queueMail } = outbox
  await commandOf(words)({
    db,
    clock,
    ids,
    encryption,
    account: adminService({
      db,
      clock,
      ids,
      mails: accountMails({ publicUrl: 'http://husbok.test', supportEmail: '' }),
      queueMail,
      onRegistered: async () => {},
    }),
    send: { ...outbox, publicUrl: 'http://husbok.test', pause },
    openStore: async () => app.modules.store,
    backUp: async (words) => void printed.push(`backup ${words.join(' ')}`),
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
  it.each([
    [[]],
    [['nothing']],
    [['constructor']],
    [['grant']],
    [['grant', '']],
    [['retry-mail']],
    [['test-mail']],
    [['test-sms']],
  ])('%j gets the usage', (words) => expect(() => commandOf(words)).toThrow(usage))

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

describe('a command about an account', () => {
  it.each([['grant'], ['revoke'], ['login-link'], ['mail-login-link']])(
    '%s says in a sentence that nobody has the address, or that it is none',
    async (command) => {
      await expect(run([command, 'nobody@husbok.test'])).rejects.toThrow(
        /^No account has the address nobody@husbok\.test\.$/,
      )
      await expect(run([command, 'nobody'])).rejects.toThrow(/^nobody is no e-mail address\.$/)
      expect(printed).toEqual([])
    },
  )

  it('import says what is wrong with an address or a name', async () => {
    const { email } = await app.landlord({ finished: false })
    await expect(run(['import', email])).rejects.toThrow(`${email} has an account already.`)
    await expect(run(['import', 'no address'])).rejects.toThrow('no address is no e-mail address.')
    await expect(run(['import', 'new@husbok.test', 'a'.repeat(60)])).rejects.toThrow(/^A name has 2 to 50 characters/)
  })

  it('sweep-files takes a number and nothing else', async () => {
    for (const wrong of ['x', '-1', '1.5']) await expect(run(['sweep-files', wrong])).rejects.toThrow(usage)
  })
})

describe('a message to try out', () => {
  const messages = (kind: 'mail' | 'sms') =>
    app.db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', 'like', 'test-%').orderBy('id').execute()
  /** What becomes of the newest message while the command waits. */
  const becomes = (kind: 'mail' | 'sms', row: object) => async () => {
    const { id } = (await messages(kind)).at(-1)!
    await app.db.updateTable('job').set(row).where('id', '=', id).execute()
  }
  const read = (payload: unknown, context: string) =>
    JSON.parse(rotating.decrypt((payload as { encrypted: string }).encrypted, context)) as object

  it('by mail goes through the outbox in the asked language, and its outcome is told', async () => {
    pause = async () => {
      expect(read((await messages('mail')).at(-1)!.payload, mailContext)).toEqual(
        sampleMail('http://husbok.test', { id: null, email: 'ops@husbok.test', firstName: '', language: 'nb' }),
      )
      await becomes('mail', { done_at: app.now(), payload: '{}' })()
    }
    expect(await run(['test-mail', 'ops@husbok.test', 'nb'])).toBe(
      'The mail to o…@husbok.test was taken by the server. Look whether it arrives.',
    )
    pause = becomes('mail', { attempts: 1, last_error: 'Error: EAUTH 535: no' })
    await expect(run(['test-mail', 'ops@husbok.test'])).rejects.toThrow(
      'The mail to o…@husbok.test was not sent: EAUTH 535: no. It is tried again',
    )
    await expect(run(['test-mail', 'no address'])).rejects.toThrow('no address is no e-mail address.')
  })

  it('by SMS takes a number as people write it, and says what is wrong with another', async () => {
    pause = async () => {
      expect(read((await messages('sms')).at(-1)!.payload, smsContext)).toEqual(sampleSms('+4790012345', 'en'))
      await becomes('sms', { attempts: 13, max_attempts: 13, last_error: 'GiveUp: text messages are not configured' })()
    }
    await expect(run(['test-sms', '900 12 345'])).rejects.toThrow(
      'The message to +47…45 was not sent: text messages are not configured. It is not tried again by itself.',
    )
    await expect(run(['test-sms', '12'])).rejects.toThrow('12 is no phone number. Write it with its country code')
  })

  it.each([
    [
      'a connection that broke',
      { attempts: 1, last_error: 'Error: it may have been sent; temporary: unreachable: ECONNRESET' },
      /^Whether the message to \+47…45 was sent is not known: it may have been sent; temporary: unreachable: ECONNRESET\. It is tried once more, so it may arrive twice\.$/,
    ],
    [
      'no answer in time',
      { attempts: 13, max_attempts: 13, last_error: 'GiveUp: it may have been sent; temporary: timeout: 7000 ms' },
      /^Whether the message to \+47…45 was sent is not known: it may have been sent; .*\. It is not tried again by itself: look at the phone before you send another one\.$/,
    ],
    [
      'a provider that was surely not reached',
      { attempts: 1, last_error: 'Error: temporary: unreachable: ECONNREFUSED' },
      /^The message to \+47…45 was not sent: temporary: unreachable: ECONNREFUSED\. It is tried again; when the cause is mended it arrives\.$/,
    ],
  ])('by SMS says what is known after %s', async (_what, row, sentence) => {
    pause = becomes('sms', row)
    await expect(run(['test-sms', '+4790012345'])).rejects.toThrow(sentence)
  })

  it('that is on its way all the while is not said to lie unseen', async () => {
    pause = becomes('sms', { attempts: 1, last_error: attemptMarker })
    await expect(run(['test-sms', '+4790012345'])).rejects.toThrow(
      /^The message to \+47…45 is being sent, and there is no answer yet\. What becomes of it stands in the sending log\.$/,
    )
  })

  it('that nobody sends says so', async () => {
    let looks = 0
    pause = async () => void (looks += 1)
    await expect(run(['test-sms', '0047 90012345'])).rejects.toThrow('is the app running?')
    expect(looks).toBe(40)
  })
})
