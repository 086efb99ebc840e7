import { newId } from './objects'

/** A stored card, without its number. */
export interface Card {
  readonly id: string
  readonly last4: string
  /** True if a charge succeeds without the holder: a renewal, a retry, a change of plan. */
  readonly pays: boolean
}

/** The result of typing a card's number. */
export type TypedCard =
  | { readonly outcome: 'accepted'; readonly card: Card }
  /** 3-D Secure: the holder is asked first. */
  | { readonly outcome: 'confirm'; readonly card: Card }
  | { readonly outcome: 'declined'; readonly message: string }

const declined = (message: string) => ({ outcome: 'declined', message }) as const

/**
 * Stripe's test cards (https://docs.stripe.com/testing). At Stripe the last one can be stored but never charged. Here its
 * first payment succeeds, because otherwise no renewal could fail.
 */
export const testCards = [
  { number: '4242424242424242', does: 'accepted', text: 'is accepted' },
  { number: '4000002760003184', does: 'confirm', text: 'asks for 3-D Secure' },
  { number: '4000000000000002', does: 'Your card was declined.', text: 'is declined' },
  { number: '4000000000009995', does: 'Your card has insufficient funds.', text: 'has too little money' },
  { number: '4000000000000069', does: 'Your card has expired.', text: 'has expired' },
  { number: '4000000000000341', does: 'failsLater', text: 'pays once; every later payment fails' },
] as const

/** Luhn's check digit, ISO/IEC 7812-1. */
function isCardNumber(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return /^\d{13,19}$/.test(digits) && sum % 10 === 0
}

/** A number as a person types it, with or without spaces. */
export function checkTypedCard(number: string): TypedCard {
  const digits = number.replace(/[\s-]/g, '')
  if (digits === '') return declined('Your card number is incomplete.')
  const known = testCards.find((each) => each.number === digits)
  if (!known)
    return declined(isCardNumber(digits) ? 'Only test cards are accepted here.' : 'Your card number is invalid.')
  const card = { id: newId('pm'), last4: digits.slice(-4), pays: known.does !== 'failsLater' }
  if (known.does === 'confirm') return { outcome: 'confirm', card }
  if (known.does === 'accepted' || known.does === 'failsLater') return { outcome: 'accepted', card }
  return declined(known.does)
}
