import { afterEach, describe, expect, it } from 'vitest'
import { testPassword } from '../../app/server/test-app'
import { contractCalls } from '../contract/calls'
import { tenancyCalls } from '../tenancy/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from '../signing/calls'
import { depositFixture, paymentFaults as faults } from './test-deposit'
import { accountCalls } from '../../landlord/account/calls'

const tests = depositFixture({ timeoutMs: 3000 })
const { at, lease, row, create, refusal, read, settled, minutes, params, own, run, refunds, mailsTo, ordersOf } = tests

type FaultName = keyof typeof faults
const calls = { read: '/checkout/sessions/cs_', expire: '/expire', refund: '/v1/refunds' } as const

afterEach(async () => {
  await at.billing.clearFaults()
  // A provider that has failed five times in a row isn't asked for a while. So it must answer between two tests.
  await create(await lease())
})

/** A lease whose fee is in that state: its page is open, or it is paid and the lease is not sent. */
async function feeOf(state: 'open' | 'paid') {
  const contract = await lease()
  const url = (await create(contract)).payUrl!
  if (state === 'paid') {
    await at.billing.hold()
    await at.billing.complete(url, 'paid')
    // The fee is paid and stored as paid. The order waits.
    await at.billing.app.db
      .updateTable('deposit')
      .set({ state: 'paid', fee_paid_at: at.billing.app.now(), fee_url: null })
      .where('contract_id', '=', contract)
      .execute()
    await at.billing.app.db
      .updateTable('contract')
      .set({ is_open_deposit_account_payed: true })
      .where('id', '=', contract)
      .execute()
  }
  return { contract, url, pay: () => at.billing.complete(url, 'paid') }
}

const ownAccount = () =>
  testContract(at.houseId, [], {
    is_open_deposit_account: false,
    deposit_sum: 36_000,
    deposit_account: '86011117947',
    deposit_payment_deadline: '2026-12-01',
  })

/** The events after which no account is possible any more. */
const ends = {
  'the contract is deleted': async (contract: number) => {
    await at.billing.app.call(contractCalls.remove, params(contract), own())
  },
  'another deposit is chosen': async (contract: number) => {
    await at.billing.app.call(contractCalls.update, { ...params(contract), body: ownAccount() }, own())
  },
} as const
type End = keyof typeof ends

