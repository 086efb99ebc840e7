import { words, type Said } from '../../base/kit/words'
import type { ProfileForm } from './model-profile'

/** Labels of the profile's fields; a field without a label doesn't compile. */
const profileLabels = {
  firstName: { en: 'First name', nb: 'Fornavn' },
  lastName: { en: 'Last name', nb: 'Etternavn' },
  phone_code: { en: 'Country code', nb: 'Landkode' },
  phone: { en: 'Phone number', nb: 'Telefonnummer' },
  country: { en: 'Country', nb: 'Land' },
  city: { en: 'City', nb: 'Sted' },
  address: { en: 'Address', nb: 'Adresse' },
  postcode: { en: 'Postcode', nb: 'Postnummer' },
  ssn: { en: 'National identity number', nb: 'Fødselsnummer' },
  iban: { en: 'Account number (IBAN)', nb: 'Kontonummer (IBAN)' },
  birthday: { en: 'Date of birth', nb: 'Fødselsdato' },
  isAgreePolicy: { en: 'Terms and privacy policy', nb: 'Vilkår og personvernerklæring' },
} satisfies Record<keyof ProfileForm, Said>

export const accountWords = words('account', {
  ...profileLabels,
  email: { en: 'E-mail', nb: 'E-post' },
  password: { en: 'Password', nb: 'Passord' },
  back: { en: 'Back', nb: 'Tilbake' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  save: { en: 'Save', nb: 'Lagre' },

  loginTitle: { en: 'Log in', nb: 'Logg inn' },
  login: { en: 'Log in', nb: 'Logg inn' },
  forgot: { en: 'Forgotten your password?', nb: 'Glemt passord?' },
  newHere: { en: 'New here?', nb: 'Ny her?' },
  signUp: { en: 'Create account', nb: 'Opprett konto' },
  linkFailed: {
    en: 'The login link has been used or is too old. Log in with your password.',
    nb: 'Innloggingslenken er brukt eller for gammel. Logg inn med passordet ditt.',
  },
  deletedNotice: { en: 'Your account is deleted. What we keep stands in the mail to you.', nb: 'Kontoen din er slettet. Det vi beholder, står i e-posten til deg.' },
  oldAppTitle: { en: 'Transfer your account', nb: 'Overfør kontoen din' },
  oldAppText: {
    en: 'You have an account in the old app, and it cannot log in here yet. Choose a new password to transfer it. We send you a link.',
    nb: 'Du har en konto i den gamle appen, og den kan ikke logge inn her ennå. Velg et nytt passord for å overføre den. Vi sender deg en lenke.',
  },
  oldAppSend: { en: 'Send me the link', nb: 'Send meg lenken' },

  resetTitle: { en: 'Forgotten password', nb: 'Glemt passord' },
  resetText: { en: 'Write your e-mail address. We send you a link for choosing a new password.', nb: 'Skriv e-postadressen din. Vi sender deg en lenke for å velge nytt passord.' },
  resetSend: { en: 'Send link', nb: 'Send lenke' },
  resetToast: { en: 'A link is on its way to {{email}}', nb: 'En lenke er på vei til {{email}}' },
  resetSentTitle: { en: 'Check your e-mail', nb: 'Sjekk e-posten din' },
  resetSent: {
    en: 'If {{email}} has an account here, a link for choosing a new password is on its way. It works once, for 60 minutes. Look in the spam folder too.',
    nb: 'Hvis {{email}} har en konto her, er en lenke for å velge nytt passord på vei. Den virker én gang, i 60 minutter. Se også i søppelposten.',
  },
  resetAgain: { en: 'Use another address', nb: 'Bruk en annen adresse' },
  toLogin: { en: 'Go to log in', nb: 'Gå til innlogging' },

  newPasswordTitle: { en: 'Choose a new password', nb: 'Velg nytt passord' },
  newPassword: { en: 'New password', nb: 'Nytt passord' },
  repeatPassword: { en: 'Repeat the password', nb: 'Gjenta passordet' },
  passwordHelp: {
    en: '6 to 50 characters: lowercase and uppercase letters, a digit and a special character, no spaces',
    nb: '6 til 50 tegn: små og store bokstaver, et tall og et spesialtegn, ingen mellomrom',
  },
  newPasswordSave: { en: 'Save new password', nb: 'Lagre nytt passord' },
  codeChecking: { en: 'Checking the link …', nb: 'Sjekker lenken …' },
  codeBadTitle: { en: 'The link cannot be used', nb: 'Lenken kan ikke brukes' },
  askNewLink: { en: 'Ask for a new link', nb: 'Be om ny lenke' },
  passwordSavedTitle: { en: 'The new password is saved', nb: 'Det nye passordet er lagret' },
  passwordSavedText: {
    en: 'For your safety you have been logged out everywhere. Log in with the new password.',
    nb: 'For sikkerhets skyld er du logget ut overalt. Logg inn med det nye passordet.',
  },

  byUrlTitle: { en: 'Logging you in', nb: 'Logger deg inn' },
  byUrlWait: { en: 'Just a moment …', nb: 'Et øyeblikk …' },
  logoutTitle: { en: 'Logging you out', nb: 'Logger deg ut' },

  landlordTitle: { en: 'Landlord', nb: 'Utleier' },
  landlordEditTitle: { en: 'Edit landlord', nb: 'Rediger utleier' },
  edit: { en: 'Edit', nb: 'Rediger' },
  profileSaved: { en: 'The profile is saved', nb: 'Profilen er lagret' },
  ssnHelp: { en: '11 digits. Used on rent contracts and in the tax return, stored encrypted.', nb: '11 siffer. Brukes på leiekontrakter og i skattemeldingen, lagres kryptert.' },
  ibanHelp: { en: 'Where the rent is paid. For example NO93 8601 1117 947', nb: 'Hit betales leien. For eksempel NO93 8601 1117 947' },
  birthdayHelp: { en: 'For example 01.02.1980', nb: 'For eksempel 01.02.1980' },
  phoneHelp: { en: 'Needed for signing contracts digitally', nb: 'Trengs for å signere kontrakter digitalt' },
  countryLoading: { en: 'Loading the countries …', nb: 'Laster landene …' },

  agreeStart: { en: 'I agree to the', nb: 'Jeg godtar' },
  agreeAnd: { en: 'and the', nb: 'og' },
  terms: { en: 'terms', nb: 'vilkårene' },
  privacy: { en: 'privacy policy', nb: 'personvernerklæringen' },
})
