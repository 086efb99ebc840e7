import { z } from 'zod'
import { fileFaults, FileInfo, type FileFault } from '../../base/file/model'
import { InstantText } from '../../base/kit/day'
import { DepreciationRow, Item, PersonalUse } from '../../books/depreciation/model'
import { Expense } from '../../books/expense/model'
import { Income } from '../../books/income/model'
import { House } from '../../landlord/house/model'
import { Contract } from '../../lease/contract/model'
import { paperLanguages } from '../../lease/document/model'

// Records as an export contains them: the API's records, plus the fields that lists leave out.

/** A file in the zip. If it is missing there, it has a reason instead of a path. */
export const ExportedFile = z.strictObject({
  ...FileInfo.shape,
  path: z.string().nullable(),
  missing: z.enum(fileFaults).nullable(),
})
const files = z.array(ExportedFile)

export const ExportedHouse = z.strictObject({
  ...House.omit({ depreciationYears: true }).shape,
  deleted_at: InstantText.nullable(),
})
export const ExportedExpense = z.strictObject({ ...Expense.shape, files })
export const ExportedIncome = z.strictObject({ ...Income.shape, files })
export const ExportedItem = z.strictObject({ ...Item.shape, rows: z.array(DepreciationRow), files })
export const ExportedPersonalUse = PersonalUse
export const ExportedContract = z.strictObject({
  ...Contract.shape,
  /** Null if the co-tenants can't be decrypted. */
  co_tenants: Contract.shape.co_tenants.nullable(),
  /** Null if the further landlords can't be decrypted. */
  co_landlords: Contract.shape.co_landlords.nullable(),
  files,
  signed_files: files,
  /**
   * The paths of the lease document, the handover list (if there is one), letters about a new rent, signed
   * handovers, and settlements. A signed lease document is included in each stored language.
   */
  papers: z.array(z.string()),
  /** The photos and signed papers of the handovers and settlements in data/handovers.json and data/settlements.json. */
  handover_files: files,
  /**
   * Damaged papers, which are not in the zip. A language stands for a stored lease document, `checklist` for a handover
   * list, `rent` for a letter about a new rent, and `handover` for a signed handover
   * or a settlement.
   */
  damaged_papers: z.array(z.enum([...paperLanguages, 'checklist', 'rent', 'letter', 'handover'])),
})

/** The reason why a file is missing. `failed`: a paper could not be drawn. */
export type MissingReason = FileFault | 'failed'

/** A file that should be in the zip but is missing. `path` is where it should be. */
export interface MissingFile {
  readonly path: string
  readonly name: string
  readonly reason: MissingReason
}

export type ExportedFile = z.output<typeof ExportedFile>
export type ExportedHouse = z.output<typeof ExportedHouse>
export type ExportedExpense = z.output<typeof ExportedExpense>
export type ExportedIncome = z.output<typeof ExportedIncome>
export type ExportedItem = z.output<typeof ExportedItem>
export type ExportedContract = z.output<typeof ExportedContract>
