import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sampleJpeg } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import { addDays, type Day } from '../../base/kit/day'
import type { CallInput } from '../../base/kit/endpoint'
import { readPdf } from '../../base/pdf/test-pdf'
import { todoCalls } from '../../year/todo/calls'
import { handoverCalls } from '../handover/calls'
import { testItem } from '../handover/test-handover'
import { coTenant } from '../signing/test-signing'
import { rentAccountFixture } from '../rent-account/test-rent-account'
import { tenancyCalls } from '../tenancy/calls'
import { settlementCalls } from './calls'

const { at, params, refusal, landlord } = rentAccountFixture()
type Form = CallInput<typeof settlementCalls.create>['body']
const claims: Form = {
  items: [
    { kind: 'rent', text: 'Leie for november', sum: 9500 },
    { kind: 'damage', text: 'Brennmerke i gulvet', sum: 4000 },
  ],
}
const deposit = {
  deposit_sum: 19_000,
  deposit_account: 'NO9386011117947',
  deposit_payment_deadline: '2026-12-01',
}

async function owner() {
  const given = await landlord()
  const { options, token } = given
  return {
    ...given,
    photo: async () =>
      (JSON.parse((await at.app.upload(token, 'a.jpg', await sampleJpeg())).body) as { url: string }).url,
    settle: (id: number, body: Form = claims, more: object = {}) =>
      at.app.call(settlementCalls.create, { ...params(id), body }, { ...options, ...more }),
    list: (id: number) => at.app.call(settlementCalls.list, params(id), options),
  }
}
const opened = (url: string) => at.app.raw('GET', url, undefined)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a finished contract', () => {
  it('waits for its settlement for 90 days', async () => {
    const { signed, settle, options } = await owner()
    const [made, older, running] = [await signed(deposit), await signed(deposit), await signed(deposit)]
    const ends = (id: number, date: string) =>
      at.app.call(tenancyCalls.finish, { ...params(id), body: { date } }, options)
    const today = at.app.now().slice(0, 10) as Day
    await ends(made, addDays(today, -90))
    await ends(older, addDays(today, -91))
    const unsettled = async () => (await at.app.call(todoCalls.waiting, {}, options)).unsettled
    expect(await unsettled()).toEqual([made])
    await settle(made)
    expect(await unsettled()).toBeUndefined()
    expect(running).toBeGreaterThan(older)
  })
})

