import { sql } from 'kysely'
import { z } from 'zod'
import fc from 'fast-check'
import type { Row } from '../src/base/kit/endpoint'
import { makerOf, referenceOf, type Reference } from './kinds'
import { knownFile, knownMessage } from './known'
import { fileForField, knownValue, preparedRecords, type RequestContext } from './module-requests'
import { send, summaryOf, type DraftRequest } from './request'
import { requestParts, setupError, variants, type Field, type Json, type Part } from './rows'
import type { Person, Fixture } from './fixture'

/** A value that is found when the request is sent: a value that must be real (known.ts), or a record of the person. */
export type LateValue =
  | { readonly $late: 'known'; readonly part: Part; readonly field: Field; readonly otherwise: unknown }
  | { readonly $late: 'record'; readonly reference: Reference }

/** Makes a failed case print the value in a word. */
const printed = <L extends LateValue>(value: L, text: string): L =>
  Object.assign(value, { [fc.toStringMethod]: () => `<${text}>` })
const lateKnown = (part: Part, field: Field, otherwise: unknown) =>
  printed({ $late: 'known', part, field, otherwise }, `known ${field.name}`)
const lateRecord = (reference: Reference) => printed({ $late: 'record', reference }, `own ${reference.kind}`)

const isLate = (value: unknown): value is LateValue => typeof value === 'object' && value !== null && '$late' in value

/** The plainest value of a schema. Texts contain the mark. */
function plain(json: Json, mark: string): unknown {
  if (json.const !== undefined) return json.const
  if (json.enum) return json.enum[0]
  const variant = json.anyOf?.find((one) => one.type !== 'null' && one.const !== '') ?? json.anyOf?.[0]
  if (variant) return plain(variant, mark)
  if (json.type === 'string') {
    if (json.format === 'date') return '2026-11-02'
    if (json.pattern) return fc.sample(fc.stringMatching(new RegExp(json.pattern)), { numRuns: 1, seed: 1 })[0]
    return `${mark} og co`.slice(0, json.maxLength ?? 50)
  }
  if (json.type === 'integer' || json.type === 'number')
    return Math.min(Math.max(7, json.minimum ?? 0), json.maximum ?? 7)
  if (json.type === 'boolean') return false
  if (json.type === 'array') return Array.from({ length: json.minItems ?? 0 }, () => plain(json.items ?? {}, mark))
  if (json.type === 'object')
    return Object.fromEntries(Object.entries(json.properties ?? {}).map(([name, inner]) => [name, plain(inner, mark)]))
  return null
}

/** The value of this field in a valid request, or a placeholder (`LateValue`) that is filled in when it is sent. */
export function lateValue(row: Row, part: Part, field: Field, mark: string): unknown {
  const reference = referenceOf(row, part, field)
  const isKnown = knownValue(row, part, field.name) !== undefined
  if (reference) return isKnown ? lateKnown(part, field, undefined) : lateRecord(reference)
  return isKnown ? lateKnown(part, field, plain(field.json, mark)) : plain(field.json, mark)
}

/** A complete request of the row with all fields, for each variant of its body. */
export function draftRequests(row: Row, mark: string): DraftRequest[] {
  const of = (part: Part, variant = 0) =>
    (variants(row, part)[variant] ?? []).map((field) => [field.name, lateValue(row, part, field, mark)] as const)
  const base = { params: Object.fromEntries(of('params')), query: of('query') }
  if (row.body === undefined || row.body === 'raw') return [base]
  if (row.body === 'file') return [{ ...base, files: [{ field: 'file', ...(fileForField(row) ?? knownFile)(mark) }] }]
  return variants(row, 'body').map((_, variant) =>
    Object.assign({ body: Object.fromEntries(of('body', variant)) }, base),
  )
}

/**
 * With `fresh` the request names a record that no other request uses. Otherwise it names a record that is kept for the
 * person.
 */
export interface ResolveContext extends RequestContext {
  /** The person whose records the request names, if not the sender's own. */
  readonly recordsOf?: Person
  readonly fresh?: boolean
}

/** The signed message, unless the draft has its own text. */
const signed = (draft: Pick<DraftRequest, 'text' | 'headers'>, message: ReturnType<typeof knownMessage>) =>
  draft.text === undefined ? { ...message, headers: { ...message.headers, ...draft.headers } } : {}

