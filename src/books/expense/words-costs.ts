import { words } from '../../base/kit/words'

export const costsWords = words('costs', {
  title: { en: 'Detailed cost', nb: 'Detaljerte kostnader' },
  sub: {
    en: 'What your expenses came to, by kind and month. Below each amount stands that of the year before. Press an amount to see its vouchers.',
    nb: 'Hva utgiftene dine ble, etter type og måned. Under hvert beløp står det fra året før. Trykk på et beløp for å se bilagene.',
  },
  table: { en: 'Costs of {{house}} in {{year}}', nb: 'Kostnader for {{house}} i {{year}}' },
  year: { en: 'Year', nb: 'År' },
  chooseYear: { en: 'Choose a year', nb: 'Velg år' },
  month: { en: 'Month', nb: 'Måned' },
  total: { en: 'Total', nb: 'Sum' },
  deductible: { en: 'Deductible', nb: 'Fradrag' },
  before: { en: '{{year}}: {{amount}}', nb: '{{year}}: {{amount}}' },
  open: { en: '{{kind}}, {{when}}: {{amount}}', nb: '{{kind}}, {{when}}: {{amount}}' },
  emptyTitle: { en: 'No costs in {{year}} or the year before', nb: 'Ingen kostnader i {{year}} eller året før' },
  emptyText: {
    en: 'As soon as you have recorded an expense, its amount stands here under its kind and month.',
    nb: 'Så snart du har ført en utgift, står beløpet her under type og måned.',
  },
  toVouchers: { en: 'All vouchers', nb: 'Alle bilag' },
})
