import { words } from '../../base/kit/words'

export const costsWords = words('costs', {
  title: { en: 'Detailed cost', nb: 'Detaljerte kostnader' },
  sub: {
    en: 'What your expenses came to, by kind and month: whole sums of vouchers that are filled out. Below each amount stands that of the year before. Press an amount to see its vouchers.',
    nb: 'Hva utgiftene dine ble, etter type og måned: hele summer av bilag som er fylt ut. Under hvert beløp står det fra året før. Trykk på et beløp for å se bilagene.',
  },
  table: { en: 'Costs of {{house}} in {{year}}', nb: 'Kostnader for {{house}} i {{year}}' },
  year: { en: 'Year', nb: 'År' },
  chooseYear: { en: 'Choose a year', nb: 'Velg år' },
  month: { en: 'Month', nb: 'Måned' },
  total: { en: 'Total', nb: 'Sum' },
  deductible: { en: 'Deductible', nb: 'Fradrag' },
  toDashboard: { en: 'From here to the costs among all vouchers', nb: 'Herfra til kostnadene under alle bilag' },
  wholeSums: { en: 'Whole sums, as above', nb: 'Hele summer, som over' },
  deductibleShares: { en: 'Deductible shares of them', nb: 'Fradragsandelen av dem' },
  archived_one: {
    en: '{{count}} archived voucher, not in the table: what is filled out of its deductible share',
    nb: '{{count}} arkivert bilag, ikke med i tabellen: det som er fylt ut av fradragsandelen',
  },
  archived_other: {
    en: '{{count}} archived vouchers, not in the table: what is filled out of their deductible shares',
    nb: '{{count}} arkiverte bilag, ikke med i tabellen: det som er fylt ut av fradragsandelene',
  },
  yearly: {
    en: 'Household items and personal use, deducted on 31 December',
    nb: 'Innbo og eget innbo (15 %), trukket fra 31. desember',
  },
  dashboardCosts: { en: 'Costs of {{year}} among all vouchers', nb: 'Kostnader i {{year}} under alle bilag' },
  before: { en: '{{year}}: {{amount}}', nb: '{{year}}: {{amount}}' },
  open: { en: '{{kind}}, {{when}}: {{amount}}', nb: '{{kind}}, {{when}}: {{amount}}' },
  emptyTitle: { en: 'No costs in {{year}} or the year before', nb: 'Ingen kostnader i {{year}} eller året før' },
  emptyText: {
    en: 'As soon as you have recorded an expense, its amount stands here under its kind and month.',
    nb: 'Så snart du har ført en utgift, står beløpet her under type og måned.',
  },
  toVouchers: { en: 'All vouchers', nb: 'Alle bilag' },
})
