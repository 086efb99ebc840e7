import { translate, words, type Language } from '../../base/kit/words'

/** The words inside the zip. A sheet's name has at most 31 characters and none of : \ / ? * [ ] ' */
export const exportWords = words('export', {
  summary: { en: 'Summary', nb: 'Oppsummering' },
  contracts: { en: 'Contracts', nb: 'Kontrakter' },
  houses: { en: 'Houses', nb: 'Hus' },
  expenses: { en: 'Expenses', nb: 'Utgifter' },
  incomes: { en: 'Income', nb: 'Inntekter' },
  items: { en: 'Household items', nb: 'Innbo' },
  deductions: { en: 'Depreciation by year', nb: 'Avskrivning per år' },
  personal: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  suppliers: { en: 'Suppliers', nb: 'Leverandører' },
  profile: { en: 'Profile', nb: 'Profil' },
  subscription: { en: 'Subscription', nb: 'Abonnement' },
  subscriptionEnd: { en: 'Subscription paid until', nb: 'Abonnement betalt til' },

  year: { en: 'Year', nb: 'År' },
  house: { en: 'House', nb: 'Hus' },
  houseId: { en: 'House no.', nb: 'Husnr.' },
  allHouses: { en: 'All houses', nb: 'Alle hus' },
  deletedHouse: { en: '{{name}} (deleted)', nb: '{{name}} (slettet)' },
  income: { en: 'Income', nb: 'Inntekter' },
  taxFree: { en: 'Tax-free part', nb: 'Skattefri del' },
  costs: { en: 'Costs', nb: 'Kostnader' },
  tax: { en: 'Estimated tax', nb: 'Estimert skatt' },
  deficit: { en: 'Deficit', nb: 'Underskudd' },
  exactCosts: { en: 'Costs before rounding', nb: 'Kostnader før avrunding' },
  ownShare: { en: 'Own share (%)', nb: 'Egen andel (%)' },
  ownResult: {
    en: 'Own share of taxable income less costs',
    nb: 'Egen andel av skattepliktig inntekt minus kostnader',
  },
  sum: { en: 'Sum', nb: 'Sum' },
  sumNote: { en: 'Sum of what is not in the trash folder', nb: 'Sum av det som ikke ligger i papirkurven' },

  id: { en: 'No.', nb: 'Nr.' },
  name: { en: 'Name', nb: 'Navn' },
  isDeleted: { en: 'House deleted', nb: 'Hus slettet' },
  isTrashed: { en: 'In the trash folder', nb: 'I papirkurven' },
  archived: { en: 'Archived', nb: 'Arkivert' },
  yes: { en: 'yes', nb: 'ja' },
  no: { en: 'no', nb: 'nei' },

  date: { en: 'Date', nb: 'Dato' },
  supplier: { en: 'Supplier', nb: 'Leverandør' },
  amount: { en: 'Amount', nb: 'Beløp' },
  deductible: { en: 'Deductible amount', nb: 'Fradragsbeløp' },
  taxLine: { en: 'Line of the tax return', nb: 'Post i skattemeldingen' },
  repeat: { en: 'Repeat', nb: 'Gjentakelse' },
  automatic: { en: 'Made by a repeat', nb: 'Laget av en gjentakelse' },
  files: { en: 'Files', nb: 'Filer' },

  from: { en: 'From', nb: 'Fra' },
  to: { en: 'To', nb: 'Til' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  email: { en: 'E-mail', nb: 'E-post' },
  phone: { en: 'Phone', nb: 'Telefon' },
  other: { en: 'Other', nb: 'Annet' },
  number: { en: 'Contract no.', nb: 'Kontraktnr.' },
  status: { en: 'Status', nb: 'Status' },
  term: { en: 'Kind of lease', nb: 'Type leiekontrakt' },
  lifetime: { en: 'Lifetime (years)', nb: 'Levetid (år)' },
  deduction: { en: 'Deduction', nb: 'Fradrag' },
  residual: { en: 'Residual', nb: 'Restverdi' },
  grossRent: { en: 'Gross rent', nb: 'Brutto leie' },

  expenseFolder: { en: 'expense {{id}}', nb: 'utgift {{id}}' },
  incomeFolder: { en: 'income {{id}}', nb: 'inntekt {{id}}' },
  itemFolder: { en: 'household item {{id}}', nb: 'innbo {{id}}' },
  lease: { en: 'Lease.pdf', nb: 'Leiekontrakt.pdf' },
  leaseInEnglish: { en: 'Lease, Norwegian and English.pdf', nb: 'Leiekontrakt, norsk og engelsk.pdf' },
  handover: { en: 'Handover list.pdf', nb: 'Overtakelsesliste.pdf' },
  tenantLetter: { en: 'Letter {{id}} {{kind}}.pdf', nb: 'Brev {{id}} {{kind}}.pdf' },
  handoverIn: { en: 'Handover on moving in {{from}}.pdf', nb: 'Overtakelse ved innflytting {{from}}.pdf' },
  handoverOut: { en: 'Handover on moving out {{from}}.pdf', nb: 'Overtakelse ved utflytting {{from}}.pdf' },
  settlement: { en: 'Settlement {{from}}.pdf', nb: 'Sluttoppgjør {{from}}.pdf' },
  rentLetter: { en: 'Rent from {{from}}.pdf', nb: 'Leie fra {{from}}.pdf' },
  contractFolder: { en: 'contract {{number}}', nb: 'kontrakt {{number}}' },
  trashFolder: { en: ', trash', nb: ', papirkurv' },
  houseRules: { en: 'House rules', nb: 'Husordensregler' },
  noVoucher: { en: 'Not attached to a voucher', nb: 'Ikke knyttet til noe bilag' },
  notInZip: { en: '{{name}} (not in the zip)', nb: '{{name}} (ikke med i zip-filen)' },
  missingHead: {
    en: 'The export of {{date}} could not include these files. Everything else is in it.',
    nb: 'Disse filene kunne ikke tas med i eksporten {{date}}. Alt annet er med.',
  },
  unreadableHead: {
    en: 'These stored fields cannot be decrypted, and are empty in this export. Ask whoever runs the installation. Each line: table, number of the record, field.',
    nb: 'Disse lagrede feltene kan ikke dekrypteres og er tomme i denne eksporten. Spør den som drifter installasjonen. Hver linje: tabell, nummeret til posten, felt.',
  },
  whyMissing: { en: 'The file is no longer stored.', nb: 'Filen er ikke lenger lagret.' },
  whyDamaged: {
    en: 'The stored file is damaged, so it is left out.',
    nb: 'Den lagrede filen er skadet og er derfor utelatt.',
  },
  whyUnreadable: {
    en: 'It could not be read. Try again later; if it happens again, write to us.',
    nb: 'Den kunne ikke leses. Prøv igjen senere; skriv til oss hvis det skjer igjen.',
  },
  whyFailed: {
    en: 'It could not be made. Try again later; if it happens again, write to us.',
    nb: 'Den kunne ikke lages. Prøv igjen senere; skriv til oss hvis det skjer igjen.',
  },
  untitled: { en: 'no description', nb: 'uten beskrivelse' },
  field: { en: 'Field', nb: 'Felt' },
  value: { en: 'Value', nb: 'Verdi' },
})

export type ExportKey = keyof (typeof exportWords)['texts']

export type ExportWord = (this: void, key: ExportKey, values?: Record<string, string | number>) => string
export const exportWord =
  (language: Language): ExportWord =>
  (key, values) =>
    translate(exportWords, key, language, values)
