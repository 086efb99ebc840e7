import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, testPassword, type TestApp } from '../../app/server/test-app'
import { outboxService } from '../../base/outbox/service'
import { accountCalls } from './calls'
import { adminService } from './service-admin'
import { accountMails } from './service-mail'

let app: TestApp
let admin: ReturnType<typeof adminService>
const begun: number[] = []
beforeAll(async () => {
  app = await testApp()
  admin = adminService({
    db: app.db,
    clock: { now: app.now },
    ids: app.ids,
    mails: accountMails({ publicUrl: 'http://husbok.test', supportEmail: '' }),
    queueMail: outboxService({ encryption: app.encryption }).queueMail,
    onRegistered: async ({ owner }) => void begun.push(owner),
    withoutPlan: false,
    deleteNow: app.modules.account.deleteNow,
  })
})
afterAll(() => app.close())

const tokenIn = (text: string) => /\/login\/by-url\?token=([\w-]{43})/.exec(text)![1]!
const audited = async (account: number) =>
  (await app.db.selectFrom('audit').select('action').where('account_id', '=', account).orderBy('id').execute()).map(
    (row) => row.action,
  )

describe('on the command line', () => {
  it('the role of administrator is given and taken, and the account logs in anew', async () => {
    const { email, token, id } = await app.landlord({ finished: false })
    await admin.grantAdmin(` ${email.toUpperCase()} `)
    await expect(app.call(accountCalls.profile, {}, { token })).rejects.toMatchObject({ status: 401 })
    const { accessToken, user } = await app.login(email, testPassword)
    expect(user.role).toBe('admin')
    await admin.revokeAdmin(email)
    await expect(app.call(accountCalls.profile, {}, { token: accessToken })).rejects.toMatchObject({ status: 401 })
    expect(await audited(id)).toEqual(expect.arrayContaining(['admin grant', 'admin revoke']))
    await expect(admin.grantAdmin('nobody@husbok.test')).rejects.toMatchObject({ reason: 'notFound' })
  })

  it('the second step is switched off for an owner who has lost it, who is told by mail', async () => {
    const { email, id } = await app.landlord({ finished: false })
    await expect(admin.switchSecondStepOff(email)).rejects.toMatchObject({ reason: 'secondFactorOff' })
    await app.db
      .updateTable('account')
      .set({ totp_secret: 'x', totp_confirmed_at: app.now(), totp_step: 7 })
      .where('id', '=', id)
      .execute()
    await app.db
      .insertInto('recovery_code')
      .values({ account_id: id, codeHash: `lost-${id}` })
      .execute()
    await admin.switchSecondStepOff(email)
    expect((await app.login(email, testPassword)).user.secondFactor).toBe(false)
    expect(await app.db.selectFrom('recovery_code').select('codeHash').where('account_id', '=', id).execute()).toEqual(
      [],
    )
    expect((await app.mails()).at(-1)).toMatchObject({
      to: email,
      subject: expect.stringMatching(/second step .* off/),
    })
    expect(await audited(id)).toContain('admin second-step-off')
  })

  it('an address is changed for an owner who has lost the mailbox, and both are told', async () => {
    const [{ email, token, id }, other] = [await app.landlord({ finished: false }), await app.landlord()]
    await expect(admin.changeEmail(email, other.email)).rejects.toMatchObject({ reason: 'emailExists' })
    await admin.changeEmail(email, ' New.Box@husbok.test ')
    await expect(app.call(accountCalls.profile, {}, { token })).rejects.toMatchObject({ status: 401 })
    expect((await app.login('new.box@husbok.test', testPassword)).user.id).toBe(id)
    const recipients = (await app.mails())
      .filter(({ subject }) => /address .* was changed/.test(subject))
      .map(({ to }) => to)
    expect(recipients.slice(-2)).toEqual([email, 'new.box@husbok.test'])
    expect(await audited(id)).toContain('admin change-email')
  })

  it('an account is deleted for an owner who asks for it, but not with a subscription', async () => {
    const { email, id } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    await expect(admin.deleteAccount(email)).rejects.toMatchObject({ reason: 'subscriptionIsActive' })
    await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', id).execute()
    await admin.deleteAccount(email)
    await expect(app.login(email, testPassword)).rejects.toMatchObject({ status: 422 })
    const houses = await app.db.selectFrom('house').select('name').where('account_id', '=', id).execute()
    expect(houses).not.toContainEqual({ name: testHouse.name })
    expect(await audited(id)).toContain('admin delete')
  })

  it('accounts are found by part of an address or a name, or by number', async () => {
    const { email, id } = await app.landlord()
    const ids = async (text: string) => (await admin.findAccounts(text)).map((found) => found.id)
    expect(await ids(email.slice(0, -4).toUpperCase())).toEqual([id])
    expect(await ids(` ${id} `)).toContain(id)
    expect(await ids('kari nordm')).toContain(id)
    expect(await ids('%')).toEqual([])
  })

  it('a login link lives as long as support says', async () => {
    app.setNow('2026-11-20T10:00:00.000Z')
    const { email, id } = await app.landlord({ finished: false })
    const code = tokenIn(await admin.issueLoginLink(email, 30))
    app.setNow('2026-11-20T10:29:59.000Z')
    expect((await app.loginByCode(code)).user.id).toBe(id)
    app.setNow('2026-11-20T10:00:00.000Z')
  })

  it('a login link for support works once and for 60 seconds', async () => {
    app.setNow('2026-11-20T10:00:00.000Z')
    const { email } = await app.landlord({ finished: false })
    const code = tokenIn(await admin.issueLoginLink(email))
    app.setNow('2026-11-20T10:01:00.000Z')
    await expect(app.loginByCode(code)).rejects.toMatchObject({
      body: { message: 'invalidCode' },
    })
    app.setNow('2026-11-20T10:00:59.000Z')
    const uses = await Promise.allSettled(Array.from({ length: 20 }, () => app.loginByCode(code)))
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1)
  })

  it('of links made at the same time one works', async () => {
    const { email } = await app.landlord({ finished: false })
    const links = await Promise.all(Array.from({ length: 10 }, () => admin.issueLoginLink(email)))
    const uses = await Promise.allSettled(links.map((link) => app.loginByCode(tokenIn(link))))
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1)
  })

  it('a mailed one works for 10 minutes', async () => {
    app.setNow('2026-11-20T10:00:00.000Z')
    const { email } = await app.landlord({ finished: false })
    await admin.mailLoginLink(email)
    const mail = (await app.mails()).at(-1)!
    expect(mail).toMatchObject({ to: email, subject: 'Your link to Husbok' })
    app.setNow('2026-11-20T10:09:59.000Z')
    expect((await app.loginByCode(tokenIn(mail.text))).user.email).toBe(email)
  })

  it('an account of the old app is imported once, and told to move when it logs in', async () => {
    const id = await admin.importOldAccount({ email: 'Old@Husbok.test', firstName: 'Ola', lastName: 'Nordmann' })
    expect(begun).toEqual([id])
    await expect(app.login('old@husbok.test', testPassword)).rejects.toMatchObject({
      status: 409,
      body: { message: 'isOldAppUser' },
    })
    await expect(admin.importOldAccount({ email: 'old@husbok.test' })).rejects.toMatchObject({ reason: 'emailExists' })
    await expect(admin.importOldAccount({ email: 'no address' })).rejects.toThrow(/email/)
    expect(await audited(id)).toEqual(['admin import'])
  })
})
