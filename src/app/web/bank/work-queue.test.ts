import { expect, it } from 'vitest'
import { workQueue, type WorkCalls } from './work-queue'

/** Calls that answer when the test releases them, and a record of what was sent. */
function held(refuses: readonly number[] = []) {
  const sent: string[] = []
  const waiting: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => waiting.push(resolve))
  const calls: WorkCalls = {
    accept: async (rows) => {
      const ids = rows.map(({ id, suggestion }) =>
        suggestion.kind === 'bilag' && suggestion.bilagId === id ? id : NaN,
      )
      sent.push(`accept ${ids.join(' ')}`)
      await wait()
      return { refused: ids.filter((id) => refuses.includes(id)).map((id) => ({ id, message: 'notFound' })) }
    },
    ignore: async (id) => {
      sent.push(`ignore ${id}`)
      await wait()
      if (refuses.includes(id)) throw new Error('no')
    },
    open: async (id) => {
      sent.push(`open ${id}`)
      await wait()
    },
    readAgain: async () => {
      sent.push('read')
    },
  }
  const turn = async () => {
    for (let at = 0; at < 20; at += 1) await Promise.resolve()
  }
  return {
    calls,
    sent,
    answer: async () => {
      waiting.shift()?.()
      await turn()
    },
  }
}

const seen = (...ids: readonly number[]) =>
  ids.map((id) => ({
    id,
    suggestion: { kind: 'bilag' as const, bilagId: id, certainty: 'sure' as const, because: [] },
  }))

it('shows at once what is done, and sends suggestions that wait in one call', async () => {
  const { calls, sent, answer } = held()
  const queue = workQueue(calls)
  queue.take(seen(1))
  queue.take(seen(2))
  queue.take(seen(3))
  queue.add('ignore', [4])
  expect([...queue.read().states]).toEqual([
    [1, 'matched'],
    [2, 'matched'],
    [3, 'matched'],
    [4, 'ignored'],
  ])
  expect(queue.read().waiting).toBe(4)
  await answer()
  await answer()
  await answer()
  expect(sent).toEqual(['accept 1', 'accept 2 3', 'ignore 4', 'read'])
  expect(queue.read().states.size).toBe(0)
  expect(queue.read().waiting).toBe(0)
})

it('gives a refused one back with its reason, and sends nothing that was to follow on it', async () => {
  const { calls, sent, answer } = held([2])
  const queue = workQueue(calls)
  queue.take(seen(1, 2))
  queue.add('open', [2])
  await answer()
  expect(queue.read().states.get(2)).toBeUndefined()
  expect(queue.read().problems.get(2)).toMatchObject({ message: 'notFound' })
  expect(queue.read().problems.has(1)).toBe(false)
  expect(queue.read().refused).toBe(1)
  expect(sent).toEqual(['accept 1 2', 'read'])
})

it('undoes in order, and forgets a reason once the row is tried again', async () => {
  const { calls, sent, answer } = held([5])
  const queue = workQueue(calls)
  queue.add('ignore', [5])
  await answer()
  expect(queue.read().problems.has(5)).toBe(true)
  queue.take(seen(5, 6))
  queue.add('open', [6])
  expect(queue.read().problems.has(5)).toBe(false)
  expect(queue.read().states.get(6)).toBe('open')
  await answer()
  await answer()
  expect(sent).toEqual(['ignore 5', 'read', 'accept 5 6', 'open 6', 'read'])
})
