import { z } from 'zod'
import { answerWriter } from './answer'

/** Writing 200 records takes a millisecond or two. An answer with at most 200 is written in one go. */
const recordsAtOnce = 200

interface Listing {
  readonly count: (value: never) => number
  readonly write: (value: never) => Iterable<string>
}

const isRecord = (schema: z.ZodType) => schema instanceof z.ZodObject || schema instanceof z.ZodUnion

/** The way to write a value of the schema in pieces. Null for a schema without a list of records. */
function listing(schema: z.ZodType): Listing | null {
  if (schema instanceof z.ZodNullable) {
    const inner = listing(schema.unwrap() as z.ZodType)
    return (
      inner && {
        count: (value) => (value === null ? 0 : inner.count(value)),
        write: (value) => (value === null ? ['null'] : inner.write(value)),
      }
    )
  }
  if (schema instanceof z.ZodArray) return isRecord(schema.element as z.ZodType) ? ofArray(schema) : null
  return schema instanceof z.ZodObject ? ofRecord(schema) : null
}

function ofArray(schema: z.ZodArray): Listing {
  const inner = listing(schema.element as z.ZodType)
  const countOne = (item: unknown) => 1 + (inner?.count(item as never) ?? 0)
  const whole = answerWriter(schema, false)
  const bare = (items: readonly unknown[]) => whole(items).slice(1, -1)

  function* write(values: readonly unknown[]) {
    let comma = ''
    const next = (text: string) => {
      const joined = comma + text
      comma = ','
      return joined
    }
    yield '['
    let together: unknown[] = []
    let many = 0
    for (const item of values) {
      const more = countOne(item)
      if (together.length > 0 && many + more > recordsAtOnce) {
        yield next(bare(together))
        together = []
        many = 0
      }
      if (inner && more > recordsAtOnce) {
        yield next('')
        yield* inner.write(item as never)
        continue
      }
      together.push(item)
      many += more
    }
    if (together.length > 0) yield next(bare(together))
    yield ']'
  }
  return { count: (values: readonly unknown[]) => values.reduce<number>((sum, item) => sum + countOne(item), 0), write }
}

type Fields = Record<string, z.ZodType>

/**
 * Writes the fields in their order. A list is written in its own pieces, and the fields between two
 * lists in one piece.
 */
function ofRecord(schema: z.ZodObject): Listing | null {
  const fields = Object.entries<z.ZodType>(schema.shape)
  const lists = new Map(
    fields.flatMap(([name, field]) => {
      const inner = listing(field)
      return inner ? [[name, inner] as const] : []
    }),
  )
  // The writer puts optional fields last, and treats unnamed fields differently.
  const isPlain = schema.def.catchall === undefined || schema.def.catchall instanceof z.ZodNever
  if (lists.size === 0 || !isPlain || fields.some(([, field]) => field.safeParse(undefined).success)) return null
  type Part = { readonly list: readonly [string, Listing] } | { readonly plain: Fields }
  const parts: Part[] = []
  for (const [name, field] of fields) {
    const list = lists.get(name)
    const last = parts.at(-1)
    if (list) parts.push({ list: [name, list] })
    else if (last && 'plain' in last) last.plain[name] = field
    else parts.push({ plain: { [name]: field } })
  }
  const writers = parts.map((part) =>
    'list' in part ? part : { write: answerWriter(z.strictObject(part.plain), false) },
  )

  function* write(value: Readonly<Record<string, unknown>>) {
    let before = '{'
    for (const part of writers) {
      if ('list' in part) {
        const [name, list] = part.list
        yield `${before}${JSON.stringify(name)}:`
        yield* list.write(value[name] as never)
      } else yield before + part.write(value).slice(1, -1)
      before = ','
    }
    yield '}'
  }
  return {
    count: (value: Readonly<Record<string, unknown>>) =>
      [...lists].reduce((sum, [name, list]) => sum + list.count(value[name] as never), 0),
    write,
  }
}

export type AnswerPieces = (value: unknown) => Iterable<string> | null

/**
 * Writes long answers in pieces of about 200 records, so that other calls run between them. The text is the same as
 * that of `answerWriter`. Returns null for an answer of at most 200 records. With `check` the text is compared with the
 * text that is written in one go (tests and development).
 */
export function answerPieces(schema: z.ZodType, check: boolean): AnswerPieces {
  let found: Listing | null | undefined
  return (value) => {
    found = found === undefined ? listing(schema) : found
    if (!found || found.count(value as never) <= recordsAtOnce) return null
    return check ? checked(found.write(value as never), answerWriter(schema, true)(value)) : found.write(value as never)
  }
}

function* checked(pieces: Iterable<string>, whole: string) {
  const all: string[] = []
  for (const piece of pieces) {
    all.push(piece)
    yield piece
  }
  if (all.join('') !== whole) throw new Error('an answer in pieces is another one than in one go')
}
