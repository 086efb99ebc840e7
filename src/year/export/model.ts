import { z } from 'zod'
import { FileInfo } from '../../base/file/model'
import { InstantText } from '../../base/kit/day'
import { DepreciationRow, Item, Personal } from '../../books/depreciation/model'
import { Expense } from '../../books/expense/model'
import { Income } from '../../books/income/model'
import { House } from '../../landlord/house/model'
import { Contract } from '../../lease/contract/model'
import { paperLanguages } from '../../lease/document/model'

// Records as they stand in an export: those of the API, and what lists leave out.

/** A file with its place in the zip. */
export const ExportedFile = z.strictObject({ ...FileInfo.shape, path: z.string() })
const files = z.array(ExportedFile)

export const ExportedHouse = z.strictObject({
  ...House.omit({ depreciationYears: true }).shape,
  deleted_at: InstantText.nullable(),
})
export const ExportedExpense = z.strictObject({ ...Expense.shape, files })
export const ExportedIncome = z.strictObject({ ...Income.shape, files })
export const ExportedItem = z.strictObject({ ...Item.shape, rows: z.array(DepreciationRow), files })
export const ExportedPersonal = Personal
export const ExportedContract = z.strictObject({
  ...Contract.shape,
  files,
  signed_files: files,
  /** Places in the zip of the lease as PDF (a signed one in each language that it is stored in), of the handover list when there is one, and of letters about a new rent. */
  papers: z.array(z.string()),
  /** Languages of stored leases that were damaged and are therefore left out, `checklist` for such a handover list, and `rent` for such a letter about a new rent. */
  damaged_papers: z.array(z.enum([...paperLanguages, 'checklist', 'rent'])),
})

export type ExportedFile = z.output<typeof ExportedFile>
export type ExportedHouse = z.output<typeof ExportedHouse>
export type ExportedExpense = z.output<typeof ExportedExpense>
export type ExportedIncome = z.output<typeof ExportedIncome>
export type ExportedItem = z.output<typeof ExportedItem>
