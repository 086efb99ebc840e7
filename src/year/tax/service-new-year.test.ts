import { describe, expect, it } from 'vitest'
import { rentAccountFixture } from '../../lease/rent-account/test-rent-account'
import { taxCalls } from './calls'

const { at, landlord } = rentAccountFixture()

describe('the check list', () => {
  it('names rent that was paid in another year than that of its month, in both years', async () => {
    const { signed, pay, options } = await landlord()
    const id = await signed({ start_date: '2025-11-01', first_payment_date: '2025-11-01' })
    const named = async (year: string) =>
      (await at.app.call(taxCalls.checkList, { query: { year } }, options))
        .filter(({ kind }) => kind === 'rentAtNewYear')
        .flatMap(({ vouchers }) => vouchers.map((one) => [one.id, one.date]))
    expect(await named('2025')).toEqual([])
    await pay(id, { date: '2025-11-01', sum: 9500, months: [{ month: '2025-11', sum: 9500 }] })
    await pay(id, { date: '2026-01-04', sum: 9500, months: [{ month: '2025-12', sum: 9500 }] })
    expect(await named('2025')).toEqual([[id, '2026-01-04']])
    expect(await named('2026')).toEqual([[id, '2026-01-04']])
    expect(await named('2024')).toEqual([])
  })
})
