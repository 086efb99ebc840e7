import { words } from '../../base/kit/words'
import { nextStepTexts } from './words-next'

export const contractFigureWords = words('contractHome', {
  ...nextStepTexts,
  signing: { en: 'Being signed', nb: 'Signeres' },

  glance: { en: 'The contract at a glance', nb: 'Kontrakten i korte trekk' },
  rentNow: { en: 'Monthly rent', nb: 'Månedsleie' },
  rentFromDay: { en: '{{sum}} from {{day}}', nb: '{{sum}} fra {{day}}' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  noDeposit: { en: 'None', nb: 'Ingen' },
  depositOwn: { en: 'Blocked account in the tenant’s name', nb: 'Sperret konto i leietakerens navn' },
  depositPaid: { en: 'Paid in: {{sum}}', nb: 'Betalt inn: {{sum}}' },
  depositOver: { en: 'Paid in: {{sum}}, {{surplus}} too much', nb: 'Betalt inn: {{sum}}, {{surplus}} for mye' },
  guaranteed: { en: 'Guarantee: {{sum}}', nb: 'Garanti: {{sum}}' },
  depositSettled: { en: 'Settled', nb: 'Gjort opp' },
  term: { en: 'Term', nb: 'Leietid' },
  until: { en: 'Until {{day}}', nb: 'Til {{day}}' },
  countsAsOpen: { en: 'Counts as open-ended', nb: 'Regnes som tidsubestemt' },
  openEnded: { en: 'Open-ended', nb: 'Tidsubestemt' },
  partInBank: {
    en: '{{part}} of {{sum}} in unpaid rent is in the bank ({{date}}). Match it, and {{rest}} is still missing',
    nb: '{{part}} av {{sum}} i ubetalt leie ligger i banken ({{date}}). Koble, så mangler {{rest}}',
  },
  booked: { en: 'Booked so far', nb: 'Ført hittil' },
  bookedMonths_one: { en: '{{count}} month', nb: '{{count}} måned' },
  bookedMonths_other: { en: '{{count}} months', nb: '{{count}} måneder' },
  inDays_one: { en: 'in {{count}} day', nb: 'om {{count}} dag' },
  inDays_other: { en: 'in {{count}} days', nb: 'om {{count}} dager' },
  inDaysToday: { en: 'today', nb: 'i dag' },
  theTenant: { en: 'the tenant', nb: 'leietakeren' },
  list_closing: { en: 'The deposit account will be closed', nb: 'Depositumskontoen skal avsluttes' },
  list_releasing: { en: 'The deposit will be released', nb: 'Depositumet skal frigis' },
  more: { en: 'More actions', nb: 'Flere handlinger' },
})
