import { addDays, day, yearOf, type Day } from '../../base/kit/day'
import type { DemoCost } from './cost'
import { expenseOf, type DemoExpense } from './expense-of'

/** Receipts of the last weeks that nobody has got round to. */
const unfinished: readonly (Pick<DemoExpense, 'house' | 'gaps'> & { readonly ago: number; readonly cost: DemoCost })[] =
  [
    {
      ago: 2,
      gaps: ['cost_type', 'description', 'supplierId', 'sum', 'date'],
      house: 0,
      cost: { what: 'Pakninger', from: 'osloHardware', type: 'maintenance', kroner: 279, paper: 'receipt' },
    },
    {
      ago: 9,
      gaps: ['cost_type', 'supplierId', 'sum'],
      house: 1,
      cost: {
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
      house: 0,
      cost: { what: 'Postkasseskilt', from: 'locksmith', type: 'other_costs', kroner: 349, paper: 'none' },
    },
  ]

/** Vouchers to be filled out later, latest first. */
export const unfinishedExpenses = (today: Day): DemoExpense[] =>
  unfinished.map(({ ago, gaps, house, cost }) => expenseOf(house, cost, addDays(today, -ago), { gaps }))

/** What is the same every time. */
const fixed = { type: 'other_costs', spread: 0 } as const
/** Runs since January of last year. */
const monthly: DemoCost = {
  ...fixed,
  what: 'Bredbånd til utleiedelen',
  from: 'broadband',
  kroner: 549,
  paper: 'invoice',
}
/** Ran for the last weeks and is stopped. */
const weekly: DemoCost = {
  ...fixed,
  what: 'Vask av trapp og felles gang',
  from: 'bergenCleaner',
  kroner: 420,
  share: 60,
  paper: 'none',
}

/** The first of each series; the app makes the others when it is recorded. */
export const repeatingExpenses = (today: Day): DemoExpense[] => [
  expenseOf(1, monthly, day(`${yearOf(today) - 1}-01-15`), { repeat: 'monthly' }),
  expenseOf(1, weekly, addDays(today, -37), { repeat: 'weekly', fate: 'stop' }),
]

/** Recorded twice by mistake; the second one lies in the trash folder. */
const twice: DemoCost = {
  ...fixed,
  what: 'Annonse for utleie (ført to ganger)',
  from: 'advert',
  kroner: 1290,
  paper: 'none',
}

export const demoTrash = (today: Day): DemoExpense[] => [
  expenseOf(0, twice, day(`${yearOf(today) - 1}-07-09`), { fate: 'trash' }),
]
