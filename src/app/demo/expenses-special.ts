import { addDays, day, yearOf, type Day } from '../../base/kit/day'
import { expenseOf, type DemoExpense } from './expense-of'
import type { DemoCost } from './expense-line'

type OneLine = Omit<DemoCost, 'days'>

/** Receipts of the last weeks that nobody has got round to. */
const unfinished: readonly { readonly ago: number; readonly gaps: DemoExpense['gaps']; readonly line: OneLine }[] = [
  {
    ago: 2,
    gaps: ['cost_type', 'description', 'supplierId', 'sum', 'date'],
    line: { house: 0, what: 'Pakninger', from: 'osloHardware', type: 'maintenance', kroner: 279, paper: 'receipt' },
  },
  {
    ago: 9,
    gaps: ['cost_type', 'supplierId', 'sum'],
    line: {
      house: 1,
      what: 'Rørlegger, faktura må sjekkes',
      from: 'bergenPlumber',
      type: 'maintenance',
      kroner: 4120,
      paper: 'invoice',
    },
  },
  {
    ago: 16,
    gaps: ['cost_type'],
    line: { house: 0, what: 'Postkasseskilt', from: 'locksmith', type: 'other_costs', kroner: 349, paper: 'none' },
  },
]

/** Vouchers to be filled out later, latest first. */
export const unfinishedExpenses = (today: Day): DemoExpense[] =>
  unfinished.map(({ ago, gaps, line }) => expenseOf(line, addDays(today, -ago), { gaps }))

/** Runs since January of last year. */
const monthly: OneLine = {
  house: 1,
  what: 'Bredbånd til utleiedelen',
  from: 'broadband',
  type: 'other_costs',
  kroner: 549,
  spread: 0,
  paper: 'invoice',
}

/** Ran for the last weeks and is stopped. */
const weekly: OneLine = {
  house: 1,
  what: 'Vask av trapp og felles gang',
  from: 'bergenCleaner',
  type: 'other_costs',
  kroner: 420,
  spread: 0,
  share: 60,
  paper: 'none',
}

/** The first of each series; the app makes the others when it is recorded. */
export const repeatingExpenses = (today: Day): DemoExpense[] => [
  expenseOf(monthly, day(`${yearOf(today) - 1}-01-15`), { repeat: 'monthly' }),
  expenseOf(weekly, addDays(today, -37), { repeat: 'weekly', fate: 'stop' }),
]

/** Recorded twice by mistake; the second one lies in the trash folder. */
const twice: OneLine = {
  house: 0,
  what: 'Annonse for utleie (ført to ganger)',
  from: 'advert',
  type: 'other_costs',
  kroner: 1290,
  spread: 0,
  paper: 'none',
}

export const demoTrash = (today: Day): DemoExpense[] => [
  expenseOf(twice, day(`${yearOf(today) - 1}-07-09`), { fate: 'trash' }),
]