describe('a settlement', () => {
  it('sets claims against the deposit, says what is owed, and its PDF never changes', async () => {
    const { signed, follow, settle, list, houseId, photo } = await owner()
    const id = await signed(deposit)
    await follow(id, { follows_from: '2026-11' })
    const url = await photo()
    const made = await settle(id, { items: [claims.items[0]!, { ...claims.items[1]!, photos: [url] }] })
    expect(made).toMatchObject({
      contractId: id,
      total: 1_350_000,
      deposit: 1_900_000,
      owed: 950_000,
      to_tenant: 550_000,
      to_landlord: 1_350_000,
      items: [{ kind: 'rent', photos: [], handoverItem: null }, { photos: [url] }],
    })
    const { bytes, headers } = await opened(made.url)
    expect(headers['content-type']).toBe('application/pdf')
    expect(sha256(bytes)).toBe(made.sha256)
    expect((await readPdf(bytes)).text).toContain('Brennmerke i gulvet')
    await at.app.db.updateTable('house').set({ name: 'Et annet navn' }).where('id', '=', houseId).execute()
    const [listed] = await list(id)
    expect(listed).toEqual({ ...made, url: listed!.url })
    expect(sha256((await opened(listed!.url)).bytes)).toBe(made.sha256)
    const { items } = await at.app.db
      .selectFrom('settlement')
      .select('items')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(items).not.toContain('Brennmerke')
  })

  it('is sent to the tenants once, and keeps what came of it', async () => {
    const { signed, settle, list, options } = await owner()
    const id = await signed(deposit)
    const { id: made, agreed, paid_on } = await settle(id)
    expect([agreed, paid_on]).toEqual([null, null])
    const one = { params: { id: String(id), settlementId: String(made) } }
    const send = () => at.app.call(settlementCalls.send, one, options)
    const sent = async () => (await at.app.mails()).filter(({ subject }) => subject.startsWith('Settlement'))
    expect(await send()).toMatchObject({ mailed_on: '2026-11-20' })
    await send()
    expect(await sent()).toMatchObject([{ to: 'per@example.no', onBehalfOf: 'Kari Nordmann' }])
    expect((await sent())[0]!.attachments).toHaveLength(1)
    const record = (body: CallInput<typeof settlementCalls.outcome>['body']) =>
      at.app.call(settlementCalls.outcome, { ...one, body }, options)
    expect(await refusal(record({ agreed: true, answered_on: null }))).toEqual([
      422,
      'invalid',
      { answered_on: 'required' },
    ])
    expect(await refusal(record({ agreed: true, answered_on: '2026-11-21' }))).toEqual([
      422,
      'invalid',
      { answered_on: 'settlementDay' },
    ])
    const outcome = { agreed: true, answered_on: '2026-11-20', paid_on: '2026-11-20' }
    expect(await record(outcome)).toMatchObject(outcome)
    expect((await list(id))[0]).toMatchObject({ ...outcome, mailed_on: '2026-11-20' })
    expect(await record({ agreed: null, answered_on: null })).toMatchObject({ agreed: null, paid_on: null })
  })

  it('is sent to the tenants who have an address, and refused if none has one', async () => {
    const { signed, settle, options } = await owner()
    const co_tenants = [{ ...coTenant, email: 'siri.alone@example.no' }]
    const [both, alone] = [await signed({ ...deposit, co_tenants }), await signed(deposit)]
    await at.app.db.updateTable('contract').set({ tenant_email: '' }).where('id', 'in', [both, alone]).execute()
    const send = async (id: number) => {
      const params = { id: String(id), settlementId: String((await settle(id)).id) }
      return await at.app.call(settlementCalls.send, { params }, options)
    }
    expect(await send(both)).toMatchObject({ mailed_on: '2026-11-20' })
    expect((await at.app.mails()).filter(({ to }) => to === 'siri.alone@example.no')).toHaveLength(1)
    expect(await refusal(send(alone))).toEqual([422, 'invalid', { tenant_email: 'noTenantMail' }])
  })

  it('says which e-mail was not delivered', async () => {
    const { signed, settle, list, options } = await owner()
    const id = await signed({ ...deposit, tenant_email: 'gone@example.no' })
    const { id: made } = await settle(id)
    const one = { params: { id: String(id), settlementId: String(made) } }
    expect((await at.app.call(settlementCalls.send, one, options)).undelivered).toEqual([])
    await at.app.db
      .updateTable('job')
      .set({ attempts: 8, max_attempts: 8, done_at: null, last_error: '550 no such user' })
      .where('key', '=', `settlement-${made}-tenant-0`)
      .execute()
    expect((await list(id))[0]!.undelivered).toEqual([
      { to: 'gone@example.no', kind: 'mail', reason: '550 no such user' },
    ])
  })

  it('without a deposit has no payment by a bank', async () => {
    const { signed, settle, options } = await owner()
    const id = await signed()
    const params = { id: String(id), settlementId: String((await settle(id)).id) }
    const record = (paid_on: string | null) =>
      at.app.call(
        settlementCalls.outcome,
        { params, body: { agreed: true, answered_on: '2026-11-20', paid_on } },
        options,
      )
    expect(await refusal(record('2026-11-20'))).toEqual([422, 'invalid', { paid_on: 'noDepositToPay' }])
    expect(await record(null)).toMatchObject({ agreed: true, paid_on: null })
  })

  it('names an item of a handover of the same contract only', async () => {
    const { signed, settle, options } = await owner()
    const [id, other] = [await signed(), await signed()]
    const { id: handoverId } = await at.app.call(
      handoverCalls.create,
      { ...params(id), body: { kind: 'out', date: '2026-11-20', rooms: [{ name: 'Bad', items: [testItem('Sluk')] }] } },
      options,
    )
    const form: Form = { items: [{ ...claims.items[1]!, handoverItem: { handoverId, room: 'Bad', item: 'Sluk' } }] }
    expect((await settle(id, form)).items[0]!.handoverItem).toEqual({ handoverId, room: 'Bad', item: 'Sluk' })
    const inWords = (handoverItem: string): Form => ({ items: [{ ...claims.items[1]!, handoverItem }] })
    expect((await settle(id, inWords('Bad, sluk'))).items[0]!.handoverItem).toBe('Bad, sluk')
    expect(await refusal(settle(id, inWords('Finnes ikke / tull')))).toEqual([
      422,
      'invalid',
      { 'items.0.handoverItem': 'handoverItem' },
    ])
    expect(await refusal(settle(other, form))).toEqual([422, 'invalid', { 'items.0.handoverItem': 'handoverItem' }])
  })

  it('is refused of a draft, of another’s contract, with another’s photo, and after twenty', async () => {
    const { create, signed, settle } = await owner()
    const stranger = await owner()
    const id = await signed()
    expect(await refusal(settle(await create()))).toEqual([409, 'contractNotSigned', undefined])
    expect(await refusal(stranger.settle(id))).toEqual([404, 'notFound', undefined])
    expect(await refusal(stranger.list(id))).toEqual([404, 'notFound', undefined])
    const photos = [await stranger.photo()]
    expect(await refusal(settle(id, { items: [{ ...claims.items[1]!, photos }] }))).toEqual([
      422,
      'invalid',
      { 'items.0.photos': 'files.unknown' },
    ])
    const { url } = await settle(id)
    expect((await opened(url.replace(/\?.*/, ''))).status).toBe(401)
    expect((await opened(url.replace(/signature=./, 'signature=_'))).status).toBe(404)
    for (let made = 1; made < 20; made += 1) await settle(id, { items: [] })
    expect(await refusal(settle(id))).toEqual([409, 'settlementLimit', undefined])
  })

  it('twice with one key is one, is exported, and goes with the tenants', async () => {
    const { account, signed, settle, list, photo, token, finish, options } = await owner()
    const id = await signed(deposit)
    const form: Form = { items: [{ ...claims.items[1]!, photos: [await photo()] }] }
    const both = await Promise.all([1, 2].map(() => settle(id, form, { key: 'settlement-key-0001' })))
    expect(both[0]!.id).toBe(both[1]!.id)
    expect(await list(id)).toHaveLength(1)
    const files = unzip((await at.app.raw('GET', '/api/export', undefined, { token })).bytes)
    expect(JSON.parse(files.get('data/settlements.json')!.toString('utf8'))).toMatchObject([
      { id: both[0]!.id, contractId: id, items: [{ text: 'Brennmerke i gulvet', sum: 4000 }], total: 4000 },
    ])
    const paper = [...files].find(([path]) => /(Settlement|Sluttoppgjør) 2026-11-20\.pdf$/.test(path))!
    expect(sha256(paper[1])).toBe(both[0]!.sha256)
    expect([...files.keys()].filter((path) => path.endsWith('.jpg'))).toHaveLength(1)
    await finish(id)
    await at.app.call(tenancyCalls.eraseTenant, { ...params(id), body: { confirm: true } }, options)
    expect(await list(id)).toEqual([])
    expect(await refusal(settle(id))).toEqual([409, 'tenantErased', undefined])
    expect(
      await at.app.db
        .selectFrom('document')
        .selectAll()
        .where('account_id', '=', account)
        .where('type', '=', 'image/jpeg')
        .execute(),
    ).toEqual([])
  })
})
