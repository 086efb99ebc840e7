import { createHash } from 'node:crypto'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { cleanName } from '../../base/file/rules'
import type { UploadedFile } from '../../base/kit/endpoint'
import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import { processPool } from '../../base/process/pool'
import { roomFor, spareFor } from '../../base/process/room'
import { ProcessEnded } from '../../base/process/start'
import type { BankFile, MappingForm } from './model'
import { namesOf } from './rules-columns'
import type { ColumnMapping, StatementFault } from './rules-statement'
import { mappingFrom, unknownColumns, type FileSummary } from './rules-summary'
import type { FileJob, FileReading } from './service-program'
import { mostBytes } from './service-read'
import { keepFile, keptBytesOf, keptStatement, writeReading } from './service-stored'

/** Identifies a header: a hash of its words in their order. */
export const headerHash = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')

/**
 * What the landlord has said about the columns of files with this header, and the line of the header. Null where
 * nothing is remembered, and for a file without columns.
 */
async function rememberedMapping(
  ctx: OwnedCtx,
  { columns, format, lines }: Pick<FileSummary, 'columns' | 'format' | 'lines'>,
): Promise<{ readonly mapping: ColumnMapping; readonly headerLine: number | null } | null> {
  if (columns.length === 0) return null
  // An unknown header may be lower down than the place where it was looked for. The landlord may have named that line
  // in an earlier file.
  const lower = format === 'unknown' ? lines : []
  const placeOf = new Map<string, number | null>(lower.map(({ line, cells }) => [headerHash(namesOf(cells)), line]))
  placeOf.set(headerHash(columns), null)
  const rows = await ctx.db
    .selectFrom('bank_mapping')
    .select(['mapping', 'header_hash'])
    .where('account_id', '=', ctx.owner)
    .where('header_hash', 'in', [...placeOf.keys()])
    .execute()
  const row = rows.find(({ header_hash }) => placeOf.get(header_hash) === null) ?? rows[0]
  if (!row) return null
  return { mapping: row.mapping as unknown as ColumnMapping, headerLine: placeOf.get(row.header_hash) ?? null }
}

/** Remembers the mapping for files with this header. */
async function rememberMapping(ctx: OwnedCtx, columns: readonly string[], mapping: ColumnMapping): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), updated_at: ctx.now }
  await ctx.db
    .insertInto('bank_mapping')
    .values({ account_id: ctx.owner, header_hash: headerHash(columns), ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'header_hash']).doUpdateSet(values))
    .execute()
}

const memory = 512 * 1024 * 1024

/** Reading runs in processes of its own, so that a slow file only delays other bank files. */
const pool = processPool<FileJob, FileReading | StatementFault>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./service-program.ts', import.meta.url)
    : new URL('./bank-worker.js', import.meta.url),
  size: roomFor(memory, 2),
  spare: spareFor(memory, 2),
  memory,
  timeout: 30_000,
  mostWaiting: 100,
  idle: 60_000,
})

/** How long a file waits for the files of other accounts, in ms. */
const patience = 30_000

/** The refusal that the caller gets for each fault. */
const refusedFor: Readonly<Record<Exclude<StatementFault, 'noSuchLine'>, RefusalReason>> = {
  notABankFile: 'notABankFile',
  camt052: 'camt052',
  zipFile: 'zipFile',
  oldExcel: 'oldExcel',
  camt054: 'camt054',
  tooManyRows: 'tooManyRows',
  documentType: 'documentType',
  cellTooLong: 'cellTooLong',
  tooLarge: 'bankFileTooLarge',
}

/**
 * Reads a bank's file in a process of its own. Refuses with 422 notABankFile, camt052, camt054, zipFile, oldExcel,
 * tooManyRows, cellTooLong and documentType, with 422 header_line where the named line doesn't exist, and with 413
 * bankFileTooLarge. A file that ends the process is 422 notABankFile. A file that waits too long or runs out of time is
 * 503 unavailable. A job that is a function is called when its turn comes. Nothing is read any more after `gone` is
 * aborted.
 */
async function readInProcess(
  account: number,
  job: FileJob | (() => Promise<FileJob>),
  gone?: AbortSignal,
): Promise<FileReading> {
  const read = await pool.run(account, job, { patience, gone }).then(
    ({ value }) => value,
    (error: unknown): StatementFault => {
      if (!(error instanceof ProcessEnded)) throw error
      // A timeout says nothing about the file: the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return 'notABankFile'
    },
  )
  if (read === 'noSuchLine') throw new Refusal('invalid', { header_line: 'choose' })
  if (typeof read === 'string') throw new Refusal(refusedFor[read])
  return read
}

/** Whether the bytes begin as those of a zip archive. A workbook is one. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/**
 * Reads the files of the landlord's online bank before they are imported. Both calls run outside of any transaction
 * while a file is read.
 */
export function bankFileService({ encryption }: { readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'> }) {
  return {
    /**
     * Reads a bank's file and keeps it for a day. Nothing is stored of a refused file. A remembered mapping of such a
     * header is used. Refuses with 413 bankFileTooLarge, 422 notABankFile, camt054, tooManyRows, documentType.
     */
    async upload(ctx: OwnedCtx, file: UploadedFile): Promise<BankFile> {
      const name = cleanName(file.name)
      if (file.size > (isArchive(await file.read(0, 2)) ? mostBytes.workbook : mostBytes.text))
        throw new Refusal('bankFileTooLarge')
      const read = (by: Pick<FileJob, 'mapping' | 'headerLine'>) => {
        const job = async () => ({ bytes: await file.read(), isPacked: false, today: ctx.today, ...by })
        return readInProcess(ctx.owner, job, ctx.gone)
      }
      let reading = await read({ mapping: null, headerLine: null })
      const remembered = await rememberedMapping(ctx, reading.summary)
      if (remembered !== null) reading = await read(remembered)
      const id = await holdAccount(ctx, (held) => keepFile(held, name, reading, encryption))
      return { id, name, ...reading.summary }
    },

    /**
     * Reads a kept file anew by what the landlord says about its columns, and remembers the mapping. With the header's
     * line alone it only shows the columns under that header. Refuses with 404, and with 422 where a column or the line
     * doesn't exist.
     */
    async map(ctx: OwnedCtx, id: number, form: MappingForm): Promise<BankFile> {
      const { name, packed } = await keptBytesOf(ctx, id, encryption)
      const { statement } = await keptStatement(ctx, id, encryption)
      const mapping = mappingFrom(form)
      // A header line that was named before is kept, because the columns are named after that header.
      const headerLine = form.header_line ?? statement.headerLine ?? null
      const job = { bytes: packed, isPacked: true, mapping, headerLine, today: ctx.today }
      const reading = await readInProcess(ctx.owner, job, ctx.gone)
      const { columns } = reading.summary
      const wrong = unknownColumns(form, columns)
      if (wrong) throw new Refusal('invalid', wrong)
      await holdAccount(ctx, async (held) => {
        await writeReading(held, id, reading, encryption)
        if (mapping !== null) await rememberMapping(held, columns, mapping)
      })
      return { id, name, ...reading.summary }
    },
  }
}

export type BankFileService = ReturnType<typeof bankFileService>
