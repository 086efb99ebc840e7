import { words } from '../../base/kit/words'

/** What a contract and its rent are called once the tenant is erased. */
export const erasedWords = words('erased', {
  rentTitle: { en: 'Rent', nb: 'Leie' },
  erasedTenant: { en: 'Erased tenant', nb: 'Slettet leietaker' },
})
