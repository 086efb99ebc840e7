import { endOfYear, monthAt, startOfYear, yearOf, type Day } from '../../base/kit/day'
import {
  isFourthYearInARow,
  isInGroupD,
  isPersonalUseOutdated,
  isPastLifetime,
  mayExtendLifetime,
  personalUseDate,
} from '../../books/depreciation/rules'
import type { Expense } from '../../books/expense/model'
import { deductible, deductibleHundredths, isFullyDeducted, lineOfExpense } from '../../books/expense/rules'
import { incomeName, lineOfIncome } from '../../books/income/rules'
import type { TaxLine } from '../../books/tax-line/model'
import { tenantName } from '../../books/income/rules-tenant'
import type { House, HouseNumbers } from '../../landlord/house/model'
import type { Contract } from '../../lease/contract/model'
import { contractsRunningIn, type RunningContract } from '../../lease/law/rules-running'
import { runsUntil, termEndsOn } from '../../lease/law/rules-term'
import type { RentTerms } from '../../lease/rent/rules'
import { monthsDueInYear } from '../../lease/rent/rules-due'
import type { AllVouchers, IncomeRow } from '../../books/ledger/model'
import type { CheckKind, CheckNamed } from './model-check'
import { costsOutsideLetting } from './rules'
import type { RentAcrossYears } from './rules-new-year'
import { vouchersOfHouse } from './rules-state'

/** A house with the numbers that identify it in the tax return. */
type NumberedHouse = Pick<House, 'id'> & HouseNumbers

export type CheckedHouse = NumberedHouse & Pick<House, 'home_use'> & { readonly co_owners: readonly unknown[] }

export type CheckedContract = RunningContract &
  Pick<Contract, 'tenant_first_name' | 'tenant_last_name'> &
  RentTerms & {
    readonly signed_at: string | null
    readonly isFinished: boolean
    /** The reason why the contract's rent is not booked. Empty if it is booked. */
    readonly blocked_by: string
    readonly next_rent_on: Day | null
  }

export type RepeatStoppedByPlan = Pick<Expense, 'id' | 'houseId' | 'description'> & { readonly stopped_on: Day }

export interface CheckInput {
  readonly houses: readonly CheckedHouse[]
  /**
   * The vouchers of the year, and all household items bought by the end of it. Nothing in the trash folder is included.
   */
  readonly vouchers: AllVouchers
  /** The years whose tax return was sent. */
  readonly sentYears: ReadonlySet<number>
  /** The years with confirmed conditions of personal use, by house. */
  readonly confirmedYears: ReadonlyMap<number, readonly number[]>
  /**
   * By house, whether the landlord offered the house for rent in months without rent. Houses
   * without an answer are missing.
   */
  readonly offered: ReadonlyMap<number, boolean>
  /** The codes of the authority's draft for each house. A house whose draft was never read is missing. */
  readonly draftKinds: ReadonlyMap<number, readonly string[]>
  /** The years with rent or personal use, by house. */
  readonly letYears: ReadonlyMap<number, readonly number[]>
  /** Taxed rents of signed contracts, for a month in one year and paid or due in another year. */
  readonly acrossYears: readonly RentAcrossYears[]
  readonly contracts: readonly CheckedContract[]
  readonly repeats: readonly RepeatStoppedByPlan[]
}

/**
 * True if an income is the contract's rent of the month. Either the contract has booked it, or it is a separate income
 * of the house whose period includes the month.
 */
const isOfMonth = (income: IncomeRow, contract: CheckedContract, month: Day): boolean =>
  income.contractId === null
    ? income.kind === 'rent' &&
      income.houseId === contract.houseId &&
      monthAt(income.start_date) <= month &&
      income.end_date >= month
    : income.contractId === contract.id && monthAt(income.start_date) === month

const named = (id: number, name: string, date: Day): CheckNamed => ({ id, name, date })
const ofContract = (contract: CheckedContract, date: Day) => named(contract.id, tenantName(contract), date)

type Finding = (house: CheckedHouse, checked: CheckInput, year: number, today: Day) => readonly CheckNamed[]
const here =
  ({ id }: Pick<CheckedHouse, 'id'>) =>
  ({ houseId }: { readonly houseId: number }) =>
    houseId === id
/**
 * The house's contracts in the year. A contract that counts as open-ended runs on after its stated
 * last day.
 */
const contractsOf = (house: CheckedHouse, { contracts }: CheckInput, year: number) =>
  contractsRunningIn(contracts, house.id, { from: startOfYear(year), to: endOfYear(year) }, runsUntil).map((contract) =>
    Object.assign({}, contract, { end_date: termEndsOn(contract) }),
  )
/** True if a house has ordinary taxed rent and also other income: tax-free, or from short lets. */
const isMixed = (house: CheckedHouse, { vouchers }: CheckInput): boolean => {
  const paid = vouchers.incomeBilags.filter((one) => here(house)(one) && one.sum > 0)
  const rent = paid.filter((one) => lineOfIncome(one, house) === 'income')
  return rent.length > 0 && rent.length < paid.length
}
const personalIn = (house: CheckedHouse, { vouchers }: CheckInput, year: number) =>
  vouchers.depreciationPersonalBilags.filter((one) => here(house)(one) && one.year === year)
/**
 * Items past their lifetime that still have a residual, whether or not a later year's return was
 * sent.
 */
const endedIn = (house: CheckedHouse, { vouchers }: CheckInput, year: number) =>
  vouchers.depreciationBilags.filter((one) => here(house)(one) && isPastLifetime(one, year))
