import { words } from '../../../base/kit/words'

export const otherPersonWords = words('otherPerson', {
  title: {
    en: 'Someone else is logged in with ID-porten',
    nb: 'Noen andre er logget inn med ID-porten',
  },
  whoNamed: {
    en: '{{name}} ({{login}}) is logged in.',
    nb: '{{name}} ({{login}}) er innlogget.',
  },
  who: {
    en: 'The person with national ID {{login}} is logged in.',
    nb: 'Personen med fødselsnummer {{login}} er innlogget.',
  },
  profileSays: {
    en: 'Your profile says {{profile}}.',
    nb: 'I profilen din står {{profile}}.',
  },
  without: {
    en: 'Your profile has no readable national ID.',
    nb: 'Profilen din mangler et lesbart fødselsnummer.',
  },
  text: {
    en: 'A tax return belongs to the person who logs in, so nothing is shown or sent.',
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
    en: 'Remove the electronic ID from the account, if it is not yours',
    nb: 'Fjern den elektroniske ID-en fra kontoen, hvis den ikke er din',
  },
})
