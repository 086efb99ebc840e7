import { divideHalfUp, ore, type Ore } from '../../base/kit/money'
import { canEnterInTaxReturn, deductibleHundredths } from '../../books/expense/rules'
import { isTaxableIncome, lineOfIncome } from '../../books/income/rules'
import type { House } from '../../landlord/house/model'
import { homeUseOn } from '../../landlord/house/rules-years'
import type { AllVouchers } from '../../books/ledger/model'
import type { Period } from '../../books/ledger/rules-period'
import { linesOf, sharesOf, totalsOf } from '../../books/ledger/rules-totals'

/** A note about the estimated tax. The screen has the words. */
export type TaxNote = 'shareNote' | 'taxNote' | 'deficitNote' | 'taxFreeOnlyNote' | 'taxFreeCostsNote' | 'shortNote'

const ofHouse = (all: AllVouchers, house: number): AllVouchers => {
  const here = (one: { readonly houseId: number }) => one.houseId === house
  return {
    bilags: all.bilags.filter(here),
    incomeBilags: all.incomeBilags.filter(here),
    depreciationBilags: all.depreciationBilags.filter(here),
    depreciationPersonalBilags: all.depreciationPersonalBilags.filter(here),
  }
}

/**
 * The notes about the estimated tax. They must not contradict the tax page (docs/rules/year.md#dashboard-totals). The
 * estimate is one formula for everything. The return leaves out a house without ordinarily taxed rent, and its costs.
 * It taxes short lets by their own rule. So a deficit is reported only if there is neither such a house nor a short
 * let.
 */
export function taxNotesOf(
  vouchers: AllVouchers,
  period: Period,
  own: readonly Pick<House, 'id' | 'years'>[],
): TaxNote[] {
  const incomes = vouchers.incomeBilags.filter(({ isTrashed, sum }) => !isTrashed && sum > 0)
  const lineIn = (one: (typeof incomes)[number]) =>
    lineOfIncome(one, { home_use: homeUseOn(own, one.houseId, one.start_date) })
  const hasShort = incomes.some((one) => lineIn(one) === 'short_let')
  const shares = sharesOf(own)
  const counted = new Set([...vouchers.incomeBilags, ...vouchers.bilags].map(({ houseId }) => houseId))
  const isShared = own.some(({ id, years }) => counted.has(id) && years.some(({ co_owners }) => co_owners.length > 0))
  const houses = new Set(incomes.map(({ houseId }) => houseId))
  const isTaxFree = (house: number) => incomes.every((one) => one.houseId !== house || !isTaxableIncome(one))
  const hasTaxFreeCosts = [...houses].some(
    (house) => isTaxFree(house) && linesOf(ofHouse(vouchers, house), period, shares).costs.some((cost) => cost !== 0n),
  )
  const isTaxFreeAlone = hasTaxFreeCosts && !incomes.some(isTaxableIncome)
  const { deficit } = totalsOf(linesOf(vouchers, period, shares))
  const isDeficit = deficit > ore(0) && !hasTaxFreeCosts && !hasShort
  return [
    isTaxFreeAlone ? 'taxFreeOnlyNote' : isDeficit ? 'deficitNote' : 'taxNote',
    ...(hasTaxFreeCosts && !isTaxFreeAlone ? (['taxFreeCostsNote'] as const) : []),
    ...(hasShort ? (['shortNote'] as const) : []),
    ...(isShared ? (['shareNote'] as const) : []),
  ]
}

/** The costs of vouchers that lack a cost type or a date. The totals count them, and the tax page does not. */
export const costsToFillOut = ({ bilags }: Pick<AllVouchers, 'bilags'>): Ore =>
  divideHalfUp(
    bilags.reduce(
      (sum, one) => (one.isTrashed || canEnterInTaxReturn(one) ? sum : sum + deductibleHundredths(one)),
      0n,
    ),
    100n,
  )
