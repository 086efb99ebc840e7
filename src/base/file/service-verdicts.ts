import type { OwnedCtx } from '../call/context'
import type { Db } from '../db/pool'
import { addTime, type Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { documentUrl, type KeepVerdict, type PdfVerdict } from './model'
import { idOf } from './service-uses'

/** What is known of a PDF of an account. */
export interface KnownPdf {
  readonly sha256: string
  /** Null: its account hasn't had it opened. */
  readonly verdict: PdfVerdict | null
}

/** What is known of those of the account's files that are PDFs, by their urls. */
export async function pdfsOf(ctx: OwnedCtx, urls: readonly string[]): Promise<ReadonlyMap<string, KnownPdf>> {
  if (urls.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('document')
    .select(['id', 'sha256', 'pages', 'is_slow'])
    .where('account_id', '=', ctx.owner)
    .where('type', '=', 'application/pdf')
    .where('id', 'in', urls.map(idOf))
    .execute()
  return new Map(
    rows.map(({ id, sha256, pages, is_slow }): [string, KnownPdf] => {
      const verdict = pages === null ? null : { pages, isSlow: is_slow }
      return [documentUrl(id), { sha256, verdict }]
    }),
  )
}

/** Refuses with 422 `documents: pdfUnreadable` files whose pages are to be drawn, and one of which is known not to open. */
export async function refuseUnreadable(ctx: OwnedCtx, urls: readonly string[]): Promise<void> {
  const known = await pdfsOf(ctx, urls)
  if ([...known.values()].some(({ verdict }) => verdict?.pages === 0))
    throw new Refusal('pdfUnreadable', { documents: 'pdfUnreadable' })
}

/**
 * Stores what came of opening a PDF, for equal bytes of the same account alone: one that another account has had opened on
 * a bad day, or another machine, is opened once more. Not in a transaction: another one that opens the same would wait for
 * its end.
 */
export const storeVerdict =
  ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): KeepVerdict =>
  async (sha256, { pages, isSlow }) => {
    if (db.isTransaction) return
    await db
      .updateTable('document')
      .set({ pages, is_slow: isSlow })
      .where('account_id', '=', owner)
      .where('sha256', '=', sha256)
      .execute()
  }

/** Opens a PDF where it can do no harm: how many pages it has, 0 where it can't be opened, null where nobody has time. */
export type CountPdfPages = (
  account: number,
  file: KnownPdf & { readonly read: () => Promise<Uint8Array>; readonly onVerdict: KeepVerdict },
) => Promise<number | null>

interface Opening {
  readonly bytes: (ctx: OwnedCtx, url: string) => Promise<Uint8Array>
  readonly countPages: CountPdfPages
}

/**
 * Opens those of the files whose pages are to be drawn and that nobody has opened yet. Before a transaction: one may
 * take its 20 seconds. What isn't the account's own, or whose bytes are damaged, is left to whoever refuses it.
 */
export async function lookAtPdfs(
  ctx: OwnedCtx,
  urls: readonly string[],
  { bytes, countPages }: Opening,
): Promise<void> {
  for (const [url, { sha256, verdict }] of await pdfsOf(ctx, urls)) {
    if (verdict !== null) continue
    const file = { sha256, verdict, read: () => bytes(ctx, url), onVerdict: storeVerdict(ctx) }
    await countPages(ctx.owner, file).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.reason === 'fileDamaged')) throw error
    })
  }
}

const days = 90

/** What an earlier version kept by the hash of a file's bytes alone, and this one doesn't read. */
export const sweepVerdicts = (db: Db, now: Instant): Promise<unknown> =>
  db
    .deleteFrom('pdf_verdict')
    .where('seen_at', '<', addTime(now, -days * 86_400_000))
    .execute()
