import { words } from '../../base/kit/words'

/** Who owes rent, and the year of the rent accounts. */
export const arrearsWords = words('arrears', {
  title: { en: 'Rent owed', nb: 'Restanser' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  since: { en: 'Since', nb: 'Siden' },
  dueToday: { en: 'due today', nb: 'forfaller i dag' },
  days_one: { en: '{{count}} day late', nb: '{{count}} dag forsinket' },
  days_other: { en: '{{count}} days late', nb: '{{count}} dager forsinket' },
  months: { en: 'Months', nb: 'Måneder' },
  owed: { en: 'Owed', nb: 'Skyldig' },
  count_one: { en: '{{count}} contract', nb: '{{count}} kontrakt' },
  count_other: { en: '{{count}} contracts', nb: '{{count}} kontrakter' },
  sum: { en: 'Owed in all: {{sum}}', nb: 'Skyldig til sammen: {{sum}}' },
  noneTitle: { en: 'Nobody owes rent', nb: 'Ingen skylder leie' },
  noneText: {
    en: 'Here you see who is late once payments of a contract are followed.',
    nb: 'Her ser du hvem som er for sen når betalingene av en kontrakt følges.',
  },
  badge_one: { en: '{{count}} contract with rent owed', nb: '{{count}} kontrakt med skyldig leie' },
  badge_other: { en: '{{count}} contracts with rent owed', nb: '{{count}} kontrakter med skyldig leie' },
  open_one: { en: '{{count}} contract owes {{sum}}', nb: '{{count}} kontrakt skylder {{sum}}' },
  open_other: { en: '{{count}} contracts owe {{sum}}', nb: '{{count}} kontrakter skylder {{sum}}' },
  see: { en: 'See rent owed', nb: 'Se restanser' },
  toYear: { en: 'Rent paid in the year', nb: 'Betalt leie i året' },

  yearTitle: { en: 'Rent paid in {{year}}', nb: 'Betalt leie i {{year}}' },
  years: { en: 'Years', nb: 'År' },
  print: { en: 'Print', nb: 'Skriv ut' },
  yearTable: { en: 'The rent month by month', nb: 'Leien måned for måned' },
  yearSum: { en: 'Rent', nb: 'Leie' },
  yearPaid: { en: 'Paid', nb: 'Betalt' },
  yearOwed: { en: 'Owed', nb: 'Skyldig' },
  total: { en: 'Total', nb: 'Sum' },
  ofOwed: { en: 'of {{sum}}', nb: 'av {{sum}}' },
  noYearTitle: { en: 'No payments are followed in {{year}}', nb: 'Ingen betalinger følges i {{year}}' },
  noYearText: {
    en: 'Begin on the page of a contract: “Follow payments from”.',
    nb: 'Begynn på siden til en kontrakt: «Følg betalinger fra».',
  },
  signs: { en: 'Signs', nb: 'Tegn' },
})
