import { describe, expect, it } from 'vitest'
import { addedLater, orNull } from './field-variants'
import * as field from './field-kinds'
import { nationalId } from './field-identity'
import { ore, type Ore } from './money'
import { record } from './record'

const sample = record({
  name: field.text({ max: 50 }),
  note: orNull(field.lines({ max: 100 })),
  kind: field.choice(['one', 'two']),
  sum: field.money(),
  date: field.date(),
  born: field.birthday(),
})

describe('a record', () => {
  it('names its fields in their order', () => {
    expect(sample.names).toEqual(['name', 'note', 'kind', 'sum', 'date', 'born'])
  })

  it('erases all of its fields, each to nothing: null where it may be', () => {
    expect(Object.keys(sample.erased())).toEqual(sample.names)
    expect(sample.erased()).toMatchObject({ name: '', note: null })
  })

  it('erases of a kept figure what may name a person, and leaves choices, sums and days', () => {
    expect(Object.keys(sample.erasedTexts())).toEqual(['name', 'note', 'born'])
  })

  it('keeps in a draft what its kinds allow; what none may keep is as in an empty form', () => {
    const person = record({ ...sample.fields, ssn: nationalId() })
    const typed = { ...person.empty, name: 'Kari', born: '3.2', sum: ore(100), ssn: '29124815345' }
    expect(person.toDraft(typed)).toEqual({ ...typed, ssn: '' })
    expect(person.toDraft({ ...typed, sum: Number.NaN as Ore })).toEqual({ ...typed, sum: null, ssn: '' })
    expect(person.draft.safeParse(typed).success).toBe(false)
  })

  it('takes a draft of before a field was asked', () => {
    const later = record({ ...sample.fields, since: addedLater(field.optionalText({ max: 50 })) })
    const before = { ...sample.empty, name: 'Kari' }
    expect(later.draft.parse(before)).toEqual({ ...before, since: '' })
    expect(later.draft.parse({ ...before, since: 'May' })).toEqual({ ...before, since: 'May' })
  })

  it('tells in which fields two values differ', () => {
    const one = { name: 'Kari', note: null, kind: 'one', sum: ore(100), date: '2026-01-01', born: '1990-01-01' }
    expect(sample.differing(one, { ...one, sum: ore(101), note: 'x' })).toEqual(['note', 'sum'])
  })
})