/** The number of items past their lifetime that can't get a longer lifetime, because a later year's return was sent. */
export const countClosedItems = (house: CheckedHouse, checked: CheckInput, year: number): number =>
  endedIn(house, checked, year).filter((one) => !mayExtendLifetime(one, checked.sentYears)).length

/** The earlier years in which a house must have been let, for the check of a fourth year of letting. */
const yearsOfConditions = [1, 2, 3]

/**
 * The records that each check names. The checks of the house itself (numbers, use and owners) name
 * no records, so they are missing here.
 */
export const findingsByCheck: Readonly<
  Record<Exclude<CheckKind, 'houseNumbers' | 'homeUseDiffers' | 'coOwners'>, Finding>
> = {
  drafts: (house, { vouchers }) =>
    vouchers.bilags
      .filter((one) => here(house)(one) && one.archived)
      .map((one) => named(one.id, one.description || one.name, one.listed_on)),
  monthsWithoutRent: (house, checked, year, today) =>
    contractsOf(house, checked, year)
      .filter(({ signed_at }) => signed_at !== null)
      .flatMap((contract) =>
        monthsDueInYear(contract, year, today)
          .filter((month) => !checked.vouchers.incomeBilags.some((income) => isOfMonth(income, contract, month)))
          .map((month) => ofContract(contract, month)),
      ),
  rentAtNewYear: (house, { acrossYears }, year) =>
    acrossYears
      .filter((one) => here(house)(one) && (yearOf(one.month) === year || yearOf(one.on) === year))
      .map((one) => named(one.contractId, one.name, one.on)),
  rentStopped: (house, checked, year) =>
    contractsOf(house, checked, year).flatMap((contract) =>
      contract.blocked_by !== '' && contract.next_rent_on !== null && contract.next_rent_on <= endOfYear(year)
        ? [ofContract(contract, contract.next_rent_on)]
        : [],
    ),
  repeatStopped: (house, { repeats }, year) =>
    repeats
      .filter((one) => here(house)(one) && one.stopped_on <= endOfYear(year))
      .map((one) => named(one.id, one.description, one.stopped_on)),
  unsignedContracts: (house, checked, year) =>
    contractsOf(house, checked, year)
      .filter(({ signed_at, isFinished }) => signed_at === null && !isFinished)
      .map((contract) => ofContract(contract, contract.start_date)),
  personalOutdated: (house, checked, year) =>
    personalIn(house, checked, year)
      .filter(isPersonalUseOutdated)
      .map((one) => named(one.year, '', personalUseDate(one.year))),
  personalUnconfirmed: (house, checked, year) =>
    personalIn(house, checked, year)
      .filter(({ conditions }) => !conditions)
      .map((one) => named(one.year, '', personalUseDate(one.year))),
  personalTooLong: (house, checked, year) =>
    personalIn(house, checked, year)
      .filter(({ conditions }) => conditions && isFourthYearInARow(checked.confirmedYears.get(house.id) ?? [], year))
      .map((one) => named(one.year, '', personalUseDate(one.year))),
  personalLetBefore: (house, checked, year) => {
    const years = checked.letYears.get(house.id) ?? []
    const isLonger = yearsOfConditions.every((before) => years.includes(year - before))
    // The check `personalTooLong` already names a fourth confirmed year.
    return isLonger && !isFourthYearInARow(checked.confirmedYears.get(house.id) ?? [], year)
      ? personalIn(house, checked, year).map((one) => named(one.year, '', personalUseDate(one.year)))
      : []
  },
  itemsAndPersonal: (house, checked, year) =>
    personalIn(house, checked, year).length === 0
      ? []
      : checked.vouchers.depreciationBilags
          .filter((item) => here(house)(item) && isInGroupD(item, year))
          .map((item) => named(item.id, item.name, item.date)),
  mixedCosts: (house, checked) =>
    isMixed(house, checked)
      ? checked.vouchers.bilags
          .filter((one) => here(house)(one) && !one.archived && isFullyDeducted(one))
          .map((one) => named(one.id, one.description, one.listed_on))
      : [],
  costsOutside: (house, { vouchers, offered }, year) =>
    offered.has(house.id)
      ? []
      : costsOutsideLetting(vouchersOfHouse(vouchers, house, year)).map((one) =>
          named(one.id, one.description, one.date),
        ),
  creditsAboveCosts: (house, { vouchers }, year) => {
    const { bilags } = vouchersOfHouse(vouchers, house, year)
    const sumOfLine = (line: TaxLine | null) =>
      bilags.reduce((sum, one) => (lineOfExpense(one) === line ? sum + deductibleHundredths(one) : sum), 0n)
    return bilags
      .filter((one) => deductible(one) < 0 && sumOfLine(lineOfExpense(one)) < 0n)
      .map((one) => named(one.id, one.description, one.date))
  },
  itemsEnded: (house, checked, year) => endedIn(house, checked, year).map((one) => named(one.id, one.name, one.date)),
  shortLets: (house, { vouchers }) =>
    vouchers.incomeBilags
      .filter((one) => here(house)(one) && one.short_term && lineOfIncome(one, house) === 'income')
      .map((one) => named(one.id, incomeName(one), one.start_date)),
  withoutReceipt: (house, { vouchers }) =>
    vouchers.bilags
      .filter((one) => here(house)(one) && !one.archived && one.documents.length === 0 && deductible(one) !== 0)
      .map((one) => named(one.id, one.description, one.listed_on)),
}
