import type { RefusalReason } from './refusal'
import { words, type Text } from './words'

/** The errors that may happen on any page. The first page loads only their texts. */
export const anyCallErrorWords = words('errors', {
  malformed: {
    en: 'The request could not be read. Reload the page and try again.',
    nb: 'Forespørselen kunne ikke leses. Last siden på nytt og prøv igjen.',
  },
  unauthorized: { en: 'You have been logged out. Log in again.', nb: 'Du er logget ut. Logg inn igjen.' },
  subscriptionRequired: { en: 'This needs an active subscription.', nb: 'Dette krever et aktivt abonnement.' },
  endOf30Days: {
    en: 'The 30-day trial is over. Subscribe to add new documents.',
    nb: 'Prøveperioden på 30 dager er over. Abonner for å legge til nye dokumenter.',
  },
  freeLimit: {
    en: 'You have used all 21 free vouchers. Subscribe to add more.',
    nb: 'Du har brukt alle de 21 gratis bilagene. Abonner for å legge til flere.',
  },
  forbidden: { en: 'You do not have access to this.', nb: 'Du har ikke tilgang til dette.' },
  notFound: { en: 'This was not found. It may have been deleted.', nb: 'Dette ble ikke funnet. Det kan være slettet.' },
  emailExists: { en: 'The e-mail address is already in use', nb: 'E-postadresse er allerede i bruk' },
  isOldAppUser: {
    en: 'You have an account in the old app. Transfer it by choosing a new password: we send you a link.',
    nb: 'Du har en konto i den gamle appen. Overfør den ved å velge nytt passord: Vi sender deg en lenke.',
  },
  changedMeanwhile: {
    en: 'This was changed after you opened it. Nothing has been overwritten or deleted.',
    nb: 'Dette ble endret etter at du åpnet det. Ingenting er overskrevet eller slettet.',
  },
  stillRunning: {
    en: 'The same request is still running. Wait a moment.',
    nb: 'Den samme forespørselen kjører fortsatt. Vent litt.',
  },
  bodyTooBig: { en: 'That is too much to send at once.', nb: 'Det er for mye å sende på én gang.' },
  contentType: { en: 'The request has the wrong content type.', nb: 'Forespørselen har feil innholdstype.' },
  invalid: { en: 'Some fields must be corrected.', nb: 'Noen felter må rettes.' },
  invalidCredentials: { en: 'Wrong username or password', nb: 'Brukernavn eller passord feil' },
  invalidCode: {
    en: 'The link has been used or is too old. Ask for a new one.',
    nb: 'Lenken er brukt eller for gammel. Be om en ny.',
  },
  wrongCode: { en: 'The code is wrong, or has been used.', nb: 'Koden er feil, eller er brukt.' },
  loginExpired: { en: 'The login took too long. Start again.', nb: 'Innloggingen tok for lang tid. Begynn på nytt.' },
  birthdayRequired: {
    en: 'The lease includes your date of birth, which is missing from your profile. Enter it there first.',
    nb: 'Fødselsdatoen din skal stå i kontrakten, men mangler i profilen din. Skriv den inn der først.',
  },
  idempotencyKeyReused: {
    en: 'This form was already saved. Reload the page to see it.',
    nb: 'Skjemaet er allerede lagret. Last siden på nytt for å se det.',
  },
  tooManyRequests: {
    en: 'Too many attempts. Wait a moment and try again.',
    nb: 'For mange forsøk. Vent litt og prøv igjen.',
  },
  internal: { en: 'Something went wrong on our side. Try again.', nb: 'Noe gikk galt hos oss. Prøv igjen.' },
  providerError: {
    en: 'The outside service answered with an error. Try again later.',
    nb: 'Den eksterne tjenesten svarte med en feil. Prøv igjen senere.',
  },
  providerUnavailable: {
    en: 'The outside service cannot be reached. Try again later.',
    nb: 'Den eksterne tjenesten kan ikke nås. Prøv igjen senere.',
  },
  unavailable: {
    en: 'The service cannot be reached right now. Try again in a moment.',
    nb: 'Tjenesten kan ikke nås akkurat nå. Prøv igjen om litt.',
  },
  providerTimeout: {
    en: 'The outside service did not answer in time. Try again later.',
    nb: 'Den eksterne tjenesten svarte ikke i tide. Prøv igjen senere.',
  },
  network: {
    en: 'No connection. Nothing you typed is lost; try again.',
    nb: 'Ingen forbindelse. Ingenting av det du skrev, er borte; prøv igjen.',
  },
  unknownError: { en: 'Unknown error', nb: 'Ukjent feil' },
} satisfies Partial<Record<RefusalReason | 'network' | 'unknownError', Text>>)
