import { words } from '../../base/kit/words'

/** What the deposit account is called outside of the product: on the page where its fee is paid. */
export const depositWords = words('deposit', {
  feeName: { en: 'Opening of a deposit account', nb: 'Åpning av depositumskonto' },
})
