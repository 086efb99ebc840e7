import { words } from '../../base/kit/words'

/** The paid rent of a contract, on its page: how to register a payment, and the list of payments. */
export const rentPaymentWords = words('rentPayment', {
  // The months.
  paidBy: { en: 'Rent from {{who}}', nb: 'Leie fra {{who}}' },
  unknown: { en: 'What is paid could not be loaded.', nb: 'Hva som er betalt, kunne ikke hentes.' },
  partOf: { en: 'Part paid, {{sum}} missing', nb: 'Delvis betalt, mangler {{sum}}' },
  restLater: { en: 'The rest, {{sum}}, is due {{day}}', nb: 'Resten, {{sum}}, forfaller {{day}}' },
  lateSince: { en: 'Not paid, due {{day}}', nb: 'Ikke betalt, forfalt {{day}}' },
  dueOn: { en: 'Due {{day}}', nb: 'Forfaller {{day}}' },
  owes: { en: 'Unpaid: {{sum}}, the oldest due {{day}}', nb: 'Ubetalt: {{sum}}, det eldste forfalt {{day}}' },
  follow: { en: 'Follow payments from', nb: 'Følg betalinger fra' },
  followWhy: {
    en: 'See which months are paid, and what is missing:',
    nb: 'Se hvilke måneder som er betalt, og hva som mangler:',
  },
  fromMonth: { en: 'from {{month}}', nb: 'fra {{month}}' },
  followGo: { en: 'Follow payments', nb: 'Følg betalinger' },
  followed: { en: 'Payments are followed from {{month}}', nb: 'Betalinger følges fra {{month}}' },
  change: { en: 'Change', nb: 'Endre' },
  stop: { en: 'Stop following', nb: 'Slutt å følge' },
  stopped: { en: 'Payments are not followed any more', nb: 'Betalinger følges ikke lenger' },

  // A payment.
  register: { en: 'Register payment', nb: 'Registrer betaling' },
  paidWhole: { en: 'The rent for {{month}} is paid', nb: 'Leien for {{month}} er betalt' },
  paidWholeOn: { en: 'The rent for {{month}} is paid · {{day}}', nb: 'Leien for {{month}} er betalt · {{day}}' },
  paidSum: { en: 'Register {{sum}}', nb: 'Registrer {{sum}}' },
  date: { en: 'Paid on', nb: 'Betalingsdato' },
  sum: { en: 'Amount', nb: 'Beløp' },
  note: { en: 'Note', nb: 'Notat' },
  month: { en: 'For', nb: 'Gjelder' },
  monthOpen: { en: '{{month}} ({{sum}} unpaid)', nb: '{{month}} ({{sum}} ubetalt)' },
  monthLater: { en: '{{month}} ({{sum}}, due {{day}})', nb: '{{month}} ({{sum}}, forfaller {{day}})' },
  oldest: { en: 'The oldest unpaid months', nb: 'De eldste ubetalte månedene' },
  oldestHelp: {
    en: 'What is left over pays the months after.',
    nb: 'Det som blir til overs, dekker månedene etter.',
  },
  split: { en: 'Split between several months', nb: 'Del på flere måneder' },
  splitOf: { en: '{{placed}} of {{sum}} placed', nb: '{{placed}} av {{sum}} fordelt' },
  nothingOpen: {
    en: 'All months are paid. What you register now pays the next ones.',
    nb: 'Alle måneder er betalt. Det du registrerer nå, dekker de neste.',
  },
  begins: {
    en: 'Payments are followed from that month on.',
    nb: 'Betalinger følges fra og med den måneden.',
  },
  registered: { en: 'The payment is registered', nb: 'Betalingen er registrert' },

  // Money in the bank.
  inBankTitle: { en: 'The money lies in the bank', nb: 'Pengene ligger i banken' },
  inBankAsk: {
    en: 'A payment for the same month lies unmatched in the bank: {{payments}}. Accept it there, and the month is paid. If you register it here too, it can count twice.',
    nb: 'En betaling for samme måned ligger ukoblet i banken: {{payments}}. Godta den der, så er måneden betalt. Registrerer du den her også, kan den telle to ganger.',
  },
  inBankAskPlain: {
    en: 'A payment for the same month lies unmatched in the bank. Accept it there, and the month is paid. If you register it here too, it can count twice.',
    nb: 'En betaling for samme måned ligger ukoblet i banken. Godta den der, så er måneden betalt. Registrerer du den her også, kan den telle to ganger.',
  },
  inBankAnyway: { en: 'Register anyway', nb: 'Registrer likevel' },
  inBank: { en: 'Lies unmatched in the bank: {{payments}}.', nb: 'Ligger ukoblet i banken: {{payments}}.' },
  inBankPart: { en: '{{sum}} on {{day}}', nb: '{{sum}} den {{day}}' },
  readUntil: {
    en: 'The bank’s file has been read up to and including {{day}}.',
    nb: 'Bankfilen er lest til og med {{day}}.',
  },

  // The list.
  payments: { en: 'Payments', nb: 'Betalinger' },
  paymentsAndKid: { en: 'Payments and KID', nb: 'Betalinger og KID' },
  paymentsCount_one: { en: '{{count}} payment, the last on {{day}}', nb: '{{count}} betaling, siste {{day}}' },
  paymentsCount_other: { en: '{{count}} payments, the last on {{day}}', nb: '{{count}} betalinger, siste {{day}}' },
  noPayments: { en: 'No payments registered', nb: 'Ingen betalinger registrert' },
  noPaymentsText: {
    en: 'Register them one by one, or read in the bank’s own file.',
    nb: 'Registrer dem en for en, eller les inn bankens egen fil.',
  },
  toBank: { en: 'To the bank', nb: 'Til banken' },
  fromBank: { en: 'From the bank', nb: 'Fra banken' },
  rest: { en: '{{sum}} pays no month yet', nb: '{{sum}} dekker ingen måned ennå' },
  refund: { en: 'Paid back', nb: 'Tilbakebetalt' },
  remove: { en: 'Delete', nb: 'Slett' },
  removeOf: { en: 'Delete the payment of {{sum}}, {{day}}', nb: 'Slett betalingen på {{sum}}, {{day}}' },
  removed: { en: 'The payment is deleted', nb: 'Betalingen er slettet' },
  restored: { en: 'The payment is back', nb: 'Betalingen er tilbake' },

  // KIDs.
  kids: { en: 'KID (payment references)', nb: 'KID' },
  kidsText: {
    en: 'A payment with one of these numbers is recognised as rent of this contract.',
    nb: 'En betaling med et av disse numrene gjenkjennes som leie for denne kontrakten.',
  },
  kid: { en: 'KID', nb: 'KID' },
  kidAdd: { en: 'Add', nb: 'Legg til' },
  kidAdded: { en: 'The KID is added', nb: 'KID er lagt til' },
  kidRemove: { en: 'Remove {{kid}}', nb: 'Fjern {{kid}}' },
  kidRemoved: { en: 'The KID is removed', nb: 'KID er fjernet' },

  // Reminder.
  remind: { en: 'Send reminder', nb: 'Send påminnelse' },
  remindText: {
    en: 'Copy the text and send it to the tenant yourself. Husbok sends nothing.',
    nb: 'Kopier teksten og send den selv til leietakeren. Husbok sender ingenting.',
  },
  remindLanguage: { en: 'Language of the text', nb: 'Språk i teksten' },
  remindIn_nb: { en: 'Norwegian', nb: 'Norsk' },
  remindIn_en: { en: 'English', nb: 'Engelsk' },
  remindMessage: { en: 'Text to the tenant', nb: 'Tekst til leietakeren' },
  remindCopy: { en: 'Copy the text', nb: 'Kopier teksten' },
  remindMail: { en: 'Open in e-mail', nb: 'Åpne i e-post' },
  remindSubject: { en: 'Rent for {{dwelling}}', nb: 'Leie for {{dwelling}}' },
  remindNone: { en: 'No rent is late.', nb: 'Ingen leie er for sent betalt.' },
  noAccount: {
    en: 'Your profile has no account number for the rent. Add it there, and it stands in the text.',
    nb: 'Profilen din har ikke kontonummer for leien. Legg det inn der, så står det i teksten.',
  },
  toProfile: { en: 'To the profile', nb: 'Til profilen' },
  charges: { en: 'What the law allows in addition to the rent', nb: 'Det loven tillater i tillegg til leien' },
  chargesNever: {
    en: 'Husbok does not add this by itself, neither to the text nor to what is owed.',
    nb: 'Husbok legger ikke dette til, verken i teksten eller i det leietakeren skylder.',
  },
  feeUnknown: {
    en: 'Husbok does not have the fee for {{year}}.',
    nb: 'Husbok har ikke gebyret for {{year}}.',
  },

  // Statement.
  statement: { en: 'Statement of rent paid (PDF)', nb: 'Oversikt over betalt leie (PDF)' },
  statementText: {
    en: 'For the tenant, for instance for housing allowance or when moving. It shows each month with what was paid and when.',
    nb: 'Til leietakeren, for eksempel til bostøtte eller ved flytting. Den viser hver måned med hva som er betalt, og når.',
  },
  statementFrom: { en: 'From', nb: 'Fra' },
  statementTo: { en: 'To', nb: 'Til' },
  statementSave: { en: 'Save the PDF', nb: 'Lagre PDF' },
  statementName: { en: '{{name}} rent {{from}} to {{to}}', nb: '{{name}} leie {{from}} til {{to}}' },
})
