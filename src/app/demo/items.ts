import { day, yearOf, type Day } from '../../base/kit/day'
import type { DemoCost } from './cost'
import { expenseOf, type DemoExpense } from './expense-of'

/** One household item as it will be recorded; its receipt is drawn as that of an expense. */
export interface DemoItem {
  readonly paper: DemoExpense
  /** Years; 0 is under three. */
  readonly lifetime: number
}

interface Thing extends Omit<DemoCost, 'type'> {
  readonly lifetime: number
  readonly on: (lastYear: number) => Day
}

/** One below the limit that is soon worn out, one above it, one below it that lasts; all of them of the flat. */
const things: readonly Thing[] = [
  {
    what: 'Støvsuger og kjøkkenutstyr',
    lifetime: 0,
    on: (last) => day(`${last}-03-15`),
    from: 'appliances',
    kroner: 3290,
    paper: 'receipt',
    items: ['Støvsuger', 'Kasserollesett', 'Stekepanne'],
  },
  {
    what: 'Sofa og spisegruppe',
    lifetime: 5,
    on: (last) => day(`${last}-08-02`),
    from: 'furniture',
    kroner: 24_900,
    spread: 0,
    paper: 'invoice',
    items: ['Sofa, tre seter', 'Spisebord', 'Stol, 6 stk.'],
  },
  {
    what: 'Oppvaskmaskin',
    lifetime: 3,
    on: (last) => day(`${last + 1}-02-14`),
    from: 'appliances',
    kroner: 7890,
    spread: 0,
    paper: 'invoice',
    items: ['Oppvaskmaskin 60 cm', 'Levering og montering'],
  },
]

/** Household items bought last year and this year up to today. */
export const demoItems = (today: Day): DemoItem[] =>
  things
    .map(({ lifetime, on, ...cost }) => ({
      lifetime,
      paper: expenseOf(0, { ...cost, type: 'other_costs' }, on(yearOf(today) - 1)),
    }))
    .filter(({ paper }) => paper.date <= today)

/** Whose own furniture the tenants used last year: the house without household items, since the two exclude each other. */
export const demoPersonal = (today: Day) => ({ house: 1, year: yearOf(today) - 1 }) as const
