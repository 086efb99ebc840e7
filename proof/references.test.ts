import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../src/base/kit/endpoint'
import { otherNumberedKind, referenceFields, type Reference } from './kinds'
import { send, summaryOf, type DraftRequest } from './request'
import { rows } from './rows'
import { eachNth, isFullRun, turnOfRun } from './run'
import { recordOf, sampleRequest, writtenId } from './samples'
import { changedAccounts, snapshot } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

let fixture: Fixture
let own: Person
let other: Person

beforeAll(async () => {
  fixture = await createFixture()
  ;[own, other] = [await fixture.person(), await fixture.person()]
})
afterAll(async () => {
  expect(fixture.app.bugs).toEqual([])
  await fixture.close()
})

/** Ids that must never be accepted for a record of `reference.kind`. */
const foreign: Record<string, (row: Row, reference: Reference) => Promise<number | string>> = {
  "another landlord's": (row, { kind }) => recordOf(fixture, other, kind, row),
  'one that names nothing': async (_row, { kind }) => (kind === 'document' ? fixture.app.ids.code(128) : 99_999_999),
  'an own one of another kind': async (row, { kind }) => await recordOf(fixture, own, otherNumberedKind(kind), row),
}

/** The request with only this field replaced. */
function exchange(request: DraftRequest, reference: Reference, value: unknown): DraftRequest {
  if (reference.part === 'query')
    return {
      ...request,
      query: [...request.query.filter(([name]) => name !== reference.field), [reference.field, value]],
    }
  return { ...request, [reference.part]: { ...(request[reference.part] as object), [reference.field]: value } }
}

const cells = rows
  .flatMap((row) => referenceFields(row).map((reference) => ({ row, reference })))
  .map(
    ({ row, reference }, index) => [row.name, `${reference.part}.${reference.field}`, row, reference, index] as const,
  )

const ownOne = 'takes an own one'

describe.each(cells)('%s %s', (_name, _field, row, reference, index) => {
  const [anothers, ...others] = [...Object.keys(foreign), ownOne]
  // proof/access.test.ts already sends paths with another landlord's id.
  const chosen = [
    ...(isFullRun || reference.part !== 'params' ? [anothers] : []),
    ...(eachNth(index, 2) ? turnOfRun(index / 2, others) : []),
  ]
  it.each(chosen.filter((which) => which !== ownOne))('refuses %s', async (which) => {
    const request = exchange(
      await sampleRequest(fixture, row, own, { fresh: true }),
      reference,
      writtenId(reference, await foreign[which]!(row, reference)),
    )
    await fixture.relieve(own)
    const before = await snapshot(fixture.app.db)
    const sent = await send(fixture, row, request, { token: own.token })
    const summary = summaryOf(row, request, sent)
    expect(reference.part === 'body' ? [404, 422] : [404], summary).toContain(sent.status)
    expect(sent.body, summary).not.toContain(other.mark)
    expect(changedAccounts(before, await snapshot(fixture.app.db)), summary).toEqual([])
  })

  it.runIf(chosen.includes(ownOne))(ownOne, async () => {
    const request = await sampleRequest(fixture, row, own, { fresh: true })
    await fixture.relieve(own)
    const sent = await send(fixture, row, request, { token: own.token })
    expect(sent.status, summaryOf(row, request, sent)).toBe(row.status)
  })
})
