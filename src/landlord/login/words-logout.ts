import { words } from '../../base/kit/words'

export const logoutWords = words('logout', {
  title: { en: 'Logging you out', nb: 'Logger deg ut' },
  unsentTitle: { en: 'Photos that are not sent', nb: 'Bilder som ikke er sendt' },
  unsent_one: {
    en: '1 photo is only in this browser. If you log out, it is deleted. If you wait until there is a connection, it is sent.',
    nb: '1 bilde er bare i denne nettleseren. Logger du ut, blir det slettet. Venter du til det er nett, blir det sendt.',
  },
  unsent_other: {
    en: '{{count}} photos are only in this browser. If you log out, they are deleted. If you wait until there is a connection, they are sent.',
    nb: '{{count}} bilder er bare i denne nettleseren. Logger du ut, blir de slettet. Venter du til det er nett, blir de sendt.',
  },
  anyway: { en: 'Log out and delete them', nb: 'Logg ut og slett dem' },
  stay: { en: 'Stay logged in', nb: 'Bli innlogget' },
})
