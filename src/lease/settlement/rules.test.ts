import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { SettlementForm, type SettlementItem } from './model'
import { rentPaidFromDeposit, settlementErrors, settlementShares, splitAsked, splitSentence, storedSums } from './rules'

const kr = (sum: number) => ore(sum * 100)
const item = (kind: SettlementItem['kind'], sum: number, more: Partial<SettlementItem> = {}): SettlementItem => ({
  kind,
  text: 'Noe',
  sum: kr(sum),
  photos: [],
  handoverItem: null,
  ...more,
})

describe('the shares of a deposit', () => {
  it.each([
    ['no claim', [], 36_000, [0, 36_000, 0]],
    ['less than the deposit', [4000, 2500.5], 36_000, [6500.5, 29_499.5, 6500.5]],
    ['all of it', [36_000], 36_000, [36_000, 0, 36_000]],
    ['more than is there', [30_000, 10_000], 36_000, [40_000, 0, 36_000]],
    ['no deposit', [1000], 0, [1000, 0, 0]],
  ])('of %s', (_what, claims, deposit, [total, to_tenant, to_landlord]) =>
    expect(
      settlementShares(
        claims.map((sum) => ({ sum: kr(sum) })),
        kr(deposit),
      ),
    ).toEqual({ total: kr(total!), to_tenant: kr(to_tenant!), to_landlord: kr(to_landlord!) }),
  )
})

describe('the rent that a share pays', () => {
  it.each([
    ['the rent items', [item('rent', 9500), item('damage', 4000)], 13_500, 9500, 9500],
    ['no more than is owed', [item('rent', 9500)], 9500, 3000, 3000],
    ['no more than the landlord gets', [item('rent', 9500)], 6000, 9500, 6000],
    ['nothing without a rent item', [item('damage', 9500)], 9500, 9500, 0],
    ['nothing when nothing is owed', [item('rent', 9500)], 9500, 0, 0],
  ])('is %s', (_what, items, toLandlord, owed, paid) =>
    expect(rentPaidFromDeposit(items, { toLandlord: kr(toLandlord), owed: kr(owed) })).toBe(kr(paid)),
  )
})

describe('what an item names', () => {
  const url = `/api/document/${'a'.repeat(22)}`
  const handovers = [
    {
      id: 7,
      rooms: [{ name: 'Bad', items: [{ name: 'Sluk', state: 'ok' as const, remark: '', photos: [] }] }],
    },
  ]
  it.each([
    ['a photo of the account', { photos: [url] }, {}],
    ['a photo that isn’t there', { photos: [url.replace('aa', 'bb')] }, { 'items.0.photos': 'files.unknown' }],
    ['a photo twice', { photos: [url, url] }, { 'items.0.photos': 'invalid' }],
    ['an item of a handover', { handoverItem: { handoverId: 7, room: 'bad', item: 'sluk ' } }, {}],
    ['an item in words', { handoverItem: 'Bad, sluk' }, {}],
    ['an item in words with another separator', { handoverItem: 'Bad / Sluk' }, {}],
    ['an item without its room', { handoverItem: ' sluk' }, {}],
    ['words that are no item', { handoverItem: 'Finnes ikke / tull' }, { 'items.0.handoverItem': 'handoverItem' }],
    ['a room alone', { handoverItem: 'Bad' }, { 'items.0.handoverItem': 'handoverItem' }],
    ['an item of another room', { handoverItem: 'Stue, sluk' }, { 'items.0.handoverItem': 'handoverItem' }],
    [
      'another item',
      { handoverItem: { handoverId: 7, room: 'Bad', item: 'Dusj' } },
      { 'items.0.handoverItem': 'handoverItem' },
    ],
    [
      'another handover',
      { handoverItem: { handoverId: 8, room: 'Bad', item: 'Sluk' } },
      { 'items.0.handoverItem': 'handoverItem' },
    ],
  ])('%s', (_what, more, errors) =>
    expect(settlementErrors([item('damage', 1, more)], [{ url, type: 'image/jpeg' }], handovers)).toEqual(errors),
  )
  it('a PDF is no photo', () =>
    expect(settlementErrors([item('damage', 1, { photos: [url] })], [{ url, type: 'application/pdf' }], [])).toEqual({
      'items.0.photos': 'onlyPictures',
    }))
})

describe('the form', () => {
  const errorsOf = (body: object) => {
    const parsed = SettlementForm.safeParse(body)
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  }
  const one = { kind: 'damage', text: 'Brennmerke', sum: 400 }
  it.each([
    ['an item without photos', { items: [one] }, []],
    ['no item', { items: [] }, []],
    ['no sum', { items: [{ ...one, sum: 0 }] }, ['items.0.sum aboveZero']],
    ['no words', { items: [{ ...one, text: ' ' }] }, ['items.0.text required', 'items.0.text min1']],
    ['another kind', { items: [{ ...one, kind: 'fine' }] }, ['items.0.kind choose']],
    ['51 items', { items: Array.from({ length: 51 }, () => one) }, ['items manyLines']],
    [
      'a handover’s item of half a place',
      { items: [{ ...one, handoverItem: { room: 'Bad' } }] },
      ['items.0.handoverItem handoverItem'],
    ],
  ])('of %s', (_what, body, errors) => expect(errorsOf(body)).toEqual(errors))
})

describe('the split that was asked for', () => {
  const asked = { state: 'releasing', release_asked_at: '2026-12-01T10:00:00+00:00', released_at: null }
  it.each([
    ['on its way', { ...asked, release_asked_at: null }, { asked_on: null, paid_on: null }, 'splitNoted'],
    ['at the bank', asked, { asked_on: '2026-12-01', paid_on: null }, 'splitAsked'],
    [
      'paid, a day later in Norway',
      { ...asked, state: 'released', released_at: '2026-12-03T23:30:00+00:00' },
      { asked_on: '2026-12-01', paid_on: '2026-12-04' },
      'splitPaid',
    ],
  ])('is %s', (_what, stored, days, key) => {
    expect(splitAsked(stored)).toEqual(days)
    expect(splitSentence(splitAsked(stored))).toEqual({ key, mayAsk: false })
  })
  it('can be asked for when it was not', () => expect(splitSentence(null)).toEqual({ key: null, mayAsk: true }))
})

it.each([
  ['what the deposit does not cover', 40_000, 36_000, ['total', 'deposit', 'toLandlord', 'toTenant', 'beyond']],
  ['no such line if it covers all', 4000, 36_000, ['total', 'deposit', 'toLandlord', 'toTenant']],
  ['the claim alone without a deposit', 4000, 0, ['total']],
])('a stored settlement lists %s', (_what, total, deposit, keys) => {
  const sums = storedSums({ deposit: kr(deposit), ...settlementShares([{ sum: kr(total) }], kr(deposit)) })
  expect(sums.map(({ key }) => key)).toEqual(keys)
  expect(sums.find(({ key }) => key === 'beyond')?.sum).toBe(keys.includes('beyond') ? kr(total - deposit) : undefined)
})
