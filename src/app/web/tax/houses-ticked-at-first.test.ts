import { expect, test } from 'vitest'
import { ore } from '../../../base/kit/money'
import type { HouseTax } from '../../../year/tax/model'
import type { Submission } from '../../../year/tax-return/model-submission'
import { submissionToRepeat, sentHouses, housesTickedAtFirst } from './houses-ticked-at-first'

const figures = (states: Record<number, HouseTax['state']>) =>
  Object.entries(states).map(([houseId, state]) => ({
    houseId: Number(houseId),
    state,
    lines: { short_let: state === 'shortLets' ? ore(100) : ore(0) },
  })) as HouseTax[]
const sent = (state: Submission['state'], states: Record<number, HouseTax['state']>, more: Partial<Submission> = {}) =>
  ({ state, submission: 'ikkeKomplett', changes: [], ...more, houses: figures(states) }) as unknown as Submission

test('houses that belong in the return are ticked, others are not', () => {
  const all = figures({ 1: 'entered', 2: 'empty', 3: 'taxFree', 4: 'shortLets' })
  expect(housesTickedAtFirst(all, new Set())).toEqual([1, 4])
})
test('a house that was sent and is out of the return now is ticked: its figures are taken back', () => {
  const all = figures({ 1: 'entered', 2: 'empty', 3: 'taxFree' })
  expect(housesTickedAtFirst(all, sentHouses([sent('accepted', { 3: 'entered' })]))).toEqual([1, 3])
})
test('what was refused, failed or was taken back since is not with the authority', () => {
  expect(sentHouses([sent('rejected', { 1: 'entered' }), sent('failed', { 2: 'entered' })])).toEqual(new Set())
  expect(sentHouses([sent('submitted', { 1: 'taxFree' }), sent('accepted', { 1: 'entered', 2: 'entered' })])).toEqual(
    new Set([2]),
  )
})

test('the same is sent again where nothing of the chosen houses has changed since they were last sent', () => {
  const first = sent('accepted', { 1: 'entered', 2: 'entered' }, { changes: [{ houseId: 2 }] as never })
  const second = sent('submitted', { 3: 'entered' })
  const all = [sent('failed', { 1: 'empty' }), second, first]
  expect(submissionToRepeat(all, [1], 'ikkeKomplett')).toBe(first)
  expect(submissionToRepeat(all, [1, 3], 'ikkeKomplett')).toBe(second)
  for (const [chosen, type] of [
    [[], 'ikkeKomplett'],
    [[1, 2], 'ikkeKomplett'],
    [[1, 4], 'ikkeKomplett'],
    [[1], 'komplett'],
  ] as const)
    expect(submissionToRepeat(all, chosen, type)).toBeUndefined()
  expect(submissionToRepeat([sent('confirming', { 1: 'entered' })], [1], 'ikkeKomplett')).toBeUndefined()
})
