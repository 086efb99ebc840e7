import { words, type Said } from '../../base/kit/words'
import type { RowType } from './rules'

const typeNames = {
  'manual-bilag': { en: 'Expense', nb: 'Utgift' },
  'archived-bilag': { en: 'Archived expense', nb: 'Arkivert utgift' },
  'income-bilag': { en: 'Income', nb: 'Inntekt' },
  depreciation: { en: 'Household item', nb: 'Innbo' },
  personal: { en: 'Personal use', nb: 'Privat bruk' },
} satisfies Record<RowType, Said>

export const dashboardWords = words('dashboard', {
  title: { en: 'All vouchers', nb: 'Alle bilag' },
  list: { en: 'Vouchers of {{house}}', nb: 'Bilag for {{house}}' },
  addDocument: { en: 'Add new document', nb: 'Legg til nytt dokument' },
  addExpense: { en: 'Expense', nb: 'Utgift' },
  addExpenseHelp: { en: 'A receipt or invoice you have paid', nb: 'En kvittering eller faktura du har betalt' },
  dropHint: { en: 'You can also drop or paste a receipt anywhere on this page.', nb: 'Du kan også slippe eller lime inn en kvittering hvor som helst på siden.' },
  dropNow: { en: 'Drop the file to start an expense', nb: 'Slipp filen for å begynne på en utgift' },

  filters: { en: 'Find vouchers', nb: 'Finn bilag' },
  income: { en: 'Income', nb: 'Inntekter' },
  incomeNote: { en: 'All rent and other income in the period.', nb: 'All husleie og annen inntekt i perioden.' },
  costs: { en: 'Costs', nb: 'Kostnader' },
  costsNote: { en: 'The deductible share of your expenses in the period.', nb: 'Fradragsandelen av utgiftene dine i perioden.' },
  taxFree: { en: 'Tax-free part', nb: 'Skattefri del' },
  taxFreeNote: { en: 'Income that you need not pay tax on.', nb: 'Inntekt du ikke må betale skatt av.' },
  tax: { en: 'Estimated tax', nb: 'Estimert skatt' },
  taxNote: { en: '22 % of taxable income less costs.', nb: '22 % av skattepliktig inntekt minus kostnader.' },
  deficitNote: { en: 'No tax: a deficit of {{amount}}.', nb: 'Ingen skatt: et underskudd på {{amount}}.' },
  totals: { en: 'Totals of the period', nb: 'Summer for perioden' },

  search: { en: 'Search', nb: 'Søk' },
  searchPlaceholder: { en: 'Name, amount or date', nb: 'Navn, beløp eller dato' },
  type: { en: 'Type', nb: 'Type' },
  allTypes: { en: 'All types', nb: 'Alle typer' },
  ...typeNames,
  period: { en: 'Period', nb: 'Periode' },
  current: { en: 'Current year', nb: 'I år' },
  last: { en: 'Last year', nb: 'I fjor' },
  custom: { en: 'Chosen dates', nb: 'Valgte datoer' },
  from: { en: 'From', nb: 'Fra' },
  to: { en: 'To', nb: 'Til' },
  shown: { en: '{{from}} to {{to}}', nb: '{{from}} til {{to}}' },
  swapped: { en: 'The start was after the end, so the dates have been swapped.', nb: 'Start var etter slutt, så datoene er byttet om.' },

  name: { en: 'Name', nb: 'Navn' },
  date: { en: 'Date', nb: 'Dato' },
  amount: { en: 'Amount', nb: 'Beløp' },
  untitled: { en: 'Not filled out yet', nb: 'Ikke fylt ut ennå' },
  hasFiles_one: { en: '{{count}} file', nb: '{{count}} fil' },
  hasFiles_other: { en: '{{count}} files', nb: '{{count}} filer' },
  automatic: { en: 'Made by a repeat', nb: 'Laget av en gjentakelse' },
  count_one: { en: '{{count}} voucher', nb: '{{count}} bilag' },
  count_other: { en: '{{count}} vouchers', nb: '{{count}} bilag' },
  sumShown: { en: 'Sum of what is shown: {{amount}}', nb: 'Sum av det som vises: {{amount}}' },
  emptyTitle: { en: 'No documents yet', nb: 'Ingen dokumenter ennå' },
  emptyText: {
    en: 'Here you see every receipt, income and deduction of the house, and what the year comes to. Start with a receipt.',
    nb: 'Her ser du alle kvitteringer, inntekter og fradrag for huset, og hva året blir. Begynn med en kvittering.',
  },
  emptyPeriodTitle: { en: 'No documents in this period', nb: 'Ingen dokumenter i denne perioden' },
  emptyPeriodText: {
    en: 'Choose another period, or add the first document of this one.',
    nb: 'Velg en annen periode, eller legg til det første dokumentet i denne.',
  },
})

export type DashboardKey = keyof (typeof dashboardWords)['said']
