import { words } from '../../base/kit/words'

/** The questions about old books, and their choices. */
export const oldBooksWords = words('oldBooks', {
  leaveOut: { en: 'Leave it out', nb: 'Hold det utenfor' },
  include: { en: 'Include it', nb: 'Ta det med' },
  askHouse: {
    en: 'Which house do these rows belong to: {{what}}?',
    nb: 'Hvilket hus gjelder disse radene: {{what}}?',
  },
  askHouseOfAll: {
    en: 'The file does not name a house. Which house are these books for?',
    nb: 'Filen nevner ikke noe hus. Hvilket hus gjelder regnskapet?',
  },
  askHouseOfReceipt: { en: 'Which house does “{{what}}” belong to?', nb: 'Hvilket hus hører «{{what}}» til?' },
  depositTooLarge: {
    en: 'Deposit from {{tenant}}: more than {{months}} months’ rent',
    nb: 'Depositum fra {{tenant}}: mer enn {{months}} måneders leie',
  },
  newHouse: { en: 'A new house: {{name}}', nb: 'Et nytt hus: {{name}}' },
  askYear: { en: 'Which year are the dates in “{{sheet}}” from?', nb: 'Hvilket år er datoene i «{{sheet}}» fra?' },
  askOrder: {
    en: 'Is the day or the month first in “{{typed}}”?',
    nb: 'Står dagen eller måneden først i «{{typed}}»?',
  },
  dayFirst: { en: 'The day first', nb: 'Dagen først' },
  monthFirst: { en: 'The month first', nb: 'Måneden først' },
  askNoSuchDay: {
    en: '“{{typed}}” is not in the calendar. Which date was it?',
    nb: '«{{typed}}» finnes ikke i kalenderen. Hvilken dato var det?',
  },
  askNoDay: {
    en: 'Rows without a date ({{n}}): {{what}}. Use the date of the row above?',
    nb: 'Rader uten dato ({{n}}): {{what}}. Skal datoen i raden over brukes?',
  },
  dayAbove: { en: 'Use the date above', nb: 'Bruk datoen over' },
  askThousands: {
    en: 'Does “{{typed}}” mean {{thousands}} or {{decimals}}?',
    nb: 'Betyr «{{typed}}» {{thousands}} eller {{decimals}}?',
  },
  askShare: {
    en: 'What share of “{{what}}” is deductible? The file says “{{typed}}”.',
    nb: 'Hvor stor andel av «{{what}}» kan trekkes fra? Filen sier «{{typed}}».',
  },
  percent: { en: '{{n}} %', nb: '{{n}} %' },
  askImprovement: {
    en: 'Maintenance or an improvement: {{what}}? An improvement is not deducted: it is added to what the home cost.',
    nb: 'Vedlikehold eller påkostning: {{what}}? En påkostning trekkes ikke fra, men legges til det boligen har kostet.',
  },
  asMaintenance: { en: 'Maintenance', nb: 'Vedlikehold' },
  asImprovement: { en: 'Improvement: leave it out', nb: 'Påkostning: Hold den utenfor' },
  askMoneyBack: {
    en: 'Money came in that may be a refund of a cost: {{what}}. What is it?',
    nb: 'Det kom inn penger som kan være en tilbakebetaling av en kostnad: {{what}}. Hva er det?',
  },
  asIncome: { en: 'Income', nb: 'Inntekt' },
  asCreditNote: { en: 'A credit note: a negative cost', nb: 'En kreditnota: en negativ kostnad' },
  lowers: { en: 'It lowers {{what}}', nb: 'Det reduserer {{what}}' },
  askRentPaid: {
    en: 'Rent that you paid: {{what}}. What is it?',
    nb: 'Leie som du har betalt: {{what}}. Hva er det?',
  },
  asCommonCosts: { en: 'Common costs', nb: 'Felleskostnader' },
  askIncomeKind: {
    en: 'Money came in: {{what}}. Is it income from the letting?',
    nb: 'Det kom inn penger: {{what}}. Er det inntekt fra utleien?',
  },
  askPrivate: {
    en: 'Private, or a cost of the letting: {{what}}?',
    nb: 'Privat eller en kostnad ved utleien: {{what}}?',
  },
  asPrivate: { en: 'Private: leave it out', nb: 'Privat: Hold det utenfor' },
  asCost: { en: 'A cost of the letting', nb: 'En kostnad ved utleien' },
  askType: { en: 'Which kind of cost is “{{what}}”?', nb: 'Hva slags kostnad er «{{what}}»?' },
  typeMaintenance: { en: 'Maintenance', nb: 'Vedlikehold' },
  typeMunicipal: { en: 'Municipal charges', nb: 'Kommunale avgifter' },
  typeGroundRent: { en: 'Ground rent', nb: 'Festeavgift' },
  typeSalary: { en: 'Salary costs', nb: 'Lønnskostnader' },
  typeInsurance: { en: 'Insurance', nb: 'Forsikring' },
  typeOther: { en: 'Other costs', nb: 'Andre kostnader' },
  askHidden: {
    en: '“{{sheet}}” has hidden rows. Do they belong to the books?',
    nb: '«{{sheet}}» har skjulte rader. Hører de med i regnskapet?',
  },
  askTwice: {
    en: 'The same row appears twice: {{what}}. Is it two payments?',
    nb: 'Den samme raden står to ganger: {{what}}. Er det to betalinger?',
  },
  twoPayments: { en: 'Two payments', nb: 'To betalinger' },
  askLifetime: { en: 'How many years does “{{what}}” last?', nb: 'Hvor mange år varer «{{what}}»?' },
  years: { en: '{{n}} years', nb: '{{n}} år' },
  underThree: { en: 'Less than three years', nb: 'Under tre år' },
  askBought: {
    en: 'In which year was “{{what}}” bought? The table does not say.',
    nb: 'Hvilket år ble «{{what}}» kjøpt? Det står ikke i tabellen.',
  },
  askBalance: {
    en: 'The file says that {{left}} is left of “{{what}}”. With 20 % depreciation a year it would be {{reckoned}}. Continue from the figure in the file?',
    nb: 'Ifølge filen gjenstår {{left}} av «{{what}}». Med 20 % avskrivning i året ville det vært {{reckoned}}. Skal tallet i filen brukes videre?',
  },
  askLimit: {
    en: '“{{what}}” for {{sum}} is below the tax authority’s limit and could have been deducted at once. The file spreads the amount over several years, and so does the proposal.',
    nb: '«{{what}}» til {{sum}} er under Skatteetatens grense og kunne vært trukket fra med én gang. Filen fordeler beløpet over flere år, og det gjør forslaget også.',
  },
  keepBalance: { en: 'Continue from {{left}}', nb: 'Fortsett fra {{left}}' },
  askBalanceDay: {
    en: 'For which date are the balances in “{{sheet}}”?',
    nb: 'Hvilken dato gjelder restverdiene i «{{sheet}}»?',
  },
  askMonths: {
    en: '“{{sheet}}” has only months, not days. Costs are dated the first of the month.',
    nb: '«{{sheet}}» har bare måneder, ikke dager. Kostnadene dateres den første i måneden.',
  },
  firstOfMonth: { en: 'The first of the month', nb: 'Den første i måneden' },
  lastOfMonth: { en: 'The last of the month', nb: 'Den siste i måneden' },
  askYears: {
    en: '“{{sheet}}” has only years, not days. Costs are dated 31 December.',
    nb: '«{{sheet}}» har bare år, ikke dager. Kostnadene dateres 31. desember.',
  },
  keep: { en: 'Leave it like that', nb: 'La det være slik' },
  askTwoInOne: {
    en: 'A cell adds several amounts: {{what}}. One voucher, or one for each?',
    nb: 'En celle legger sammen flere beløp: {{what}}. Ett bilag, eller ett for hvert beløp?',
  },
  oneVoucher: { en: 'One voucher', nb: 'Ett bilag' },
  eachVoucher: { en: 'One for each amount', nb: 'Ett for hvert beløp' },
  askTenant: {
    en: 'Who paid the rent in “{{sheet}}”? It does not say so beside the amounts.',
    nb: 'Hvem betalte leien i «{{sheet}}»? Det står ikke ved beløpene.',
  },
  nobody: { en: 'Leave the name empty', nb: 'La navnet stå tomt' },
  askAddress: {
    en: 'The file has no address for {{what}}. You can add it on the house afterwards.',
    nb: 'Filen har ingen adresse for {{what}}. Du kan legge den inn på huset etterpå.',
  },
  askLease: {
    en: 'Is there a lease with {{what}}? The file does not show when it began.',
    nb: 'Finnes det en leiekontrakt med {{what}}? Filen viser ikke når leieforholdet begynte.',
  },
  askDraft: {
    en: 'The lease with {{what}} becomes a draft, and its rent is not booked: the file lacks the full name or the deposit account.',
    nb: 'Leiekontrakten med {{what}} blir et utkast, og leien føres ikke: Filen mangler det fulle navnet eller depositumskontoen.',
  },
  fromFirst: { en: 'Yes, from {{day}}, the first rent', nb: 'Ja, fra {{day}}, den første leien' },
  noLease: { en: 'No, there is no lease', nb: 'Nei, det er ingen leiekontrakt' },
  askShort: {
    en: 'Stays of less than 30 days in {{what}}. Do you use the place yourself too? Then the rule for short lets may apply, and costs are not deducted. You say so on the house.',
    nb: 'Opphold på under 30 dager i {{what}}. Bruker du stedet selv også? Da kan regelen for korttidsutleie gjelde, og kostnader trekkes ikke fra. Det sier du fra om på huset.',
  },
  askNoReceipt: {
    en: '“{{what}}” is named in the books, but is not in the file. The voucher gets no receipt.',
    nb: '«{{what}}» er nevnt i regnskapet, men ligger ikke i filen. Bilaget får ingen kvittering.',
  },
  askLooseReceipt: {
    en: '“{{what}}” does not belong to any row. Keep it as a voucher to fill out?',
    nb: '«{{what}}» hører ikke til noen rad. Skal den bli et bilag som fylles ut senere?',
  },
  toFillOut: { en: 'Yes, a voucher to fill out', nb: 'Ja, et bilag som fylles ut senere' },
  askCopy: {
    en: '“{{what}}” repeats rows of another sheet. Those rows are left out.',
    nb: '«{{what}}» gjentar rader fra et annet ark. De radene holdes utenfor.',
  },
  askLeaseFile: {
    en: '“{{what}}” looks like a lease, not a receipt. It is left out.',
    nb: '«{{what}}» ser ut som en leiekontrakt, ikke en kvittering. Den holdes utenfor.',
  },
  noReceipt: { en: 'Without a receipt', nb: 'Uten kvittering' },
  rowsOf: { en: '{{first}} and {{more}} more', nb: '{{first}} og {{more}} til' },
})
