import { supplierWords } from '../src/books/supplier/words'
import type { Words } from '../src/base/kit/words'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { addIncome, addItem } from './books-form'
import { currentYear, house, makeLandlord, type Landlord, type Translate } from './journey'
import { contract, monthsAgo, signedContract } from './lease-form'
import type { Product } from './product'
import { addSubscription } from './signing-form'

/** A screen with a list, and how far from the top of the window its first row may begin. */
export interface ListScreen {
  readonly path: string
  readonly title: (translate: Translate) => string
  /** Px at 1440 × 900 and at 390 × 844. */
  readonly first: readonly [desk: number, phone: number]
}

const titled =
  <K extends string>(words: Words<K>, key: K) =>
  (translate: Translate) =>
    translate(words, key)

export const listScreens: readonly ListScreen[] = [
  { path: '/home/suppliers', title: titled(supplierWords, 'title'), first: [240, 270] },
  { path: '/home/contract', title: titled(contractDetailWords, 'list'), first: [240, 270] },
  { path: '/home/separate-income-bilags', title: titled(dashboardWords, 'separateIncome'), first: [240, 270] },
  { path: '/home/furniture-and-home-contents', title: titled(dashboardWords, 'contents'), first: [240, 270] },
  { path: '/home/trash-folder', title: titled(dashboardWords, 'trash'), first: [240, 270] },
]

/** A landlord with two houses, and with rows in every list: enough that each has its search. */
export async function makeLandlordWithLists(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  // No notice of the free plan is above the page.
  await addSubscription(product, landlord)
  const { id: second } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Nygårdsgaten 88' })
  for (let n = 1; n <= 9; n += 1) {
    await landlord.expense({ name: `Rørlegger ${n}`, sum: 1000.5 * n, date: `${currentYear}-01-0${n}` })
    const lamp = await addItem(landlord, { name: `Lampe ${n}`, sum: 900 + n, lifetime: 0 })
    if (n > 1) await landlord.api('DELETE', `depreciationbilag/${lamp.id}`)
    await addItem(landlord, { name: `Seng ${n}`, sum: 15_000 + n })
    await addIncome(landlord, { title: `Sommerutleie ${n}`, sum: 4000 + n })
  }
  const owing = await signedContract(landlord, { tenant_first_name: 'Silje' })
  await landlord.api('PUT', `contract/${owing.id}/rent-account`, { follows_from: monthsAgo(2, 1).slice(0, 7) })
  await signedContract({ ...landlord, houseId: second }, { tenant_first_name: 'Jonas', month_sum: 15_900 })
  await contract(landlord, { tenant_first_name: 'Elin' })
  return landlord
}
