import { describe, expect, it } from 'vitest'
import { statementsOf } from '../../base/db/test-statements'
import type { Day } from '../../base/kit/day'
import { signingCalls } from '../signing/calls'
import { pendingDeposits, noteDepositReading } from './service-select'
import { depositFixture } from './test-deposit'

const { at, lease, leaseAt, row, read, params, own, refusal, ...tests } = depositFixture()

const ordersOf = (contract: number) =>
  at.bank.deposits.filter(({ asked: { externalId } }) => externalId.startsWith(`contract:${contract}:`))
const living = (contract: number) => ordersOf(contract).filter(({ status }) => status === 'CREATED')
const call = (what: 'regenerate' | 'withdraw', contract: number) =>
  at.billing.app.call(signingCalls[what], { ...params(contract), body: {} }, own())
const sign = (contract: number) => at.billing.app.call(signingCalls.sign, params(contract), own())
async function tenMinutes(): Promise<void> {
  const { app } = at.billing
  for (let n = 0; n < 20; n += 1) {
    app.setNow(new Date(Date.parse(app.now()) + 30_000).toISOString())
    await app.work()
  }
}
/** A lease in the bank's order, whose fee was paid once. */
async function sent(): Promise<number> {
  const contract = await leaseAt('paid')
  expect((await sign(contract)).signicatInfo!.state).toBe('tenants')
  return contract
}

describe('the term that the bank is told', () => {
  it.each([
    ['its last day where it ends then', 'Utleieren flytter selv inn.', '2027-06-30T00:00:00Z'],
    ['none where it counts as open-ended', '', undefined],
  ])('is %s', async (_what, fixed_term_reason, to) => {
    const contract = await leaseAt('paid')
    await at.billing.app.db
      .updateTable('contract')
      .set({ type: 'time-bound', end_date: '2027-06-30' as Day, fixed_term_reason })
      .where('id', '=', contract)
      .execute()
    await sign(contract)
    expect(ordersOf(contract)[0]!.asked.contract['to']).toBe(to)
  })
})

it('a lease in the bank’s order says until when it can be signed, once the signing service was read', async () => {
  const contract = await sent()
  await at.billing.app.work()
  const { signBefore, state } = (await read(contract)).signicatInfo!
  expect([state, signBefore === null]).toEqual(['tenants', false])
})

describe('a lease in the bank’s order that is sent anew', () => {
  it('is one new order there, for the same fee, and the earlier one has ended', async () => {
    const contract = await sent()
    await call('regenerate', contract)
    await tenMinutes()
    expect([ordersOf(contract).length, living(contract).length]).toEqual([2, 1])
    expect((await read(contract)).signicatInfo).toMatchObject({ state: 'tenants', pending: null })
    expect(await row(contract)).toMatchObject({ state: 'created', provider_id: living(contract)[0]!.id })
  })

  it('makes room for it where only the document had ended there', async () => {
    const contract = await sent()
    at.bank.paperEnds(ordersOf(contract)[0]!, 'canceled')
    await call('regenerate', contract)
    await tenMinutes()
    expect([ordersOf(contract).length, living(contract).length]).toEqual([2, 1])
    expect((await read(contract)).signicatInfo!.state).toBe('tenants')
  })

  it.each(['lost', 'noise'] as const)('is one order though the answer to its making is %s', async (kind) => {
    const contract = await sent()
    at.bank.fault({ on: 'POST /deposit/personal', kind })
    await call('regenerate', contract)
    await tenMinutes()
    expect([ordersOf(contract).length, living(contract).length]).toEqual([2, 1])
    expect((await read(contract)).signicatInfo).toMatchObject({ state: 'tenants', pending: null })
  })

  it('and taken back meanwhile stays so; the fee is kept for the next sending', async () => {
    const contract = await sent()
    at.bank.fault({ on: '/cancel', kind: 'status' })
    expect((await call('regenerate', contract)).signicatInfo!.pending).toBe('sending')
    await call('withdraw', contract)
    await tenMinutes()
    expect([ordersOf(contract).length, living(contract).length]).toEqual([1, 0])
    expect((await read(contract)).signicatInfo).toMatchObject({ state: 'withdrawn', pending: null })
    expect(await row(contract)).toMatchObject({ state: 'paid' })
  })
})

describe('an order that the bank makes when nobody waits for it any more', () => {
  /** A deposit whose order is being made while its signing ends. */
  async function made(meanwhile: (contract: number) => Promise<unknown>): Promise<number> {
    const contract = await leaseAt('paid')
    const asked = at.bank.count(/^POST \/deposit\/personal/)
    at.bank.fault({ on: 'POST /deposit/personal', kind: 'slow' })
    const pressed = sign(contract)
    await expect.poll(() => at.bank.count(/^POST \/deposit\/personal/)).toBe(asked + 1)
    await meanwhile(contract)
    await pressed.catch(() => undefined)
    await at.billing.app.work()
    return contract
  }

  it('is ended there when it was withdrawn, and the fee is kept', async () => {
    const contract = await made((id) =>
      at.billing.app.db.updateTable('signing').set({ state: 'withdrawn' }).where('contract_id', '=', id).execute(),
    )
    expect([ordersOf(contract).length, living(contract).length]).toEqual([1, 0])
    expect(await row(contract)).toMatchObject({ state: 'paid', provider_id: null })
  })

  it('is ended there when its account is gone, or another is ordered by now', async () => {
    const contract = await made(async (id) => {
      const { db } = at.billing.app
      await db
        .updateTable('deposit')
        .set({ external_id: `contract:${id}:rev2`, signing_id: null })
        .where('contract_id', '=', id)
        .execute()
      await db.deleteFrom('signing').where('contract_id', '=', id).execute()
    })
    expect([ordersOf(contract).length, living(contract).length]).toEqual([1, 0])
    expect(await row(contract)).toMatchObject({ state: 'paid', external_id: `contract:${contract}:rev2` })
  })
})

