import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'
import { Balance, Money, toKroner, type Ore } from '../kit/money'

type JsonSchema = { [key: string]: unknown; anyOf?: JsonSchema[]; type?: string | string[] }

export const toJsonSchema = (schema: z.ZodType, target: 'draft-7' | 'draft-2020-12'): JsonSchema =>
  z.toJSONSchema(schema, { target, io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Turns each `X or null` into one nullable type, which fast-json-stringify writes without trying both branches. */
function nullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, nullable(value)])) as JsonSchema
  const [first, second, third] = inner.anyOf ?? []
  // A choice of records has no type that could be made nullable.
  if (!first || third || second?.type !== 'null' || first.type === undefined) return inner
  // The writer chooses the option of a union by the option's whole schema. So null must be one of the listed values.
  return {
    ...first,
    nullable: true,
    ...(Array.isArray(first['enum']) && { enum: [...(first['enum'] as unknown[]), null] }),
  }
}

type Encode = ((value: never) => unknown) | undefined

/** Returns a function that turns øre into kroner. Undefined for a schema without money: its values need no copy. */
function encoder(schema: z.ZodType): Encode {
  if (schema === Money || schema === Balance) return (value: Ore) => toKroner(value)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = encoder(schema.unwrap() as z.ZodType)
    return inner && ((value: unknown) => (value === null || value === undefined ? value : inner(value as never)))
  }
  if (schema instanceof z.ZodArray) {
    const inner = encoder(schema.element as z.ZodType)
    return inner && ((values: unknown[]) => values.map((value) => inner(value as never)))
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
      const inner = encoder(field)
      return inner ? [[key, inner] as const] : []
    })
    if (fields.length === 0) return undefined
    return (value: Record<string, unknown>) => {
      const copy = { ...value }
      for (const [key, inner] of fields) copy[key] = inner(copy[key] as never)
      return copy
    }
  }
  return schema instanceof z.ZodUnion ? unionEncoder(schema) : undefined
}

/** A union's encoder finds the option of a value by the field that distinguishes the options. */
function unionEncoder(schema: z.ZodUnion): Encode {
  const options = schema.options as readonly z.ZodType[]
  const encoders = options.map(encoder)
  if (encoders.every((each) => each === undefined)) return undefined
  if (!(schema instanceof z.ZodDiscriminatedUnion)) throw new Error('money in a union without a discriminator')
  const { discriminator: name } = schema.def
  const byKind = options.flatMap((option, index) => {
    const kind = (option as z.ZodObject).shape[name] as z.ZodLiteral | z.ZodEnum
    const kinds: readonly unknown[] = kind instanceof z.ZodEnum ? kind.options : [...kind.values]
    return kinds.map((each) => [each, encoders[index]] as const)
  })
  const found = new Map(byKind)
  return (value: Record<string, unknown>) => found.get(value[name])?.(value as never) ?? value
}

type Write = (value: unknown) => string
/** One writer for each schema. It takes milliseconds to make, and tests have many apps in a process. */
const writers = new WeakMap<z.ZodType, Write>()

function writerOf(schema: z.ZodType): Write {
  const known = writers.get(schema)
  if (known) return known
  const encode = encoder(schema)
  const plain = fastJson(nullable(toJsonSchema(schema, 'draft-7')) as Schema)
  const write: Write = encode ? (value) => plain(encode(value as never)) : plain
  writers.set(schema, write)
  return write
}

/**
 * Returns a function that writes a row's answers as JSON: øre become kroner, and only the schema's fields are sent. The
 * writer is compiled at its first use, because compiling all at the start would cost a tenth of a second. With `check`
 * the text is read back against the schema, which costs as much again (tests and development).
 */
export function answerWriter(schema: z.ZodType, check: boolean): (value: unknown) => string {
  return (value) => {
    const json = writerOf(schema)(value)
    if (check) {
      const read = schema.safeParse(JSON.parse(json))
      if (!read.success) throw new Error(`the answer does not fit its schema: ${z.prettifyError(read.error)}`)
    }
    return json
  }
}
