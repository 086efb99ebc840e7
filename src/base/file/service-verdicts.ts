import type { Ctx, OwnedCtx } from '../call/context'
import type { Db } from '../db/pool'
import { addTime, type Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { documentUrl, type KeepVerdict, type PdfVerdict } from './model'
import { idOf } from './service-uses'

/** What is known of a PDF of an account. */
export interface KnownPdf {
  readonly sha256: string
  /** As its row says, which lasts; null: nobody has opened it, or only equal bytes. */
  readonly pages: number | null
  /** Its own, or that of equal bytes; null: nobody has opened either. */
  readonly verdict: PdfVerdict | null
}

/** What is known of those of the account's files that are PDFs, by their urls. */
export async function pdfsOf(ctx: OwnedCtx, urls: readonly string[]): Promise<ReadonlyMap<string, KnownPdf>> {
  if (urls.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('document')
    .leftJoin('pdf_verdict', 'pdf_verdict.sha256', 'document.sha256')
    .select(['document.id', 'document.sha256', 'document.pages', 'pdf_verdict.pages as seen', 'pdf_verdict.is_slow'])
    .where('document.account_id', '=', ctx.owner)
    .where('document.type', '=', 'application/pdf')
    .where('document.id', 'in', urls.map(idOf))
    .execute()
  return new Map(
    rows.map(({ id, sha256, pages, seen, is_slow }): [string, KnownPdf] => {
      const known = pages ?? seen
      const verdict = known === null ? null : { pages: known, isSlow: pages === null && is_slow === true }
      return [documentUrl(id), { sha256, pages, verdict }]
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
 * Stores what came of opening a PDF, for equal bytes of whoever. Not in a transaction: another one that opens the same
 * would wait for its end.
 */
export const storeVerdict =
  ({ db, now }: Pick<Ctx, 'db' | 'now'>): KeepVerdict =>
  async (sha256, { pages, isSlow }) => {
    if (db.isTransaction) return
    const seen = { pages, is_slow: isSlow, seen_at: now }
    await db
      .insertInto('pdf_verdict')
      .values({ sha256, ...seen })
      .onConflict((known) => known.column('sha256').doUpdateSet(seen))
      .execute()
  }

/** Opens a PDF where it can do no harm: how many pages it has, 0 where it can't be opened, null where nobody has time. */
export type CountPdfPages = (
  account: number,
  file: Omit<KnownPdf, 'pages'> & { readonly read: () => Promise<Uint8Array>; readonly onVerdict: KeepVerdict },
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
  for (const [url, { sha256, pages: known, verdict }] of await pdfsOf(ctx, urls)) {
    if (known !== null) continue
    const file = { sha256, verdict, read: () => bytes(ctx, url), onVerdict: storeVerdict(ctx) }
    const pages = await countPages(ctx.owner, file).catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'fileDamaged') return null
      throw error
    })
    if (pages === null) continue
    await ctx.db
      .updateTable('document')
      .set({ pages })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', idOf(url))
      .execute()
  }
}

const days = 90

/** Another version of the program may open what this one can't, and a table that anybody can fill has an end. */
export const sweepVerdicts = (db: Db, now: Instant): Promise<unknown> =>
  db
    .deleteFrom('pdf_verdict')
    .where('seen_at', '<', addTime(now, -days * 86_400_000))
    .execute()
