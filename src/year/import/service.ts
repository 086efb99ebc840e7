import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { FileService } from '../../base/file/service'
import { cleanName } from '../../base/file/rules'
import type { UploadedFile } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { columnFields } from '../old-books/rules-header-words'
import {
  maxOldBooks,
  type Applied,
  type ApplyForm,
  type ListedImport,
  type OldBooks,
  type OldBooksForm,
  type StoredChoices,
} from './model'
import { hasNoBooks, toOldBooks, type BooksReading } from './rules-answer'
import { isOwnExport } from './rules-own-export'
import { accountBooks } from './service-account'
import { applyBooks } from './service-apply'
import { applyOwnExport, refuseUnknownColumns, type ApplyOwnDeps } from './service-own-apply'
import { readInOwnProcess } from './service-process'
import {
  bytesOfBooks,
  findImport,
  findUnapplied,
  listBooks,
  lockUnchanged,
  readingOfBooks,
  storeBooks,
  writeBooks,
} from './service-stored'
import { takeBack } from './service-take-back'

export interface ImportDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly files: Pick<FileService, 'upload'> & ApplyOwnDeps['files']
  readonly check: ApplyOwnDeps['check']
}

const nothing: StoredChoices = { columns: [], answers: {}, leave_out: [] }

/** Refuses fields that don't exist. Columns that the sheet doesn't have are ignored, and '' is a column nobody knows. */
function checkFields({ columns = [] }: OldBooksForm): void {
  const known = new Set<string>(['', ...columnFields])
  columns.forEach((one, index) => {
    for (const [name, field] of Object.entries(one.columns))
      if (!known.has(field)) throw new Refusal('invalid', { [`columns.${index}.columns.${name}`]: 'choose' })
  })
}

const withoutUnknown = ({ columns, ...place }: StoredChoices['columns'][number]) => ({
  ...place,
  columns: Object.fromEntries(Object.entries(columns).filter(([, field]) => field !== '')),
})

/** Columns that are named now replace those of the same sheet. */
const columnsWith = (
  earlier: StoredChoices['columns'],
  { columns: now = [] }: OldBooksForm,
): StoredChoices['columns'] => [
  ...earlier.filter(({ sheet }) => !now.some((one) => one.sheet === sheet)),
  ...now.map(withoutUnknown),
]

/** `upload`, `change` and `apply` read files outside of any transaction. */
export function importService({ encryption, files, check }: ImportDeps) {
  async function read(ctx: OwnedCtx, bytes: Uint8Array, name: string, choices: StoredChoices): Promise<BooksReading> {
    const options = { ...choices, language: ctx.language, account: await accountBooks(ctx) }
    return await readInOwnProcess(ctx.owner, { bytes, name, today: ctx.today, options }, ctx.gone)
  }

  return {
    /**
     * Reads old books and keeps them for some days. Refuses with 413 oldBooksTooLarge, and with 422 noBooks and the
     * other reasons of ./service-process.ts. A refused file is not kept.
     */
    async upload(ctx: OwnedCtx, file: UploadedFile): Promise<OldBooks> {
      const name = cleanName(file.name)
      if (file.size > maxOldBooks) throw new Refusal('oldBooksTooLarge')
      const bytes = await file.read()
      const reading = await read(ctx, bytes, name, nothing)
      if (hasNoBooks(reading)) throw new Refusal('noBooks')
      if (isOwnExport(reading)) await refuseUnknownColumns(ctx, reading)
      const id = await withLockedAccount(ctx, (locked) => storeBooks(locked, name, { bytes, reading }, encryption))
      return toOldBooks(reading, { id, name, applied_at: null, today: ctx.today, language: ctx.language })
    },

    list: (ctx: OwnedCtx): Promise<ListedImport[]> => listBooks(ctx),

    /** Refuses with 404, also once the file is forgotten. */
    async find(ctx: OwnedCtx, id: number): Promise<OldBooks> {
      const { name, applied_at } = await findImport(ctx, id)
      return toOldBooks(await readingOfBooks(ctx, id, encryption), {
        id,
        name,
        applied_at,
        today: ctx.today,
        language: ctx.language,
      })
    },

    /**
     * Reads books again with what the landlord says about them. What the form leaves out stays, and so do the columns of
     * other sheets. Refuses with 404, 409 importApplied, changedMeanwhile, and with 422 at a field that doesn't exist.
     */
    async change(ctx: OwnedCtx, id: number, form: OldBooksForm): Promise<OldBooks> {
      checkFields(form)
      const found = await findUnapplied(ctx, id)
      const { name, choices } = found
      const merged: StoredChoices = {
        columns: columnsWith(choices.columns, form),
        answers: { ...choices.answers, ...form.answers },
        leave_out: form.leave_out ?? choices.leave_out,
      }
      const bytes = await bytesOfBooks(ctx, id, encryption)
      const reading = await read(ctx, bytes, name, merged)
      await withLockedAccount(ctx, async (locked) => {
        await lockUnchanged(locked, id, found)
        await writeBooks(locked, id, { bytes, reading }, merged, encryption)
      })
      return toOldBooks(reading, { id, name, applied_at: null, today: ctx.today, language: ctx.language })
    },

    /**
     * Books what is proposed, all of it or nothing. Refuses with 402 endOf30Days, with 402 freeLimit and `fits`, with 404,
     * and with 409 houseLimit, supplierLimit, importApplied and changedMeanwhile. An export of this product is taken over
     * whole: it refuses with 409 accountNotEmpty, and with 422 noBooks and `parts`.
     */
    async apply(ctx: OwnedCtx, id: number, form: ApplyForm): Promise<Applied> {
      await findUnapplied(ctx, id)
      const reading = await readingOfBooks(ctx, id, encryption)
      if (isOwnExport(reading)) return await applyOwnExport(ctx, id, reading, form, { encryption, files, check })
      return await applyBooks(ctx, id, form, { encryption, files })
    },

    /** Takes back what books have made, or forgets them. Refuses with 404, and with 409 importChanged. */
    remove: (ctx: OwnedCtx, id: number): Promise<void> => takeBack(ctx, id),
  }
}

export type ImportService = ReturnType<typeof importService>