describe('a fee that was paid for nothing is given back, once', () => {
  it.each(Object.keys(ends) as End[])('when %s, and the landlord is told', async (end) => {
    const { contract } = await feeOf('paid')
    const [before, since] = [await refunds(), (await at.billing.app.mails()).length]
    await ends[end](contract)
    if (end === 'another deposit is chosen') {
      expect(await read(contract)).toMatchObject({
        fee_refund: { refunded_at: null },
        is_open_deposit_account_payed: false,
        payUrl: null,
        signicatInfo: null,
      })
    }
    await settled()
    await minutes(10)
    expect((await refunds()) - before).toBe(1)
    expect(await mailsTo(at.kari.email, since)).toEqual(['The opening fee of the deposit account is refunded'])
    if (end === 'another deposit is chosen')
      expect((await read(contract)).fee_refund).toEqual({ refunded_at: expect.any(String) })
    // No paid order is sent, and the late message about the payment changes nothing.
    await at.billing.release()
    await settled()
    await minutes(90)
    expect((await refunds()) - before).toBe(1)
    expect(at.bank.deposits.filter(({ asked }) => asked.externalId.startsWith(`contract:${contract}:`))).toEqual([])
  })

  it('when the account of the landlord is deleted, told to the last address', async () => {
    const { app } = at.billing
    const { token, id, houseId, email } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    const body = testContract(houseId, [], { is_open_deposit_account: true, deposit_sum: 36_000 })
    const contract = (await app.call(contractCalls.create, { body }, { token })).id
    const { payUrl } = await create(contract, { token })
    await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', id).execute()
    const before = await refunds()
    await at.billing.hold()
    await at.billing.complete(payUrl!, 'paid')
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
    await minutes(15)
    await at.billing.release()
    await settled()
    expect((await refunds()) - before).toBe(1)
    expect((await mailsTo(email)).at(-1)).toBe('The opening fee of the deposit account is refunded')
    // Nothing is left that says whose refund it was.
    const left = await app.db.selectFrom('fee_refund').selectAll().where('account_id', '=', id).execute()
    expect(left.map(({ encrypted_notice }) => encrypted_notice)).toEqual(left.map(() => null))
  })

  it('when the account is deleted, and the order at the bank that was never answered is ended first', async () => {
    const { app } = at.billing
    const { token, id, houseId } = await app.landlord()
    await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', id).execute()
    const body = testContract(houseId, [], { is_open_deposit_account: true, deposit_sum: 36_000 })
    const contract = (await app.call(contractCalls.create, { body }, { token })).id
    const { payUrl } = await create(contract, { token })
    await at.billing.hold()
    await at.billing.complete(payUrl!, 'paid')
    const paid = { state: 'paid', fee_paid_at: app.now(), fee_url: null } as const
    await app.db.updateTable('deposit').set(paid).where('contract_id', '=', contract).execute()
    at.bank.fault({ on: 'POST /deposit/personal', kind: 'lost' })
    await create(contract, { token })
    const order = at.bank.deposits.find(({ asked }) => asked.externalId === `contract:${contract}:rev1`)!
    expect([order.status, (await row(contract))!.provider_id]).toEqual(['CREATED', null])
    await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', id).execute()
    const before = await refunds()
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token })
    await minutes(2)
    await at.billing.release()
    expect([order.status, (await refunds()) - before]).toEqual(['TERMINATED', 1])
    const left = await app.db.selectFrom('fee_refund').selectAll().where('account_id', '=', id).execute()
    expect(JSON.stringify(left)).not.toMatch(/Hansen/)
  })

  it('when it was signed by hand before that was refused', async () => {
    const { contract } = await feeOf('paid')
    const before = await refunds()
    const { app } = at.billing
    await app.db
      .updateTable('contract')
      .set({ signatureType: 'manual', signed_at: app.now() })
      .where('id', '=', contract)
      .execute()
    await run('deposit.look')
    await minutes(2)
    expect((await refunds()) - before).toBe(1)
    expect(await row(contract)).toBeUndefined()
    await at.billing.release()
  })

  const cases = (Object.keys(ends) as End[]).flatMap((end) =>
    (Object.keys(calls) as (keyof typeof calls)[]).flatMap((call) =>
      (Object.keys(faults) as FaultName[]).flatMap((fault) =>
        (['open', 'paid'] as const).map((state) => [end, state, call, fault] as const),
      ),
    ),
  )
  // An open page is not refunded, and a paid one is not ended.
  const possible = cases.filter(([, state, call]) => call !== (state === 'open' ? 'refund' : 'expire'))
  const chosen = possible.filter((_case, n) => n % 7 === 0)

  it.each(chosen)('%s, the page is %s, %s meets %s', async (end, state, call, fault) => {
    const { contract, pay } = await feeOf(state)
    const before = await refunds()
    // The fault comes twice, because the library tries again automatically.
    await at.billing.fault({ path: calls[call], ...faults[fault], times: 2 })
    await ends[end](contract)
    await minutes(10)
    expect((await refunds()) - before).toBe(state === 'paid' ? 1 : 0)
    if (state === 'open') await expect(pay()).rejects.toThrow('409')
    await at.billing.release()
    await settled()
    await minutes(5)
    expect((await refunds()) - before).toBe(state === 'paid' ? 1 : 0)
  })

  it.each(Object.keys(ends) as End[])('that is paid after %s, before its page is ended', async (end) => {
    const { contract, pay } = await feeOf('open')
    const before = await refunds()
    await ends[end](contract)
    await pay()
    await settled()
    await minutes(10)
    expect((await refunds()) - before).toBe(1)
  })

  it('that is found to be paid after it was held for over: by the message of the payment', async () => {
    const { contract, pay } = await feeOf('open')
    const before = await refunds()
    await at.billing.app.call(contractCalls.remove, params(contract), own())
    // The provider answered wrongly that nobody can pay there any more. This is the state after that answer.
    await at.billing.app.db
      .updateTable('fee_refund')
      .set({ ended_at: at.billing.app.now() })
      .where('contract_id', '=', contract)
      .execute()
    await pay()
    await settled()
    await minutes(5)
    expect((await refunds()) - before).toBe(1)
  })

  it('though the process dies between the refund and its own commit', async () => {
    const { contract } = await feeOf('paid')
    const [before, since] = [await refunds(), (await at.billing.app.mails()).length]
    await at.billing.app.call(contractCalls.remove, params(contract), own())
    await minutes(2)
    const { app } = at.billing
    await app.db
      .updateTable('fee_refund')
      .set({ ended_at: null, refunded_at: null })
      .where('contract_id', '=', contract)
      .execute()
    await run('deposit.look')
    await minutes(2)
    expect((await refunds()) - before).toBe(1)
    expect(await mailsTo(at.kari.email, since)).toHaveLength(1)
    await at.billing.release()
  })

  it('not where an account has been opened for it after all', async () => {
    const { contract } = await feeOf('paid')
    const { app } = at.billing
    const order = at.bank.add(`contract:${contract}:rev1`, 'SIGNED')
    await app.db
      .updateTable('deposit')
      .set({ state: 'created', provider_id: order.id })
      .where('contract_id', '=', contract)
      .execute()
    const before = await refunds()
    await app.call(contractCalls.remove, params(contract), own())
    await minutes(10)
    expect([(await refunds()) - before, order.status]).toEqual([0, 'SIGNED'])
    await at.billing.release()
  })

  it('after what was ordered for it at the bank is ended', async () => {
    const { contract } = await feeOf('paid')
    const { app } = at.billing
    const order = at.bank.add(`contract:${contract}:rev1`, 'CREATED')
    await app.db
      .updateTable('deposit')
      .set({ state: 'created', provider_id: order.id })
      .where('contract_id', '=', contract)
      .execute()
    const before = await refunds()
    await app.call(contractCalls.remove, params(contract), own())
    await minutes(2)
    expect([(await refunds()) - before, order.status]).toEqual([1, 'TERMINATED'])
    await at.billing.release()
  })
})

