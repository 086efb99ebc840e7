import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import { orValue, orNull } from '../kit/field-variants'
import * as field from '../kit/field-kinds'
import { record } from '../kit/record'
import { changedFields } from './service'

const tenancy = record({
  houseId: field.recordId(),
  kind: orNull(field.choice(['loft', 'room'])),
  rent: field.money(),
  share: orValue(field.percent(100), 100),
  from: field.date(),
  keys: field.count({ max: 99 }),
  pets: field.yesNo(),
  born: field.birthday(),
  city: field.text({ max: 50 }),
  postcode: field.postcode(),
  nationality: field.country(),
  email: field.email(),
  notes: field.lines({ max: 1000 }),
})
const body = z.strictObject({ ...tenancy.body, password: z.string() }).refine(() => true)
const row = endpoint('POST tenancy', { access: 'owner', summary: 'A test', body: body.transform((value) => value) })

describe('the audit trail', () => {
  it('names a value only where the field’s kind allows it, whatever is wrapped around the body', () => {
    const value = {
      houseId: 1,
      kind: 'loft',
      rent: 12_000,
      share: 80,
      from: '2026-01-01',
      keys: 2,
      pets: true,
      born: '1990-02-03',
      city: 'Oslo',
      postcode: '0155',
      nationality: 'NO',
      email: 'kari@example.no',
      notes: 'Kari er snill',
      password: 'Fjord-1234',
    }
    expect(changedFields(row, value)).toEqual({
      houseId: 1,
      kind: 'loft',
      rent: 12_000,
      share: 80,
      from: '2026-01-01',
      keys: 2,
      pets: true,
      born: 'changed',
      city: 'changed',
      postcode: 'changed',
      nationality: 'changed',
      email: 'changed',
      notes: 'changed',
      password: 'changed',
    })
  })
})
