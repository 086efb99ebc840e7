import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { appendAudit } from '../../base/audit/service'
import type { OwnedCtx } from '../../base/call/context'
import type { FileService } from '../../base/file/service'
import type { Bytes } from '../../base/kit/endpoint'
import { openExportTemp } from './service-book'
import { prepareExport, type PrepareDeps } from './service-prepare'
import { zip, type OpenSource } from './service-zip'

/** The time in ms after which the answer ends if the client reads nothing. */
const patience = 120_000

/**
 * Returns the bytes of `source`. Always calls `close` at the end: after the last byte, a failure, a lost client or a
 * timeout.
 */
export function untilTaken(
  source: Readable,
  size: number | null,
  close: () => Promise<void>,
): AsyncIterable<Uint8Array> {
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
  readonly directory: string
}

export function exportService({ files, directory, ...deps }: ExportDeps) {
  // At most two exports are prepared at a time, because each needs a connection to the database.
  const preparing = pLimit(2)

  return {
    /**
     * Returns a stream and its size. Records are read into temporary files in one read-only
     * transaction, so that they all show the same moment. The transaction ends before the first
     * byte is sent, because a download may take long. All files are read once before that, to list
     * the faulty ones and to know the size. If a file disappears while the zip is being sent, the
     * answer ends with an error. So an incomplete zip never looks complete. Refuses with 503
     * `unavailable` while the store of files is down.
     */
    async export(ctx: OwnedCtx): Promise<Bytes> {
      const book = openExportTemp(directory, ctx.ids, ctx.language)
      try {
        const { entries, missing, unreadable } = await preparing(async () => {
          // The files are checked before the transaction starts, because the store may be slow.
          const faults = await files.unsendableFiles(ctx)
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
            ...(unreadable > 0 && { 'x-unreadable': String(unreadable) }),
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
