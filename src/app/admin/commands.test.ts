import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEncryption, type EncryptionKey } from '../../base/db/encryption'
import type { Instant } from '../../base/kit/day'
import { sampleMail, sampleSms } from '../../base/outbox/sample'
import { mailEncryptionContext, outboxService, smsEncryptionContext } from '../../base/outbox/service'
import { runningAttemptMark } from '../../base/outbox/worker-claim'
import { adminService } from '../../landlord/account/service-admin'
import { accountMails } from '../../landlord/account/service-mail'
import { testApp, type TestApp } from '../server/test-app'
import { commandUsage } from './account-commands'
import { commandOf } from './main'
import { problemsToSolve } from './status'

let app: TestApp
const [test, next] = ['test', 'next'].map((id) => ({ id, secret: randomBytes(32) })) as [EncryptionKey, EncryptionKey]
beforeAll(async () => void (app = await testApp({ keys: [test] })))
afterAll(() => app.close())

/** A new key comes first, as at the start of a key rotation. */
const rotating = createEncryption([next, test])
const printed: string[] = []
/** Runs while a command waits for the outcome of its message. */
let pause = async () => {}
let backup: Instant | null = null
/** Faults of outside services. */
let outside: readonly string[] = []
beforeEach(() => {
  backup = app.now()
  outside = []
  printed.splice(0)
  pause = async () => {}
})
/** Runs a command from its words on the command line. */
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
      withoutPlan: false,
      deleteNow: app.modules.account.deleteNow,
    }),
    send: { ...outbox, publicUrl: 'http://husbok.test', pause },
    dataDir: app.dataDir,
    lastBackup: async () => backup,
    openStore: async () => app.modules.store,
    backUpNightly: async () => void printed.push('nightly'),
    backUp: async (words) => void printed.push(`backup ${words.join(' ')}`),
    outsideFaults: async () => [...outside],
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
  ])('%j gets the usage', (words) => expect(() => commandOf(words)).toThrow(commandUsage))

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

describe('status', () => {
  it('says on one page how the installation is, and leaves its entry', async () => {
    const { id } = await app.landlord()
    const before = (await entries()).length
    const page = await run(['status'])
    expect(page).toMatch(
      /^All is well\.\n\nHusbok \d+\.\d+\.\d+ \(commit \w+\), Node \d+\..*, PostgreSQL \d+.*, migration \d{4}_/,
    )
    expect(page).toMatch(/\n\d+ accounts, \d+ houses?\nDatabase: [\d.]+ MB\n  \w+: [\d.]+ [kM]B\n/)
    for (const line of ['Files: 0, 0 bytes', 'Failed sends within a day:', 'Last backup: 0 hours old', 'Audit trail: '])
      expect(page).toContain(`\n${line}`)
    const { email } = await app.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    expect(page).not.toContain(email)
    expect((await entries()).slice(before)).toEqual(['admin status'])
  })

  it('says first what needs attention, and fails then', async () => {
    const job = { kind: 'example', payload: '{}' }
    const gone = { attempts: 8, last_error: 'Error: no' }
    const hourAgo = '2026-11-20T09:00:00.000Z' as Instant
    await app.db
      .insertInto('job')
      .values([
        { ...job, run_at: hourAgo },
        { ...job, run_at: hourAgo, ...gone },
      ])
      .execute()
    for (let n = 0; n < 11; n += 1)
      await app.db.insertInto('sendlog').values({ success: false, type: 'pigeon', created_at: hourAgo }).execute()
    backup = null
    outside = ['The mail server is away.']
    await expect(run(['status'])).rejects.toThrow(/^5 things need attention: see docs\/operate\.md/)
    expect(printed.slice(0, 6)).toEqual([
      'The mail server is away.',
      'A job of kind example waits since 60 minutes: is the app running?',
      '1 job of kind example given up.',
      '11 attempts to send by pigeon failed within a day.',
      'There is no backup.',
      '',
    ])
    expect(printed).toContain('  example: 1 due (oldest 3600 s), 0 later, 1 given up')
    await app.db.deleteFrom('job').where('kind', '=', 'example').execute()
    await app.db.deleteFrom('sendlog').where('type', '=', 'pigeon').execute()
  })

  it('finds an old backup, an unsigned trail and a full disk', () => {
    const trail = { checkpoint: null, ageSeconds: null, unsignedSeconds: 7200 }
    const sizes = { failed: [] } as unknown as Parameters<typeof problemsToSolve>[0]['sizes']
    const disk = { free: 4e9, all: 100e9 }
    expect(problemsToSolve({ sizes, queues: [], trail, backupHours: 37.5, disk, unreadable: 1, outside: [] })).toEqual([
      "1 encrypted value can't be read.",
      'The audit trail has not been signed for 120 minutes.',
      'The last backup is 37 hours old.',
      'The disk of DATA_DIR has 4.0 GB left.',
    ])
    const fine = {
      unreadable: 0,
      outside: [],
      sizes,
      queues: [],
      trail: { ...trail, unsignedSeconds: 0 },
      disk: { free: 6e9, all: 100e9 },
    }
    expect(problemsToSolve({ ...fine, backupHours: 35 })).toEqual([])
  })
})

