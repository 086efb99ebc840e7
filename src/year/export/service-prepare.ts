import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { FileFault } from '../../base/file/model'
import { yearOf } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import type { ProfileService } from '../../landlord/account/service-profile'
import { storedInfo } from '../../landlord/subscription/service-select'
import type { ShownContracts } from '../../lease/contract/service-shown'
import { tally } from './rules-tally'
import type { Book } from './service-book'
import type { ExportContext, Files } from './service-context'
import { openContracts, signedFilesOf } from './service-contracts'
import { openExpenses } from './service-expenses'
import { openIncomes } from './service-incomes'
import { openItems } from './service-items'
import { readFiles, readLooseFiles } from './service-files'
import { writeMissing } from './service-missing'
import type { ContractPaperDeps } from './service-papers'
import { openPlaces } from './service-places'
import { writeProfileSheet } from './service-profile'
import {
  readContracts,
  readExpenses,
  readHouses,
  readIncomes,
  readItems,
  readPersonal,
  readSuppliers,
} from './service-read'
import { writeHouses, writePersonalUse, writeSuppliers } from './service-records'
import { writeSummary } from './service-summary'
import type { ZipEntry } from './service-zip'
import { exportWord } from './words'

export interface PrepareDeps extends ContractPaperDeps {
  /** With links that say no host: what was sent out is no record. */
  readonly contracts: Pick<ShownContracts, 'shown' | 'selectWithHidden'>
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly profile: Pick<ProfileService, 'read'>
  /** What the modules say of themselves that they give out as data alone. */
  readonly lists: readonly ExportedList[]
}

interface Prepared {
  readonly entries: ZipEntry[]
  /** How many files could not be taken in. */
  readonly missing: number
}

/** Adds records page by page, each page with its files. */
async function addPages<T>(
  ctx: OwnedCtx,
  pages: AsyncIterable<readonly T[]>,
  documentsOf: (record: T) => readonly string[],
  part: { add(record: T, files: Files): Promise<void> },
): Promise<void> {
  for await (const page of pages) {
    const files = await readFiles(ctx, page.flatMap(documentsOf))
    for (const record of page) await part.add(record, files)
  }
}

/** Writes the vouchers with their files. Returns the sheets that are added up. */
async function writeVouchers(ctx: OwnedCtx, context: ExportContext, encryption: Pick<Encryption, 'decrypt'>) {
  const [expenses, incomes, items] = [await openExpenses(context), await openIncomes(context), await openItems(context)]
  const documentsOf = ({ documents }: { readonly documents: readonly string[] }) => documents
  await addPages(ctx, readExpenses(ctx), documentsOf, expenses)
  await addPages(ctx, readIncomes(ctx, encryption), documentsOf, incomes)
  await addPages(ctx, readItems(ctx), documentsOf, items)
  for (const each of [expenses, incomes, items]) await each.end()
  return { expenses: expenses.sheet, incomes: incomes.sheet, deductions: items.years }
}

/**
 * Writes records and workbook to temporary files, from one state of the books (the transaction in `ctx`). Returns what
 * the zip holds, in its order, and how much is missing in it.
 */
export async function prepareExport(
  ctx: OwnedCtx,
  book: Book,
  faults: ReadonlyMap<string, FileFault>,
  { profile, lists, encryption, ...deps }: PrepareDeps,
): Promise<Prepared> {
  const word = exportWord(ctx.language)
  const found = await readHouses(ctx)
  const places = openPlaces(found, word, faults)
  const houses = new Map(found.map((house) => [house.id, house]))
  const context = { book, places, tally: tally(), houses, language: ctx.language, word }
  // Whose login the session has just now is no record of the account, and its national id is in no export.
  const records = { ...(await profile.read(ctx)), difiData: null, difiSince: null }
  await writeProfileSheet(context, records, await storedInfo(ctx))
  await writeHouses(context)
  await writeSuppliers(context, readSuppliers(ctx))
  const sheets = await writeVouchers(ctx, context, encryption)
  const contracts = await openContracts(context, deps)
  await addPages(ctx, readContracts(ctx, deps.contracts), (row) => [...row.documents, ...signedFilesOf(row)], {
    add: (row, files) => contracts.add(ctx, row, files),
  })
  await contracts.end()
  const personal = await writePersonalUse(context, await readPersonal(ctx))
  for (const { path, answer, read } of lists) {
    const list = await book.list(path, answer)
    for (const each of await read(ctx)) await list.add(each)
    await list.end()
  }
  places.loose(await readLooseFiles(ctx))
  await writeSummary(context, { ...sheets, personal }, yearOf(ctx.today))
  await writeMissing(book, places.missing, ctx)
  const entries = [...(await book.entries(ctx.now)), ...places.entries]
  return { entries, missing: places.missing.length }
}
