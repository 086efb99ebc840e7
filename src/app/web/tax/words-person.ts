import { words } from '../../../base/kit/words'

/** An electronic id of somebody else than the profile names. */
export const otherPersonWords = words('otherPerson', {
  title: {
    en: 'This electronic ID is not the profile’s',
    nb: 'Denne elektroniske ID-en er ikke profilens',
  },
  text: {
    en: 'The electronic ID is that of {{login}}. Your profile says {{profile}}. A tax return belongs to whoever logs in, so nothing is shown or sent.',
    nb: 'Den elektroniske ID-en tilhører {{login}}. I profilen din står {{profile}}. En skattemelding tilhører den som logger inn, så ingenting vises eller sendes.',
  },
  without: {
    en: 'The electronic ID is that of {{login}}. Your profile has no national id that can be read. A tax return belongs to whoever logs in, so nothing is shown or sent.',
    nb: 'Den elektroniske ID-en tilhører {{login}}. Profilen din har ikke noe fødselsnummer som kan leses. En skattemelding tilhører den som logger inn, så ingenting vises eller sendes.',
  },
  logOut: {
    en: 'Then log out of ID-porten, to log in with your own',
    nb: 'Logg deretter ut av ID-porten, så du kan logge inn med din egen',
  },
  unlink: {
    en: 'First take the electronic ID off this account, if it isn’t yours',
    nb: 'Fjern først den elektroniske ID-en fra kontoen, hvis den ikke er din',
  },
  profile: {
    en: 'Correct the national id in your profile, if it is wrong',
    nb: 'Rett fødselsnummeret i profilen din, hvis det er feil',
  },
})
