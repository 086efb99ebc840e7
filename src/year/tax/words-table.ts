import { words } from '../../base/kit/words'

export const taxTableWords = words('taxTable', {
  sum: { en: 'Sum', nb: 'Sum' },
  all: { en: 'All', nb: 'Alle' },
  shown: { en: 'House shown', nb: 'Hus som vises' },
  ownShare: { en: 'Your share', nb: 'Din andel' },
  expensed: { en: 'Household items deducted at once', nb: 'Innbo trukket fra med én gang' },
  missing_one: { en: '{{count}} without a receipt', nb: '{{count}} uten kvittering' },
  missing_other: { en: '{{count}} without a receipt', nb: '{{count}} uten kvittering' },
  sent: { en: 'Sent', nb: 'Sendt' },
  differs_one: {
    en: '{{count}} line has changed since it was sent: {{lines}}.',
    nb: '{{count}} post er endret etter sending: {{lines}}.',
  },
  differs_other: {
    en: '{{count}} lines have changed since they were sent: {{lines}}.',
    nb: '{{count}} poster er endret etter sending: {{lines}}.',
  },
  sendChange: { en: 'Send the change', nb: 'Send endringen' },
  expected: { en: 'Expected in {{year}}', nb: 'Ventet i {{year}}' },
  books: { en: 'Vouchers behind the figures', nb: 'Bilagene bak tallene' },
})
