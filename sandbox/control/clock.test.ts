import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addDuration, openClock } from './clock'

const directory = mkdtempSync(join(tmpdir(), 'husbok-clock-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('a duration', () => {
  it.each([
    ['P31D', '2026-12-21T10:00:00.000Z'],
    ['P1M', '2026-12-20T10:00:00.000Z'],
    ['P1Y2M1W1DT1H1M1S', '2028-01-28T11:01:01.000Z'],
    ['PT90M', '2026-11-20T11:30:00.000Z'],
  ])('%s is added', (duration, end) => expect(addDuration('2026-11-20T10:00:00.000Z', duration)).toBe(end))

  it('of months ends on the last day of a shorter month', () => {
    expect(addDuration('2027-01-31T12:00:00.000Z', 'P1M')).toBe('2027-02-28T12:00:00.000Z')
  })

  it.each(['', 'P', 'PT', '31D', 'P1.5D', '-P1D', 'P1D ', 'P1DT'])('%j is none', (text) =>
    expect(addDuration('2026-11-20T10:00:00.000Z', text)).toBeNull(),
  )
})

describe("the providers' time", () => {
  it('moves on, tells who listens, and is still moved after a restart', async () => {
    const machine = () => Date.parse('2026-11-20T10:00:00.000Z')
    const clock = openClock(join(directory, 'clock.jsonl'), machine)
    const heard: string[][] = []
    clock.onAdvance((from, to) => void heard.push([from, to]))
    await clock.advance('P1D')
    await clock.advance('P1D')
    expect(await clock.advance('soon')).toBeNull()
    expect(heard).toEqual([
      ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
      ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
    ])
    expect(openClock(join(directory, 'clock.jsonl'), machine).now()).toBe('2026-11-22T10:00:00.000Z')
  })
})
