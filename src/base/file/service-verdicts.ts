import { retryOnConflict } from '../call/again'
import type { OwnedCtx } from '../call/context'
import type { Db } from '../db/pool'
import { addTime, type Instant } from '../kit/day'
import { Refusal } from '../kit/refusal'
import { documentUrl, type KeepVerdict, type PdfVerdict } from './model'
import { documentIdOf } from './service-uses'

export interface KnownPdf {
  readonly sha256: string
  /** Null for a file that has not been opened for this account. */
  readonly verdict: PdfVerdict | null
}

export async function knownPdfsOf(ctx: OwnedCtx, urls: readonly string[]): Promise<ReadonlyMap<string, KnownPdf>> {
  if (urls.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('document')
    .select(['id', 'sha256', 'pages', 'is_slow'])
    .where('account_id', '=', ctx.owner)
    .where('type', '=', 'application/pdf')
    .where('id', 'in', urls.map(documentIdOf))
    .execute()
  return new Map(
    rows.map(({ id, sha256, pages, is_slow }): [string, KnownPdf] => {
      const verdict = pages === null ? null : { pages, isSlow: is_slow }
      return [documentUrl(id), { sha256, verdict }]
    }),
  )
}

/**
 * Checks files whose pages will be drawn. Refuses with 422 `documents: pdfUnreadable` when it is
 * known that one of them can't be opened.
 */
export async function refuseUnreadable(ctx: OwnedCtx, urls: readonly string[]): Promise<void> {
  const known = await knownPdfsOf(ctx, urls)
  if ([...known.values()].some(({ verdict }) => verdict?.pages === 0))
    throw new Refusal('pdfUnreadable', { documents: 'pdfUnreadable' })
}

/**
 * Returns a function that stores the result of opening a file. The result counts for the same
 * account only. Inside a transaction nothing is stored, because another transaction that opens the
 * same file would wait until the first one ends. Parallel calls that store results of equal files
 * may deadlock. The statement is then repeated.
 */
export const storeVerdict =
  ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): KeepVerdict =>
  async (sha256, { pages, isSlow }) => {
    if (db.isTransaction) return
    await retryOnConflict(() =>
      db
        .updateTable('document')
        .set({ pages, is_slow: isSlow })
        .where('account_id', '=', owner)
        .where('sha256', '=', sha256)
        .execute(),
    )
  }

/**
 * Counts the pages of a PDF in a separate process. 0 when it can't be opened, null when waiting or
 * opening took too long.
 */
export type CountPdfPages = (
  account: number,
  file: KnownPdf & { readonly read: () => Promise<Uint8Array>; readonly onVerdict: KeepVerdict },
) => Promise<number | null>

interface Opening {
  readonly bytes: (ctx: OwnedCtx, url: string) => Promise<Uint8Array>
  readonly countPages: CountPdfPages
}

/**
 * Opens the PDFs that were not opened yet. Call it before a transaction: one file may take its 20 seconds. Skips
 * foreign and damaged files, which another check refuses.
 */
export async function checkPdfs(ctx: OwnedCtx, urls: readonly string[], { bytes, countPages }: Opening): Promise<void> {
  for (const [url, { sha256, verdict }] of await knownPdfsOf(ctx, urls)) {
    if (verdict !== null) continue
    const file = { sha256, verdict, read: () => bytes(ctx, url), onVerdict: storeVerdict(ctx) }
    await countPages(ctx.owner, file).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.reason === 'fileDamaged')) throw error
    })
  }
}

const days = 90

/**
 * Deletes old results of opened PDFs. Earlier versions of the product stored results by the hash alone. This version
 * doesn't read those, and deletes them too.
 */
export const sweepVerdicts = (db: Db, now: Instant): Promise<unknown> =>
  db
    .deleteFrom('pdf_verdict')
    .where('seen_at', '<', addTime(now, -days * 86_400_000))
    .execute()
