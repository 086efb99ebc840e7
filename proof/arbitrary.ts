import fc from 'fast-check'
import type { Row } from '../src/base/kit/endpoint'
import { referenceOf } from './kinds'
import { knownFile } from './known'
import type { DraftRequest } from './request'
import { setupError, variants, type Field, type Json, type Part } from './rows'
import { fileForField, knownValue } from './module-requests'
import { lateValue, type LateValue } from './samples'

/** Texts that have caused an error somewhere before. */
const awkward = [
  'æøå ÆØÅ',
  'Ǻ',
  '👩‍👩‍👧‍👦 🏠',
  'مرحبا',
  '\u202egnol',
  "'; drop table house; --",
  '<script>alert(1)</script>',
  '=1+1',
  '%s %n',
  '${7*7}',
  '{{7*7}}',
  '\\',
  '"',
  'null',
  '0',
]

const texts = (min: number, max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 60) }) },
    { weight: 1, arbitrary: fc.constantFrom(...awkward) },
    { weight: 1, arbitrary: fc.constantFrom('a'.repeat(Math.max(min, 1)), 'å'.repeat(Math.min(max, 5000))) },
  )

const days = fc.oneof(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2024-02-29', '2026-12-31', '2026-01-01', '2026-03-29', '2000-02-29'),
)

function numbers({ type, minimum = -1_000_000, maximum = 1_000_000_000 }: Json) {
  const edges = fc.constantFrom(minimum, maximum)
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
  if (type === 'integer') return fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: edges })
  const cents = fc
    .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
    .map((value) => value / 100)
  return fc.oneof(whole, cents, edges)
}

function strings({ format, pattern, minLength = 0, maxLength = 200 }: Json): fc.Arbitrary<string> {
  if (format === 'date') return days
  return pattern ? fc.stringMatching(new RegExp(pattern)) : texts(minLength, maxLength)
}

/** Values with the schema's shape. Rules that JSON Schema doesn't express may still refuse them. */
function generic(json: Json): fc.Arbitrary<unknown> {
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom(...json.enum)
  if (json.anyOf)
    return fc.oneof(...json.anyOf.map((one) => ({ weight: one.type === 'null' ? 1 : 6, arbitrary: generic(one) })))
  if (json.type === 'string') return strings(json)
  if (json.type === 'integer' || json.type === 'number') return numbers(json)
  if (json.type === 'boolean') return fc.boolean()
  if (json.type === 'array')
    return fc.array(generic(json.items ?? {}), {
      minLength: json.minItems ?? 0,
      maxLength: Math.min(json.maxItems ?? 5, 12),
    })
  if (json.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(json.properties ?? {}).map(([name, inner]) => [name, generic(inner)])),
      { requiredKeys: [...(json.required ?? [])] },
    )
  return json.type === 'null' ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 })
}

/** Values that the field's own schema accepts. */
function valid(row: Row, part: Part, field: Field): fc.Arbitrary<unknown> {
  const real = lateValue(row, part, field, 'Storgata') as LateValue
  const reference = referenceOf(row, part, field)
  if (reference && !knownValue(row, part, field.name)) {
    const others = reference.form === 'urls' ? [[]] : reference.form === 'number' ? [0, 99_999_999] : ['99999999']
    const fitting = others.filter((value) => field.schema.safeParse(value).success)
    return fitting.length === 0
      ? fc.constant(real)
      : fc.oneof({ weight: 12, arbitrary: fc.constant(real) }, { weight: 1, arbitrary: fc.constantFrom(...fitting) })
  }
  const fits = (value: unknown) => field.schema.safeParse(value).success
  const derived = generic(field.json)
  const share = fc.sample(derived, { numRuns: 100, seed: 1 }).filter(fits).length
  if (share >= 20) {
    const filtered = derived.filter(fits)
    return knownValue(row, part, field.name)
      ? fc.oneof({ weight: 12, arbitrary: fc.constant(real) }, { weight: 1, arbitrary: filtered })
      : filtered
  }
  if (!knownValue(row, part, field.name))
    throw setupError(
      row,
      `hardly any value that its schema suggests for ${part}.${field.name} is valid; name one in its module's test-requests.ts`,
    )
  return fc.constant(real)
}

const some = (row: Row, part: Part, fields: readonly Field[]) =>
  fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.optional ? fc.option(valid(row, part, field), { nil: undefined, freq: 12 }) : valid(row, part, field),
      ]),
    ),
  )

/** Requests that the row's own schemas accept. Rules between fields may still refuse them. */
export function validDrafts(row: Row): fc.Arbitrary<DraftRequest> {
  const params = some(row, 'params', variants(row, 'params')[0] ?? [])
  const query = some(row, 'query', variants(row, 'query')[0] ?? []).map((values) => Object.entries(values))
  if (row.body === undefined || row.body === 'raw') return fc.record({ params, query })
  if (row.body === 'file') {
    const file = texts(1, 100).map((word) => [
      { field: 'file', ...(fileForField(row) ?? knownFile)('Kvittering', word) },
    ])
    return fc.record({ params, query, files: file })
  }
  const bodies = variants(row, 'body').map((fields) => some(row, 'body', fields))
  return fc.record({ params, query, body: fc.oneof(...bodies) })
}
