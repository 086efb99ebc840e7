import { z } from 'zod'
import type { Row } from '../src/base/kit/endpoint'
import { allCalls } from '../src/app/server/module-list'

export const rows: readonly Row[] = allCalls

/** A field of the API: its schema, the same as JSON Schema, and whether it may be left out. */
export interface Field {
  readonly name: string
  readonly schema: z.ZodType
  readonly json: Json
  readonly optional: boolean
}

export interface Json {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Json
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

export const requestParts = ['params', 'query', 'body'] as const
export type Part = (typeof requestParts)[number]

/** An error for the developer of a row that these proofs can't reach yet. It says what to do, and where. */
export const setupError = (row: Row, what: string): Error => new Error(`${row.name}: ${what}`)

const json = (schema: z.ZodType): Json => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

/** The object schemas of a part: one, or one for each member of a union. */
function objects(schema: z.ZodType, row: Row): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodPipe) return objects(schema.in as z.ZodType, row)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return objects(schema.unwrap() as z.ZodType, row)
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap((option) => objects(option, row))
  throw setupError(
    row,
    `its input is a ${schema.constructor.name}, which proof/rows.ts cannot take apart; add it to objects()`,
  )
}

const found = new WeakMap<z.ZodType, Field[][]>()
/** The fields of one part, for each variant of it. Empty when the row has no such part, or the part has no fields. */
export function variants(row: Row, part: Part): Field[][] {
  const schema = row[part]
  if (!(schema instanceof z.ZodType)) return []
  const known = found.get(schema)
  if (known) return known
  const fields = objects(schema, row).map((object) =>
    Object.entries(object.shape as Record<string, z.ZodType>).map(([name, field]) => ({
      name,
      schema: field,
      json: json(field),
      optional: field.safeParse(undefined).success,
    })),
  )
  found.set(schema, fields)
  return fields
}

export const isWrite = (row: Row): boolean => row.writes
/** True if the product reads the body's fields. It never does so for a GET, and a raw body that is signed has no fields. */
export const readsBody = (row: Row): boolean => row.method !== 'GET' && row.body !== 'raw'

/** `house/{id}` -> house: the kind of record that the parameter stands for, and the path of the call that creates it. */
export const prefixOf = (row: Row, param: string): string => row.path.split(`/{${param}}`)[0] ?? ''
