import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { testItem } from '../handover/test-handover'
import { SettlementForm } from './model'
import { emptyClaim, settlementBody, withClaimPhoto, withKeys, type ClaimValues } from './model-values'
import {
  basisText,
  claimBases,
  proposedClaims,
  rentAboveUnpaid,
  typedShares,
  unpaidMonths,
  withBasis,
  withKind,
} from './rules-form'

const kr = (sum: number) => ore(sum * 100)
const url = (letter: string) => `/api/document/${letter.repeat(22)}`
const claim = (more: Partial<ClaimValues> = {}): ClaimValues => ({ ...emptyClaim, key: 'a', ...more })
const remark = (name: string, text: string, photos: string[] = []) =>
  testItem(name, { state: 'remark', remark: text, photos })
const handover = (id: number, kind: 'in' | 'out', date: string, items: ReturnType<typeof testItem>[]) => ({
  id,
  kind,
  date: day(date),
  rooms: [{ name: 'Stue', items }],
})
const handovers = [
  handover(1, 'in', '2026-01-01', [remark('Gulv', 'Ripe')]),
  handover(2, 'out', '2026-11-29', [remark('Vegg', 'Hull', [url('a')])]),
  handover(3, 'out', '2026-11-30', [testItem('Gulv'), remark('Vegg', 'Hull etter hylle', [url('b'), url('c')])]),
]
const bases = claimBases(handovers)
const [newest, older] = bases

describe('the remarks that a claim can rest on', () => {
  it('are those on moving out, the newest first, and then those on moving in', () =>
    expect(bases.map(({ date, room, item, remark: text }) => [date, room, item, text])).toEqual([
      ['2026-11-30', 'Stue', 'Vegg', 'Hull etter hylle'],
      ['2026-11-29', 'Stue', 'Vegg', 'Hull'],
      ['2026-01-01', 'Stue', 'Gulv', 'Ripe'],
    ]))

  it('are first those that moving in did not have', () => {
    const found = claimBases([
      handover(1, 'in', '2026-01-01', [remark('Gulv', 'Ripe'), testItem('Vegg')]),
      handover(2, 'out', '2026-11-30', [remark('Gulv', 'Ripe'), remark('Vegg', 'Hull')]),
    ])
    expect(found.map(({ kind, item, isNew }) => [kind, item, isNew])).toEqual([
      ['out', 'Vegg', true],
      ['out', 'Gulv', false],
      ['in', 'Gulv', false],
    ])
  })

  it('name an item once, also if its room has it twice', () =>
    expect(claimBases([handover(1, 'out', '2026-11-30', [remark('Vegg', 'A'), remark('Vegg', 'B')])])).toMatchObject([
      { remark: 'A' },
    ]))

  it.each([
    ['a remark', 'Hull', 'Stue, Vegg: Hull'],
    ['photos alone', '', 'Stue, Vegg'],
    ['several lines', 'Hull\n\nog ripe', 'Stue, Vegg: Hull og ripe'],
    ['more than fits', 'x'.repeat(200), `Stue, Vegg: ${'x'.repeat(87)}…`],
  ])('are told of %s', (_what, text, expected) =>
    expect(basisText({ room: 'Stue', item: 'Vegg', remark: text })).toBe(expected),
  )
})

describe('choosing a remark', () => {
  const text = 'Stue, Vegg: Hull etter hylle'
  it.each([
    ['fills in kind, words and photos', claim(), { kind: 'damage', text, photos: [url('b'), url('c')] }],
    ['keeps what is typed', claim({ kind: 'cleaning', text: 'Vask' }), { kind: 'cleaning', text: 'Vask' }],
    ['keeps own photos', claim({ photos: [url('z')] }), { photos: [url('z'), url('b'), url('c')] }],
    [
      'replaces those of the remark before',
      claim({ handoverItem: older!.key, text: 'Stue, Vegg: Hull', photos: [url('a'), url('z')] }),
      { text, photos: [url('z'), url('b'), url('c')] },
    ],
    ['has ten photos at most', claim({ photos: Array.from({ length: 9 }, (_, at) => url(String(at))) }), {}],
  ])('%s', (_what, before, expected) => {
    const after = withBasis(before, bases, newest!.key)
    expect(after).toMatchObject({ handoverItem: newest!.key, ...expected })
    expect(after.photos.length).toBeLessThanOrEqual(10)
  })

  it('of none takes away what came with the remark', () =>
    expect(withBasis(withBasis(claim(), bases, newest!.key), bases, '')).toEqual(claim({ kind: 'damage' })))
})

