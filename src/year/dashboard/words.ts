import { words } from '../../base/kit/words'
import { voucherWords } from './words-vouchers'

/** The texts of all lists of vouchers. */
export const dashboardWords = words('dashboard', {
  ...voucherWords.texts,

  firstExpense: { en: 'Record a receipt', nb: 'Før en kvittering' },
  firstExpenseText: { en: 'From a PDF or a photo.', nb: 'Fra en PDF eller et bilde.' },
  firstContract: { en: 'Write a lease', nb: 'Lag en leiekontrakt' },
  firstContractText: { en: 'Follows tenancy law, ready to sign.', nb: 'Etter husleieloven, klar til å signere.' },
  firstBooks: { en: 'I have a spreadsheet', nb: 'Jeg har et regneark' },
  firstBooksText: {
    en: 'Drop it, and Husbok proposes what to book.',
    nb: 'Slipp det, så foreslår Husbok hva som skal bokføres.',
  },
  firstTax: { en: 'See what is taxable', nb: 'Se hva som er skattepliktig' },
  firstTaxText: { en: 'Five questions about your letting.', nb: 'Fem spørsmål om utleien din.' },
  vouchersOfSupplier: { en: 'Vouchers', nb: 'Bilag' },
  noVouchersOfSupplier: { en: 'No vouchers from this supplier', nb: 'Ingen bilag fra denne leverandøren' },
  separateIncome: { en: 'Separate income', nb: 'Inntekt uten kontrakt' },
  separateIncomeOf: { en: 'Separate income for {{house}}', nb: 'Inntekt uten kontrakt for {{house}}' },
  addNewIncome: { en: 'Add new income', nb: 'Legg til ny inntekt' },
  incomeTitle: { en: 'Title', nb: 'Tittel' },
  startDate: { en: 'Start date', nb: 'Startdato' },
  incomeIn: {
    en: 'You have received {{sum}} without a contract in {{year}}.',
    nb: 'Du har fått {{sum}} uten kontrakt i {{year}}.',
  },
  noIncomeIn: { en: 'Nothing received without a contract in {{year}}.', nb: 'Ingen inntekt uten kontrakt i {{year}}.' },
  noIncomeTitle: { en: 'No separate income yet', nb: 'Ingen inntekt uten kontrakt ennå' },
  noIncomeText: {
    en: 'Rent and other income that no contract here books: a summer let, a parking space, a one-off payment.',
    nb: 'Leie og annen inntekt som ikke kommer fra en kontrakt her: sommerutleie, en parkeringsplass, en engangsbetaling.',
  },
  contents: { en: 'Furniture and home contents', nb: 'Møbler og innbo' },
  addNewContents: { en: 'Add furniture or contents', nb: 'Legg til møbler eller innbo' },
  itemsOf: { en: 'Household items for {{house}}', nb: 'Innbogjenstander i {{house}}' },
  bought: { en: 'Bought', nb: 'Kjøpt' },
  cost: { en: 'Cost', nb: 'Kostpris' },
  deductionIn: { en: 'Deduction {{year}}', nb: 'Fradrag {{year}}' },
  leftAfter: { en: 'Left after {{year}}', nb: 'Igjen etter {{year}}' },
  itemsAnswer: {
    en: 'Left to deduct after {{year}}: {{left}}. The deduction of {{year}} is {{deduction}}.',
    nb: 'Igjen å trekke fra etter {{year}}: {{left}}. Fradraget for {{year}} er {{deduction}}.',
  },
  noItemsAnswer: { en: 'Nothing to deduct yet.', nb: 'Ingenting å trekke fra ennå.' },
  findItems: { en: 'Find household items', nb: 'Finn innbogjenstander' },
  itemCount_one: { en: '{{count}} household item', nb: '{{count}} innbogjenstand' },
  itemCount_other: { en: '{{count}} household items', nb: '{{count}} innbogjenstander' },
  noItemsTitle: { en: 'No household items yet', nb: 'Ingen innbogjenstander ennå' },
  noItemsText: {
    en: 'Furniture and appliances you have bought for the tenants. They are deducted at once or year by year.',
    nb: 'Møbler og hvitevarer du har kjøpt til leietakerne. De trekkes fra med én gang eller år for år.',
  },
  personalUse: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  personalOf: { en: 'Own contents (15 %) of {{house}} by year', nb: 'Eget innbo (15 %) for {{house}} etter år' },
  year: { en: 'Year', nb: 'År' },
  grossRent: { en: 'Gross rent', nb: 'Brutto leie' },
  deduction: { en: 'Deduction', nb: 'Fradrag' },
  yearCount_one: { en: '{{count}} year', nb: '{{count}} år' },
  yearCount_other: { en: '{{count}} years', nb: '{{count}} år' },
  trash: { en: 'Trash folder', nb: 'Papirkurv' },
  trashOf: { en: 'Trash folder of {{house}}', nb: 'Papirkurven til {{house}}' },
  trashSub: {
    en: 'Not in lists and totals. Restore it, or delete it for good.',
    nb: 'Ikke med i lister og summer. Gjenopprett det, eller slett det for godt.',
  },
  inTrash_one: {
    en: '{{count}} voucher is here, outside lists and totals. Restore it, or delete it for good.',
    nb: '{{count}} bilag ligger her, utenfor lister og summer. Gjenopprett det, eller slett det for godt.',
  },
  inTrash_other: {
    en: '{{count}} vouchers are here, outside lists and totals. Restore them, or delete them for good.',
    nb: '{{count}} bilag ligger her, utenfor lister og summer. Gjenopprett dem, eller slett dem for godt.',
  },
  allTrash: { en: 'Trash folder', nb: 'Papirkurv' },
  restoreColumn: { en: 'Restore', nb: 'Gjenopprett' },
  noTrashTitle: { en: 'The trash folder is empty', nb: 'Papirkurven er tom' },
  noTrashText: {
    en: 'What you move to the trash stays here until you restore it or delete it for good.',
    nb: 'Det du flytter til papirkurven, blir liggende her til du gjenoppretter det eller sletter det for godt.',
  },
  notInTrash: { en: 'This is no longer in the trash folder', nb: 'Dette ligger ikke lenger i papirkurven' },
  plot: { en: 'Income and costs per month', nb: 'Inntekter og kostnader per måned' },
  plotYears: { en: 'Income and costs per year', nb: 'Inntekter og kostnader per år' },
  updateColumn: { en: 'Update to match the rent', nb: 'Tilpass til leien' },
  deductionsOf: { en: 'Deductions {{year}}', nb: 'Fradrag {{year}}' },
  plotNote: {
    en: 'Household items and own contents (15 %) are deducted once a year, on 31 December: they are costs of the whole year, not of one month.',
    nb: 'Fradragene for innbo føres én gang i året, 31. desember: De er kostnader for hele året, ikke for en enkelt måned.',
  },
  month: { en: 'Month', nb: 'Måned' },
})

export type DashboardKey = keyof (typeof dashboardWords)['texts']
