import { beforeEach, describe, expect, test } from 'vitest'
import { CallError } from '../../../base/ui/query/call-request'
import { createRecordOnce, type MakingRecord } from './make-once'

interface House {
  readonly name: string
}
const hour = 3_600_000
const begin = 1_800_000_000_000

/** A server that remembers answers by their key for 24 hours. */
let houses: Map<number, House>
let answers: Map<string, { at: number; body: string; id: number }>
let making: MakingRecord<House>
let keys: number
let loses: boolean
/** The server refuses a house with this name. */
const taken = 'Refused'
beforeEach(() => {
  houses = new Map([[7, { name: 'Another house' }]])
  answers = new Map()
  making = { key: 'key-0', sent: null, id: null }
  keys = 0
  loses = false
})

const run = (name: string, now = begin) =>
  createRecordOnce<House>({
    making,
    body: { name },
    now,
    newKey: () => `key-${(keys += 1)}`,
    remember: (next) => {
      making = next
    },
    create: async (body, key) => {
      if (body.name === taken) throw new CallError('invalid', 422, { name: 'required' })
      const known = answers.get(key)
      if (known && now - known.at < 24 * hour) {
        if (known.body !== JSON.stringify(body)) throw new CallError('idempotencyKeyReused')
        return { id: known.id }
      }
      const id = 100 + houses.size
      houses.set(id, body)
      answers.set(key, { at: now, body: JSON.stringify(body), id })
      if (loses) throw new CallError('network')
      return { id }
    },
    update: async (id, body) => {
      if (!houses.has(id)) throw new CallError('notFound')
      houses.set(id, body)
    },
    find: async (body) => [...houses].find(([, one]) => JSON.stringify(one) === JSON.stringify(body))?.[0] ?? null,
  })
const names = () => [...houses.values()].map(({ name }) => name)

async function lost(name: string): Promise<void> {
  loses = true
  await expect(run(name)).rejects.toThrow('network')
  loses = false
}

describe('what a wizard makes', () => {
  test('is made once, and another record is never taken for it', async () => {
    await run('Storgata 1')
    await run('Storgata 1')
    expect(names()).toEqual(['Another house', 'Storgata 1'])
  })

  test('is found again by its key when the answer was lost', async () => {
    await lost('Storgata 1')
    expect(await run('Storgata 1')).toBe(101)
    expect(names()).toEqual(['Another house', 'Storgata 1'])
  })

  test('is not changed back when it was renamed at home meanwhile', async () => {
    await lost('Storgata 1')
    houses.set(101, { name: 'Renamed at home' })
    expect(await run('Storgata 1')).toBe(101)
    expect(names()).toEqual(['Another house', 'Renamed at home'])
  })

  test('follows the wizard when it is written anew there after a lost answer', async () => {
    await lost('Storgata 1')
    expect(await run('Storgata 2')).toBe(101)
    expect(names()).toEqual(['Another house', 'Storgata 2'])
  })

  test('is known by its values when the server has forgotten the key', async () => {
    await lost('Storgata 1')
    expect(await run('Storgata 1', begin + 25 * hour)).toBe(101)
    expect(names()).toEqual(['Another house', 'Storgata 1'])
  })

  test('is sent as corrected after a refusal', async () => {
    await expect(run(taken)).rejects.toThrow('invalid')
    expect(await run('Storgata 1')).toBe(101)
    expect(names()).toEqual(['Another house', 'Storgata 1'])
  })

  test('is sent as corrected when even the refusal was lost', async () => {
    making = { ...making, sent: { at: begin, body: { name: taken } } }
    expect(await run('Storgata 1')).toBe(101)
    expect(names()).toEqual(['Another house', 'Storgata 1'])
  })

  test('is made anew when nothing of it is left', async () => {
    await lost('Storgata 1')
    houses.delete(101)
    await run('Storgata 1', begin + 25 * hour)
    expect(names()).toEqual(['Another house', 'Storgata 1'])
    houses.delete(101)
    await run('Storgata 3', begin + 26 * hour)
    expect(names()).toEqual(['Another house', 'Storgata 3'])
  })
})
