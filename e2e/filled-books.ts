import { currentYear, house, makeLandlord, type Landlord } from './journey'
import type { Product } from './product'
import { addSubscription } from './signing-form'

/**
 * Two houses with vouchers of this year and the last, both before and after today's day of the year. Also a receipt
 * without its details.
 */
export async function fill(product: Product): Promise<{ landlord: Landlord; second: number }> {
  const landlord = await makeLandlord(product)
  // No notice of the free plan is above the page.
  await addSubscription(product, landlord)
  const { id: second } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  const rent = (houseId: number, sum: number, start_date: string, taxable = true) =>
    landlord.api('POST', 'incomebilag', {
      houseId,
      title: 'Rent',
      tenant_first_name: 'Per',
      tenant_last_name: 'Hansen',
      tenant_birthday: '1990-05-17',
      tenant_email: 'per@example.no',
      tenant_phone: '90012345',
      start_date,
      end_date: start_date,
      sum,
      deposit_sum: 0,
      separatedTaxable: taxable,
      short_term: false,
      other: '',
    })
  await rent(landlord.houseId, 100_000, `${currentYear}-01-05`)
  await rent(second, 30_000, `${currentYear}-01-06`, false)
  await rent(landlord.houseId, 70_000, `${currentYear - 1}-01-05`)
  // This rent is on 31 December of last year, so a comparison up to the same day doesn't include it.
  await rent(landlord.houseId, 9000, `${currentYear - 1}-12-31`)
  for (let n = 1; n <= 10; n += 1)
    await landlord.expense({
      description: `Paint ${n}`,
      sum: 1000.5,
      date: `${currentYear}-01-${String(n).padStart(2, '0')}`,
    })
  await landlord.expense({
    description: 'Half',
    sum: 4000,
    franchise: 50,
    date: `${currentYear}-01-20`,
    houseId: second,
  })
  await landlord.expense({ description: 'Old paint', sum: 5000, date: `${currentYear - 1}-01-02` })
  await landlord.api('POST', 'bilag', { houseId: landlord.houseId, archived: true, date: `${currentYear}-01-03` })
  return { landlord, second }
}
