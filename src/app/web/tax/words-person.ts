import { words } from '../../../base/kit/words'

/** An electronic id of somebody else than the profile names. */
export const otherPersonWords = words('otherPerson', {
  title: {
    en: 'Somebody else is logged in with ID-porten',
    nb: 'Noen andre er logget inn med ID-porten',
  },
  whoNamed: {
    en: 'Logged in is {{name}} ({{login}}).',
    nb: 'Innlogget er {{name}} ({{login}}).',
  },
  who: {
    en: 'Logged in is the person with national ID {{login}}.',
    nb: 'Innlogget er personen med fødselsnummer {{login}}.',
  },
  profileSays: {
    en: 'Your profile says {{profile}}.',
    nb: 'I profilen din står {{profile}}.',
  },
  without: {
    en: 'Your profile has no national ID that can be read.',
    nb: 'Profilen din har ikke noe fødselsnummer som kan leses.',
  },
  text: {
    en: 'A tax return belongs to whoever logs in, so nothing is shown or sent.',
    nb: 'En skattemelding tilhører den som logger inn, så ingenting vises eller sendes.',
  },
  logOut: {
    en: 'Log out of ID-porten, and log in as yourself afterwards',
    nb: 'Logg ut av ID-porten, og logg deretter inn som deg selv',
  },
  correctId: {
    en: 'Correct the national ID in your profile, if it is wrong',
    nb: 'Rett fødselsnummeret i profilen din, hvis det er feil',
  },
  giveId: {
    en: 'Enter your national ID in your profile',
    nb: 'Skriv inn fødselsnummeret ditt i profilen',
  },
  unlink: {
    en: 'Take the electronic ID off the account, if it isn’t yours',
    nb: 'Fjern den elektroniske ID-en fra kontoen, hvis den ikke er din',
  },
})
