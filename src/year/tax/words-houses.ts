import { words } from '../../base/kit/words'

/** Which houses stand in the return. */
export const taxHousesWords = words('taxHouses', {
  selectAll: { en: 'Select all', nb: 'Velg alle' },
  selectNone: { en: 'Clear all', nb: 'Fjern alle' },
  noteTaxFree: { en: 'left out: all rent is tax-free', nb: 'holdes utenfor: all leie er skattefri' },
  noteShortLets: {
    en: 'not sent: you enter short lets yourself',
    nb: 'sendes ikke: korttidsutleien fører du selv',
  },
  noteEmpty: { en: 'nothing is recorded', nb: 'ingenting er ført' },
  noteTakenBack: {
    en: 'sent before; sending again removes it',
    nb: 'er sendt før; ny innsending fjerner det',
  },
  noneChosen: { en: 'Choose at least one house.', nb: 'Velg minst ett hus.' },
})
