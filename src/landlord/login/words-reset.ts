import { words } from '../../base/kit/words'

/** The words about a new password. They are not in the login's words, because every visitor loads those. */
export const resetWords = words('reset', {
  oldAppTitle: { en: 'Transfer your account', nb: 'Overfør kontoen din' },
  oldAppText: {
    en: 'You have an account in the old app, and it cannot log in here yet. Choose a new password to transfer it. We send you a link.',
    nb: 'Du har en konto i den gamle appen, og den kan ikke logge inn her ennå. Velg et nytt passord for å overføre den. Vi sender deg en lenke.',
  },
  oldAppSend: { en: 'Send me the link', nb: 'Send meg lenken' },
  resetTitle: { en: 'Forgot password', nb: 'Glemt passord' },
  resetText: {
    en: 'Enter your e-mail address. We send you a link for choosing a new password.',
    nb: 'Skriv inn e-postadressen din. Vi sender deg en lenke for å velge nytt passord.',
  },
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
  newPasswordSave: { en: 'Save new password', nb: 'Lagre nytt passord' },
  codeChecking: { en: 'Checking the link …', nb: 'Sjekker lenken …' },
  codeBadTitle: { en: 'The link cannot be used', nb: 'Lenken kan ikke brukes' },
  askNewLink: { en: 'Ask for a new link', nb: 'Be om ny lenke' },
  passwordSavedTitle: { en: 'The new password is saved', nb: 'Det nye passordet er lagret' },
  passwordSavedText: {
    en: 'For security, you have been logged out everywhere. Log in with the new password.',
    nb: 'For sikkerhets skyld er du logget ut overalt. Logg inn med det nye passordet.',
  },
})