describe('a lease that opens a deposit account', () => {
  it('is not marked as signed by hand, before or after its fee is paid', async () => {
    const { contract } = await feeOf('paid')
    const { app } = at.billing
    for (const each of [contract, await lease()])
      expect(
        await refusal(app.call(tenancyCalls.signManual, { ...params(each), body: { documents: [] } }, own())),
      ).toEqual([409, 'depositNeedsSigning'])
    await at.billing.release()
  })

  it('is not sent by a fee that was paid before another deposit was chosen', async () => {
    const { contract } = await feeOf('paid')
    await ends['another deposit is chosen'](contract)
    await run('deposit.order', { account: at.kari.id, contract })
    expect(await read(contract)).toMatchObject({ signatureType: null, signicatInfo: null })
    await at.billing.release()
  })

  it('can choose the account through the product again, with a new fee', async () => {
    const { contract } = await feeOf('paid')
    const { app } = at.billing
    await ends['another deposit is chosen'](contract)
    await minutes(2)
    const body = testContract(at.houseId, [], { is_open_deposit_account: true, deposit_sum: 36_000 })
    await app.call(contractCalls.update, { ...params(contract), body }, own())
    const { payUrl } = await create(contract)
    expect(payUrl).toMatch(/cs_/)
    await at.billing.release()
    // An answer that comes too late is lost: its request goes on automatically, but not at once.
    at.bank.fault({ on: 'POST /deposit/personal', kind: 'hang' })
    await at.billing.complete(payUrl!, 'paid')
    await at.billing.delivered()
    await minutes(3)
    expect((await row(contract))!.state).toBe('created')
    expect(ordersOf(contract)).toHaveLength(1)
    await app.call(signingCalls.withdraw, { ...params(contract), body: {} }, own())
  })
})