it('of more open deposits than are looked at in an hour each has its turn', async () => {
  const { db } = at.billing.app
  for (let n = 0; n < 3; n += 1) await leaseAt('opened')
  const all = (await pendingDeposits(db, 1000)).map(({ id }) => id)
  const looked = new Set<number>()
  for (let hour = 0; hour < all.length; hour += 2) {
    const turn = (await pendingDeposits(db, 2)).map(({ id }) => id)
    await noteDepositReading(db, turn, at.billing.app.now())
    for (const id of turn) looked.add(id)
    at.billing.app.setNow(new Date(Date.parse(at.billing.app.now()) + 3_600_000).toISOString())
  }
  expect(looked.size).toBe(all.length)
  await at.billing.app.modules.work.kinds['deposit.look']!.run({
    db,
    now: at.billing.app.now(),
    payload: {},
    job: { id: 1, key: null, attempt: 1, before: null },
    signal: new AbortController().signal,
  })
  const stored = await db.selectFrom('deposit').select('looked_at').where('id', 'in', all).execute()
  expect(stored.map(({ looked_at }) => new Date(looked_at!).toISOString())).toEqual(all.map(() => at.billing.app.now()))
})

it('a reading of an account that tells nothing new takes no lock and writes no row but the send log’s', async () => {
  const { app } = at.billing
  const contract = await leaseAt('partly')
  const { id: deposit } = (await row(contract))!
  const look = () =>
    app.modules.work.kinds['deposit.read']!.run({
      db: app.db,
      now: app.now(),
      payload: { account: at.kari.id, deposit },
      job: { id: 1, key: null, attempt: 1, before: null },
      signal: new AbortController().signal,
    })
  await look()
  expect(await statementsOf(look)).toEqual(['select "deposit".*, "contract"."additionalId",', 'insert into "sendlog"'])
})

describe('the job that sends a lease whose fee was paid', () => {
  const queue = (contract: number) =>
    at.billing.app.db
      .insertInto('job')
      .values({
        kind: 'deposit.order',
        payload: JSON.stringify({ account: at.kari.id, contract }),
        run_at: at.billing.app.now(),
      })
      .execute()

  it('sends it where nobody has', async () => {
    const contract = await leaseAt('paid')
    await queue(contract)
    await tenMinutes()
    expect(living(contract)).toHaveLength(1)
  })

  it('sends nothing that the landlord has sent, and taken back, since', async () => {
    const contract = await sent()
    await call('withdraw', contract)
    await queue(contract)
    await tenMinutes()
    expect([ordersOf(contract).length, living(contract).length]).toEqual([1, 0])
    expect((await read(contract)).signicatInfo!.state).toBe('withdrawn')
    // The landlord may send the lease again at any time.
    expect(await refusal(sign(contract))).toBe('none')
  })
})

describe('the same request once more, a minute after its process was lost,', () => {
  const of = (key: string) => ({ ...own(), key })
  /** Removes the answer to a request, as if its process had ended before answering. A minute passes. */
  async function lost(key: string): Promise<void> {
    const { app } = at.billing
    await app.db.updateTable('idempotency').set({ status: null, answer: null }).where('key', '=', key).execute()
    app.setNow(new Date(Date.parse(app.now()) + 61_000).toISOString())
  }

  it('asks for no release that was taken back since, and takes back none that was asked for since', async () => {
    const contract = await leaseAt('fully')
    const [releasing, taking] = [`release-of-${contract}`, `taking-of-${contract}`]
    at.bank.fault({ on: /personal/, kind: 'status', status: 503 })
    await tests.release(contract, { category: 'TENANT' }, of(releasing))
    await tests.cancelRelease(contract, of(taking))
    await lost(releasing)
    expect((await tests.release(contract, { category: 'TENANT' }, of(releasing))).signicatInfo!.pending).toBeNull()
    expect([(await row(contract))!.state, ordersOf(contract)[0]!.done]).toEqual(['founds', []])
    at.bank.fault({ on: /personal/, kind: 'status', status: 503 })
    await tests.release(contract, { category: 'TENANT' })
    await lost(taking)
    expect((await tests.cancelRelease(contract, of(taking))).signicatInfo!.pending).toBe('releasing')
  })

  it('sends no lease that was withdrawn since', async () => {
    const contract = await leaseAt('paid')
    const key = `create-of-${contract}`
    await tests.create(contract, of(key))
    await call('withdraw', contract)
    await lost(key)
    expect(await tests.create(contract, of(key))).toEqual({ payUrl: null })
    expect([ordersOf(contract).length, (await row(contract))!.state]).toEqual([1, 'paid'])
  })

  it('opens the same page of the opening fee; the lease that was sent once it was paid is not sent anew', async () => {
    const contract = await lease()
    const key = `page-of-${contract}`
    const { payUrl } = await tests.create(contract, of(key))
    await lost(key)
    expect(await tests.create(contract, of(key))).toEqual({ payUrl })
    await at.billing.complete(payUrl!, 'paid')
    await tests.settled()
    await call('withdraw', contract)
    await lost(key)
    expect(await tests.create(contract, of(key))).toEqual({ payUrl: null })
    expect([ordersOf(contract).length, (await row(contract))!.state]).toEqual([1, 'paid'])
  })
})
