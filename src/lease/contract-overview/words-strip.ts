import { words } from '../../base/kit/words'

export const stripWords = words('tenancyStrip', {
  label: { en: 'Rent for the whole tenancy, month by month', nb: 'Leien for hele leieforholdet, måned for måned' },
  hint: {
    en: 'The arrow keys move from month to month. Enter opens a month.',
    nb: 'Piltastene går fra måned til måned. Enter åpner en måned.',
  },
  openIt: { en: 'Open', nb: 'Åpne' },
  asTable: { en: 'Show as a table', nb: 'Vis som tabell' },
  hideTable: { en: 'Hide the table', nb: 'Skjul tabellen' },
  yearBefore: { en: 'The year before', nb: 'Året før' },
  yearAfter: { en: 'The year after', nb: 'Året etter' },

  paid: { en: 'paid {{days}}', nb: 'betalt {{days}}' },
  paidFromBank: { en: 'paid {{days}} from the bank', nb: 'betalt {{days}} fra banken' },
  newRent: { en: 'new rent', nb: 'ny leie' },
  newRentBy: { en: 'new rent ({{change}})', nb: 'ny leie ({{change}})' },
  signed: { en: 'signed {{day}}', nb: 'signert {{day}}' },
  handover: { en: 'move-in {{day}}', nb: 'innflytting {{day}}' },
  letter: { en: 'letter about new rent {{day}}', nb: 'brev om ny leie {{day}}' },
  depositOpened: { en: 'deposit account opened {{day}}', nb: 'depositumskonto åpnet {{day}}' },
  wentOn: { en: 'goes on from {{day}}', nb: 'løper videre fra {{day}}' },
  termEnds: { en: 'the term ends {{day}}', nb: 'leietiden går ut {{day}}' },
  movesOut: { en: 'moves out {{day}}', nb: 'flytter ut {{day}}' },
  finished: { en: 'ended {{day}}', nb: 'avsluttet {{day}}' },

  paidOf_one: { en: '{{paid}} of {{count}} month paid', nb: '{{paid}} av {{count}} måned betalt' },
  paidOf_other: { en: '{{paid}} of {{count}} months paid', nb: '{{paid}} av {{count}} måneder betalt' },
  countPart: { en: '{{count}} part paid', nb: '{{count}} delvis betalt' },
  countLate: { en: '{{count}} late', nb: '{{count}} forfalt' },
  countUnfollowed: { en: '{{count}} not tracked', nb: '{{count}} følges ikke' },
  allUnfollowed_one: {
    en: '{{count}} month let, payments not tracked',
    nb: '{{count}} måned leid ut, betalingen følges ikke',
  },
  allUnfollowed_other: {
    en: '{{count}} months let, payments not tracked',
    nb: '{{count}} måneder leid ut, betalinger følges ikke',
  },
  nothingDue: { en: 'No rent is due yet', nb: 'Ingen leie har forfalt ennå' },

  sign_paid: { en: 'Paid', nb: 'Betalt' },
  sign_part: { en: 'Part paid', nb: 'Delvis betalt' },
  sign_late: { en: 'Late', nb: 'Forfalt' },
  sign_due: { en: 'Due today', nb: 'Forfaller i dag' },
  sign_future: { en: 'To come', nb: 'Kommer' },
  sign_unfollowed: { en: 'Booked, not tracked', nb: 'Ført, følges ikke' },
  sign_event: { en: 'Event', nb: 'Hendelse' },
  deposit_full: { en: 'Deposit {{sum}}, paid in', nb: 'Depositum {{sum}}, betalt inn' },
  deposit_part: { en: 'Deposit {{sum}}, {{paid}} paid in', nb: 'Depositum {{sum}}, {{paid}} betalt inn' },
  deposit_agreed: { en: 'Deposit {{sum}}, agreed', nb: 'Depositum {{sum}}, avtalt' },
})
