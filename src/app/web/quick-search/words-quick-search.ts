import { words } from '../../../base/kit/words'

export const quickSearchWords = words('quickSearch', {
  title: { en: 'Search everything', nb: 'Søk i alt' },
  field: { en: 'Search', nb: 'Søk' },
  help: {
    en: 'Find a house, contract, tenant, supplier or voucher by name, amount or date. Choose with the arrow keys, open with Enter.',
    nb: 'Finn hus, leiekontrakt, leietaker, leverandør eller bilag etter navn, beløp eller dato. Velg med piltastene, åpne med Enter.',
  },
  results: { en: 'Results', nb: 'Treff' },
  actions: { en: 'Actions', nb: 'Handlinger' },
  places: { en: 'Go to', nb: 'Gå til' },
  houses: { en: 'Houses', nb: 'Hus' },
  contracts: { en: 'Rent contracts', nb: 'Leiekontrakter' },
  tenants: { en: 'Tenants', nb: 'Leietakere' },
  suppliers: { en: 'Suppliers', nb: 'Leverandører' },
  vouchers: { en: 'Vouchers', nb: 'Bilag' },
  since: { en: 'from {{date}}', nb: 'fra {{date}}' },
  hits_one: { en: '{{count}} result', nb: '{{count}} treff' },
  hits_other: { en: '{{count}} results', nb: '{{count}} treff' },
  hitsSome_one: {
    en: '{{count}} result is shown. Type more to narrow the search.',
    nb: '{{count}} treff vises. Skriv mer for å avgrense søket.',
  },
  hitsSome_other: {
    en: 'The first {{count}} results are shown. Type more to narrow the search.',
    nb: 'De første {{count}} treffene vises. Skriv mer for å avgrense søket.',
  },
  none: { en: 'No results.', nb: 'Ingen treff.' },
  loading: { en: 'Searching', nb: 'Søker' },
  newExpense: { en: 'New expense', nb: 'Ny utgift' },
  newIncome: { en: 'New income without a contract', nb: 'Ny inntekt uten kontrakt' },
  newItem: { en: 'New household item', nb: 'Ny innbogjenstand' },
  newContract: { en: 'New rent contract', nb: 'Ny leiekontrakt' },
  readBankFile: { en: 'Read a file from the bank', nb: 'Les inn en fil fra banken' },
  newSupplier: { en: 'New supplier', nb: 'Ny leverandør' },
  export: { en: 'Export your data', nb: 'Ta med dataene dine' },
})