describe('rates', () => {
  it('are shown, and added with their source', async () => {
    expect(await run(['rates'])).toMatch(
      /^Late interest, percent a year:\n  2023-01-01  10\.75 [^]*\n  2026-07-01  12\.25 [^]*Price index \(2025 = 100\): up to 2026-05, which is 103\.0\nAll is well\.$/,
    )
    const words = ['rates', 'add', 'late_interest', '2027-01-01', '12.5', 'FOR-2026-12-17-3400']
    printed.splice(0)
    expect(await run(words)).toContain('late_interest from 2027-01-01 is 12.5 now.')
    expect(await run(words)).toContain('late_interest from 2027-01-01 is 12.5 already.')
    await expect(run(['rates', 'add', 'late_interest', '2027-01-01', '13', 'FOR'])).rejects.toThrow('--instead')
    printed.splice(0)
    expect(await run(['rates', 'add', 'late_interest', '2027-01-01', '13', 'FOR', '--instead'])).toContain('is 13 now')
    expect(await run(['rates'])).toContain('\n  2027-01-01  13.00  FOR\n')
    expect(await entries()).toContain('admin rates')
  })

  it('are read by the running app on request, and nothing else is done', async () => {
    await run(['rates', 'renew'])
    const jobs = await app.db.selectFrom('job').select('payload').where('kind', '=', 'register.renew').execute()
    expect(jobs).toEqual([{ payload: { all: true } }])
    await app.db.deleteFrom('job').where('kind', '=', 'register.renew').execute()
    printed.splice(0)
    expect(await run(['rates', 'accept', 'ssb'])).toBe('0 values of ssb are taken over.')
    for (const words of [
      ['rates', 'accept', 'brreg'],
      ['rates', 'show'],
    ])
      await expect(run(words)).rejects.toThrow(commandUsage)
  })
})

