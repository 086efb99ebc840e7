import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import type { Ctx, Route } from './context'
import { reader } from './read'

const row = endpoint('GET supplier', { access: 'owner', summary: '', answer: z.array(z.number()), versioned: true })
const input = { params: undefined, query: {}, body: undefined }
const ctxOf = (owner: number) => ({ owner, today: '2026-11-20' }) as unknown as Ctx

/** A read that ends when it is told to. */
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
const toJson = (value: unknown) => JSON.stringify(value)
const options = { toJson, ifNoneMatch: undefined }
const read = () => reader((text) => Buffer.from(text).toString('base64url'))

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

it('equal ones of one version are made once, of another version or account anew', async () => {
  let version = 'a'
  const { begun, ends, route } = slowRoute(() => version)
  const readOne = read()
  const first = [1, 1, 1].map(() => readOne(ctxOf(1), route, input, options))
  await soon()
  expect(begun).toEqual([1])
  ends[0]!()
  const [answer, ...others] = (await Promise.all(first)) as { etag: string; json: Buffer }[]
  expect(answer!.json.toString()).toBe('[1]')
  expect(others).toEqual([answer, answer])
  expect(await readOne(ctxOf(1), route, input, { toJson, ifNoneMatch: answer!.etag })).toMatchObject({ isKnown: true })
  expect(begun).toEqual([1])
  version = 'b'
  const changed = readOne(ctxOf(1), route, input, { toJson, ifNoneMatch: answer!.etag })
  const foreign = readOne(ctxOf(2), route, input, { toJson, ifNoneMatch: answer!.etag })
  await soon()
  expect(begun).toEqual([1, 1, 2])
  for (const end of ends) end()
  expect(await foreign).toMatchObject({ json: Buffer.from('[2]') })
  expect(((await changed) as { etag: string }).etag).not.toBe(answer!.etag)
})
