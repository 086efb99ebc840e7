import { describe, expect, it } from 'vitest'
import type { Instant } from '../kit/day'
import { isBackupDue, nightsToRemove } from './rules-nightly'

describe('a backup each night at 03:15 in Oslo', () => {
  it.each([
    ['without any before', '2026-11-20T12:00:00Z', null, true],
    ['a minute before its time', '2026-11-20T02:14:59Z', '2026-11-19T02:16:00Z', false],
    ['at its time', '2026-11-20T02:15:00Z', '2026-11-19T02:16:00Z', true],
    ['after tonight’s', '2026-11-20T23:00:00Z', '2026-11-20T02:16:00Z', false],
    ['after a night that the machine was off', '2026-11-22T01:00:00Z', '2026-11-20T02:16:00Z', true],
    ['in summer, when Oslo is two hours ahead', '2026-07-20T01:15:00Z', '2026-07-19T01:16:00Z', true],
    ['in summer an hour earlier', '2026-07-20T00:15:00Z', '2026-07-19T01:16:00Z', false],
    ['in the night in which the clocks go back', '2026-10-25T02:15:00Z', '2026-10-24T01:16:00Z', true],
  ])('%s', (_what, now, last, due) => expect(isBackupDue(now as Instant, '03:15', last as Instant | null)).toBe(due))

  it.each([
    [['2026-11-18', '2026-11-20', '2026-11-19'], 2, ['2026-11-18']],
    [['2026-11-20', '2026-11-20', 'files', 'my own'], 1, []],
    [[], 14, []],
  ])('of %j with %i kept %j go', (folders, most, gone) => expect(nightsToRemove(folders, most)).toEqual(gone))
})
