import { words, type Text } from '../../base/kit/words'
import type { RowType } from './model-row'

const typeNames = {
  'manual-bilag': { en: 'Expense', nb: 'Utgift' },
  'archived-bilag': { en: 'To fill out', nb: 'Ikke fylt ut' },
  'income-bilag': { en: 'Income', nb: 'Inntekt' },
  depreciation: { en: 'Household item', nb: 'Innbo' },
  personal: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  'rent-contract': { en: 'Rent contract', nb: 'Leiekontrakt' },
} satisfies Record<RowType, Text>

/** The texts of the list of all vouchers. The home page loads only these. */
export const voucherWords = words('dashboard', {
  title: { en: 'All vouchers', nb: 'Alle bilag' },
  list: { en: 'Vouchers for {{house}}', nb: 'Bilag for {{house}}' },
  listOfAll: { en: 'Vouchers for all houses', nb: 'Bilag for alle hus' },
  addDocument: { en: 'Add new document', nb: 'Legg til nytt dokument' },
  addExpense: { en: 'Expense', nb: 'Utgift' },
  addIncome: { en: 'Income', nb: 'Inntekt' },
  addIncomeHelp: { en: 'Rent or other income without a contract', nb: 'Leie eller annen inntekt uten kontrakt' },
  addContents: { en: 'Furniture and home contents', nb: 'Møbler og innbo' },
  addContentsHelp: {
    en: 'Something you have bought for the tenants, or your own furniture that they use',
    nb: 'Noe du har kjøpt til leietakerne, eller dine egne møbler som de bruker',
  },
  addExpenseHelp: { en: 'A receipt or invoice you have paid', nb: 'En kvittering eller faktura du har betalt' },
  dropHint: {
    en: 'You can also drop or paste a receipt anywhere on this page.',
    nb: 'Du kan også slippe eller lime inn en kvittering hvor som helst på siden.',
  },
  dropNow: { en: 'Drop the file to start an expense', nb: 'Slipp filen for å begynne på en utgift' },
  filters: { en: 'Find vouchers', nb: 'Finn bilag' },
  income: { en: 'Income', nb: 'Inntekter' },
  incomeNote: { en: 'All rent and other income in the period.', nb: 'All husleie og annen inntekt i perioden.' },
  costs: { en: 'Costs', nb: 'Kostnader' },
  costsNote: {
    en: 'The deductible share of your expenses, and the deductions for household items, in the period.',
    nb: 'Fradragsandelen av utgiftene dine og fradragene for innbo i perioden.',
  },
  archivedNote_one: {
    en: '{{count}} unfinished voucher is included with what is filled out so far.',
    nb: '{{count}} bilag som ikke er fylt ut, teller med så langt det er fylt ut.',
  },
  archivedNote_other: {
    en: '{{count}} unfinished vouchers are included with what is filled out so far.',
    nb: '{{count}} bilag som ikke er fylt ut, teller med så langt de er fylt ut.',
  },
  taxFree: { en: 'Tax-free part', nb: 'Skattefri del' },
  taxFreeNote: { en: 'Income you do not pay tax on.', nb: 'Inntekt du ikke skal betale skatt av.' },
  tax: { en: 'Estimated tax', nb: 'Estimert skatt' },
  taxNote: { en: '22 % of taxable income less costs.', nb: '22 % av skattepliktig inntekt minus kostnader.' },
  deficitNote: { en: 'No tax: a deficit of {{amount}}.', nb: 'Ingen skatt: underskudd på {{amount}}.' },
  taxFreeOnlyNote: {
    en: 'No tax: all rent here is tax-free. Costs of tax-free letting are not deducted.',
    nb: 'Ingen skatt: All leie her er skattefri. Kostnader ved skattefri utleie trekkes ikke fra.',
  },
  taxFreeCostsNote: {
    en: 'In the tax return, costs of a house with only tax-free rent are not deducted; the tax page leaves them out.',
    nb: 'I skattemeldingen trekkes ikke kostnadene fra for et hus med bare skattefri leie; skattesiden regner uten dem.',
  },
  shortNote: {
    en: 'The tax page calculates short lets in your own home, and rent from your own holiday home, by a separate rule without costs.',
    nb: 'På skattesiden regnes korttidsutleie i egen bolig, og leie fra egen fritidsbolig, etter en egen regel uten kostnader.',
  },
  shareNote: {
    en: 'The tax and what you are left with are of your own share; income and costs are those of the whole house.',
    nb: 'Skatten og det du sitter igjen med, gjelder din egen andel; inntekter og kostnader gjelder hele huset.',
  },
  totals: { en: 'Totals for the period', nb: 'Summer for perioden' },
  search: { en: 'Search', nb: 'Søk' },
  type: { en: 'Type', nb: 'Type' },
  kindOfCost: { en: 'Cost type', nb: 'Kostnadstype' },
  allTypes: { en: 'All types', nb: 'Alle typer' },
  ...typeNames,
  period: { en: 'Period', nb: 'Periode' },
  current: { en: 'Current year', nb: 'I år' },
  last: { en: 'Last year', nb: 'I fjor' },
  custom: { en: 'Chosen dates', nb: 'Valgte datoer' },
  from: { en: 'From', nb: 'Fra' },
  to: { en: 'To', nb: 'Til' },
  otherDate: { en: 'Choose this date too', nb: 'Velg denne datoen også' },
  swapped: {
    en: 'The start was after the end, so the dates have been swapped.',
    nb: 'Start var etter slutt, så datoene er byttet om.',
  },
  name: { en: 'Name', nb: 'Navn' },
  date: { en: 'Date', nb: 'Dato' },
  amount: { en: 'Amount', nb: 'Beløp' },
  untitled: { en: 'Not filled out yet', nb: 'Ikke fylt ut ennå' },
  outdated: { en: 'no longer matches the rent', nb: 'passer ikke lenger til leien' },
  hasFiles_one: { en: '{{count}} file', nb: '{{count}} fil' },
  hasFiles_other: { en: '{{count}} files', nb: '{{count}} filer' },
  automatic: { en: 'Created by a repeat', nb: 'Laget av en gjentakelse' },
  addContract: { en: 'Rent contract', nb: 'Leiekontrakt' },
  addContractHelp: {
    en: 'A lease that follows the Tenancy Act; its rent is booked automatically',
    nb: 'En leiekontrakt etter husleieloven; leien føres automatisk',
  },
  rentOf: { en: 'Rent for {{month}}', nb: 'Leie for {{month}}' },
  automaticIncome: { en: 'Booked from the rent contract', nb: 'Ført fra leiekontrakten' },
  personalRow: { en: 'Own contents (15 %) {{year}}', nb: 'Eget innbo (15 %) {{year}}' },
  count_one: { en: '{{count}} voucher', nb: '{{count}} bilag' },
  count_other: { en: '{{count}} vouchers', nb: '{{count}} bilag' },
  aMonth: { en: '{{amount}} a month', nb: '{{amount}} i måneden' },
  sumsShown: {
    en: 'Amounts of {{count}} vouchers, before deductible shares: income {{income}}, costs {{costs}}',
    nb: 'Beløpene i {{count}} bilag, før fradragsandel: inntekter {{income}}, kostnader {{costs}}',
  },
  costsShown_one: {
    en: 'Amount of {{count}} voucher, before its deductible share: {{amount}}',
    nb: 'Beløpet i {{count}} bilag, før fradragsandel: {{amount}}',
  },
  costsShown_other: {
    en: 'Amounts of {{count}} vouchers, before deductible shares: {{amount}}',
    nb: 'Beløpene i {{count}} bilag, før fradragsandel: {{amount}}',
  },
  sumShown_one: { en: 'Amount of {{count}} voucher: {{amount}}', nb: 'Beløpet i {{count}} bilag: {{amount}}' },
  sumShown_other: { en: 'Amounts of {{count}} vouchers: {{amount}}', nb: 'Beløpene i {{count}} bilag: {{amount}}' },
  emptyTitle: { en: 'No vouchers yet', nb: 'Ingen bilag ennå' },
  emptyText: {
    en: 'Here you see every receipt, income and deduction of the house, and the result of the year.',
    nb: 'Her ser du alle kvitteringer, inntekter og fradrag for huset, og årets resultat.',
  },
  emptyPeriodTitle: { en: 'No vouchers in this period', nb: 'Ingen bilag i denne perioden' },
  emptyPeriodText: {
    en: 'Choose another period, or add the first voucher of this one.',
    nb: 'Velg en annen periode, eller legg til det første bilaget i denne.',
  },
  house: { en: 'House', nb: 'Hus' },
  onYearsEnd: { en: 'on 31 December', nb: '31. desember' },
})

export type VoucherKey = keyof (typeof voucherWords)['texts']
