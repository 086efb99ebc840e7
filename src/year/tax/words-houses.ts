import { words } from '../../base/kit/words'

export const taxHousesWords = words('taxHouses', {
  selectAll: { en: 'Select all', nb: 'Velg alle' },
  selectNone: { en: 'Clear all', nb: 'Fjern alle' },
  noteTaxFree: { en: 'left out: all rent is tax-free', nb: 'holdes utenfor: all leie er skattefri' },
  noteShortLets: {
    en: 'rule for short lets: rent without costs',
    nb: 'regelen for korttidsutleie: leie uten kostnader',
  },
  noteEmpty: { en: 'nothing to enter', nb: 'ingenting å føre' },
  noteTakenBack: {
    en: 'sent before; sending again removes it',
    nb: 'er sendt før; ny innsending fjerner det',
  },
  noneChosen: { en: 'Choose at least one house.', nb: 'Velg minst ett hus.' },
})
