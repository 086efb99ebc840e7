import type { Row } from '../src/base/kit/endpoint'
import { houseOf, kindOfField, rowsWithoutRecord, preparedRecords, recordStates } from './module-requests'
import { prefixOf, rows, setupError, variants, type Field, type Json, type Part } from './rows'

export interface Reference {
  readonly part: Part
  readonly field: string
  readonly kind: string
  /** The form of the id in a request. */
  readonly form: 'number' | 'numbers' | 'text' | 'url' | 'urls'
  /** The kind of the record in the same request whose house this field must name. Undefined for other fields. */
  readonly houseOf?: string | undefined
}

const largest = Number.MAX_SAFE_INTEGER
const some = (json: Json, test: (json: Json) => boolean): boolean =>
  test(json) ||
  (json.anyOf ?? []).some((inner) => some(inner, test)) ||
  (json.items !== undefined && some(json.items, test))

/**
 * True if a field looks like an id, by its name or by its values: whole numbers without an upper limit, opaque codes,
 * URLs of documents.
 */
function looksLikeId({ name, json }: Field): boolean {
  if (/^id$|Ids?$|_ids?$|^documents?$|^files?$/.test(name)) return true
  return some(
    json,
    ({ type, maximum, pattern }) =>
      (type === 'integer' && maximum === largest) || /\[1-9\]\\d\{0,15\}|\/api\/document|\{22\}/.test(pattern ?? ''),
  )
}

function formOf(part: Part, { json }: Field): Reference['form'] {
  if (part !== 'body') return 'text'
  if (some(json, ({ type, items }) => type === 'array' && items?.type === 'integer')) return 'numbers'
  if (some(json, ({ type }) => type === 'array')) return 'urls'
  return some(json, ({ type }) => type === 'string') ? 'url' : 'number'
}

/** The kind of record that a field names. Undefined when the field names no record. */
export function referenceOf(row: Row, part: Part, field: Field): Reference | undefined {
  if (!looksLikeId(field) || field.name in rowsWithoutRecord) return undefined
  const place = `${row.name} ${part}.${field.name}`
  const kind = recordStates[place] ?? (part === 'params' ? prefixOf(row, field.name) : kindOfField[field.name])
  if (!kind)
    throw setupError(
      row,
      `${part}.${field.name} looks like an id. Say in its module's test-requests.ts which kind of record it names (kinds, states), or that it names none (noRecord)`,
    )
  return { part, field: field.name, kind, form: formOf(part, field), houseOf: houseOf[place] }
}

/** Every id-like field of a row. */
export function referenceFields(row: Row): Reference[] {
  const found = (['params', 'query', 'body'] as const).flatMap((part) =>
    variants(row, part).flatMap((fields) => fields.flatMap((field) => referenceOf(row, part, field) ?? [])),
  )
  return found.filter(
    (one, index) => found.findIndex((other) => other.part === one.part && other.field === one.field) === index,
  )
}

/** The kind under which a record is first made. */
const madeAs = (kind: string): string => preparedRecords[kind]?.made ?? kind

/** The call that makes a record of the kind. `prepared` describes the steps after it. */
export function makerOf(kind: string, row: Row): Row {
  const maker = rows.find((one) => one.method === 'POST' && one.path === madeAs(kind))
  if (!maker)
    throw setupError(
      row,
      `no row "POST ${kind}" makes the record it needs; say in its module's test-requests.ts how one is made (prepared)`,
    )
  return maker
}

/** Every kind of record that a row names. */
export const kinds: readonly string[] = [
  ...new Set(rows.flatMap((row) => referenceFields(row).map(({ kind }) => kind))),
]
/** Another kind with numeric ids. Its id is used where an id of `kind` is expected. */
export const otherNumberedKind = (kind: string): string =>
  kinds.find((one) => one !== 'document' && madeAs(one) !== madeAs(kind))!
