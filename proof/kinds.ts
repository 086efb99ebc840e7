import type { Row } from '../src/base/kit/endpoint'
import { prepared } from './prepared'
import { prefixOf, rows, setupError, variants, type Field, type Json, type Part } from './rows'

/**
 * Fields that name a record of the account -> the path under which such records are made. A path's `{id}` needs no
 * entry: it is of the kind that the path begins with. A field that looks like an id and stands in neither list stops the run.
 */
const kindOfField: Readonly<Record<string, string>> = {
  houseId: 'house',
  supplierId: 'supplier',
  documents: 'document',
}

/** Fields that ask for a record in a certain state, or whose path doesn't begin with the kind: `row part.field` -> a kind of proof/prepared.ts. */
const kindHere: Readonly<Record<string, string>> = {
  'POST bilag/{id}/repeat/start params.id': 'stopped bilag',
  'POST bilag/repeats/resume body.ids': 'bilag whose repeat the plan has stopped',
  'POST bilag/{id}/repeat/stop params.id': 'repeating bilag',
  'POST bilag/{id}/change-from params.id': 'repeating bilag of last month',
  'PUT bilag/{id}/trash-series params.id': 'repeating bilag',
  'PUT bilag/{id}/restore params.id': 'trashed bilag',
  'PUT bilag/{id}/restore body.id': 'trashed bilag',
  'DELETE trash/{type}/{id} params.id': 'trashed bilag',
  'PUT incomebilag/{id}/update-sum params.id': 'contract income',
  'PUT house/{id}/restore params.id': 'deleted house',
  'DELETE auth/sessions/{id} params.id': 'session',
  'GET contract/{id}/generate-checklist-pdf params.id': 'contract with a handover list',
  'POST contract/{id}/finish params.id': 'signed contract',
  'POST contract/{id}/go-on params.id': 'contract whose fixed term is over',
  'POST contract/{id}/erase-tenant params.id': 'finished contract',
  'POST contract/{id}/signed-paper params.id': 'signed contract',
  'POST contract/{id}/regulate-rent params.id': 'signed contract',
  'GET contract/{id}/regulation-letter params.id': 'contract with a changed rent',
  'GET contract/{id}/regulation-letter/{from} params.id': 'contract with a changed rent',
  'POST contract/{id}/trash-incomebilags params.id': 'signed contract',
  'POST altinn/send-form body.houseId': 'house of a subscriber with its numbers',
  'POST contract/{id}/sign-bankid params.id': 'contract of a subscriber',
  'POST contract/{id}/sign-bankid-check-list params.id': 'contract with a handover list of a subscriber',
  'POST contract/{id}/regenerate-sign-bankid params.id': 'sent contract',
  'POST contract/{id}/withdraw-signing params.id': 'sent contract',
  'POST contract/{id}/refresh params.id': 'sent contract',
  'POST contract/{id}/remind params.id': 'sent contract',
  'POST contract/{id}/create-deposit params.id': 'contract with a deposit to be opened',
  'POST contract/{id}/closeDeposit params.id': 'contract with an open deposit account',
  'POST contract/{id}/releaseDeposit params.id': 'contract with a full deposit account',
  'POST contract/{id}/cancel-release params.id': 'contract whose release is not sent',
  'POST altinn/getSkatteetatenView body.houseIds': 'house of a taxpayer',
  'POST altinn/send-new-form body.houseIds': 'house of a taxpayer',
  'PUT depreciationbilag/personal/update body.houseId': 'house with personal use',
  'DELETE depreciationbilag/personal/delete body.houseId': 'house with personal use',
}

/** Fields that must name the house of the record that the request names beside it: `row part.field` -> that record's kind. */
const houseOf: Readonly<Record<string, string>> = { 'PUT bilag/{id}/restore body.houseId': 'trashed bilag' }

/**
 * Fields that look like ids but name no record of an account: an entry of the sending log and a price are nobody's, an administrator filters by any account, a
 * meter point is the grid company's, a form the tax authority's. The submission that is sent again (`repeats`) is only
 * compared with the account's own that stands.
 */
const noRecord: ReadonlySet<string> = new Set<string>([
  'entry',
  'before',
  'userId',
  'priceId',
  'meter_point_id',
  'formId',
  'repeats',
])

export interface Reference {
  readonly part: Part
  readonly field: string
  readonly kind: string
  /** How the wire writes it. */
  readonly form: 'number' | 'numbers' | 'text' | 'url' | 'urls'
  /** Set where it must be the house of the request's record of this kind. */
  readonly houseOf?: string | undefined
}

const largest = Number.MAX_SAFE_INTEGER
const some = (json: Json, test: (json: Json) => boolean): boolean =>
  test(json) ||
  (json.anyOf ?? []).some((inner) => some(inner, test)) ||
  (json.items !== undefined && some(json.items, test))

/** By its name, or because its values are those of an id: whole numbers without an end, opaque codes, document urls. */
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

/** The record that a field names, or undefined for a field that names none. */
export function referenceOf(row: Row, part: Part, field: Field): Reference | undefined {
  if (!looksLikeId(field) || noRecord.has(field.name)) return undefined
  const place = `${row.name} ${part}.${field.name}`
  const kind = kindHere[place] ?? (part === 'params' ? prefixOf(row, field.name) : kindOfField[field.name])
  if (!kind)
    throw setupError(
      row,
      `${part}.${field.name} looks like an id. Translate in proof/kinds.ts which kind of record it names (kindOfField), or that it names none (noRecord)`,
    )
  return { part, field: field.name, kind, form: formOf(part, field), houseOf: houseOf[place] }
}

/** Every id-like field of a row. */
export function references(row: Row): Reference[] {
  const found = (['params', 'query', 'body'] as const).flatMap((part) =>
    variants(row, part).flatMap((fields) => fields.flatMap((field) => referenceOf(row, part, field) ?? [])),
  )
  return found.filter(
    (one, index) => found.findIndex((other) => other.part === one.part && other.field === one.field) === index,
  )
}

/** The kind as it is when it is made. */
const madeAs = (kind: string): string => prepared[kind]?.made ?? kind

/** The call that makes a record of the kind; `prepared` says what is done to it then. */
export function makerOf(kind: string, row: Row): Row {
  const maker = rows.find((one) => one.method === 'POST' && one.path === madeAs(kind))
  if (!maker)
    throw setupError(row, `no row "POST ${kind}" makes the record it needs; say in proof/kinds.ts how one is made`)
  return maker
}

/** Every kind of record that a row names. */
export const kinds: readonly string[] = [...new Set(rows.flatMap((row) => references(row).map(({ kind }) => kind)))]
/** One whose ids are numbers too, for taking its id where the kind is asked for. */
export const otherNumberedKind = (kind: string): string =>
  kinds.find((one) => one !== 'document' && madeAs(one) !== madeAs(kind))!