/** Replaces the values that the draft left open. */
export async function resolveValues(draft: DraftRequest, about: ResolveContext): Promise<DraftRequest> {
  // Fields of one request that need the same kind name the same record.
  const named = new Map<string, Promise<number | string>>()
  const one = (kind: string) => {
    const found =
      named.get(kind) ?? recordOf(about.fixture, about.recordsOf ?? about.person, kind, about.row, about.fresh)
    named.set(kind, found)
    return found
  }
  const idFor = async ({ kind, houseOf }: Reference) =>
    houseOf === undefined ? await one(kind) : await houseOfVoucher(about.fixture, Number(await one(houseOf)))
  const path: Record<string, unknown> = {}
  const find = async (value: unknown): Promise<unknown> => {
    if (isLate(value)) {
      if (value.$late === 'record') return writtenId(value.reference, await idFor(value.reference))
      const found = await knownValue(about.row, value.part, value.field.name)!({ ...about, params: path })
      return value.field.schema.safeParse(found).success ? found : value.otherwise
    }
    if (Array.isArray(value)) return await Promise.all(value.map(find))
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
    const entries = await Promise.all(
      Object.entries(value).map(async ([name, inner]) => [name, await find(inner)] as const),
    )
    return Object.fromEntries(entries)
  }
  const { params, query, body, ...rest } = draft
  // One after the other, because an inner record is found by the outer one.
  for (const [name, value] of Object.entries(params)) path[name] = await find(value)
  return {
    ...rest,
    params: path,
    query: (await Promise.all(query.map(async ([name, value]) => [name, await find(value)] as const))).filter(
      ([, value]) => value !== undefined,
    ),
    ...(about.row.body === 'raw' && signed(rest, knownMessage(about))),
    ...(body !== undefined && { body: await find(body) }),
  }
}

/** An id in the form that the field expects. */
export function writtenId({ form }: Pick<Reference, 'form'>, id: number | string): unknown {
  if (form === 'url') return `/api/document/${id}`
  if (form === 'urls') return [`/api/document/${id}`]
  if (form === 'numbers') return [id]
  return form === 'text' ? String(id) : id
}

/** The house of a voucher. */
async function houseOfVoucher(fixture: Fixture, id: number): Promise<number> {
  const { rows } = await sql<{ house: number }>`select "houseId" as house from bilag where id = ${id}`.execute(
    fixture.app.db,
  )
  return rows[0]!.house
}

const cache = new WeakMap<Person, Map<string, Promise<number | string>>>()

/** A record of the person, created by the product's own call. */
export async function recordOf(
  fixture: Fixture,
  person: Person,
  kind: string,
  forRow: Row,
  fresh = false,
): Promise<number | string> {
  const make = async () => {
    await fixture.relieve(person)
    const row = makerOf(kind, forRow)
    const ready = preparedRecords[kind]
    const drafted = await sampleRequest(fixture, row, person)
    const request = ready ? { ...drafted, body: { ...(drafted.body as object), ...ready.body } } : drafted
    const sent = await send(fixture, row, request, { token: await fixture.session(person) })
    const answer = sent.status < 300 ? (JSON.parse(sent.body) as { id?: number; url?: string }) : {}
    const id = answer.id ?? answer.url?.split('/').at(-1)
    if (id === undefined)
      throw setupError(
        forRow,
        `the record it needs could not be made: ${summaryOf(row, request, sent)}. Say the values it wants in its module's test-requests.ts`,
      )
    const meant = await ready?.prepare?.(fixture, person, Number(id))
    return typeof meant === 'number' ? meant : id
  }
  if (fresh) return await make()
  const made = cache.get(person) ?? new Map<string, Promise<number | string>>()
  cache.set(person, made)
  if (!made.has(kind)) made.set(kind, make())
  return await made.get(kind)!
}

/** A valid request of the row by the person, ready to send. Throws for a row that these proofs can't fill in. */
export async function sampleRequest(
  fixture: Fixture,
  row: Row,
  person: Person,
  options: Omit<ResolveContext, keyof RequestContext> = {},
  variant = 0,
): Promise<DraftRequest> {
  const request = await resolveValues(draftRequests(row, person.mark)[variant]!, { fixture, person, row, ...options })
  for (const part of requestParts) {
    const schema = row[part]
    if (!(schema instanceof z.ZodType)) continue
    const read = schema.safeParse(part === 'query' ? Object.fromEntries(request.query) : request[part])
    if (!read.success) {
      const issues = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
      throw setupError(
        row,
        `no valid ${part} is known (${issues}). Say the values it wants in its module's test-requests.ts`,
      )
    }
  }
  return request
}
