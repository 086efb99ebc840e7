import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, type Row } from '../src/base/kit/endpoint'
import { Id, IdText } from '../src/base/kit/schemas'
import { validDrafts } from './arbitrary'
import { makerOf, referenceFields } from './kinds'
import { unknownPlaces } from './module-requests'
import { requestParts, rows, variants } from './rows'
import { draftRequests } from './samples'

const row = (
  spec: Partial<Parameters<typeof endpoint>[1]>,
  name: Parameters<typeof endpoint>[0] = 'POST poetry',
): Row => endpoint(name, { access: 'owner', summary: 'A call that is new', ...spec })

describe('a new row is either covered or stops the run with what to do', () => {
  it('is covered today, each of them', () => {
    expect(rows.length).toBeGreaterThan(20)
    for (const one of rows) {
      expect(referenceFields(one).map(({ kind }) => makerOf(kind, one).name)).not.toContain(undefined)
      expect(draftRequests(one, 'x').length).toBeGreaterThan(0)
      expect(() => validDrafts(one)).not.toThrow()
    }
  })

  it('and no module says anything of a row or a field that is not there', () => {
    const fieldsOf = (one: Row) =>
      requestParts.flatMap((part) =>
        variants(one, part).flatMap((fields) => fields.map(({ name }) => ({ part, name }))),
      )
    expect(unknownPlaces(rows, fieldsOf)).toEqual([])
    expect(unknownPlaces([], fieldsOf).length).toBeGreaterThan(50)
  })

  it.each<[string, Row]>([
    ['by its name', row({ body: z.strictObject({ poemId: z.number() }) })],
    ['by its name, as a list', row({ body: z.strictObject({ poemIds: z.array(Id) }) })],
    ['by its values', row({ body: z.strictObject({ poem: Id }) })],
    ['by its values, in the query', row({ query: z.strictObject({ poem: IdText.optional() }) })],
  ])('when a field looks like an id %s', (_how, one) => {
    expect(() => referenceFields(one)).toThrow(/poem.*looks like an id.*test-requests\.ts/)
  })

  it('when nothing makes the record that its path names', () => {
    const one = row({ params: z.strictObject({ id: IdText }) }, 'GET poetry/{id}')
    expect(() => makerOf(referenceFields(one)[0]!.kind, one)).toThrow(/no row "POST poetry".*test-requests\.ts/)
  })

  it('when no value of a field can be found from its schema', () => {
    const one = row({ body: z.strictObject({ verse: z.string().refine((text) => text.endsWith('nevermore')) }) })
    expect(() => validDrafts(one)).toThrow(/verse.*test-requests\.ts/)
  })

  it('when its input is of a shape that nobody has taken apart', () => {
    expect(() => referenceFields(row({ body: z.record(z.string(), z.string()) }))).toThrow(/ZodRecord.*proof\/rows\.ts/)
  })
})
