import { words } from '../../base/kit/words'

/** Names of a contract and its rent when the tenant is erased. */
export const erasedWords = words('erased', {
  rentTitle: { en: 'Rent', nb: 'Leie' },
  erasedTenant: { en: 'Erased tenant', nb: 'Slettet leietaker' },
})
