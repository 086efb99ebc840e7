import { describe, expect, it } from 'vitest'
import { fairTurns, type InTurn, type TurnLimits } from './turns'

const open = (size: number, mostWaiting = 200): InTurn =>
  fairTurns({ size, mostWaiting, refuse: () => new Error('full') })

/** Works that end when they are told to, and which of them have begun, in order. */
function bench(turns: InTurn) {
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
    /** Ends what runs, the earliest begun first, until nothing runs any more. */
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
    // There is room in the line again.
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
