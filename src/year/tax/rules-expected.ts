import { endOfYear, yearOf, type Day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Expense } from '../../books/expense/model'
import type { AllVouchers, IncomeRow } from '../../books/ledger/model'
import type { Contract } from '../../lease/contract/model'
import type { RentTerms } from '../../lease/rent/rules'
import { datesToCome, rentsToCome, type ComingRepeat } from '../dashboard/rules-coming'
import type { Forecast, HouseTax } from './model'
import { setAsideAMonth, taxOfNet } from './rules-estimate'
import { hasEntryInReturn } from './rules-state'

/** A signed contract whose rent is booked automatically. */
export type ExpectedContract = RentTerms & Pick<Contract, 'id' | 'houseId' | 'taxable' | 'next_rent_on'>

/**
 * A repeating voucher, with its next date and the first date for which the plan allows no voucher.
 */
export type ExpectedRepeat = Expense & Pick<ComingRepeat, 'repeat' | 'next_on' | 'stops_on'>

export interface ExpectedSource {
  readonly contracts: readonly ExpectedContract[]
  readonly repeats: readonly ExpectedRepeat[]
}

/** The id of an expected voucher, which doesn't exist yet. */
const noId = 0

const rentOf = (
  { id, houseId, taxable }: ExpectedContract,
  rent: Pick<IncomeRow, 'start_date' | 'end_date' | 'sum'>,
  at: Instant,
): IncomeRow => ({
  ...rent,
  id: noId,
  houseId,
  contractId: id,
  taxable,
  separatedTaxable: taxable,
  kind: 'rent',
  short_term: false,
  title: '',
  tenant_first_name: '',
  tenant_last_name: '',
  tenant_email: '',
  tenant_phone: '',
  deposit_sum: ore(0),
  other: '',
  canEditSum: false,
  documents: [],
  isTrashed: false,
  created_at: at,
  updated_at: at,
})

/**
 * The vouchers of this year, with the expected vouchers until its end: the rent of signed
 * contracts, and repeats (docs/rules/year.md#the-running-year).
 */
export function withExpected(vouchers: AllVouchers, { contracts, repeats }: ExpectedSource, today: Day): AllVouchers {
  const until = endOfYear(yearOf(today))
  const at = `${today}T00:00:00.000Z` as Instant
  return {
    ...vouchers,
    incomeBilags: [
      ...vouchers.incomeBilags,
      ...contracts.flatMap((contract) =>
        rentsToCome(contract, until).map(({ start_date, end_date, sum }) =>
          rentOf(contract, { start_date, end_date, sum }, at),
        ),
      ),
    ],
    bilags: [
      ...vouchers.bilags,
      ...repeats.flatMap((repeat) =>
        datesToCome(repeat, until).map((date): Expense =>
          Object.assign({}, repeat, { id: noId, date, listed_on: date }),
        ),
      ),
    ],
  }
}

/**
 * Returns the forecast of a house. A house outside the return has no figures. The tax is only on
 * the landlord's own share.
 */
export function forecastOf(expected: HouseTax, today: Day): Forecast {
  const { lines } = expected
  const isEntered = hasEntryInReturn(expected)
  const income = ore(isEntered ? lines.income + lines.short_taxable : 0)
  const net = isEntered ? lines.net : ore(0)
  const tax = isEntered ? taxOfNet(lines.net_share, expected.year) : ore(0)
  return { income, costs: ore(income - net), net, tax, per_month: setAsideAMonth(tax, today) }
}
