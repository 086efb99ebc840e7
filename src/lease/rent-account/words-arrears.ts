import { words } from '../../base/kit/words'

/** Who owes rent, and the rent of a year. */
export const arrearsWords = words('arrears', {
  title: { en: 'Unpaid rent', nb: 'Ubetalt leie' },
  toContracts: { en: 'Back to the rent contracts', nb: 'Tilbake til leiekontraktene' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  since: { en: 'Oldest due', nb: 'Eldste forfall' },
  dueToday: { en: 'due today', nb: 'forfaller i dag' },
  days_one: { en: '{{count}} day late', nb: '{{count}} dag etter forfall' },
  days_other: { en: '{{count}} days late', nb: '{{count}} dager etter forfall' },
  months: { en: 'Months', nb: 'Måneder' },
  owed: { en: 'Unpaid', nb: 'Ubetalt' },
  count_one: { en: '{{count}} contract', nb: '{{count}} kontrakt' },
  count_other: { en: '{{count}} contracts', nb: '{{count}} kontrakter' },
  sum: { en: 'Unpaid in all: {{sum}}', nb: 'Ubetalt til sammen: {{sum}}' },
  noneTitle: { en: 'Nobody owes rent', nb: 'Ingen skylder leie' },
  noneText: {
    en: 'Once you follow the payments of a contract, rent that is late stands here.',
    nb: 'Når du følger betalingene på en kontrakt, ser du her hvem som ikke har betalt i tide.',
  },
  badge_one: { en: '{{count}} contract with unpaid rent', nb: '{{count}} kontrakt med ubetalt leie' },
  badge_other: { en: '{{count}} contracts with unpaid rent', nb: '{{count}} kontrakter med ubetalt leie' },
  open_one: { en: '{{sum}} of rent unpaid, {{count}} contract', nb: '{{sum}} i ubetalt leie, {{count}} kontrakt' },
  open_other: { en: '{{sum}} of rent unpaid, {{count}} contracts', nb: '{{sum}} i ubetalt leie, {{count}} kontrakter' },
  see: { en: 'See unpaid rent', nb: 'Se ubetalt leie' },
  toYear: { en: 'The rent of the year', nb: 'Leien i året' },

  yearTitle: { en: 'Rent for {{year}}: paid and unpaid', nb: 'Leie for {{year}}: betalt og ubetalt' },
  years: { en: 'Year', nb: 'År' },
  print: { en: 'Print', nb: 'Skriv ut' },
  yearTable: { en: 'The rent month by month', nb: 'Leien måned for måned' },
  yearSum: { en: 'Rent', nb: 'Leie' },
  yearPaid: { en: 'Paid', nb: 'Betalt' },
  yearOwed: { en: 'Unpaid', nb: 'Ubetalt' },
  total: { en: 'Total', nb: 'Sum' },
  notFollowed: { en: 'Months that are not followed', nb: 'Måneder som ikke følges' },
  notFollowedText: {
    en: 'The sums have only the months whose payments are followed. The income of the year also has:',
    nb: 'Summene har bare med månedene der betalingene følges. Inntektene for året har også med:',
  },
  notFollowedOf: { en: '{{tenants}}: {{months}}, kr {{sum}}', nb: '{{tenants}}: {{months}}, kr {{sum}}' },
  withoutRow: {
    en: 'Not in the table, because no payments are followed: {{tenants}}.',
    nb: 'Ikke med i tabellen, fordi ingen betalinger følges: {{tenants}}.',
  },
  ofOwed: { en: 'of {{sum}}', nb: 'av {{sum}}' },
  noYearTitle: { en: 'No payments are followed in {{year}}', nb: 'Ingen betalinger følges i {{year}}' },
  noYearText: {
    en: 'Begin on the page of a contract: “Follow payments from”.',
    nb: 'Begynn på siden til en kontrakt: «Følg betalinger fra».',
  },
  signs: { en: 'Signs', nb: 'Tegn' },
})
