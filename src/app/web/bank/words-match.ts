import { words } from '../../../base/kit/words'

export const bankMatchWords = words('bankMatch', {
  payment: { en: '{{who}}, {{date}}: {{amount}}', nb: '{{who}}, {{date}}: {{amount}}' },
  rentTitle: { en: 'Which rent is it?', nb: 'Hvilken leie er det?' },
  contract: { en: 'Rent contract', nb: 'Leiekontrakt' },
  months: { en: 'Months that the payment covers', nb: 'Måneder betalingen gjelder' },
  monthsHelp: {
    en: 'Enter how much of the payment goes to each month. Empty months get nothing.',
    nb: 'Skriv hvor mye av betalingen hver måned får. Tomme måneder får ingenting.',
  },
  month: { en: '{{month}} ({{open}} unpaid)', nb: '{{month}} ({{open}} ubetalt)' },
  monthPaid: { en: '{{month}} (paid)', nb: '{{month}} (betalt)' },
  monthUnknown: { en: '{{month}}', nb: '{{month}}' },
  addMonth: { en: 'Add a month', nb: 'En måned til' },
  rest: { en: '{{amount}} left, which covers the next months', nb: '{{amount}} igjen, som dekker de neste månedene' },
  noRest: { en: 'The whole payment has been allocated', nb: 'Hele betalingen er fordelt' },
  tooMuch: { en: '{{amount}} more than the payment', nb: '{{amount}} mer enn betalingen' },
  noContracts: {
    en: 'No contract has been signed yet. You can match rent once one has.',
    nb: 'Ingen leiekontrakt er signert ennå. Leie kan kobles når en er det.',
  },
  rentSave: { en: 'Register as rent', nb: 'Registrer som leie' },
  loading: { en: 'Loading the contract’s rent', nb: 'Henter leien i kontrakten' },

  voucherTitle: { en: 'Which voucher is it?', nb: 'Hvilket bilag er det?' },
  incomeTitle: { en: 'Which income is it?', nb: 'Hvilken inntekt er det?' },
  find: { en: 'Find', nb: 'Finn' },
  findHelp: { en: 'Name, amount or date', nb: 'Navn, beløp eller dato' },
  candidates: { en: 'Possible vouchers', nb: 'Mulige bilag' },
  candidate: { en: '{{name}}, {{date}}, {{amount}}', nb: '{{name}}, {{date}}, {{amount}}' },
  candidateOf: {
    en: '{{name}}, {{house}}, {{date}}, {{amount}}',
    nb: '{{name}}, {{house}}, {{date}}, {{amount}}',
  },
  noneOfSum: {
    en: 'No voucher for this amount is waiting for a payment.',
    nb: 'Ingen bilag på dette beløpet mangler betaling.',
  },
  showOthers: { en: 'Show other vouchers', nb: 'Vis andre bilag' },
  noneFits: { en: 'None of these · New voucher for the payment', nb: 'Ingen passer · Nytt bilag fra betalingen' },
  makeNew: { en: 'New voucher', nb: 'Nytt bilag' },
  untitled: { en: 'No description', nb: 'Uten beskrivelse' },
  noCandidates: { en: 'No vouchers found', nb: 'Fant ingen bilag' },
  chosen: { en: '{{chosen}} of {{sum}} chosen', nb: '{{chosen}} av {{sum}} valgt' },
  chosenFits: { en: '{{chosen}} chosen: the amounts match', nb: '{{chosen}} valgt: det stemmer' },
  sumsDiffer: {
    en: 'The vouchers you chose add up to {{chosen}}, but the payment is {{sum}}. They must match.',
    nb: 'Bilagene du har valgt, er på {{chosen}}, betalingen på {{sum}}. Beløpene må være like.',
  },
  chooseOne: { en: 'Choose at least one voucher', nb: 'Velg minst ett bilag' },
  voucherSave: { en: 'Match', nb: 'Koble' },

  newTitle: { en: 'New voucher for this payment', nb: 'Nytt bilag for denne betalingen' },
  newSave: { en: 'Save and match', nb: 'Lagre og koble' },
  sameTitle: { en: 'Is it this voucher?', nb: 'Er det dette bilaget?' },
  sameText_one: {
    en: 'This voucher has the same supplier and amount, and no payment yet. If it is the same cost, match it: a new voucher would count the cost twice.',
    nb: 'Dette bilaget har samme leverandør og beløp, og mangler betaling. Er det samme kostnad, koble det: Et nytt bilag ville telt kostnaden to ganger.',
  },
  sameText_other: {
    en: 'These vouchers have the same supplier and amount, and no payment yet. If one of them is the same cost, match it: a new voucher would count the cost twice.',
    nb: 'Disse bilagene har samme leverandør og beløp, og mangler betaling. Er ett av dem samme kostnad, koble det: Et nytt bilag ville telt kostnaden to ganger.',
  },
  sameMatch: { en: 'Match: {{voucher}}', nb: 'Koble: {{voucher}}' },
  sameAnyway: { en: 'Record a new voucher', nb: 'Før nytt bilag' },
  newLoading: { en: 'Getting the form ready', nb: 'Gjør klar skjemaet' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
})
