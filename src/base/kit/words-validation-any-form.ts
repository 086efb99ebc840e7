import { words } from './words'

/** The validation errors that many forms may have, the login among them. The first page loads only their texts. */
export const anyFormValidationWords = words('validation', {
  required: { en: 'This field is required', nb: 'Feltet er obligatorisk' },
  invalid: { en: 'Check this field', nb: 'Sjekk dette feltet' },
  unknown: { en: 'This field is not known here', nb: 'Feltet er ukjent her' },
  locked: { en: 'This field cannot be changed here', nb: 'Dette feltet kan ikke endres her' },
  min1: { en: 'Enter something', nb: 'Skriv inn noe' },
  min2: { en: 'At least 2 characters', nb: 'Minst 2 tegn' },
  max50: { en: 'At most 50 characters', nb: 'Høyst 50 tegn' },
  max1000: { en: 'At most 1000 characters', nb: 'Høyst 1000 tegn' },
  choose: { en: 'Choose one', nb: 'Velg én' },
  agree: { en: 'You must agree to go on', nb: 'Du må godta for å gå videre' },
  'email.required': { en: 'An e-mail address is required', nb: 'E-post er påkrevd' },
  'email.invalid': { en: 'Invalid e-mail address', nb: 'Ugyldig e-postadresse' },
  'email.ascii': {
    en: 'Use only the letters a to z in the address, without æ, ø, å and invisible characters',
    nb: 'Bruk bare bokstavene a til z i adressen, uten æ, ø, å og usynlige tegn',
  },
  credentials: { en: 'Invalid login details', nb: 'Ugyldig påloggingsinformasjon' },
  invalidCredentials: { en: 'Wrong password or e-mail address', nb: 'Feil passord eller e-post' },
  secondFactorCode: {
    en: 'The code is wrong or has been used. Wait for the next one',
    nb: 'Koden er feil eller brukt. Vent på den neste',
  },
})

/** True for a key of a validation error. False for a sentence. */
export const isValidationKey = (text: string): boolean => /^[\w.]+$/.test(text)

/** The key of the text that only this field has: `required.sum`. `field` may be a path. */
export const keyAtField = (key: string, field: string): string => `${key}.${field.split('.').at(-1)}`
