import { describe, expect, it } from 'vitest'
import { addTime, type Instant } from '../../base/kit/day'
import { secondsUntilReminder, secondsUntilSending } from './rules'

const at = '2026-11-20T10:00:00.000Z' as Instant

describe('time', () => {
  it('lets the tenants be reminded once a day', () => {
    expect(secondsUntilReminder(null, at)).toBe(0)
    expect(secondsUntilReminder(at, at)).toBe(86_400)
    expect(secondsUntilReminder(at, '2026-11-21T09:59:59.500Z' as Instant)).toBe(1)
    expect(secondsUntilReminder(at, '2026-11-21T10:00:00.000Z' as Instant)).toBe(0)
  })
  const ago = (hours: number) => addTime(at, -hours * 3_600_000)
  it.each([
    ['never', [], 0],
    ['four times', [1, 2, 3, 4], 0],
    ['five times, the first of them an hour ago', [1, 0.5, 0.4, 0.3, 0.2], 23 * 3600],
    ['five times, whatever the order in which they stand', [0.2, 1, 0.3, 0.5, 0.4], 23 * 3600],
    ['six times, of which the first counts no more once another was', [23, 5, 4, 3, 2, 1], 19 * 3600],
    ['five times, the first of them a day ago', [24, 4, 3, 2, 1], 0],
  ])('lets a paper be sent anew five times in a day: %s', (_what, hours, wait) => {
    expect(secondsUntilSending(hours.map(ago), at)).toBe(wait)
  })
})
