import { words } from '../../base/kit/words'

/** The texts of the choice of a house, which is on every page. */
export const houseChoiceWords = words('house', {
  house: { en: 'House', nb: 'Hus' },
  allHouses: { en: 'All houses', nb: 'Alle hus' },
  noHouse: { en: 'No house yet', nb: 'Ingen hus ennå' },
  noHouseText: {
    en: 'Vouchers, suppliers and contracts belong to a house. Add the first one.',
    nb: 'Bilag, leverandører og kontrakter hører til et hus. Legg til det første.',
  },
  addTitle: { en: 'Add new house', nb: 'Legg til nytt hus' },
})
