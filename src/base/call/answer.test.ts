import { expect, it } from 'vitest'
import { z } from 'zod'
import { Balance, ore } from '../kit/money'
import { answerWriter } from './answer'

const paid = z.strictObject({ kind: z.enum(['expense', 'income']), sum: Balance.nullable() })
const named = z.strictObject({ kind: z.literal('tenant'), sum: z.number() })
const written = (schema: z.ZodType, value: unknown) => JSON.parse(answerWriter(schema, true)(value)) as unknown

it('writes money in a union by the field that tells its records apart', () => {
  const schema = z.array(z.discriminatedUnion('kind', [paid, named]))
  const values = [
    { kind: 'income', sum: ore(12_345) },
    { kind: 'expense', sum: null },
    { kind: 'tenant', sum: 50 },
  ]
  expect(written(schema, values)).toEqual([
    { kind: 'income', sum: 123.45 },
    { kind: 'expense', sum: null },
    { kind: 'tenant', sum: 50 },
  ])
})

it('writes what is one of several words or nothing, in a union too', () => {
  const lined = z.strictObject({ kind: z.literal('moved'), line: z.enum(['income', 'none']).nullable() })
  const values = [
    { kind: 'moved', line: null },
    { kind: 'moved', line: 'income' },
    { kind: 'tenant', sum: 50 },
  ]
  expect(written(z.array(z.discriminatedUnion('kind', [lined, named])), values)).toEqual(values)
  expect(written(lined, { kind: 'moved', line: null })).toEqual({ kind: 'moved', line: null })
})

it('refuses money in a union that nothing tells apart: it would leave in øre', () => {
  expect(() => written(z.union([paid, z.strictObject({ other: z.string() })]), {})).toThrow(/discriminator/)
  expect(written(z.union([named, z.strictObject({ other: z.string() })]), { other: 'a' })).toEqual({ other: 'a' })
})
