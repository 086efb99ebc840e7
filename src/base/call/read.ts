import { commit as program } from '../db/build'
import { boundedCache } from './bounded-cache'
import type { Ctx, Route } from './context'
import { isNamed } from './entity-tag'
import { keyedSemaphore } from './keyed-semaphore'
import { Refusal } from '../kit/refusal'
import type { Row } from '../kit/endpoint'
import type { Parsed } from './stored-answer'

/** Parallel reads of one account. One may have thousands of records, and each takes this thread for as long. */
const readsAtOnce = 4
/** How long a read waits for its turn, in ms. */
const patience = 30_000
/** Answers that are kept, in bytes, of all accounts together. */
const keptBytes = 16 * 1024 * 1024

/** What a read gives: a value, or the bytes of its JSON, or that the caller has it already. */
export type ReadAnswer =
  | { readonly etag: string | undefined; readonly value: unknown }
  | { readonly etag: string; readonly json: Uint8Array }
  | { readonly etag: string; readonly isKnown: true }

/** Of an account. Files have limits of their own, and so has what asks another service: nobody's books wait for it. */
export const isLimited = ({ access, writes, answer, limits }: Row): boolean =>
  access !== 'public' && !writes && answer !== 'stream' && limits.length === 0

/**
 * How calls that write nothing are carried out. At most four of an account run at once; a further one waits up to 30 seconds
 * and is then refused with 429 tooManyRequests. A route that tells the version of its answer has it made once for all who
 * ask for the same, and not at all for who names its tag in `If-None-Match` (docs/rules.md#lists-and-periods).
 */
export function reader(lookup: (plain: string, purpose: string) => string) {
  const turn = keyedSemaphore(readsAtOnce, patience, () => new Refusal('tooManyRequests', undefined, 2))
  const finished = boundedCache(keptBytes)
  const inWork = new Map<string, Promise<Uint8Array>>()

  /** Keyed, because it is logged where headers are. Weak: it is the same for each way to compress the answer. */
  const tagOf = (ctx: Ctx, { row }: Route, { params, query }: Parsed, version: string) =>
    `W/"${lookup(JSON.stringify([program, row.name, ctx.owner, ctx.today, params, query, version]), 'entity tag')}"`

  async function bytesOf(etag: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = finished.get(etag) ?? inWork.get(etag)
    if (known) return known
    const making = make()
    inWork.set(etag, making)
    try {
      const bytes = await making
      finished.set(etag, bytes)
      return bytes
    } finally {
      inWork.delete(etag)
    }
  }

  async function versioned(ctx: Ctx, route: Route, input: Parsed, options: ReadOptions): Promise<ReadAnswer> {
    const etag = tagOf(ctx, route, input, await route.version!(ctx, input))
    if (options.ifNoneMatch !== undefined && isNamed(options.ifNoneMatch, etag)) return { etag, isKnown: true }
    // What is changed in between is in the answer under the tag before: whoever names that one is told of the change.
    const make = async () => Buffer.from(options.toJson(await route.handle(ctx, input)))
    return { etag, json: await bytesOf(etag, make) }
  }

  const unversioned = (value: unknown, { tagOf: tag }: ReadOptions): ReadAnswer => ({ value, etag: tag?.(value) })

  return async (ctx: Ctx, route: Route, input: Parsed, options: ReadOptions): Promise<ReadAnswer> => {
    const work = async () =>
      route.version ? versioned(ctx, route, input, options) : unversioned(await route.handle(ctx, input), options)
    return ctx.owner === null || !isLimited(route.row) ? await work() : await turn(ctx.owner, work)
  }
}

interface ReadOptions {
  /** Of one record: its own tag. */
  readonly tagOf?: ((value: unknown) => string) | undefined
  readonly toJson: (value: unknown) => string
  readonly ifNoneMatch: string | undefined
}
