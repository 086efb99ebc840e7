import type { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { appendAudit } from '../../base/audit/service'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { FileFault } from '../../base/file/model'
import type { FileService } from '../../base/file/service'
import type { Bytes } from '../../base/kit/endpoint'
import { yearOf } from '../../base/kit/day'
import type { ProfileService } from '../../landlord/account/service-profile'
import { storedInfo } from '../../landlord/subscription/service-select'
import type { ShownContracts } from '../../lease/contract/service-shown'
import type { RentLetters } from '../../lease/regulation/service-letter'
import type { PaperDeps, PaperService } from '../../lease/document/service'
import type { SubmissionList } from '../tax-submission/service-list'
import { tally } from './rules-tally'
import { openBook, type Book } from './service-book'
import { openContracts, signedFilesOf } from './service-contracts'
import { openPlaces } from './service-places'
import {
  readContracts,
  readExpenses,
  readFiles,
  readHouses,
  readIncomes,
  readItems,
  readLooseFiles,
  readPersonal,
  readSuppliers,
} from './service-read'
import { writeHouses, writePersonalUse, writeProfileSheet, writeSummary, writeSuppliers } from './service-records'
import { openExpenses } from './service-expenses'
import { openIncomes } from './service-incomes'
import { openItems } from './service-items'
import { writeMissing } from './service-missing'
import { writeSubmissions } from './service-submissions'
import { zip, type OpenSource, type ZipEntry } from './service-zip'

export interface ExportDeps {
  /** With links that say no host: what was sent out is no record. */
  readonly contracts: Pick<ShownContracts, 'shown' | 'selectWithHidden'>
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly files: FileService
  readonly profile: ProfileService
  readonly papers: Pick<PaperService, 'leases' | 'handover'>
  readonly letters: Pick<RentLetters, 'stored'>
  readonly submissions: Pick<SubmissionList, 'all'>
  readonly log: PaperDeps['log']
  /** Where what is to be sent is written to first. */
  readonly directory: string
}

interface Prepared {
  readonly entries: ZipEntry[]
  /** How many files could not be taken in. */
  readonly missing: number
}

/** So long a reader may take nothing before the answer is broken off. */
const patience = 120_000

/** Everything that an account owns, as one zip. */
export function exportService({ files, profile, submissions, directory, ...deps }: ExportDeps) {
  const { encryption } = deps
  // Two at once in this process: each uses a connection of the pool while it is prepared.
  const preparing = pLimit(2)

  /**
   * Writes records and workbook to temporary files, from one state of the books (the transaction in `ctx`). Returns what
   * the zip holds, in its order, and how much is missing in it.
   */
  async function prepare(ctx: OwnedCtx, book: Book, faults: ReadonlyMap<string, FileFault>): Promise<Prepared> {
    const { language } = ctx
    const found = await readHouses(ctx)
    const places = openPlaces(found, language, faults)
    const context = { book, places, tally: tally(), houses: new Map(found.map((house) => [house.id, house])), language }
    // Whose login the session has just now is no record of the account, and its national id is in no export.
    const records = { ...(await profile.read(ctx)), difiData: null, difiSince: null }
    await writeProfileSheet(context, records, await storedInfo(ctx))
    await writeHouses(context)
    await writeSuppliers(context, readSuppliers(ctx))
    const [expenses, incomes, items] = [
      await openExpenses(context),
      await openIncomes(context),
      await openItems(context),
    ]
    for await (const page of readExpenses(ctx)) {
      const known = await readFiles(ctx, page)
      for (const expense of page) await expenses.add(expense, known)
    }
    for await (const page of readIncomes(ctx, encryption)) {
      const known = await readFiles(ctx, page)
      for (const income of page) await incomes.add(income, known)
    }
    for await (const page of readItems(ctx)) {
      const known = await readFiles(ctx, page)
      for (const item of page) await items.add(item, known)
    }
    for (const each of [expenses, incomes, items]) await each.end()
    const contracts = await openContracts(context, deps)
    for await (const page of readContracts(ctx, deps.contracts)) {
      const known = await readFiles(
        ctx,
        page.map((row) => ({ documents: [...row.documents, ...signedFilesOf(row)] })),
      )
      for (const contract of page) await contracts.add(ctx, contract, known)
    }
    await contracts.end()
    const personal = await writePersonalUse(context, await readPersonal(ctx))
    await writeSubmissions(book, await submissions.all(ctx))
    places.loose(await readLooseFiles(ctx))
    await writeSummary(
      context,
      { expenses: expenses.sheet, incomes: incomes.sheet, deductions: items.years, personal },
      yearOf(ctx.today),
    )
    await writeMissing(book, places.missing, ctx)
    const entries = [...(await book.entries(ctx.now)), ...places.entries]
    return { entries, missing: places.missing.length }
  }

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
            .execute((snapshot) => prepare({ ...ctx, db: snapshot }, book, faults))
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

export type ExportService = ReturnType<typeof exportService>
