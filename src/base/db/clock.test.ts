import { describe, expect, it } from 'vitest'
import { databaseClock, type MachineClock } from './clock'

/** A machine and a database, each with its own clock, in ms. */
function world(machineAt: number, databaseAt: number, took = 2) {
  const messages: string[] = []
  let again = (): void => undefined
  const state = { machineAt, databaseAt, took, isAway: false }
  const machine: MachineClock = { now: () => state.machineAt, every: (_ms, work) => void (again = work) }
  const query = async () => {
    if (state.isAway) throw new Error('away')
    const at = state.databaseAt + state.took / 2
    state.machineAt += state.took
    return { rows: [{ at }] }
  }
  const open = () => databaseClock({ query } as never, machine, (message) => void messages.push(message))
  const look = async () => {
    again()
    await new Promise((done) => setTimeout(done, 0))
  }
  return { state, messages, open, look }
}

const noon = Date.parse('2026-11-20T12:00:00.000Z')
const minutes = 60_000

describe('the clock of a process', () => {
  it.each([
    ['ahead', 3 * minutes, 'ahead of'],
    ['behind', -3 * minutes, 'behind'],
  ])('is the one of the database where the machine is three minutes %s', async (_name, off, words) => {
    const { messages, open } = world(noon + off, noon)
    const clock = await open()
    expect(clock.now()).toBe('2026-11-20T12:00:00.002Z')
    expect(messages).toEqual([`the clock of this machine is 180 s ${words} the database's, which is used`])
  })

  it('is the one of the machine as long as both agree', async () => {
    const { messages, open } = world(noon + 400, noon)
    expect((await open()).now()).toBe('2026-11-20T12:00:00.402Z')
    expect(messages).toEqual([])
  })

  it('follows one that is set while the process runs, and back again', async () => {
    const { state, messages, open, look } = world(noon, noon)
    const clock = await open()
    state.machineAt += 3 * minutes
    await look()
    expect(Math.abs(Date.parse(clock.now()) - noon)).toBeLessThan(minutes)
    state.machineAt -= 3 * minutes
    await look()
    expect(Math.abs(Date.parse(clock.now()) - noon)).toBeLessThan(minutes)
    expect(messages).toHaveLength(2)
  })

  it('keeps what it knows while the database is away, and learns nothing from a late answer', async () => {
    const { state, open, look } = world(noon + 3 * minutes, noon)
    const clock = await open()
    state.isAway = true
    await look()
    expect(Math.abs(Date.parse(clock.now()) - noon)).toBeLessThan(minutes)
    state.isAway = false
    state.took = 4000
    state.databaseAt += 3600_000
    await look()
    expect(Math.abs(Date.parse(clock.now()) - noon)).toBeLessThan(minutes)
  })
})
