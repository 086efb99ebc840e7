import { words } from '../../base/kit/words'

export const registrationWords = words('registration', {
  steps: { en: 'Steps of the registration', nb: 'Trinn i registreringen' },
  stepGeneral: { en: 'Account', nb: 'Konto' },
  stepProfile: { en: 'Your profile', nb: 'Din profil' },
  stepFinish: { en: 'Your first house', nb: 'Ditt første hus' },
  profileText: { en: 'For leases and tax.', nb: 'Til leiekontrakter og skattemeldingen.' },
  next: { en: 'Next', nb: 'Neste' },
  finish: { en: 'Finish', nb: 'Fullfør' },
  emailExistsToLogin: { en: 'Is the account yours?', nb: 'Er kontoen din?' },
  emailExistsLogin: { en: 'Log in instead', nb: 'Logg inn i stedet' },
  back: { en: 'Back', nb: 'Tilbake' },
  closeTitle: { en: 'Close the registration?', nb: 'Lukke registreringen?' },
  closeText: {
    en: 'Your account is saved, but not this step. Log in again to go on from here.',
    nb: 'Kontoen er lagret, men ikke dette trinnet. Logg inn igjen for å fortsette herfra.',
  },
  closeStay: { en: 'Keep filling in', nb: 'Fortsett å fylle ut' },
  closeGo: { en: 'Close and log out', nb: 'Lukk og logg ut' },
  welcome: { en: 'Welcome! {{name}} is ready.', nb: 'Velkommen! {{name}} er klart.' },
})
