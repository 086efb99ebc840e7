import { words } from '../../base/kit/words'

/** The questions about old books, and their choices. */
export const oldBooksWords = words('oldBooks', {
  leaveOut: { en: 'Leave it out', nb: 'Hold det utenfor' },
  include: { en: 'Include it', nb: 'Ta det med' },
  askHouse: {
    en: 'Which house do these rows belong to: {{what}}?',
    nb: 'Hvilket hus hører disse radene til: {{what}}?',
  },
  askHouseOfAll: {
    en: 'The file does not name a house. Which house are these books of?',
    nb: 'Filen nevner ikke noe hus. Hvilket hus gjelder regnskapet?',
  },
  askHouseOfReceipt: { en: 'Which house does “{{what}}” belong to?', nb: 'Hvilket hus hører «{{what}}» til?' },
  depositTooLarge: {
    en: 'Deposit of {{tenant}}: more than {{months}} months’ rent',
    nb: 'Depositum fra {{tenant}}: mer enn {{months}} måneders leie',
  },
  newHouse: { en: 'A new house: {{name}}', nb: 'Et nytt hus: {{name}}' },
  askYear: { en: 'Which year are the days in “{{sheet}}” of?', nb: 'Hvilket år gjelder datoene i «{{sheet}}»?' },
  askOrder: {
    en: 'Is the day or the month first in “{{typed}}”?',
    nb: 'Står dagen eller måneden først i «{{typed}}»?',
  },
  dayFirst: { en: 'The day first', nb: 'Dagen først' },
  monthFirst: { en: 'The month first', nb: 'Måneden først' },
  askNoSuchDay: {
    en: '“{{typed}}” is not a day in the calendar. Which day was it?',
    nb: '«{{typed}}» finnes ikke i kalenderen. Hvilken dag var det?',
  },
  askNoDay: {
    en: '{{n}} rows have no day: {{what}}. Take the day of the row above?',
    nb: '{{n}} rader har ingen dato: {{what}}. Skal datoen i raden over brukes?',
  },
  dayAbove: { en: 'The day above', nb: 'Datoen over' },
  askThousands: {
    en: 'Is “{{typed}}” {{thousands}} or {{decimals}}?',
    nb: 'Er «{{typed}}» {{thousands}} eller {{decimals}}?',
  },
  askShare: {
    en: 'What share of “{{what}}” is deductible? The file says “{{typed}}”.',
    nb: 'Hvor stor andel av «{{what}}» kan trekkes fra? Filen sier «{{typed}}».',
  },
  percent: { en: '{{n}} %', nb: '{{n}} %' },
  askImprovement: {
    en: 'Maintenance or an improvement: {{what}}? An improvement is not deducted, it is part of what the home cost.',
    nb: 'Vedlikehold eller påkostning: {{what}}? En påkostning trekkes ikke fra, den legges til det boligen kostet.',
  },
  asMaintenance: { en: 'Maintenance', nb: 'Vedlikehold' },
  asImprovement: { en: 'Improvement: leave it out', nb: 'Påkostning: hold den utenfor' },
  askMoneyBack: {
    en: 'Money came in that may lower a cost: {{what}}. What is it?',
    nb: 'Det kom inn penger som kanskje skal redusere en kostnad: {{what}}. Hva er det?',
  },
  asIncome: { en: 'Income', nb: 'Inntekt' },
  asCreditNote: { en: 'A credit note: a cost below zero', nb: 'En kreditnota: en kostnad under null' },
  lowers: { en: 'It lowers {{what}}', nb: 'Det reduserer {{what}}' },
  askRentPaid: {
    en: 'Rent that was paid out: {{what}}. What is it?',
    nb: 'Leie som er betalt ut: {{what}}. Hva er det?',
  },
  asCommonCosts: { en: 'Common costs', nb: 'Felleskostnader' },
  askIncomeKind: {
    en: 'Money came in: {{what}}. Is it income of the letting?',
    nb: 'Det kom inn penger: {{what}}. Er det inntekt fra utleien?',
  },
  askPrivate: {
    en: 'Private, or a cost of the letting: {{what}}?',
    nb: 'Privat eller en kostnad ved utleien: {{what}}?',
  },
  asPrivate: { en: 'Private: leave it out', nb: 'Privat: hold det utenfor' },
  asCost: { en: 'A cost of the letting', nb: 'En kostnad ved utleien' },
  askType: { en: 'Which kind of cost is “{{what}}”?', nb: 'Hva slags kostnad er «{{what}}»?' },
  typeMaintenance: { en: 'Maintenance', nb: 'Vedlikehold' },
  typeMunicipal: { en: 'Municipal charges', nb: 'Kommunale avgifter' },
  typeGroundRent: { en: 'Ground rent', nb: 'Festeavgift' },
  typeSalary: { en: 'Salary', nb: 'Lønnskostnader' },
  typeInsurance: { en: 'Insurance', nb: 'Forsikring' },
  typeOther: { en: 'Other costs', nb: 'Andre kostnader' },
  askHidden: {
    en: '“{{sheet}}” has hidden rows. Do they belong to the books?',
    nb: '«{{sheet}}» har skjulte rader. Hører de med i regnskapet?',
  },
  askTwice: {
    en: 'The same row stands twice: {{what}}. Is it two payments?',
    nb: 'Den samme raden står to ganger: {{what}}. Er det to betalinger?',
  },
  twoPayments: { en: 'Two payments', nb: 'To betalinger' },
  askLifetime: { en: 'How many years does “{{what}}” last?', nb: 'Hvor mange år varer «{{what}}»?' },
  years: { en: '{{n}} years', nb: '{{n}} år' },
  underThree: { en: 'Less than three years', nb: 'Under tre år' },
  askBought: {
    en: 'When was “{{what}}” bought? The table has no day.',
    nb: 'Når ble «{{what}}» kjøpt? Tabellen har ingen dato.',
  },
  askBalance: {
    en: '{{left}} is left of “{{what}}”. By 20 % of what is left it would be {{reckoned}}. Go on from the figure in the file?',
    nb: 'Av «{{what}}» gjenstår {{left}}. Med 20 % av det som er igjen hvert år ville det vært {{reckoned}}. Skal tallet i filen brukes videre?',
  },
  askLimit: {
    en: '“{{what}}” for {{sum}} is below the limit of the tax authority, so it could have been deducted at once. The file spreads it, and so does the proposal.',
    nb: '«{{what}}» til {{sum}} er under skattemyndighetenes grense og kunne vært trukket fra med én gang. Filen fordeler beløpet over flere år, og det gjør forslaget også.',
  },
  keepBalance: { en: 'Go on from {{left}}', nb: 'Fortsett fra {{left}}' },
  askBalanceDay: {
    en: 'On which day did the balances in “{{sheet}}” stand?',
    nb: 'Hvilken dag gjelder restverdiene i «{{sheet}}»?',
  },
  askMonths: {
    en: 'Only the months are known in “{{sheet}}”. Costs are dated on the first.',
    nb: 'Bare måneden er kjent i «{{sheet}}». Kostnader dateres den første.',
  },
  firstOfMonth: { en: 'The first of the month', nb: 'Den første i måneden' },
  lastOfMonth: { en: 'The last of the month', nb: 'Den siste i måneden' },
  askYears: {
    en: 'Only the year is known in “{{sheet}}”. Costs are dated on 31 December.',
    nb: 'Bare året er kjent i «{{sheet}}». Kostnader dateres 31. desember.',
  },
  keep: { en: 'Keep it so', nb: 'Behold det slik' },
  askTwoInOne: {
    en: 'A cell adds several amounts: {{what}}. One voucher, or one for each?',
    nb: 'En celle legger sammen flere beløp: {{what}}. Ett bilag, eller ett for hvert beløp?',
  },
  oneVoucher: { en: 'One voucher', nb: 'Ett bilag' },
  eachVoucher: { en: 'One for each amount', nb: 'Ett for hvert beløp' },
  askTenant: {
    en: 'Who paid the rent in “{{sheet}}”? The file does not say it beside the amounts.',
    nb: 'Hvem betalte leien i «{{sheet}}»? Det står ikke ved beløpene.',
  },
  nobody: { en: 'Leave the name open', nb: 'La navnet stå åpent' },
  askAddress: {
    en: 'The file has no address for {{what}}. You can write it in the house afterwards.',
    nb: 'Filen har ingen adresse for {{what}}. Du kan skrive den inn i huset etterpå.',
  },
  askLease: {
    en: 'Is there a lease with {{what}}? The day it began is before the first row, or not in the file.',
    nb: 'Finnes det en leiekontrakt med {{what}}? Dagen den begynte, er før første rad eller står ikke i filen.',
  },
  askDraft: {
    en: 'The lease with {{what}} becomes a draft and books no rent: the file has no whole name, or no account of the deposit.',
    nb: 'Leieforholdet med {{what}} blir et utkast og fører ingen leie: Filen mangler hele navnet eller depositumskontoen.',
  },
  fromFirst: { en: 'From {{day}}, the first rent', nb: 'Fra {{day}}, den første leien' },
  noLease: { en: 'No lease', nb: 'Ingen leiekontrakt' },
  askShort: {
    en: 'Stays of less than 30 days in {{what}}. Do you use the place yourself too? Then the flat rule may tax it, and its costs are not deducted. Set this in the house.',
    nb: 'Opphold under 30 dager i {{what}}. Bruker du stedet selv også? Da kan sjablongregelen gjelde, og kostnadene trekkes ikke fra. Det angis i huset.',
  },
  askNoReceipt: {
    en: '“{{what}}” is named in the books, but is not in the file. The voucher gets no receipt.',
    nb: '«{{what}}» er nevnt i regnskapet, men ligger ikke i filen. Bilaget får ingen kvittering.',
  },
  askLooseReceipt: {
    en: '“{{what}}” belongs to no row. Keep it as a voucher to fill out?',
    nb: '«{{what}}» hører ikke til noen rad. Skal den bli et bilag som fylles ut senere?',
  },
  toFillOut: { en: 'A voucher to fill out', nb: 'Et bilag som fylles ut' },
  askCopy: {
    en: '“{{what}}” repeats rows of another sheet. Those rows are left out.',
    nb: '«{{what}}» gjentar rader fra et annet ark. De radene holdes utenfor.',
  },
  askLeaseFile: {
    en: '“{{what}}” looks like a lease. It is not a receipt.',
    nb: '«{{what}}» ser ut som en leiekontrakt. Den er ingen kvittering.',
  },
  noReceipt: { en: 'Without a receipt', nb: 'Uten kvittering' },
  rowsOf: { en: '{{first}} and {{more}} more', nb: '{{first}} og {{more}} til' },
})
