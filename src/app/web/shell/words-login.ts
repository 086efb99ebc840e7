import { words } from '../../../base/kit/words'

export const loginAgainWords = words('loginAgain', {
  title: { en: 'You have been logged out', nb: 'Du er logget ut' },
  text: {
    en: 'What you have typed is still here. Log in again to go on where you were.',
    nb: 'Det du har skrevet, er her fortsatt. Logg inn igjen for å fortsette der du var.',
  },
  other: {
    en: 'Anyone who logs in with another account cannot see it.',
    nb: 'Den som logger inn med en annen konto, kan ikke se det.',
  },
  leave: { en: 'Leave this page', nb: 'Forlat siden' },
  done: { en: 'You are logged in again', nb: 'Du er logget inn igjen' },
})
