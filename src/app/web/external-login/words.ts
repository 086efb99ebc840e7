import { words } from '../../../base/kit/words'

export const externalLoginWords = words('externalLogin', {
  logIn: { en: 'Log in with ID-porten', nb: 'Logg inn med ID-porten' },
  or: { en: 'or', nb: 'eller' },
  notHere: {
    en: 'Login with ID-porten is not set up here. Log in with e-mail and password.',
    nb: 'Innlogging med ID-porten er ikke satt opp her. Logg inn med e-post og passord.',
  },

  signInTitle: { en: 'Logging you in', nb: 'Logger deg inn' },
  signInWait: { en: 'Just a moment …', nb: 'Et øyeblikk …' },
  onTheWay: { en: 'Opening ID-porten …', nb: 'Åpner ID-porten …' },
  cancelledTitle: { en: 'The login was cancelled', nb: 'Innloggingen ble avbrutt' },
  cancelledText: {
    en: 'You cancelled at ID-porten. Nothing has been changed here.',
    nb: 'Du avbrøt hos ID-porten. Ingenting er endret her.',
  },
  failedTitle: { en: 'The login did not work', nb: 'Innloggingen virket ikke' },
  incompleteText: {
    en: 'ID-porten sent you back without what the login needs. Nothing has been changed here.',
    nb: 'ID-porten sendte deg tilbake uten det innloggingen trenger. Ingenting er endret her.',
  },
  beginAgain: { en: 'Try again with ID-porten', nb: 'Prøv igjen med ID-porten' },
  withEmail: { en: 'Log in with e-mail', nb: 'Logg inn med e-post' },
  goOn: { en: 'Go on', nb: 'Gå videre' },
  toSettings: { en: 'To the account settings', nb: 'Til kontoinnstillingene' },

  doneTitle: { en: 'You are logged in', nb: 'Du er logget inn' },
  doneText: {
    en: 'You are logged in with ID-porten. You can go on here, or in the app.',
    nb: 'Du er logget inn med ID-porten. Du kan gå videre her, eller i appen.',
  },
  continueHere: { en: 'Continue in the browser', nb: 'Fortsett i nettleseren' },
  entered: { en: 'You are logged in with ID-porten', nb: 'Du er logget inn med ID-porten' },

  logoutTitle: { en: 'Logging out of ID-porten', nb: 'Logger ut av ID-porten' },
  loggedOutTitle: { en: 'You are logged out of ID-porten', nb: 'Du er logget ut av ID-porten' },
  loggedOutText: {
    en: 'Your login with ID-porten has ended, both here and at ID-porten.',
    nb: 'Innloggingen din med ID-porten er avsluttet, både her og hos ID-porten.',
  },

  panel: { en: 'Login with ID-porten', nb: 'Innlogging med ID-porten' },
  panelText: {
    en: 'Log in with your electronic ID here once to link it to this account. From then on you can log in with it, without e-mail and password.',
    nb: 'Logg inn med den elektroniske ID-en din her én gang, så knyttes den til denne kontoen. Deretter kan du logge inn med den, uten e-post og passord.',
  },
  linkedText: {
    en: 'An electronic ID is linked to this account, and you can log in with it. Log in with it here to send a tax return.',
    nb: 'En elektronisk ID er knyttet til denne kontoen, og du kan logge inn med den. Logg inn med den her for å sende en skattemelding.',
  },
  otherText: {
    en: 'This electronic ID does not belong to the person in your profile, so it is not linked to this account. Log out of ID-porten, and log in as yourself.',
    nb: 'Denne elektroniske ID-en tilhører ikke personen i profilen din, så den er ikke knyttet til denne kontoen. Logg ut av ID-porten, og logg inn som deg selv.',
  },
  unlink: { en: 'Remove the electronic ID', nb: 'Fjern den elektroniske ID-en' },
  unlinkTitle: { en: 'Remove the electronic ID from this account?', nb: 'Fjerne den elektroniske ID-en fra kontoen?' },
  unlinkQuestion: {
    en: 'It can then no longer be used to log in to this account, and logins made with it end. You can link another one, or the same one again, later.',
    nb: 'Den kan da ikke lenger brukes til å logge inn på kontoen, og innlogginger med den avsluttes. Du kan knytte til en annen, eller den samme igjen, senere.',
  },
  unlinked: {
    en: 'The electronic ID has been removed from the account',
    nb: 'Den elektroniske ID-en er fjernet fra kontoen',
  },
  password: { en: 'Password', nb: 'Passord' },
  livingNameless: { en: 'Logged in with ID-porten until {{time}}.', nb: 'Logget inn med ID-porten til {{time}}.' },
  living: { en: 'Logged in as {{name}} until {{time}}.', nb: 'Logget inn som {{name}} til {{time}}.' },
  logOut: { en: 'Log out of ID-porten', nb: 'Logg ut av ID-porten' },
})