describe('rent', () => {
  const owed = { sum: kr(9500), text: 'Leie for november 2026' }
  it.each([
    ['fills in what is owed', claim(), 'rent', owed, { sum: 950_000, text: owed.text }],
    ['keeps a typed sum', claim({ sum: kr(1) }), 'rent', owed, { sum: 100, text: '' }],
    ['keeps typed words', claim({ text: 'Oktober' }), 'rent', owed, { sum: 950_000, text: 'Oktober' }],
    ['has no sum where nothing is owed', claim(), 'rent', null, { sum: null, text: '' }],
    ['is the only kind that does', claim(), 'power', owed, { sum: null, text: '' }],
  ] as const)('%s', (_what, before, kind, due, expected) =>
    expect(withKind(before, kind, due)).toMatchObject({ kind, ...expected }),
  )

  it('is what a new settlement begins with', () => {
    expect(proposedClaims(owed)).toMatchObject([{ kind: 'rent', sum: 950_000, text: owed.text, key: 'rent' }])
    expect(proposedClaims(null)).toEqual([])
  })

  it.each([
    ['what is due and unpaid', 950_000, ['2026-10', '2026-11']],
    ['nothing', 0, null],
  ])('that is owed is %s', (_what, sum, months) => {
    const month = (name: string, due: string, paid: number) => ({
      month: name,
      due_on: day(due),
      sum: kr(9500),
      paid: ore(paid),
      state: 'late' as const,
      payments: [],
    })
    const account = {
      owed: ore(sum),
      months: [
        month('2026-09', '2026-09-01', 950_000),
        month('2026-10', '2026-10-01', 100),
        month('2026-11', '2026-11-02', 0),
        month('2026-12', '2026-12-01', 0),
      ],
    }
    expect(unpaidMonths(account, day('2026-11-20'))).toEqual(months && { sum, months })
  })
})

describe('the shares of what is typed', () => {
  it.each([
    ['empty fields count as nothing', [null, Number.NaN as Ore, kr(1000)], 5000, [1000, 1000, 4000, 0]],
    ['claims above the deposit', [kr(4000), kr(3000)], 5000, [7000, 5000, 0, 2000]],
    ['no deposit', [kr(1000)], 0, [1000, 0, 0, 1000]],
  ])('%s', (_what, sums, deposit, [total, to_landlord, to_tenant, beyond]) =>
    expect(
      typedShares(
        sums.map((sum) => ({ sum })),
        kr(deposit),
      ),
    ).toEqual({
      total: kr(total!),
      to_landlord: kr(to_landlord!),
      to_tenant: kr(to_tenant!),
      beyond: kr(beyond!),
    }),
  )
})

describe('what is sent', () => {
  const typed = claim({ kind: 'damage', text: 'Hull', sum: kr(400.5), photos: [url('b')], handoverItem: newest!.key })
  it('is a form that the call takes, in kroner, with the item of the handover', () => {
    const parsed = SettlementForm.parse(settlementBody({ items: [typed, { ...typed, handoverItem: '' }] }))
    expect(parsed.items).toEqual([
      {
        kind: 'damage',
        text: 'Hull',
        sum: 40_050,
        photos: [url('b')],
        handoverItem: { handoverId: 3, room: 'Stue', item: 'Vegg' },
      },
      expect.objectContaining({ handoverItem: null }),
    ])
  })

  it.each([
    ['no sum', { sum: null }, 'items.0.sum required'],
    ['half a sum', { sum: Number.NaN as Ore }, 'items.0.sum money'],
    ['no kind', { kind: '' as const }, 'items.0.kind required'],
  ])('is refused at the field with %s', (_what, more, expected) => {
    const parsed = SettlementForm.safeParse(settlementBody({ items: [{ ...typed, ...more }] }))
    expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toContain(expected)
  })

  it('has a photo at its own claim, once, and nowhere where the claim is gone', () => {
    const values = { items: [claim(), claim({ key: 'b' })] }
    const after = withClaimPhoto(values, 'b', url('x'))
    expect(after.items.map(({ photos }) => photos)).toEqual([[], [url('x')]])
    expect(withClaimPhoto(after, 'b', url('x'))).toEqual(after)
    expect(withClaimPhoto(after, 'c', url('y'))).toEqual(after)
  })

  it('gives a new claim a key of its own', () => {
    let count = 0
    const items = withKeys([claim(), emptyClaim, emptyClaim], () => `n${(count += 1)}`)
    expect(items.map(({ key }) => key)).toEqual(['a', 'n1', 'n2'])
  })
})

describe('rent that is claimed', () => {
  it.each([
    ['above what is unpaid', 5000, 0, { rent: 5000, owed: 0 }],
    ['as much as is unpaid', 5000, 5000, null],
    ['while nobody follows the payments', 5000, null, null],
  ])('%s', (_what, sum, unpaid, above) =>
    expect(
      rentAboveUnpaid(
        [
          { kind: 'rent', sum: ore(sum - 1) },
          { kind: 'rent', sum: ore(1) },
          { kind: 'damage', sum: ore(700) },
        ],
        unpaid === null ? null : ore(unpaid),
      ),
    ).toEqual(above),
  )
})
