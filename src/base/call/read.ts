import { commit as program } from '../db/build'
import type { Row } from '../kit/endpoint'
import { Refusal } from '../kit/refusal'
import type { AnswerPieces } from './answer-pieces'
import type { Ctx, Route } from './context'
import { ifNoneMatchHasTag } from './entity-tag'
import { mapWithPauses } from './in-turns'
import { keyedSemaphore } from './keyed-semaphore'
import type { ParsedInput } from './stored-answer'

/** The number of reads of one account that run at once. A read of thousands of records keeps this thread busy. */
const readsAtOnce = 4

/** The maximum time for which a read waits for its turn, in ms. */
const patience = 30_000

/**
 * The number of calls with a long answer that are remembered. Beyond this number all are forgotten, and learnt again.
 */
const mostKnown = 10_000

type Made = { readonly value: unknown } | { readonly json: Uint8Array }

export type ReadAnswer =
  | (Made & { readonly etag: string | undefined })
  | { readonly etag: string; readonly isKnown: true }

/**
 * True if the limit of parallel reads covers the call. Files and calls that ask another service have their own limits,
 * so the bookkeeping never waits for those.
 */
export const isReadLimited = ({ access, writes, answer, limits }: Row): boolean =>
  access !== 'public' && !writes && answer !== 'stream' && limits.length === 0

/** Joins the pieces. Other calls get the thread after each piece. */
const inBytes = async (pieces: Iterable<string>): Promise<Uint8Array> =>
  Buffer.concat(await mapWithPauses(pieces, 1, (piece) => Buffer.from(piece)))

/**
 * Carries out calls that write nothing. At most four calls of an account run at once, and only one of those may have a
 * long answer. A further call waits up to 30 seconds and is then refused with 429 tooManyRequests. A route may know the
 * version of its answer. A caller who names the tag of that version in `If-None-Match` gets no answer
 * (docs/rules/base.md#lists-and-periods).
 */
export function createReader(lookup: (plain: string, purpose: string) => string) {
  const tooMany = () => new Refusal('tooManyRequests', undefined, 2)
  const turn = keyedSemaphore(readsAtOnce, patience, tooMany)
  // A call that has its `longTurn` never waits for `turn`, so the two can't deadlock.
  const longTurn = keyedSemaphore(1, patience, tooMany)
  const long = new Set<string>()

  /** The hash has a key, because headers are logged. The tag is weak: it is the same for each compression. */
  const tagOf = (ctx: Ctx, { row }: Route, { params, query }: ParsedInput, version: string) =>
    `W/"${lookup(JSON.stringify([program, row.name, ctx.owner, ctx.today, params, query, version]), 'entity tag')}"`

  /**
   * Returns the value of a short answer, or the bytes of a long one. A call whose last answer was
   * long first waits for the turn of long answers. The first long answer of a call waits for that
   * turn only before it is written, because its value has been read by then.
   */
  async function made(ctx: Ctx, route: Route, input: ParsedInput, piecesOf: AnswerPieces): Promise<Made> {
    const write = async (value: unknown): Promise<Made> => {
      const pieces = piecesOf(value)
      return pieces ? { json: await inBytes(pieces) } : { value }
    }
    const { owner } = ctx
    if (owner === null || !isReadLimited(route.row)) return await write(await route.handle(ctx, input))
    const key = `${owner} ${route.row.name}`
    if (long.has(key))
      return await longTurn(owner, async () => {
        const answer = await write(await route.handle(ctx, input))
        if ('value' in answer) long.delete(key)
        return answer
      })
    const value = await route.handle(ctx, input)
    const pieces = piecesOf(value)
    if (!pieces) return { value }
    if (long.size >= mostKnown) long.clear()
    long.add(key)
    return await longTurn(owner, async () => ({ json: await inBytes(pieces) }))
  }

  async function versioned(ctx: Ctx, route: Route, input: ParsedInput, options: ReadOptions): Promise<ReadAnswer> {
    const etag = tagOf(ctx, route, input, await route.version!(ctx, input))
    if (options.ifNoneMatch !== undefined && ifNoneMatchHasTag(options.ifNoneMatch, etag))
      return { etag, isKnown: true }
    // The tag is read first. If data changes before the answer is made, the new data is sent with the old tag. The
    // caller's next request then finds a new tag.
    return { ...(await made(ctx, route, input, options.piecesOf)), etag }
  }

  async function unversioned(ctx: Ctx, route: Route, input: ParsedInput, options: ReadOptions): Promise<ReadAnswer> {
    const answer = await made(ctx, route, input, options.piecesOf)
    return { ...answer, etag: 'value' in answer ? options.tagOf?.(answer.value) : undefined }
  }

  return async (ctx: Ctx, route: Route, input: ParsedInput, options: ReadOptions): Promise<ReadAnswer> => {
    const work = async () => await (route.version ? versioned : unversioned)(ctx, route, input, options)
    return ctx.owner === null || !isReadLimited(route.row) ? await work() : await turn(ctx.owner, work)
  }
}

interface ReadOptions {
  readonly tagOf?: ((value: unknown) => string) | undefined
  readonly piecesOf: AnswerPieces
  readonly ifNoneMatch: string | undefined
}