describe('a value that no key reads', () => {
  it('is counted by status, listed with its place, and emptied on request', async () => {
    const { id } = await app.landlord()
    const damaged = `test:${'A'.repeat(60)}`
    await app.db.updateTable('account').set({ ssn: damaged }).where('id', '=', id).execute()
    // A column that can't be null.
    const { id: login } = await app.db
      .insertInto('tax_form_login')
      .values({ account_id: id, encrypted_login: damaged, updated_at: app.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lines = [`account ${id} ssn  account ${id}`, `tax_form_login ${login} encrypted_login  account ${id}`]
    const before = await secrets()
    expect(await run(['unreadable'])).toBe([...lines, "2 values can't be read."].join('\n'))
    expect(await secrets()).toEqual(before)
    printed.splice(0)
    await expect(run(['status'])).rejects.toThrow(/^1 thing needs attention/)
    expect(printed).toContain("2 encrypted values can't be read.")
    await run(['unreadable', '--clear', 'account', String(id), 'ssn'])
    await run(['unreadable', '--clear', 'tax_form_login', String(login), 'encrypted_login'])
    expect(await secrets()).toContainEqual({ id, ssn: null })
    printed.splice(0)
    expect(await run(['unreadable'])).toBe("0 values can't be read.")
    const trail = await app.db
      .selectFrom('audit')
      .select(['entity', 'changed'])
      .where('account_id', '=', id)
      .where('action', '=', 'admin unreadable clear')
      .orderBy('id')
      .execute()
    expect(trail).toEqual([
      { entity: String(id), changed: { table: 'account', column: 'ssn' } },
      { entity: String(login), changed: { table: 'tax_form_login', column: 'encrypted_login' } },
    ])
  })

  it.each([
    ['one that can be read', ['account', 'ssn']],
    ['a table without any', ['house', 'name']],
    ['another column', ['account', 'email']],
  ])('is not %s: that is not emptied', async (_what, [table, column]) => {
    const { id } = await app.landlord()
    await expect(run(['unreadable', '--clear', table!, String(id), column!])).rejects.toThrow(/^There is no such value/)
  })

  it.each([
    [['--clear']],
    [['--clear', 'account', 'x', 'ssn']],
    [['--clear', 'account', '1', 'ssn', 'more']],
    [['all']],
  ])('%j gets the usage', (words) => expect(run(['unreadable', ...words])).rejects.toThrow(commandUsage))
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

  it('says what a command did, in a sentence, or lists what it found', async () => {
    const { email } = await app.landlord({ finished: false })
    await expect(run(['second-step-off', email])).rejects.toThrow(`${email} has no second step.`)
    expect(await run(['find', email])).toMatch(new RegExp(`^\\d+  ${email}  .* since 2026-11-20\\n1 accounts\\.$`))
    printed.splice(0)
    expect(await run(['change-email', email, `new-${email}`])).toContain(`${email} is new-${email} now`)
    await expect(run(['change-email', `new-${email}`, 'none'])).rejects.toThrow('none is no e-mail address.')
    await expect(run(['login-link', `new-${email}`, '--minutes', '0'])).rejects.toThrow(commandUsage)
    printed.splice(0)
    expect(await run(['delete', `new-${email}`])).toContain('is deleted')
    await expect(run(['find'])).rejects.toThrow(commandUsage)
  })

  it('retry queues a job of any kind that was given up', async () => {
    const { id } = await app.db
      .insertInto('job')
      .values({
        kind: 'example',
        payload: '{}',
        run_at: app.now(),
        attempts: 3,
        max_attempts: 3,
        last_error: 'Error: no',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await run(['given-up'])).toContain(`${id}  `)
    expect(await run(['retry', String(id)])).toContain(`Job ${id} is queued again.`)
    await expect(run(['retry', String(id)])).rejects.toThrow(/no such job that was given up/)
    await app.db.deleteFrom('job').where('id', '=', id).execute()
  })

  it('import says what is wrong with an address or a name', async () => {
    const { email } = await app.landlord({ finished: false })
    await expect(run(['import', email])).rejects.toThrow(`${email} has an account already.`)
    await expect(run(['import', 'no address'])).rejects.toThrow('no address is no e-mail address.')
    await expect(run(['import', 'new@husbok.test', 'a'.repeat(60)])).rejects.toThrow(/^A name has 2 to 50 characters/)
  })

  it('sweep-files takes a number and nothing else', async () => {
    for (const wrong of ['x', '-1', '1.5']) await expect(run(['sweep-files', wrong])).rejects.toThrow(commandUsage)
  })
})

describe('a message to try out', () => {
  const messages = (kind: 'mail' | 'sms') =>
    app.db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', 'like', 'test-%').orderBy('id').execute()
  /** Changes the newest message while the command waits for its outcome. */
  const becomes = (kind: 'mail' | 'sms', row: object) => async () => {
    const { id } = (await messages(kind)).at(-1)!
    await app.db.updateTable('job').set(row).where('id', '=', id).execute()
  }
  const read = (payload: unknown, context: string) =>
    JSON.parse(rotating.decrypt((payload as { encrypted: string }).encrypted, context)) as object

  it('by mail goes through the outbox in the asked language, and its outcome is told', async () => {
    pause = async () => {
      const sample = sampleMail('http://husbok.test', {
        id: null,
        email: 'ops@husbok.test',
        firstName: '',
        language: 'nb',
      })
      // `isAwaited` is stored in the job, not in the payload.
      const mail = { ...sample, isAwaited: undefined }
      expect(read((await messages('mail')).at(-1)!.payload, mailEncryptionContext)).toEqual(mail)
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
      expect(read((await messages('sms')).at(-1)!.payload, smsEncryptionContext)).toEqual(
        sampleSms('+4790012345', 'en'),
      )
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
    pause = becomes('sms', { attempts: 1, last_error: runningAttemptMark })
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
