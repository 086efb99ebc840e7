import { addDays, addMonths, dayOf, formatDay, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { risen } from './expense-of'

/** Who pays the rent. Nobody's name, birth date or address. */
export interface DemoTenant {
  readonly tenant_first_name: string
  readonly tenant_last_name: string
  readonly tenant_birthday: string
  readonly tenant_email: string
  readonly tenant_phone: string
}

/** One tenant in one house. */
interface Tenancy {
  readonly house: 0 | 1
  readonly tenant: DemoTenant
  /** Months since January of last year: the first and, left out while it runs, the last. */
  readonly from: number
  readonly to?: number
  /** Rent a month in the demo's first year, in kroner. */
  readonly kroner: number
  /** Month of this year from which the rent is raised, since January of last year. */
  readonly raised?: number
  /** Whether the deposit was paid within the two years. */
  readonly moves: boolean
}

const tenancies: readonly Tenancy[] = [
  {
    house: 0, from: 0, to: 6, kroner: 14_500, moves: false,
    tenant: { tenant_first_name: 'Marte', tenant_last_name: 'Solheim', tenant_birthday: '1994-05-17', tenant_email: 'marte.solheim@husbok.example', tenant_phone: '' },
  },
  {
    house: 0, from: 7, kroner: 15_300, raised: 19, moves: true,
    tenant: { tenant_first_name: 'Jonas', tenant_last_name: 'Kvernberg', tenant_birthday: '1989-11-02', tenant_email: 'jonas.kvernberg@husbok.example', tenant_phone: '' },
  },
  {
    house: 1, from: 0, kroner: 11_800, raised: 12, moves: false,
    tenant: { tenant_first_name: 'Silje', tenant_last_name: 'Vågenes', tenant_birthday: '1991-02-23', tenant_email: 'silje.vagenes@husbok.example', tenant_phone: '' },
  },
]

/** One month of rent as it will be recorded. */
export interface DemoIncome {
  readonly house: 0 | 1
  readonly tenant: DemoTenant
  readonly title: string
  readonly start: Day
  readonly end: Day
  readonly sum: Ore
  /** Three months' rent in the month in which the tenant moved in. */
  readonly deposit: Ore
  readonly note: string
}

/** Rents are agreed on in fifties. */
const rent = (kroner: number, year: number): Ore => ore(Math.round(risen(kroner, year) / 50) * 5000)

/** The rent of each month of last year and of this year up to today, house by house. */
export function demoIncomes(today: Day): DemoIncome[] {
  const last = yearOf(today) - 1
  const january = dayOf(last, 1, 1)
  return tenancies.flatMap(({ house, tenant, from, to = 23, kroner, raised = 24, moves }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((month): DemoIncome[] => {
      const start = addMonths(january, month)
      if (start > today) return []
      const sum = rent(kroner, month < raised ? last : last + 1)
      const title = `Husleie ${start.slice(5, 7)}.${yearOf(start)}`
      const note = month === raised ? `Leien er regulert fra ${formatDay(start)}.` : ''
      return [{ house, tenant, title, start, end: addDays(addMonths(january, month + 1), -1), sum, deposit: ore(moves && month === from ? 3 * sum : 0), note }]
    }),
  )
}
