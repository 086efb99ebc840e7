import { createHash } from 'node:crypto'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { cleanName } from '../../base/file/rules'
import type { UploadedFile } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { BankFile, MappingForm } from './model'
import { columnNames } from './rules-columns'
import type { ColumnMapping } from './rules-statement'
import { mappingOfForm, unknownColumns, type FileSummary } from './rules-summary'
import { readInProcess } from './service-process'
import type { FileJob } from './service-packed'
import { maxStatementBytes } from './service-read'
import { storeStatementFile, storedBytesOf, readStoredStatement, writeReading } from './service-stored'

/** A hash of the header's words in their order. */
export const headerHash = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url')

/**
 * The landlord's earlier mapping for files with this header. Null if none is remembered, or if the file has no columns.
 */
async function rememberedMapping(
  ctx: OwnedCtx,
  { columns, format, lines }: Pick<FileSummary, 'columns' | 'format' | 'lines'>,
): Promise<{ readonly mapping: ColumnMapping; readonly headerLine: number | null } | null> {
  if (columns.length === 0) return null
  // In an earlier file the landlord may have named a later line as the header.
  const lower = format === 'unknown' ? lines : []
  const placeOf = new Map<string, number | null>(lower.map(({ line, cells }) => [headerHash(columnNames(cells)), line]))
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

async function rememberMapping(ctx: OwnedCtx, columns: readonly string[], mapping: ColumnMapping): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), updated_at: ctx.now }
  await ctx.db
    .insertInto('bank_mapping')
    .values({ account_id: ctx.owner, header_hash: headerHash(columns), ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'header_hash']).doUpdateSet(values))
    .execute()
}

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** `upload` and `map` read a file outside of any transaction. */
export function bankFileService({ encryption }: { readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'> }) {
  return {
    /**
     * Stores the file for a day, with the mapping that is remembered for its header. A refused file is not stored at
     * all. Refuses with 413 bankFileTooLarge, 422 notABankFile, camt054, tooManyRows, documentType.
     */
    async upload(ctx: OwnedCtx, file: UploadedFile): Promise<BankFile> {
      const name = cleanName(file.name)
      if (file.size > (isArchive(await file.read(0, 2)) ? maxStatementBytes.workbook : maxStatementBytes.text))
        throw new Refusal('bankFileTooLarge')
      const read = (by: Pick<FileJob, 'mapping' | 'headerLine'>) => {
        const job = async () => ({ bytes: await file.read(), isPacked: false, today: ctx.today, ...by })
        return readInProcess(ctx.owner, job, ctx.gone)
      }
      let reading = await read({ mapping: null, headerLine: null })
      const remembered = await rememberedMapping(ctx, reading.summary)
      if (remembered !== null) reading = await read(remembered)
      const id = await withLockedAccount(ctx, (held) => storeStatementFile(held, name, reading, encryption))
      return { id, name, ...reading.summary }
    },

    /**
     * Reads a stored file again with the landlord's mapping, and remembers the mapping. If the form only has the
     * header's line, just shows the columns of that header. Refuses with 404, and with 422 if a column or the line
     * doesn't exist.
     */
    async map(ctx: OwnedCtx, id: number, form: MappingForm): Promise<BankFile> {
      const { name, packed } = await storedBytesOf(ctx, id, encryption)
      const { statement } = await readStoredStatement(ctx, id, encryption)
      const mapping = mappingOfForm(form)
      // A form without a header line keeps the earlier choice, because the columns got their names
      // from that line.
      const headerLine = form.header_line ?? statement.headerLine ?? null
      const job = { bytes: packed, isPacked: true, mapping, headerLine, today: ctx.today }
      const reading = await readInProcess(ctx.owner, job, ctx.gone)
      const { columns } = reading.summary
      const wrong = unknownColumns(form, columns)
      if (wrong) throw new Refusal('invalid', wrong)
      await withLockedAccount(ctx, async (held) => {
        await writeReading(held, id, reading, encryption)
        if (mapping !== null) await rememberMapping(held, columns, mapping)
      })
      return { id, name, ...reading.summary }
    },
  }
}

export type BankFileService = ReturnType<typeof bankFileService>
