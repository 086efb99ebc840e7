import { translate, words, type Language } from '../../base/kit/words'

/** The words inside the zip. A sheet's name has at most 31 characters and none of : \ / ? * [ ] ' */
export const packageWords = words('package', {
  totals: { en: 'Totals by line', nb: 'Summer per post' },
  vouchers: { en: 'Vouchers', nb: 'Bilag' },
  rent: { en: 'Rent due and paid', nb: 'Forfalt og betalt leie' },
  items: { en: 'Household items', nb: 'Innbo' },

  house: { en: 'House', nb: 'Hus' },
  line: { en: 'Line of the tax return', nb: 'Post i skattemeldingen' },
  amount: { en: 'Amount in the return', nb: 'Beløp i skattemeldingen' },
  fromVouchers: { en: 'Sum of the vouchers', nb: 'Sum av bilagene' },
  opening: { en: 'Opening value (group d)', nb: 'Inngående verdi (saldogruppe d)' },
  bought: { en: 'Bought (group d)', nb: 'Kjøpt (saldogruppe d)' },
  upgraded: { en: 'Upgraded (group d)', nb: 'Påkostet (saldogruppe d)' },
  sold: { en: 'Sold (group d)', nb: 'Solgt (saldogruppe d)' },
  shortTaxable: { en: 'Taxable part of short lets', nb: 'Skattepliktig del av korttidsutleie' },
  net: { en: 'Result', nb: 'Resultat' },
  netShare: { en: 'The landlord’s part ({{share}} %)', nb: 'Utleierens del ({{share}} %)' },

  kind: { en: 'Kind', nb: 'Type' },
  expense: { en: 'Expense', nb: 'Utgift' },
  income: { en: 'Income', nb: 'Inntekt' },
  item: { en: 'Household item', nb: 'Innbo' },
  personal: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  id: { en: 'No.', nb: 'Nr.' },
  date: { en: 'Date', nb: 'Dato' },
  description: { en: 'Description', nb: 'Beskrivelse' },
  supplier: { en: 'Supplier', nb: 'Leverandør' },
  sum: { en: 'Sum', nb: 'Sum' },
  entered: { en: 'Entered', nb: 'Føres' },
  files: { en: 'Files', nb: 'Filer' },

  contract: { en: 'Contract', nb: 'Kontrakt' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  month: { en: 'Month', nb: 'Måned' },
  dueOn: { en: 'Due', nb: 'Forfall' },
  paid: { en: 'Paid', nb: 'Betalt' },
  owed: { en: 'Unpaid', nb: 'Ubetalt' },
  isFollowed: { en: 'Payments are followed', nb: 'Betalingene følges' },
  yes: { en: 'yes', nb: 'ja' },
  no: { en: 'no', nb: 'nei' },

  boughtOn: { en: 'Bought', nb: 'Kjøpt' },
  lifetime: { en: 'Lifetime (years)', nb: 'Levetid (år)' },
  deduction: { en: 'Deduction of the year', nb: 'Fradrag i året' },

  workbook: { en: 'The year {{year}}.xlsx', nb: 'Året {{year}}.xlsx' },
  receipts: { en: 'Receipts', nb: 'Kvitteringer' },
  file: { en: 'the-year-{{year}}', nb: 'aaret-{{year}}' },
  untitled: { en: 'no description', nb: 'uten beskrivelse' },
  missing: { en: 'Missing files.txt', nb: 'Filer som mangler.txt' },
  missingHead: {
    en: 'These files could not be included. Everything else is here.',
    nb: 'Disse filene kunne ikke tas med. Alt annet er her.',
  },

  save: { en: 'The year for the accountant', nb: 'Året til regnskapsføreren' },
  all: { en: 'All houses', nb: 'Alle hus' },
  making: { en: 'Collecting the year’s vouchers …', nb: 'Samler årets bilag …' },
  saved: {
    en: 'Saved: a workbook, and the receipts in a folder for each line. Leases and national identity numbers are not included.',
    nb: 'Lagret: en arbeidsbok, og kvitteringene i én mappe for hver post. Leiekontrakter og fødselsnumre er ikke med.',
  },
})

export type PackageKey = keyof (typeof packageWords)['texts']
export const packageWord =
  (language: Language) =>
  (key: PackageKey, values?: Record<string, string | number>): string =>
    translate(packageWords, key, language, values)
export type PackageWord = ReturnType<typeof packageWord>
