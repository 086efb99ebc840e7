import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../src/base/kit/endpoint'
import { otherNumberedKind, references, type Reference } from './kinds'
import { send, tell, type Draft } from './request'
import { rows } from './rows'
import { record, sample, written } from './samples'
import { changed, checksums } from './tables'
import { createWorld, type Person, type World } from './world'

let world: World
let own: Person
let other: Person

beforeAll(async () => {
  world = await createWorld()
  ;[own, other] = [await world.person(), await world.person()]
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

/** Ids that must never be taken where a record of `reference.kind` is asked for. */
const foreign: Record<string, (row: Row, reference: Reference) => Promise<number | string>> = {
  "another landlord's": (row, { kind }) => record(world, other, kind, row),
  'one that names nothing': async (_row, { kind }) => (kind === 'document' ? world.app.ids.code(128) : 99_999_999),
  'an own one of another kind': async (row, { kind }) => await record(world, own, otherNumberedKind(kind), row),
}

/** The request with this one field exchanged. */
function exchange(request: Draft, reference: Reference, value: unknown): Draft {
  if (reference.part === 'query')
    return {
      ...request,
      query: [...request.query.filter(([name]) => name !== reference.field), [reference.field, value]],
    }
  return { ...request, [reference.part]: { ...(request[reference.part] as object), [reference.field]: value } }
}

const cells = rows.flatMap((row) =>
  references(row).map((reference) => [row.name, `${reference.part}.${reference.field}`, row, reference] as const),
)

describe.each(cells)('%s %s', (_name, _field, row, reference) => {
  it.each(Object.keys(foreign))('refuses %s', async (which) => {
    const request = exchange(
      await sample(world, row, own, { fresh: true }),
      reference,
      written(reference, await foreign[which]!(row, reference)),
    )
    await world.relieve(own)
    const before = await checksums(world.app.db)
    const sent = await send(world, row, request, { token: own.token })
    const told = tell(row, request, sent)
    expect(reference.part === 'body' ? [404, 422] : [404], told).toContain(sent.status)
    expect(sent.body, told).not.toContain(other.mark)
    expect(changed(before, await checksums(world.app.db)), told).toEqual([])
  })

  it('takes an own one', async () => {
    const request = await sample(world, row, own, { fresh: true })
    await world.relieve(own)
    const sent = await send(world, row, request, { token: own.token })
    expect(sent.status, tell(row, request, sent)).toBe(row.status)
  })
})
