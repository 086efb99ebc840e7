import { expect, it } from 'vitest'
import { day, osloDay } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depositFixture } from '../deposit/test-deposit'
import { rentAccountCalls } from '../rent-account/calls'
import { rentAccountChangeCalls } from '../rent-account/calls-change'
import { bookRentBatch } from '../rent/service'
import { settlementCalls } from './calls'

const { at, params, own, leaseAt, release, refusal, bankOf, readNow } = depositFixture()

/** A signed lease with all of its deposit on the account, and the rent of November unpaid. */
async function lease() {
  const id = await leaseAt('fully')
  const { app } = at.billing
  await app.db
    .updateTable('contract')
    .set({
      signed_at: app.now(),
      start_date: day('2026-11-01'),
      first_payment_date: day('2026-11-01'),
      next_rent_on: day('2026-11-01'),
    })
    .where('id', '=', id)
    .execute()
  await app.db
    .transaction()
    .execute((db) => bookRentBatch({ db, now: app.now(), today: osloDay(app.now()), encryption: app.encryption }))
  await app.call(rentAccountChangeCalls.update, { ...params(id), body: { follows_from: '2026-11' } }, own())
  return id
}
const settle = (id: number) =>
  at.billing.app.call(
    settlementCalls.create,
    {
      ...params(id),
      body: {
        items: [
          { kind: 'rent', text: 'Leie for november', sum: 5000 },
          { kind: 'damage', text: 'Brennmerke i gulvet', sum: 1000 },
        ],
      },
    },
    own(),
  )
const split = { category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000 }
const account = (id: number) => at.billing.app.call(rentAccountCalls.read, params(id), own())

it('a split with a settlement names its items in the tenant’s mail, and its rent is paid once the bank has paid', async () => {
  const id = await lease()
  const { owed } = await account(id)
  expect(owed).toBeGreaterThan(0)
  const settlement = await settle(id)
  expect(settlement).toMatchObject({ deposit: 3_600_000, to_landlord: 600_000, to_tenant: 3_000_000, owed })
  const since = (await at.billing.app.mails()).length
  await release(id, { ...split, settlementId: settlement.id })
  const asked = (await at.billing.app.mails()).slice(since).find(({ to }) => to === 'per@example.no')!
  expect(asked.text.replaceAll('\u00a0', ' ')).toContain('Leie: Leie for november, kr 5 000')
  expect(asked.text.replaceAll('\u00a0', ' ')).toContain('Skade: Brennmerke i gulvet, kr 1 000')
  expect(asked.attachments).toHaveLength(1)
  expect((await account(id)).owed).toBe(owed)

  at.bank.endAccount(bankOf(id))
  await readNow(id)
  const paid = await account(id)
  expect(paid.payments).toMatchObject([{ sum: 500_000, note: 'From the deposit' }])
  expect(paid.owed).toBe(ore(owed - 500_000))
  const mail = (await at.billing.app.mails()).findLast(({ to }) => to === 'per@example.no')!
  expect(mail.text).toContain('Brennmerke i gulvet')
  await readNow(id)
  expect((await account(id)).payments).toHaveLength(1)
})

it('a split without a settlement pays no rent, and names nothing', async () => {
  const id = await lease()
  await settle(id)
  await release(id, split)
  const asked = (await at.billing.app.mails()).findLast(({ to }) => to === 'per@example.no')!
  expect(asked.text).not.toContain('Brennmerke')
  at.bank.endAccount(bankOf(id))
  await readNow(id)
  expect((await account(id)).payments).toEqual([])
})

it('a settlement is that of the contract, of a split, and of the same sum', async () => {
  const [id, other] = [await lease(), await lease()]
  const { id: settlementId } = await settle(id)
  expect(await refusal(release(other, { ...split, settlementId }))).toEqual([
    422,
    'invalid',
    { settlementId: 'settlementUnknown' },
  ])
  expect(await refusal(release(id, { ...split, amount_tenant: 31_000, amount_landlord: 5000, settlementId }))).toEqual([
    422,
    'invalid',
    { amount_landlord: 'settlementSum' },
  ])
  expect(await refusal(release(id, { category: 'TENANT', settlementId }))).toEqual([
    422,
    'invalid',
    { settlementId: 'onlySplit' },
  ])
})

it('a settlement of an account that was opened here is sent and carried out by the bank', async () => {
  const id = await lease()
  const { id: settlementId } = await settle(id)
  const { app } = at.billing
  const one = { params: { id: String(id), settlementId: String(settlementId) } }
  const body = { agreed: true, answered_on: '2026-11-20', paid_on: null }
  expect(await refusal(app.call(settlementCalls.send, one, own()))).toEqual([409, 'settledByBank'])
  expect(await refusal(app.call(settlementCalls.outcome, { ...one, body }, own()))).toEqual([409, 'settledByBank'])
  // Once the account is empty, there is nothing left that the bank could settle.
  await app.db.updateTable('deposit').set({ state: 'released' }).where('contract_id', '=', id).execute()
  const rest = { params: { id: String(id), settlementId: String((await settle(id)).id) } }
  expect(await app.call(settlementCalls.send, rest, own())).toMatchObject({ deposit: 0 })
})
