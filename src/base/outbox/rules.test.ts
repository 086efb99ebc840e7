import { describe, expect, it } from 'vitest'
import type { Instant } from '../kit/day'
import {
  backoffMs,
  maxMailAttempts,
  mailBackoff,
  maySendAgain,
  schedule,
  scheduleSlotKey,
  maxSmsAttempts,
} from './rules'

const at = (text: string) => text as Instant

describe('waiting after a failure', () => {
  it('doubles from ten seconds and stays within an hour', () => {
    const most = (failures: number) => backoffMs(failures, 0.999_999_999)
    expect([1, 2, 3, 4].map((failures) => Math.round(most(failures) / 1000))).toEqual([10, 20, 40, 80])
    expect(most(11)).toBeLessThanOrEqual(3_600_000)
    expect(most(60)).toBeLessThanOrEqual(3_600_000)
  })

  it('has full jitter: chance decides between now and the most', () => {
    expect(backoffMs(5, 0)).toBe(0)
    expect(backoffMs(1, 0.5)).toBe(5000)
  })
})

describe('waiting after a mail that could not be sent', () => {
  const hour = 3_600_000
  const waits = (random: number) =>
    Array.from({ length: maxMailAttempts - 1 }, (_, index) => mailBackoff(index + 1, random))

  it('lasts three days in all, whatever chance says, and hardly longer', () => {
    for (const random of [0, 0.5, 0.999_999]) {
      const days = waits(random).reduce((sum, wait) => sum + wait, 0) / (24 * hour)
      expect(days).toBeGreaterThanOrEqual(3)
      expect(days).toBeLessThan(4)
    }
  })

  it('is short at first, never shorter than before, and five hours at most', () => {
    expect(
      waits(0)
        .slice(0, 4)
        .map((wait) => wait / 1000),
    ).toEqual([10, 60, 300, 900])
    expect(waits(0)).toEqual(waits(0).toSorted((a, b) => a - b))
    expect(Math.max(...waits(0.999_999))).toBeLessThan(5 * hour)
    expect(mailBackoff(1000, 0)).toBe(4 * hour)
  })
})

describe('the slot of a periodic job', () => {
  const hourly = schedule('sweep', 60)

  it('is the same for everybody inside it and another one after it', () => {
    expect(scheduleSlotKey(hourly, at('2026-11-20T10:00:00.000Z'))).toBe('sweep@2026-11-20T10:00:00.000Z')
    expect(scheduleSlotKey(hourly, at('2026-11-20T10:59:59.999Z'))).toBe('sweep@2026-11-20T10:00:00.000Z')
    expect(scheduleSlotKey(hourly, at('2026-11-20T11:00:00.000Z'))).toBe('sweep@2026-11-20T11:00:00.000Z')
  })

  it('is at most a day long, because the memory of done jobs ends', () => {
    expect(() => schedule('sweep', 1441)).toThrow(RangeError)
    expect(() => schedule('sweep', 0)).toThrow(RangeError)
  })
})

describe('a text message that failed', () => {
  it.each([
    ['surely not sent, and never perhaps', 'no', false, true],
    ['surely not sent now, perhaps before', 'no', true, true],
    ['perhaps sent', 'perhaps', false, true],
    ['perhaps sent twice already', 'perhaps', true, false],
    ['probably sent', 'probably', false, false],
    ['probably sent, and perhaps before', 'probably', true, false],
  ] as const)('%s is tried again: %s %s -> %s', (_what, wasSent, before, again) => {
    expect(maySendAgain(wasSent, before)).toBe(again)
  })

  it('is tried for a day', () => {
    const hours = Array.from({ length: maxSmsAttempts - 1 }, (_, index) => mailBackoff(index + 1, 0) / 3_600_000)
    const all = hours.reduce((sum, wait) => sum + wait, 0)
    expect(all).toBeGreaterThan(22)
    expect(all).toBeLessThan(25)
  })
})
