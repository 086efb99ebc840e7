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

/** What names a header: a hash of its words in their order. */
export const headerHash = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')

/** What the landlord has said of the columns of such a file, and where its header stands; null for nothing, and of a file without columns. */
async function rememberedMapping(
  ctx: OwnedCtx,
  { columns, format, lines }: Pick<FileSummary, 'columns' | 'format' | 'lines'>,
): Promise<{ readonly mapping: ColumnMapping; readonly headerLine: number | null } | null> {
  if (columns.length === 0) return null
  // A header of unknown words may stand lower down than it was looked for, as the landlord has said of the file before.
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

/** Remembers what the columns of files with this header are. */
async function rememberMapping(ctx: OwnedCtx, columns: readonly string[], mapping: ColumnMapping): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), updated_at: ctx.now }
  await ctx.db
    .insertInto('bank_mapping')
    .values({ account_id: ctx.owner, header_hash: headerHash(columns), ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'header_hash']).doUpdateSet(values))
    .execute()
}

const memory = 512 * 1024 * 1024

/** Whatever a file does, only other such files wait for it. */
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

/** How long a file waits for those of others, in ms. */
const patience = 30_000

/** Why a file is refused, as a caller is told. */
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
 * Reads a bank's file in a process of its own. Refuses with 422 notABankFile, camt052, camt054, zipFile, oldExcel, tooManyRows,
 * cellTooLong and documentType, also what ends the process that reads it, 422 header_line where the named line isn't there, with 413
 * bankFileTooLarge, and with 503 unavailable what others' files keep waiting and what runs out of time. A job that is
 * a function is asked for when it is its turn; once `gone` is aborted nothing is read any more.
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
      // Running out of time says nothing of the file: the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return 'notABankFile'
    },
  )
  if (read === 'noSuchLine') throw new Refusal('invalid', { header_line: 'choose' })
  if (typeof read === 'string') throw new Refusal(refusedFor[read])
  return read
}

/** Whether it begins as a zip archive does, which a workbook is. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Files of the landlord's online bank, read before they are imported. Both run outside of any transaction while a file is read. */
export function bankFileService({ encryption }: { readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'> }) {
  return {
    /**
     * Reads a bank's file and keeps it for a day; nothing of one that is refused. What the landlord has said of the columns
     * of such a header before counts. Refuses with 413 bankFileTooLarge, 422 notABankFile, camt054, tooManyRows, documentType.
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
     * Reads a kept file anew by what the landlord says of its columns, and remembers it; by the header's line alone it only
     * shows what is called what. Refuses with 404, 422 where a column or the line isn't there.
     */
    async map(ctx: OwnedCtx, id: number, form: MappingForm): Promise<BankFile> {
      const { name, packed } = await keptBytesOf(ctx, id, encryption)
      const { statement } = await keptStatement(ctx, id, encryption)
      const mapping = mappingFrom(form)
      // A line that was named before stays: what is said of the columns is of that header.
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
