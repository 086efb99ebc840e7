import { words, type Text } from '../../base/kit/words'
import type { ProfileForm } from './model-profile'

/** The labels of the profile's fields. TypeScript reports a field without a label. */
const profileLabels = {
  firstName: { en: 'First name', nb: 'Fornavn' },
  lastName: { en: 'Last name', nb: 'Etternavn' },
  phone_code: { en: 'Country code', nb: 'Landkode' },
  phone: { en: 'Phone number', nb: 'Telefonnummer' },
  country: { en: 'Country', nb: 'Land' },
  city: { en: 'City', nb: 'Poststed' },
  address: { en: 'Address', nb: 'Adresse' },
  postcode: { en: 'Postcode', nb: 'Postnummer' },
  ssn: { en: 'National identity number', nb: 'Fødselsnummer' },
  iban: { en: 'Account number (IBAN)', nb: 'Kontonummer (IBAN)' },
  birthday: { en: 'Date of birth', nb: 'Fødselsdato' },
  isAgreePolicy: { en: 'Terms and privacy policy', nb: 'Vilkår og personvernerklæring' },
  language: { en: 'Language', nb: 'Språk' },
  password: { en: 'Password', nb: 'Passord' },
} satisfies Record<keyof ProfileForm, Text>

export const accountWords = words('account', {
  ...profileLabels,
  email: { en: 'E-mail', nb: 'E-post' },
  back: { en: 'Back', nb: 'Tilbake' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  save: { en: 'Save', nb: 'Lagre' },

  loginTitle: { en: 'Log in', nb: 'Logg inn' },
  login: { en: 'Log in', nb: 'Logg inn' },
  forgot: { en: 'Forgot password?', nb: 'Glemt passord?' },
  about: {
    en: 'Keeps your rental books, follows rent, does your tax return.',
    nb: 'Fører utleieregnskapet, følger husleien, fyller ut skattemeldingen.',
  },
  keepBooks: { en: 'Keep books', nb: 'Start regnskapet' },
  keepBooksText: { en: '30 days free, no card.', nb: 'Gratis i 30 dager, uten kort.' },
  keepBooksPrice: { en: '30 days free, then {{price}} a month.', nb: '30 dager gratis, så {{price}} i måneden.' },
  writeLease: { en: 'Write a free lease', nb: 'Skriv gratis leiekontrakt' },
  writeLeaseText: { en: 'Follows tenancy law.', nb: 'Etter husleieloven.' },
  linkFailed: {
    en: 'The login link has been used or is too old. Log in with your password.',
    nb: 'Innloggingslenken er brukt eller for gammel. Logg inn med passordet ditt.',
  },
  endedNotice: {
    en: 'You have been logged out. Log in to continue where you were.',
    nb: 'Du er logget ut. Logg inn for å fortsette der du var.',
  },
  deletedNotice: {
    en: 'Your account is deleted. What we keep is listed in the e-mail we sent you.',
    nb: 'Kontoen din er slettet. Det vi beholder, står i e-posten vi har sendt deg.',
  },

  agreeStart: { en: 'I accept the', nb: 'Jeg godtar' },
  agreeAnd: { en: 'and', nb: 'og' },
  terms: { en: 'terms', nb: 'vilkårene' },
  privacy: { en: 'privacy policy', nb: 'personvernerklæringen' },
})
