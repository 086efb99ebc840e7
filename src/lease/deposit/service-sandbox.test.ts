import { expect, it } from 'vitest'
import { testBilling } from '../../landlord/subscription/test-billing'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from '../signing/calls'
import { coTenant } from '../signing/test-signing'
import { depositCalls } from './calls'

it('a deposit goes its whole way at the bank of the sandbox: fee, three signatures, more money than agreed, split', async () => {
  const billing = await testBilling({ depositBank: 'Sandbox Bank' })
  const { app } = billing
  const { token, id: account, houseId } = await app.landlord()
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', account).execute()
  const body = testContract(houseId, [], {
    co_tenants: [coTenant],
    is_open_deposit_account: true,
    deposit_sum: 36_000,
  })
  const { id } = await app.call(contractCalls.create, { body }, { token })
  const params = { params: { id: String(id) } }
  const info = async () => (await app.call(contractCalls.read, params, { token })).signicatInfo!
  const row = () => app.db.selectFrom('deposit').selectAll().where('contract_id', '=', id).executeTakeFirstOrThrow()
  const settled = async () => {
    for (let n = 0; n < 3; n += 1) await billing.settled()
  }
  /** Waits for the consequences of a signature, or of money, which come a second later. */
  const soon = async (is: () => Promise<boolean>) => {
    for (let n = 0; n < 60 && !(await is()); n += 1) {
      await new Promise((done) => setTimeout(done, 100))
      await settled()
    }
  }

  // Sending the lease itself asks for the fee.
  const { payUrl } = await app.call(signingCalls.sign, params, { token })
  expect(payUrl).toContain('/stripe/checkout/')
  await billing.complete(payUrl!, 'paid')
  await settled()
  expect((await info()).state).toBe('tenants')
  // The deadline comes from the signing service, not from the bank.
  expect((await info()).signBefore).not.toBeNull()
  const { provider_id } = await app.db
    .selectFrom('signing')
    .select('provider_id')
    .where('contract_id', '=', id)
    .executeTakeFirstOrThrow()
  const signers = [`contract:${id}:tenant`, `contract:${id}:tenant2`, `contract:${id}:rev1:landlord`]
  for (const externalSignerId of signers)
    await billing.ask('POST', `signicat/documents/${provider_id}/sign`, { externalSignerId })
  await soon(async () => (await info()).state === 'signed' && (await row()).state === 'opened')
  expect(await info()).toMatchObject({ state: 'signed', depositStatus: 'opened', founds: 0 })
  expect((await info()).accountNumber).toMatch(/^\d{11}$/)

  const deposit = (await row()).provider_id
  await billing.ask('POST', `deposit/${deposit}/fund`, { amount: 10_000 })
  await soon(async () => (await row()).funds === 1_000_000)
  expect(await info()).toMatchObject({ depositStatus: 'founds', founds: 1_000_000 })
  await billing.ask('POST', `deposit/${deposit}/fund`, { amount: 31_000 })
  await app.call(signingCalls.refresh, params, { token })
  expect(await info()).toMatchObject({ depositStatus: 'founds', founds: 4_100_000 })

  const overpaid = (await app.mails()).filter(({ subject }) => /for mye|Too much/.test(subject))
  expect(new Set(overpaid.map(({ to }) => to)).size).toBe(2)

  const splits = [30_000, 35_000].map((amount_tenant) => ({
    category: 'SPLIT' as const,
    amount_tenant,
    amount_landlord: 6000,
  }))
  const release = (body: (typeof splits)[number]) =>
    app.call(depositCalls.releaseDeposit, { ...params, body }, { token })
  await expect(release(splits[0]!)).rejects.toMatchObject({
    status: 422,
    body: { fields: { amount_landlord: 'depositSplit' } },
  })
  await release(splits[1]!)
  expect(await info()).toMatchObject({ depositStatus: 'founds', releasedCategory: 'SPLIT' })
  await billing.ask('POST', `deposit/${deposit}/agree`)
  await soon(async () => (await row()).state === 'released')
  expect(await info()).toMatchObject({ depositStatus: 'released', tenantReleaseSum: 3_500_000, error: null })
  expect(app.bugs).toEqual([])
  await billing.close()
}, 60_000)
