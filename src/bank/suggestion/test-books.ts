import { addMonths, day, type Day, type Instant } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type {
  HandPayment,
  OpenMonth,
  RentCandidate,
  CurrentRentAccount,
} from '../../lease/rent-account/rules-candidates'
import { rentDueDay } from '../../lease/rent/rules-due-day'
import type { BankRow, BankSuggestion, KnownBooks } from './rules-model'

export const kroner = (amount: number): Ore => ore(Math.round(amount * 100))

/** Consecutive months with the same rent, beginning with `from`. */
const openMonths = (from: string, count: number, rent: number, dueDate = 1): OpenMonth[] =>
  Array.from({ length: count }, (_, at) => {
    const month = addMonths(day(`${from}-01`), at)
    const first = day(`${month.slice(0, 8)}${String(dueDate).padStart(2, '0')}`)
    return {
      month,
      dueOn: rentDueDay(month, { start_date: first, first_payment_date: first }),
      sum: kroner(rent),
      open: kroner(rent),
    }
  })

/** A person's name as `Åse Bjørnstad`. */
const person = (name: string) => {
  const [firstName, ...rest] = name.split(' ')
  return { firstName: firstName!, lastName: rest.join(' ') }
}

interface ContractOf {
  readonly tenants: string
  readonly rent: number
  readonly from?: string
  readonly count?: number
  readonly dueDate?: number
  readonly payers?: readonly string[]
  readonly references?: readonly string[]
  readonly wasMatched?: boolean
  readonly byHand?: readonly HandPayment[]
  /** Months with an open sum that isn't the whole rent: `2026-11=50`. */
  readonly open?: readonly string[]
  /** Months that are paid: `2026-10`. */
  readonly paid?: readonly string[]
}

/** The state of a contract if nothing was accepted just now. */
export const currentRentAccountOf = (months: readonly OpenMonth[], followsFrom: Day | null): CurrentRentAccount => ({
  open: new Map(months.map(({ month, open }) => [month, open])),
  followsFrom,
})

/** A contract whose months are open from November 2026 on. */
export function contractOf(contractId: number, of: ContractOf): RentCandidate {
  const left = new Map(of.open?.map((each) => each.split('=') as [string, string]))
  const months = openMonths(of.from ?? '2026-11', of.count ?? 6, of.rent, of.dueDate)
    .map(({ month, dueOn: due, sum, open }) => {
      const rest = left.get(month.slice(0, 7))
      return { month, dueOn: due, sum, open: rest === undefined ? open : kroner(Number(rest)) }
    })
    .filter(({ open }) => open > 0)
  return {
    contractId,
    houseId: contractId,
    tenants: of.tenants === '' ? [] : of.tenants.split(', ').map(person),
    months,
    paidMonths: (of.paid ?? []).map((month) => {
      const [{ dueOn: due, sum }] = openMonths(month, 1, of.rent, of.dueDate) as [OpenMonth]
      return { month: day(`${month}-01`), dueOn: due, sum, paid: sum }
    }),
    references: of.references ?? [],
    payers: of.payers ?? [],
    since: new Map(),
    followsFrom: null,
    isFollowSet: false,
    now: currentRentAccountOf(months, null),
    wasMatched: of.wasMatched ?? true,
    byHand: of.byHand ?? [],
  }
}

export const noBooks: KnownBooks = {
  contracts: [],
  matched: [],
  vouchers: [],
  expenses: [],
  ownAccounts: ['12341100001'],
  ownNames: [person('Utleier Testesen')],
  houseNames: ['Ila gate 4', 'Solbakken'],
}

let ids = 0
/** A row of the bank: its day and sum (`2026-11-02 9500`), its text, and more values if needed. */
export function rowOf(what: string, text: string, more: Partial<BankRow> = {}): BankRow {
  const [date, sum] = what.split(' ')
  ids += 1
  return {
    id: ids,
    bankAccountId: 1,
    date: date as Day,
    sum: kroner(Number(sum)),
    text,
    counterparty: null,
    counterAccount: null,
    reference: null,
    lumpSum: false,
    importedAt: '2026-11-20T10:00:00.000Z' as Instant,
    ...more,
  }
}

/** A suggestion as a table shows it: `sure 1 2026-11=9500 account+sum`, or `-` for none. */
export function suggestionText(suggestion: BankSuggestion | undefined): string {
  if (!suggestion) return '-'
  if (suggestion.kind === 'new-bilag') {
    const { description, supplierId, cost_type, houseId, sum, date } = suggestion.values
    return `new ${description}/${supplierId}/${cost_type}/${houseId} ${sum / 100} ${date}`
  }
  const because = suggestion.because.join('+')
  if (suggestion.kind === 'payment') return `${suggestion.certainty} payment ${suggestion.paymentId} ${because}`
  if (suggestion.kind === 'bilag') return `${suggestion.certainty} bilag ${suggestion.bilagId} ${because}`
  const months = suggestion.months.map(({ month, sum }) => `${month.slice(0, 7)}=${sum / 100}`).join(' ')
  return `${suggestion.certainty} ${suggestion.contractId} ${months} ${because}`
}

/** The contracts of the banks' samples. */
export const fiveContracts = [
  contractOf(1, { tenants: 'Åse Bjørnstad', rent: 9500 }),
  contractOf(2, { tenants: 'Jonas Sæther, Mari Løvås', rent: 14_000 }),
  contractOf(3, { tenants: 'Amina Yusuf', rent: 8750 }),
  contractOf(4, { tenants: 'Per Ødegård', rent: 11_200, references: ['1000422026111'] }),
  contractOf(5, { tenants: 'Łukasz Kowalczyk', rent: 7900, dueDate: 16 }),
]
