import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../src/base/kit/endpoint'
import { accountCalls } from '../src/landlord/account/calls'
import { send, summaryOf, type DraftRequest, type SentAnswer } from './request'
import { isWrite, rows } from './rows'
import { eachNth, turnOfRun } from './run'
import { sampleRequest } from './samples'
import { rowCounts, rowGrowth } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

let fixture: Fixture
beforeAll(async () => void (fixture = await createFixture()))
afterAll(async () => {
  expect(fixture.app.bugs).toEqual([])
  await fixture.close()
})

interface Ready {
  readonly request: DraftRequest
  readonly token: string | undefined
  readonly key: string
}

async function ready(row: Row, person: Person): Promise<Ready> {
  const request = await sampleRequest(fixture, row, person, { fresh: true })
  await fixture.relieve(person)
  await fixture.admit(person, row)
  return {
    request,
    token: row.access === 'public' ? undefined : await fixture.session(person),
    key: `key-${person.mark}`,
  }
}

/** Counts the rows that the calls add to all tables. */
async function effect<T>(work: () => Promise<T>): Promise<{ result: T; grown: Record<string, number> }> {
  const before = await rowCounts(fixture.app.db)
  const result = await work()
  return { result, grown: rowGrowth(before, await rowCounts(fixture.app.db)) }
}

const isOver = async (token: string | undefined) =>
  token !== undefined &&
  (await send(fixture, accountCalls.profile, { params: {}, query: [] }, { token })).status === 401
/** The answers. A call that ends its own session may answer 401 to the other requests, which are left out. */
const answersOf = async (row: Row, sent: readonly SentAnswer[], token: string | undefined) => {
  const ended = await isOver(token)
  return new Set(
    sent
      .filter(({ status }) => !(ended && status === 401))
      .map(({ status, body }) => `${row.name} -> ${status} ${body}`),
  )
}

const writes = rows.filter(isWrite)
const others = ['lost answer', 'key of another request', 'key of another account'] as const

describe.each(writes.map((row, index) => [row.name, row, index] as const))('%s', (_name, row, index) => {
  const chosen = eachNth(index, 8) ? turnOfRun(index / 8, others) : []
  const isAsked = eachNth(index + 4, 8)
  const its = (check: (typeof others)[number], title: string, prove: () => Promise<void>) =>
    chosen.includes(check) && it(title, prove)

  // One piece of code checks the key for all calls. Modules also test races of their own.
  it.runIf(isAsked)('has one effect and one answer for ten equal requests at once', async () => {
    const [single, many] = [await ready(row, await fixture.person()), await ready(row, await fixture.person())]
    const once = await effect(() => send(fixture, row, single.request, single))
    expect(once.result.status, summaryOf(row, single.request, once.result)).toBe(row.status)
    const ten = await effect(() =>
      Promise.all(Array.from({ length: 10 }, () => send(fixture, row, many.request, many))),
    )
    expect(ten.grown).toEqual(once.grown)
    const answers = [...(await answersOf(row, ten.result, many.token))]
    expect(answers).toHaveLength(1)
    expect(answers[0]).toContain(`${row.name} -> ${row.status}`)
  })

  its('lost answer', 'has one effect when the answer was lost and the request is sent again', async () => {
    const one = await ready(row, await fixture.person())
    const first = await send(fixture, row, one.request, one)
    const again = await effect(() => send(fixture, row, one.request, one))
    expect(await answersOf(row, [first, again.result], one.token)).toHaveLength(1)
    expect(again.grown).toEqual({})
  })

  its('key of another request', 'is refused with the key of another request', async () => {
    const person = await fixture.person()
    const one = await ready(row, person)
    const first = await send(fixture, row, one.request, one)
    expect(first.status, summaryOf(row, one.request, first)).toBe(row.status)
    const other = await ready(row, { ...person, mark: `${person.mark}2`, email: `${person.mark}@husbok.test` })
    // Requests without fields cannot differ.
    if (isDeepStrictEqual(other.request, one.request)) return
    const again = await effect(() => send(fixture, row, other.request, { ...other, key: one.key }))
    expect(
      [again.result.status, (JSON.parse(again.result.body) as { message: string }).message],
      summaryOf(row, other.request, again.result),
    ).toEqual([422, 'idempotencyKeyReused'])
    expect(again.grown).toEqual({})
  })

  its('key of another account', 'takes the key of another account for a new one', async () => {
    if (row.access === 'public') return
    const [first, second] = [await fixture.person(), await fixture.person()]
    const [one, two] = [await ready(row, first), await ready(row, second)]
    await send(fixture, row, one.request, one)
    const sent = await send(fixture, row, two.request, { ...two, key: one.key })
    expect(sent.status, summaryOf(row, two.request, sent)).toBe(row.status)
    expect(sent.body).not.toContain(first.mark)
  })
})
