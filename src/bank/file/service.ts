import { createHash } from 'node:crypto'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { cleanName } from '../../base/file/rules'
import type { UploadedFile } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { BankFile, MappingForm } from './model'
import { namesOf } from './rules-columns'
import type { ColumnMapping } from './rules-statement'
import { mappingFrom, unknownColumns, type FileSummary } from './rules-summary'
import { readInProcess } from './service-process'
import type { FileJob } from './service-program'
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
