import { words } from '../kit/words'

export const adminWords = words('admin', {
  title: { en: 'Sending log', nb: 'Sendelogg' },
  sub: {
    en: 'Every attempt to send something in the last 90 days: e-mails, messages and calls to other services. Addresses, numbers and codes are hidden.',
    nb: 'Hvert forsøk på å sende noe de siste 90 dagene: e-post, meldinger og kall til andre tjenester. Adresser, numre og koder er skjult.',
  },
  chart: { en: 'The last 8 days', nb: 'De siste 8 dagene' },
  chartNothing: { en: 'Nothing was sent on these days.', nb: 'Ingenting ble sendt disse dagene.' },
  day: { en: 'Day', nb: 'Dag' },
  list: { en: 'Attempts, newest first', nb: 'Forsøk, nyeste først' },
  filters: { en: 'Find attempts', nb: 'Finn forsøk' },
  search: { en: 'Search in what was sent and answered', nb: 'Søk i det som ble sendt og svart' },
  type: { en: 'Type', nb: 'Type' },
  allTypes: { en: 'All types', nb: 'Alle typer' },
  state: { en: 'Result', nb: 'Resultat' },
  allStates: { en: 'All results', nb: 'Alle resultater' },
  account: { en: 'Account', nb: 'Konto' },
  accountWhole: { en: 'A whole number', nb: 'Et helt tall' },
  noAccount: { en: 'No account', nb: 'Ingen konto' },

  what: { en: 'What', nb: 'Hva' },
  when: { en: 'When', nb: 'Når' },
  recipient: { en: 'Recipient', nb: 'Mottaker' },
  succeeded: { en: 'Sent', nb: 'Sendt' },
  failed: { en: 'Failed', nb: 'Mislyktes' },
  givenUp: { en: 'Given up', nb: 'Gitt opp' },
  error: { en: 'Error', nb: 'Feil' },
  noted: { en: 'Noted', nb: 'Notert' },
  sent: { en: 'Sent', nb: 'Sendt' },
  count_one: { en: '{{count}} attempt', nb: '{{count}} forsøk' },
  count_other: { en: '{{count}} attempts', nb: '{{count}} forsøk' },
  tooMany: {
    en: '{{count}} attempts. Only the newest {{most}} can be shown: narrow the search to see older ones.',
    nb: '{{count}} forsøk. Bare de nyeste {{most}} kan vises: Avgrens søket for å se eldre.',
  },
  emptyTitle: { en: 'Nothing has been sent yet', nb: 'Ingenting er sendt ennå' },

  entry: { en: '{{type}}, {{when}}', nb: '{{type}}, {{when}}' },
  queueAgain: { en: 'Queue again', nb: 'Legg i kø på nytt' },
  queueAgainTitle: { en: 'Queue this again?', nb: 'Legge dette i kø på nytt?' },
  queueAgainText: {
    en: 'It was given up. It is tried again at once, and as many times as the first time. Anything that got through without our knowing arrives twice.',
    nb: 'Det ble gitt opp. Det prøves på nytt med en gang, og like mange ganger som første gang. Det som eventuelt kom fram uten at vi fikk vite det, kommer to ganger.',
  },
  leave: { en: 'Leave it', nb: 'La det ligge' },
  queuedAgain: {
    en: 'It is in the queue again. Its next attempt is a new line in the log.',
    nb: 'Det ligger i kø igjen. Neste forsøk blir en ny linje i loggen.',
  },
})
export type AdminKey = keyof typeof adminWords.texts
