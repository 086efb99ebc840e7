import { afterEach, describe, expect, it } from 'vitest'
import { contractCalls } from '../contract/calls'
import { depositFixture, paymentFaults as faults } from './test-deposit'

const { at, lease, row, create, refusal, read, settled, minutes, params, own, ordersOf, refresh } = depositFixture()

type FaultName = keyof typeof faults

afterEach(async () => {
  await at.billing.clearFaults()
  // A provider that has failed five times in a row isn't asked for a while. So it must answer between two tests.
  await create(await lease())
})

describe('the page of a fee', () => {
  const creates = { create: '/v1/checkout/sessions', read: '/checkout/sessions/cs_' } as const
  const presses = ['again', 'delete', 'reload'] as const
  const cases = (Object.keys(creates) as (keyof typeof creates)[]).flatMap((call) =>
    (Object.keys(faults) as FaultName[]).flatMap((fault) => presses.map((press) => [call, fault, press] as const)),
  )
  it.each(cases.filter((_case, n) => n % 5 === 0))(
    '%s meets %s, then the landlord presses: %s; there is one that can be paid, or none',
    async (call, fault, press) => {
      const contract = await lease()
      const first = call === 'read' ? (await create(contract)).payUrl! : null
      await at.billing.fault({ path: creates[call], ...faults[fault], times: 2 })
      const outcome = (await refusal(create(contract))) as unknown[]
      expect(outcome[0]).toBeGreaterThanOrEqual(502)
      // No request is stored, so nothing goes on automatically.
      const { signicatInfo, payUrl } = await read(contract)
      expect([signicatInfo?.pending ?? null, payUrl]).toEqual([null, first])
      await at.billing.clearFaults()
      if (press === 'reload') await refresh(contract)
      if (press === 'delete') await at.billing.app.call(contractCalls.remove, params(contract), own())
      const urls = press === 'delete' ? [] : [(await create(contract)).payUrl!, (await create(contract)).payUrl!]
      await minutes(10)
      expect(new Set(urls).size).toBe(press === 'delete' ? 0 : 1)
      if (first !== null && press !== 'delete') expect(urls[0]).toBe(first)
      if (first !== null && press === 'delete') await expect(at.billing.complete(first, 'paid')).rejects.toThrow('409')
      if (press === 'delete') return
      await at.billing.complete(urls[0]!, 'paid')
      await settled()
      expect((await row(contract))!.state).toBe('created')
    },
  )

  it('is one of 200 requests at once, and what is paid there is ordered once', async () => {
    const contract = await lease()
    const pages = await Promise.all(Array.from({ length: 200 }, () => create(contract)))
    expect(new Set(pages.map(({ payUrl }) => payUrl)).size).toBe(1)
    await at.billing.complete(pages[0]!.payUrl!, 'paid')
    await settled()
    expect(ordersOf(contract)).toHaveLength(1)
  }, 60_000)

  it.each(Object.keys(faults) as FaultName[])(
    'that was paid is known within ten minutes though the reading meets %s',
    async (fault) => {
      const contract = await lease()
      const { payUrl } = await create(contract)
      await at.billing.fault({ path: creates.read, ...faults[fault], times: 2 })
      await at.billing.complete(payUrl!, 'paid')
      await at.billing.delivered()
      await minutes(10)
      expect(await read(contract)).toMatchObject({ is_open_deposit_account_payed: true, payUrl: null })
    },
  )
})
