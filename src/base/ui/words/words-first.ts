import { words } from '../../kit/words'

/** The texts of the kit that the login and the home page show. The first page loads only these. */
export const firstUiWords = words('ui', {
  skip: { en: 'Skip to content', nb: 'Gå til innholdet' },
  requiredNote: { en: '* required', nb: '* må fylles ut' },
  fixFollowing: { en: 'Fix the following:', nb: 'Rett dette:' },
  notNow: { en: 'That did not work:', nb: 'Det gikk ikke:' },
  reference: { en: 'Reference: {{id}}', nb: 'Referanse: {{id}}' },
  waitSeconds_one: { en: 'Try again in {{count}} second.', nb: 'Prøv igjen om {{count}} sekund.' },
  waitSeconds_other: { en: 'Try again in {{count}} seconds.', nb: 'Prøv igjen om {{count}} sekunder.' },
  waitMinutes_one: { en: 'Try again in {{count}} minute.', nb: 'Prøv igjen om {{count}} minutt.' },
  waitMinutes_other: { en: 'Try again in {{count}} minutes.', nb: 'Prøv igjen om {{count}} minutter.' },
  choose: { en: 'Choose', nb: 'Velg' },
  close: { en: 'Close', nb: 'Lukk' },
  undo: { en: 'Undo', nb: 'Angre' },
  showPassword: { en: 'Show password', nb: 'Vis passord' },
  hidePassword: { en: 'Hide password', nb: 'Skjul passord' },
  pickDate: { en: 'Choose date: {{label}}', nb: 'Velg dato: {{label}}' },
  loading: { en: 'Loading', nb: 'Laster' },
  tryAgain: { en: 'Try again', nb: 'Prøv igjen' },
  failedTitle: { en: 'This could not be loaded', nb: 'Dette kunne ikke lastes' },
  languageLabel: { en: 'Language', nb: 'Språk' },
  english: { en: 'English', nb: 'Engelsk' },
  norwegian: { en: 'Norwegian', nb: 'Norsk' },
  schemeDark: { en: 'Use dark colours', nb: 'Bruk mørke farger' },
  schemeLight: { en: 'Use light colours', nb: 'Bruk lyse farger' },
})
