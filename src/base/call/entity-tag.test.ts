import { describe, expect, it } from 'vitest'
import { entityTag, ifMatchHasTag } from './entity-tag'

describe('If-Match', () => {
  it.each<[ifMatch: string, satisfied: boolean, why?: string]>([
    ['"a1"', true],
    ['  "a1" ', true],
    ['*', true, 'any record that is there'],
    [' * ', true],
    ['"b2", "a1"', true, 'one of several'],
    ['"b2","a1","c3"', true],
    ['"a, b", "a1"', true, 'a comma inside a tag'],
    ['"b2"', false],
    ['"A1"', false, 'tags are compared byte by byte'],
    ['W/"a1"', false, 'a weak tag never matches'],
    ['"b2", W/"a1"', false],
    ['a1', false, 'no tag without its quotes'],
    ['"a1', false],
    ['', false],
    ['**', false],
    ['"*"', false],
    ['"x"a1""', false],
  ])('%j is satisfied: %s', (ifMatch, satisfied) => expect(ifMatchHasTag(ifMatch, '"a1"')).toBe(satisfied))
})

describe('an entity tag', () => {
  const tag = (record: object, fields = ['sum', 'documents']) => entityTag(fields, record, (text) => text)
  it('is a strong one', () => expect(entityTag(['sum'], { sum: 1 }, () => 'h')).toBe('"h"'))
  it('covers its fields and no other', () => {
    const one = { sum: 1, documents: ['/a'], updated_at: 1 }
    expect(tag({ ...one, updated_at: 2 })).toBe(tag(one))
    expect(tag({ updated_at: 1, documents: ['/a'], sum: 1 })).toBe(tag(one))
    for (const change of [{ sum: 2 }, { sum: null }, { documents: [] }, { documents: ['/a', '/b'] }])
      expect(tag({ ...one, ...change })).not.toBe(tag(one))
  })
  it('keeps values of neighbours apart', () => {
    expect(tag({ a: 'x', b: '' }, ['a', 'b'])).not.toBe(tag({ a: '', b: 'x' }, ['a', 'b']))
  })
})
