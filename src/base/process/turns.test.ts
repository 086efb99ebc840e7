import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fairTurns, type RunInTurn, type TurnLimits, type TurnOptions } from './turns'

const open = (size: number, mostWaiting = 200, extraSlots?: TurnOptions['extraSlots']): RunInTurn =>
  fairTurns({ size, mostWaiting, refuse: () => new Error('full'), ...(extraSlots && { extraSlots }) })

/** Tasks that end when the test says so, and the list of started ones, in order. */
function bench(turns: RunInTurn) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const settled = () => new Promise((done) => setImmediate(done))
  return {
    begun,
    settled,
    ask: (account: number, name: string, waiting?: TurnLimits) =>
      turns(
        account,
        () => {
          begun.push(name)
          return new Promise<void>((end) => ends.set(name, end))
        },
        waiting,
      ),
    async end(name: string) {
      ends.get(name)!()
      ends.delete(name)
      await settled()
    },
    /** Ends the running tasks, the earliest first, until none runs. */
    async endAll() {
      await settled()
      for (let [first] = ends.keys(); first !== undefined; [first] = ends.keys()) await this.end(first)
    },
  }
}

describe('whose turn it is', () => {
  it.each([
    ['one account in the order of its calls', 1, ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
    ['another account behind one work, not behind all', 1, ['a1', 'a2', 'a3', 'b1'], ['a1', 'b1', 'a2', 'a3']],
    ['round all who wait', 1, ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'], ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']],
    ['one place is never of who has the other', 2, ['a1', 'a2', 'a3', 'b1', 'b2'], ['a1', 'b1', 'a2', 'b2', 'a3']],
    ['a free place of three stays free for others', 3, ['a1', 'a2', 'a3', 'b1', 'a4'], ['a1', 'a2', 'b1', 'a3', 'a4']],
  ] as const)('goes to %s', async (_what, size, asked, expected) => {
    const works = bench(open(size))
    const all = asked.map((name) => works.ask(name.charCodeAt(0), name))
    await works.endAll()
    await Promise.all(all)
    expect(works.begun).toEqual(expected)
  })

  it('leaves a place to others at once, whatever one account has sent', async () => {
    const works = bench(open(2))
    const all = Array.from({ length: 20 }, (_, n) => works.ask(1, `a${n}`))
    await works.settled()
    expect(works.begun).toEqual(['a0'])
    all.push(works.ask(2, 'b'))
    await works.settled()
    expect(works.begun).toEqual(['a0', 'b'])
    await works.endAll()
    await Promise.all(all)
  })

  it('is handed on by work that fails', async () => {
    const turns = open(1)
    const failed = turns(1, async () => Promise.reject(new Error('no')))
    const next = turns(1, async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})

describe('who waits', () => {
  it('is refused after a while, and keeps nobody behind from a turn', async () => {
    const works = bench(open(1))
    const first = works.ask(1, 'a1')
    const late = works.ask(2, 'b1', { patience: 20 })
    const patient = works.ask(2, 'b2')
    await expect(late).rejects.toThrow('full')
    await works.endAll()
    await Promise.all([first, patient])
    expect(works.begun).toEqual(['a1', 'b2'])
  })

  it('is dropped when the caller has gone, and keeps nobody behind from a turn', async () => {
    const works = bench(open(1, 2))
    const leaves = new AbortController()
    const first = works.ask(1, 'a1')
    const left = works.ask(2, 'b1', { gone: leaves.signal })
    const patient = works.ask(3, 'c1')
    leaves.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    // The aborted task has left its place in the queue.
    const second = works.ask(2, 'b2')
    await works.endAll()
    await Promise.all([first, patient, second])
    expect(works.begun).toEqual(['a1', 'c1', 'b2'])
    await expect(works.ask(2, 'b3', { gone: leaves.signal })).rejects.toThrow('gone')
    expect(works.begun).not.toContain('b3')
  })

  it('is refused at once when too many wait', async () => {
    const works = bench(open(1, 1))
    const all = [works.ask(1, 'a1'), works.ask(1, 'a2')]
    await expect(works.ask(2, 'b1')).rejects.toThrow('full')
    await works.endAll()
    await Promise.all(all)
    expect(works.begun).toEqual(['a1', 'a2'])
  })
})

describe('a work that takes long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const after = 1000
  async function longTurns(size: number, spare: number) {
    const works = bench(open(size, 200, { size: spare, after }))
    const all: Promise<void>[] = []
    return {
      ...works,
      ask: (...names: readonly string[]) => {
        all.push(...names.map((name) => works.ask(name.charCodeAt(0), name)))
        return works.settled()
      },
      async takeLong() {
        vi.advanceTimersByTime(after)
        await works.settled()
      },
      async done() {
        await works.endAll()
        await Promise.all(all)
      },
    }
  }

  it('leaves a spare place to another account, and none to its own', async () => {
    const works = await longTurns(2, 1)
    await works.ask('a1', 'b1', 'a2', 'b2', 'c1', 'd1')
    expect(works.begun).toEqual(['a1', 'b1'])
    await works.takeLong()
    expect(works.begun).toEqual(['a1', 'b1', 'c1'])
    await works.end('c1')
    expect(works.begun).toEqual(['a1', 'b1', 'c1', 'd1'])
    await works.done()
    expect(works.begun.slice(4).toSorted()).toEqual(['a2', 'b2'])
  })

  it('gives no place more once it has ended', async () => {
    const works = await longTurns(2, 2)
    await works.ask('a1', 'b1')
    await works.takeLong()
    await works.end('a1')
    await works.end('b1')
    await works.ask('c1', 'd1', 'e1')
    expect(works.begun).toEqual(['a1', 'b1', 'c1', 'd1'])
    await works.done()
  })

  it('puts its account behind the others the next time, until one of its works is short', async () => {
    const works = await longTurns(1, 0)
    await works.ask('a1')
    await works.takeLong()
    await works.end('a1')
    await works.ask('b1', 'a2', 'c1', 'a3')
    await works.end('b1')
    expect(works.begun).toEqual(['a1', 'b1', 'c1'])
    await works.end('c1')
    expect(works.begun).toEqual(['a1', 'b1', 'c1', 'a2'])
    await works.ask('d1')
    await works.end('a2')
    await works.ask('a4', 'e1')
    await works.done()
    expect(works.begun.slice(4)).toEqual(['d1', 'a3', 'e1', 'a4'])
  })
})
