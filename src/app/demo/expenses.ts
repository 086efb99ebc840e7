import { addDays, day, daysBetween, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { ExpenseForm } from '../../books/expense/model'
import { chance } from './chance'
import { demoLines, type Line, type Paper } from './expenses-lines'
import type { DemoSupplierKey } from './suppliers'

/** One voucher as it will be recorded, with what its receipt says. */
export interface DemoExpense {
  readonly house: 0 | 1
  readonly description: string
  readonly from: DemoSupplierKey
  readonly type: Line['type']
  readonly sum: Ore
  readonly date: Day
  readonly share: number
  readonly paper: Paper
  /** Lines of the receipt; they add up to the sum. */
  readonly items: readonly { readonly text: string; readonly sum: Ore }[]
  /** What the landlord has left to fill out later; such a voucher is archived. */
  readonly gaps: readonly (keyof ExpenseForm)[]
}

/** Prices rise by this much a year. */
const inflation = 1.04
const firstYear = 2025

/** Øre of one bill. Shops end their prices on 90 øre, what is the same every time is whole kroner. */
function priceOf(line: Line, year: number, random: () => number): Ore {
  const spread = line.spread ?? 12
  const kroner = line.kroner * inflation ** (year - firstYear) * (1 + (spread / 100) * (2 * random() - 1))
  if (spread === 0) return ore(Math.round(kroner) * 100)
  return ore(line.paper === 'till' ? Math.round(kroner) * 100 - 10 : Math.round(kroner * 100))
}

/** The sum in as many parts as there are texts, the first the largest. */
function split(sum: Ore, texts: readonly string[], random: () => number, step: number): DemoExpense['items'] {
  let left: number = sum
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1
    const part = isLast ? left : Math.round((left * (0.45 + 0.2 * random())) / step) * step
    left -= part
    return { text, sum: ore(part) }
  })
}

function expense(line: Line, date: Day, gaps: DemoExpense['gaps'] = []): DemoExpense {
  // What costs the same every time is made up of the same parts, too.
  const random = chance(`${line.house} ${line.from} ${line.spread === 0 ? yearOf(date) : date}`)
  const description = typeof line.what === 'string' ? line.what : line.what(date)
  const sum = priceOf(line, yearOf(date), random)
  const items = split(sum, line.items ?? [description], random, line.paper === 'till' ? 10 : 100)
  const { house, from, type, paper, share = 100 } = line
  return { house, description, from, type, sum, date, share, paper, items, gaps }
}

/** Receipts of the last weeks that nobody has got round to. */
const unfinished: readonly { readonly ago: number; readonly gaps: DemoExpense['gaps']; readonly line: Omit<Line, 'days'> }[] = [
  {
    ago: 2,
    gaps: ['cost_type', 'description', 'supplierId', 'sum', 'date'],
    line: { house: 0, what: 'Pakninger', from: 'osloHardware', type: 'maintenance', kroner: 279, paper: 'till' },
  },
  {
    ago: 9,
    gaps: ['cost_type', 'supplierId', 'sum'],
    line: { house: 1, what: 'Rørlegger, faktura må sjekkes', from: 'bergenPlumber', type: 'maintenance', kroner: 4120, paper: 'invoice' },
  },
  {
    ago: 16,
    gaps: ['cost_type'],
    line: { house: 0, what: 'Postkasseskilt', from: 'locksmith', type: 'other_costs', kroner: 349, paper: 'none' },
  },
]

/** Expense vouchers of last year and of this year up to today, oldest first; then those to be filled out later. */
export function demoExpenses(today: Day): DemoExpense[] {
  const years = [
    { year: yearOf(today) - 1, is: 'last' },
    { year: yearOf(today), is: 'this' },
  ] as const
  const regular = years.flatMap(({ year, is }) =>
    demoLines
      .filter((line) => line.only === undefined || line.only === is)
      .flatMap((line) => line.days.split(' ').map((monthAndDate) => expense(line, day(`${year}-${monthAndDate}`)))),
  )
  const late = unfinished.map(({ ago, gaps, line }) => expense({ ...line, days: '' }, addDays(today, -ago), gaps))
  const due = regular.filter(({ date }) => date <= today)
  return [...due.sort((a, b) => daysBetween(b.date, a.date) || a.house - b.house), ...late]
}
