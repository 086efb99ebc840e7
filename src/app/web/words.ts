import { words } from '../../base/kit/words'
import { publicShellWords } from './words-public'

export const shellWords = words('shell', {
  ...publicShellWords.texts,
  leftOut_one: {
    en: 'At least {{count}} record cannot be read, and is missing or incomplete here. A stored field cannot be decrypted: ask whoever runs this installation.',
    nb: 'Minst {{count}} post kan ikke leses, og mangler eller er ufullstendig her. Et lagret felt kan ikke dekrypteres: Spør den som drifter denne installasjonen.',
  },
  leftOut_other: {
    en: 'At least {{count}} records cannot be read, and are missing or incomplete here. Stored fields cannot be decrypted: ask whoever runs this installation.',
    nb: 'Minst {{count}} poster kan ikke leses, og mangler eller er ufullstendige her. Lagrede felt kan ikke dekrypteres: Spør den som drifter denne installasjonen.',
  },
  sections: { en: 'Sections', nb: 'Hoveddeler' },
  home: { en: 'Home', nb: 'Hjem' },
  tax: { en: 'Tax', nb: 'Skatt' },
  profile: { en: 'Profile', nb: 'Profil' },
  homeMenu: { en: 'Home menu', nb: 'Hjem-meny' },
  taxMenu: { en: 'Tax menu', nb: 'Skattemeny' },
  profileMenu: { en: 'Profile menu', nb: 'Profilmeny' },
  menu: { en: 'Menu', nb: 'Meny' },
  openMenu: { en: 'Open menu', nb: 'Åpne menyen' },
  closeMenu: { en: 'Close menu', nb: 'Lukk menyen' },
  narrowMenu: { en: 'Collapse the menu', nb: 'Gjør menyen smal' },
  widenMenu: { en: 'Expand the menu', nb: 'Gjør menyen bred' },
  chooseHouse: { en: 'Choose house: {{name}}', nb: 'Velg hus: {{name}}' },
  searchAll: { en: 'Search everything', nb: 'Søk i alt' },
  shortcuts: { en: 'Keyboard shortcuts', nb: 'Hurtigtaster' },
  deleteHouse: { en: 'Delete house', nb: 'Slett hus' },
  addHouse: { en: 'Add new house', nb: 'Legg til nytt hus' },
  logOut: { en: 'Log out', nb: 'Logg ut' },
})
