import { words } from '../../base/kit/words'

export const taxTableWords = words('taxTable', {
  sum: { en: 'Sum', nb: 'Sum' },
  all: { en: 'All', nb: 'Alle' },
  shown: { en: 'House shown', nb: 'Hus som vises' },
  ownShare: { en: 'Your share', nb: 'Din andel' },
  expensed: { en: 'Household items deducted at once', nb: 'Innbo trukket fra med én gang' },
  books: { en: 'Vouchers behind the figures', nb: 'Bilagene bak tallene' },
})
