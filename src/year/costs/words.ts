import { words } from '../../base/kit/words'

export const costsWords = words('costs', {
  title: { en: 'Detailed costs', nb: 'Detaljerte kostnader' },
  sub: {
    en: 'Your expenses by type and month: the full amounts of vouchers that are filled out. Below each amount is that of the year before. Press an amount to see its vouchers.',
    nb: 'Utgiftene dine etter type og måned: hele beløpet på bilag som er fylt ut. Under hvert beløp står beløpet fra året før. Trykk på et beløp for å se bilagene.',
  },
  table: { en: 'Costs of {{house}} in {{year}}', nb: 'Kostnader for {{house}} i {{year}}' },
  year: { en: 'Year', nb: 'År' },
  chooseYear: { en: 'Choose a year', nb: 'Velg år' },
  month: { en: 'Month', nb: 'Måned' },
  total: { en: 'Total', nb: 'Sum' },
  deductible: { en: 'Deductible', nb: 'Fradrag' },
  toDashboard: {
    en: 'How this relates to the costs under All vouchers',
    nb: 'Slik henger dette sammen med kostnadene under Alle bilag',
  },
  wholeSums: { en: 'Full amounts, as above', nb: 'Hele beløp, som over' },
  deductibleShares: { en: 'The deductible share of these', nb: 'Fradragsandelen av disse' },
  archived_one: {
    en: '{{count}} archived voucher, not in the table: its deductible share, of what is filled out so far',
    nb: '{{count}} arkivert bilag, ikke med i tabellen: fradragsandelen, regnet av det som er fylt ut så langt',
  },
  archived_other: {
    en: '{{count}} archived vouchers, not in the table: their deductible shares, of what is filled out so far',
    nb: '{{count}} arkiverte bilag, ikke med i tabellen: fradragsandelene, regnet av det som er fylt ut så langt',
  },
  yearly: {
    en: 'Household items and own contents (15 %), deducted on 31 December',
    nb: 'Kjøpt og eget innbo, trukket fra 31. desember',
  },
  dashboardCosts: { en: 'Costs in {{year}} under All vouchers', nb: 'Kostnader i {{year}} under Alle bilag' },
  before: { en: '{{year}}: {{amount}}', nb: '{{year}}: {{amount}}' },
  open: { en: '{{kind}}, {{when}}: {{amount}}', nb: '{{kind}}, {{when}}: {{amount}}' },
  emptyTitle: { en: 'No costs in {{year}} or the year before', nb: 'Ingen kostnader i {{year}} eller året før' },
  emptyText: {
    en: 'Once you have recorded an expense, its amount is shown here by type and month.',
    nb: 'Når du har ført en utgift, vises beløpet her etter type og måned.',
  },
  toVouchers: { en: 'All vouchers', nb: 'Alle bilag' },
})
