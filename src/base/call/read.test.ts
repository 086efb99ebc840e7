import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import type { Ctx, Route } from './context'
import { createReader } from './read'

const row = endpoint('GET supplier', { access: 'owner', summary: '', answer: z.array(z.number()), versioned: true })
const input = { params: undefined, query: {}, body: undefined }
const ctxOf = (owner: number) => ({ owner, today: '2026-11-20' }) as unknown as Ctx

/** A read that ends when the test says so. */
function slowRoute(version?: () => string) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const route = {
    row,
    handle: async ({ owner }: Ctx) => {
      begun.push(owner!)
      await new Promise<void>((end) => ends.push(end))
      return [owner]
    },
    ...(version && { version: async () => version() }),
  } as unknown as Route
  return { begun, ends, route }
}
const soon = () => new Promise((next) => setTimeout(next, 5))
const piecesOf = () => null
const options = { piecesOf, ifNoneMatch: undefined }
const read = () => createReader((text) => Buffer.from(text).toString('base64url'))

it('of one account four run at once, and none waits for those of another', async () => {
  const { begun, ends, route } = slowRoute()
  const readOne = read()
  const all = [1, 1, 1, 1, 1, 1, 2].map((owner) => readOne(ctxOf(owner), route, input, options))
  await soon()
  expect(begun).toEqual([1, 1, 1, 1, 2])
  ends[0]!()
  await soon()
  expect(begun).toEqual([1, 1, 1, 1, 2, 1])
  while (begun.length < 7 || ends.length > 0) {
    ends.shift()?.()
    await soon()
  }
  expect(await Promise.all(all)).toHaveLength(7)
})

it('that a caller names by its version is not made, of another version or account it is', async () => {
  let version = 'a'
  const { begun, ends, route } = slowRoute(() => version)
  const readOne = read()
  const first = readOne(ctxOf(1), route, input, options)
  await soon()
  ends[0]!()
  const { etag } = (await first) as { etag: string }
  expect(await readOne(ctxOf(1), route, input, { ...options, ifNoneMatch: etag })).toEqual({ etag, isKnown: true })
  expect(begun).toEqual([1])
  version = 'b'
  const changed = readOne(ctxOf(1), route, input, { ...options, ifNoneMatch: etag })
  const foreign = readOne(ctxOf(2), route, input, { ...options, ifNoneMatch: etag })
  await soon()
  expect(begun).toEqual([1, 1, 2])
  for (const end of ends) end()
  expect(await foreign).toMatchObject({ value: [2] })
  expect(((await changed) as { etag: string }).etag).not.toBe(etag)
})

it('is made anew for each caller: no answer stays in memory', async () => {
  const { begun, ends, route } = slowRoute(() => 'a')
  const readOne = read()
  for (const n of [0, 1]) {
    const answer = readOne(ctxOf(1), route, input, options)
    await soon()
    ends[n]!()
    await answer
  }
  expect(begun).toEqual([1, 1])
})

/** Answers with the number of pieces that the test sets. */
function longRoute(log: string[]) {
  const route = { row, handle: async ({ owner }: Ctx) => log.push(`find ${owner}`) } as unknown as Route
  function* write(many: number, name: string) {
    for (let n = 0; n < many; n += 1) {
      log.push(`${name} ${n}`)
      yield String(n)
    }
  }
  const pieces = (many: number, name: string) => ({ ...options, piecesOf: () => write(many, name) })
  return { route, pieces }
}

it('between the pieces of a long answer others are answered', async () => {
  const log: string[] = []
  const { route, pieces } = longRoute(log)
  const readOne = read()
  const long = readOne(ctxOf(1), route, input, pieces(50, 'long')).then((answer) => log.push('long answered') && answer)
  for (let n = 0; n < 5; n += 1) {
    await new Promise((next) => setImmediate(next))
    await readOne(ctxOf(2), { ...route, handle: async () => [] }, input, options)
    log.push('short answered')
  }
  expect(await long).toMatchObject({ json: Buffer.from(Array.from({ length: 50 }, (_, n) => n).join('')) })
  expect(log.lastIndexOf('short answered')).toBeLessThan(log.indexOf('long 49'))
})

it('of an account one long answer is found and written at once, and its short ones do not wait', async () => {
  const log: string[] = []
  const { route, pieces } = longRoute(log)
  const readOne = read()
  await readOne(ctxOf(1), route, input, pieces(3, 'before'))
  log.length = 0
  const short = endpoint('GET house', { access: 'owner', summary: '', answer: z.array(z.number()) })
  const all = ['a', 'b'].map((name) => readOne(ctxOf(1), route, input, pieces(2, name)))
  const other = readOne(ctxOf(1), { row: short, handle: async () => log.push('short') }, input, options)
  await Promise.all([...all, other])
  expect(log.filter((line) => line !== 'short')).toEqual(['find 1', 'a 0', 'a 1', 'find 1', 'b 0', 'b 1'])
  expect(log.indexOf('short')).toBeLessThan(log.indexOf('a 1'))
  // When the answer of a call has become short again, several such calls run at once.
  await readOne(ctxOf(1), route, input, options)
  log.length = 0
  await Promise.all([1, 2].map(() => readOne(ctxOf(1), route, input, options)))
  expect(log).toEqual(['find 1', 'find 1'])
})
