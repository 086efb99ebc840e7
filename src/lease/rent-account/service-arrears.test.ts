import { describe, expect, it } from 'vitest'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../contract/calls'
import { coTenant } from '../party/test-party-rules'
import { rentAccountFixture } from './test-rent-account'

const { at, params, landlord } = rentAccountFixture()

describe('arrears', () => {
  it('are of contracts that are followed and owe, the one that owes most first', async () => {
    const { signed, follow, pay, arrears, houseId, options } = await landlord()
    const [little, nothing, most, ignored] = [await signed(), await signed(), await signed(), await signed()]
    await follow(little, { follows_from: '2026-11' })
    await pay(little, { date: '2026-11-02', sum: 9000 })
    await follow(nothing, { follows_from: '2026-12' })
    await follow(most, { follows_from: '2026-10' })
    expect(await arrears()).toEqual([
      {
        contractId: most,
        houseId,
        tenants: ['Per Hansen'],
        owed: 19_000,
        since: '2026-10-01',
        days: 50,
        months: [
          { month: '2026-10', owed: 9500 },
          { month: '2026-11', owed: 9500 },
        ],
      },
      {
        contractId: little,
        houseId,
        tenants: ['Per Hansen'],
        owed: 500,
        since: '2026-11-02',
        days: 18,
        months: [{ month: '2026-11', owed: 500 }],
      },
    ])
    expect(await at.app.call(contractCalls.read, params(ignored), options)).toMatchObject({ status: 'active' })
  })

  it('are of one house where one is named, and name all who rent', async () => {
    const { signed, follow, arrears, houseId, options } = await landlord()
    const id = await signed({ co_tenants: [coTenant()] })
    await follow(id, { follows_from: '2026-11' })
    const { id: second } = await at.app.call(
      houseCalls.create,
      { body: { name: 'Fjordveien 1', address: 'Fjordveien 1', postcode: '0155', city: 'Oslo' } },
      options,
    )
    expect(await arrears({ houseId: String(houseId) })).toMatchObject([
      { contractId: id, tenants: ['Per Hansen', 'Ola Li'] },
    ])
    expect(await arrears({ houseId: String(second) })).toEqual([])
  })
})
