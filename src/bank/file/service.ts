import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { cleanName } from '../../base/file/rules'
import type { UploadedFile } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { BankFile, MappingForm } from './model'
import type { FileJob } from './service-program'
import { mappingFrom, unknownColumns } from './rules-summary'
import { rememberedMapping, rememberMapping } from './service-mapping'
import { readInProcess } from './service-process'
import { mostBytes } from './service-read'
import { keepFile, keptBytesOf, keptStatement, writeReading } from './service-stored'

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
