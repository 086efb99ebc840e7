import { words } from '../../../base/kit/words'

/** The search in everything; loaded when it is opened. */
export const quickSearchWords = words('quickSearch', {
  title: { en: 'Search everything', nb: 'Søk i alt' },
  field: { en: 'Search', nb: 'Søk' },
  help: {
    en: 'A house, contract, tenant, supplier or voucher; a name, an amount or a date. Arrows choose, Enter opens.',
    nb: 'Et hus, en leiekontrakt, leietaker eller leverandør, et bilag; navn, beløp eller dato. Piltaster velger, Enter åpner.',
  },
  results: { en: 'Hits', nb: 'Treff' },
  actions: { en: 'Do', nb: 'Gjør' },
  places: { en: 'Go to', nb: 'Gå til' },
  houses: { en: 'Houses', nb: 'Hus' },
  contracts: { en: 'Rent contracts', nb: 'Leiekontrakter' },
  tenants: { en: 'Tenants', nb: 'Leietakere' },
  suppliers: { en: 'Suppliers', nb: 'Leverandører' },
  vouchers: { en: 'Vouchers', nb: 'Bilag' },
  since: { en: 'from {{date}}', nb: 'fra {{date}}' },
  hits_one: { en: '{{count}} hit', nb: '{{count}} treff' },
  hits_other: { en: '{{count}} hits', nb: '{{count}} treff' },
  hitsSome_one: {
    en: '{{count}} hit is shown. Write more to narrow it.',
    nb: '{{count}} treff vises. Skriv mer for å snevre inn.',
  },
  hitsSome_other: {
    en: 'The first {{count}} hits are shown. Write more to narrow it.',
    nb: 'De første {{count}} treffene vises. Skriv mer for å snevre inn.',
  },
  none: { en: 'Nothing is called that.', nb: 'Ingenting heter det.' },
  loading: { en: 'Searching', nb: 'Søker' },
  newExpense: { en: 'New expense', nb: 'Ny utgift' },
  newIncome: { en: 'New income without a contract', nb: 'Ny inntekt uten kontrakt' },
  newItem: { en: 'New household item', nb: 'Nytt innbo' },
  newContract: { en: 'New rent contract', nb: 'Ny leiekontrakt' },
  newSupplier: { en: 'New supplier', nb: 'Ny leverandør' },
  export: { en: 'Take your data with you', nb: 'Ta med dataene dine' },
})

export type QuickSearchKey = keyof (typeof quickSearchWords)['texts']
