import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { appendAudit } from '../../base/audit/service'
import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import type { Bytes } from '../../base/kit/endpoint'
import { openBook } from './service-items'
import { prepareExport, type PrepareDeps } from './service-prepare'
import { zip, type OpenSource } from './service-workbook'

/** So long a reader may take nothing before the answer is broken off. */
const patience = 120_000

/** The bytes of a stream, with `close` at their end however it comes: read, broken, given up or waited for too long. */
function untilTaken(source: Readable, size: number | null, close: () => Promise<void>): AsyncIterable<Uint8Array> {
  source.once('close', () => void close())
  const end = () => void source.destroy(new Error('nobody takes the export'))
  let waiting = setTimeout(end, patience).unref()
  return {
    [Symbol.asyncIterator]() {
      let taken = 0
      const inner: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
      return {
        async next() {
          clearTimeout(waiting)
          const step = await inner.next()
          taken += step.done ? 0 : step.value.length
          if (step.done && size !== null && taken !== size)
            throw new Error(`a zip of ${taken} bytes was announced as ${size}`)
          if (!step.done) waiting = setTimeout(end, patience).unref()
          return step
        },
        async return() {
          clearTimeout(waiting)
          source.destroy()
          return { done: true, value: undefined }
        },
      }
    },
  }
}

export interface ExportDeps extends PrepareDeps {
  readonly files: FileService
  /** Where what is to be sent is written to first. */
  readonly directory: string
}

/** Everything that an account owns, as one zip. */
export function exportService({ files, directory, ...deps }: ExportDeps) {
  // Two at once in this process: each uses a connection of the pool while it is prepared.
  const preparing = pLimit(2)

  return {
    /**
     * The zip as a stream, with its size. Records are read in one snapshot (a transaction that sees one state and writes
     * nothing), page by page, into temporary files; the snapshot is over before the first byte leaves, because a
     * transaction must not live as long as somebody's download. All files are read once before that, so that those that
     * can't be given out are left out and listed, and the size is known. Then they are opened one by one while they are
     * sent; one that goes between the two readings breaks the answer off, as every fault does: it is never a short zip.
     * Refuses with 503 `unavailable` while the store of files is away.
     */
    async export(ctx: OwnedCtx): Promise<Bytes> {
      const book = openBook(directory, ctx.ids, ctx.language)
      try {
        const { entries, missing } = await preparing(async () => {
          // Outside of the snapshot: a store may be slow.
          const faults = await files.unsound(ctx)
          return await ctx.db
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute((snapshot) => prepareExport({ ...ctx, db: snapshot }, book, faults, deps))
        })
        await appendAudit(ctx.db, {
          account: ctx.owner,
          at: ctx.now,
          requestId: ctx.requestId,
          ip: ctx.ip,
          action: 'GET export',
          entity: null,
          changed: {},
        })
        const open: OpenSource = async (source) =>
          book.read(source) ?? ((await files.open(ctx, source, {})).body as AsyncIterable<Uint8Array>)
        const { size, bytes } = zip(entries, open, ctx.now, { compress: false })
        return {
          headers: {
            'content-type': 'application/zip',
            ...(size !== null && { 'content-length': String(size) }),
            'content-disposition': `attachment; filename="husbok-export-${ctx.today}.zip"`,
            'x-content-type-options': 'nosniff',
            'x-export-entries': String(entries.length),
            'x-export-missing': String(missing),
          },
          body: untilTaken(bytes, size, () => book.close()),
        }
      } catch (error) {
        await book.close()
        throw error
      }
    },
  }
}

export type ExportService = ReturnType<typeof exportService>
