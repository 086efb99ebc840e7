import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depositSummary } from './rules-deposit-fold'
import { sentForSigning, signedByHand, withDeposit } from './test-status'
import { contractFoldWords } from './words-folds'

const today = day('2026-11-20')
const draft = { status: 'draft', signatureType: null, signed_at: null, next_rent_on: null } as const
const chosen = { is_open_deposit_account: true, deposit_sum: ore(3_600_000) } as const
const own = { deposit_sum: ore(3_600_000), deposit_account: 'NO93' } as const
const over = { status: 'finished', next_rent_on: null } as const
const paid = { depositStatus: 'founds', founds: ore(3_600_000) } as const

it.each([
  ['none', 'none is agreed', signedByHand()],
  // The product does not learn what is paid into an account of the landlord's choice.
  ['own', 'no day is agreed', signedByHand(own)],
  ['ownUntil', 'the day is ahead', signedByHand({ ...own, deposit_payment_deadline: today })],
  ['own', 'the day is over', signedByHand({ ...own, deposit_payment_deadline: day('2026-11-19') })],
  ['own', 'the lease is over', signedByHand({ ...own, ...over, deposit_payment_deadline: day('2026-11-25') })],
  // The account that the product opens is not open before the fee is paid and all have signed.
  ['agreed', 'a draft', signedByHand({ ...draft, ...chosen })],
  [
    'fee',
    'the fee is due',
    sentForSigning({ state: 'fee', sent_at: null }, { ...draft, ...chosen, payUrl: 'https://pay' }),
  ],
  ['agreed', 'paid for, being signed', sentForSigning({}, { ...chosen, is_open_deposit_account_payed: true })],
  ['opening', 'signed by all', withDeposit({})],
  ['byHand', 'signed on paper', signedByHand(chosen)],
  ['neverOpened', 'finished before it was signed', signedByHand({ ...draft, ...chosen, ...over })],
  ['neverOpened', 'finished before it was opened', withDeposit({}, over)],
  ['open', 'opened', withDeposit({ depositStatus: 'opened', founds: ore(0) })],
  ['open', 'paid in in part', withDeposit({ ...paid, founds: ore(100) })],
  ['full', 'paid in', withDeposit(paid)],
  ['full', 'paid in, and the lease is over', withDeposit(paid, over)],
  ['asked', 'a split that waits for the tenant', withDeposit({ ...paid, releasedCategory: 'SPLIT' })],
  [
    'asked',
    'a split on its way to the bank',
    withDeposit({ ...paid, pending: 'releasing', releasedCategory: 'SPLIT' }),
  ],
  ['paysOut', 'to be paid to the tenant', withDeposit({ ...paid, releasedCategory: 'TENANT' })],
  ['open', 'to be closed', withDeposit({ pending: 'closing', depositStatus: 'opened', founds: ore(1) })],
  ['open', 'a dispute', withDeposit({ ...paid, releasedCategory: 'DISPUTE' })],
  ['settled', 'released', withDeposit({ ...paid, depositStatus: 'released', releasedCategory: 'TENANT' }, over)],
  ['settled', 'split', withDeposit({ ...paid, depositStatus: 'released', releasedCategory: 'SPLIT' }, over)],
  ['closed', 'closed', withDeposit({ depositStatus: 'canceled', founds: ore(0) })],
] as const)('the folded deposit is %s: %s', (expected, _state, contract) => {
  const { key: summary, until } = depositSummary(contract, today)
  expect(summary).toBe(expected)
  expect(until).toBe(expected === 'ownUntil' ? today : null)
  // Only the state `open` has words that call the account open.
  const { en, nb } = contractFoldWords.texts[`deposit_${summary}`]
  expect([/is open\b/.test(en), /er åpnet/.test(nb)]).toEqual([summary === 'open', summary === 'open'])
})
