import type { Day } from '../src/base/kit/day'
import { makeLandlord, today, type Landlord } from './journey'
import { monthsAgo, signedContract } from './lease-form'
import type { Product } from './product'

const monthText = (month: Day) => month.slice(0, 7)

/**
 * A lease of 14 months with a deposit. The rent of the last six months is followed. The first two
 * of these months are paid, the third is paid in part, and the others are late. The rent was raised
 * from the last month but one.
 */
export async function makeLongTenancy(product: Product): Promise<{ landlord: Landlord; id: number }> {
  const landlord = await makeLandlord(product)
  const start = monthsAgo(13, 1)
  const { id } = await signedContract(landlord, {
    start_date: start,
    first_payment_date: start,
    is_open_deposit_account: false,
    deposit_sum: 36_000,
    deposit_account: 'NO93 8601 1117 947',
    deposit_payment_deadline: today(),
  })
  await landlord.api('POST', `contract/${id}/regulate-rent`, {
    month_sum: 12_480,
    from: monthsAgo(1, 1),
    agreed: true,
    difference_due_on: today(),
  })
  await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: monthText(monthsAgo(5, 1)) })
  for (const [back, sum] of [
    [5, 12_000],
    [4, 12_000],
    [3, 5000],
  ] as const)
    await landlord.api('POST', `contract/${id}/payments`, {
      date: monthsAgo(back, 3),
      sum,
      months: [{ month: monthText(monthsAgo(back, 1)), sum }],
    })
  return { landlord, id }
}
