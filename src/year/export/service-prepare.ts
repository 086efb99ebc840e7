import { answerWriter } from '../../base/call/answer'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { UnreadableValue } from '../../base/db/key-rotation'
import type { FileFault } from '../../base/file/model'
import { osloDay, yearOf, type Instant } from '../../base/kit/day'
import { hundredths, ore, sumOre } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import type { ExportedList } from '../../base/module/shape'
import type { PersonalUse } from '../../books/depreciation/model'
import { expenseRecord, type Expense } from '../../books/expense/model'
import { deductibleHundredths, lineOfExpense } from '../../books/expense/rules'
import { expenseWords } from '../../books/expense/words'
import { Supplier, supplierRecord } from '../../books/supplier/model'
import { supplierWords } from '../../books/supplier/words'
import { taxLineWords } from '../../books/tax-line/words'
import { Profile, profileRecord } from '../../landlord/account/model'
import type { ProfileService } from '../../landlord/account/service-profile'
import { accountWords } from '../../landlord/account/words'
import { houseRecord } from '../../landlord/house/model'
import { houseNumberLabels, houseWords } from '../../landlord/house/words'
import { SubscriptionInfo } from '../../landlord/subscription/model'
import { isActive } from '../../landlord/subscription/rules-status'
import { storedInfo } from '../../landlord/subscription/service-select'
import type { ContractWithOrders, ShownContracts } from '../../lease/contract/service-shown'
import { ExportedExpense, ExportedHouse, ExportedPersonalUse, type MissingFile, type MissingReason } from './model'
import { fieldCell } from './rules-columns'
import type { SheetCell } from './rules-sheet'
import { tally } from './rules-tally'
import { openContractExport, signedFilesOf, type ContractPaperDeps } from './service-contracts'
import { openIncomeExport } from './service-incomes'
import { openItemExport } from './service-items'
import { type ExportTemp } from './service-book'
import {
  fileNames,
  filesOfDocuments,
  houseCells,
  sumCell,
  yesNoText,
  type ExportContext,
  type ExportedFiles,
} from './service-context'
import { openRecordSheet } from './service-record-sheet'
import { openExportFolders, readFiles, readUnusedFiles } from './service-places'
import {
  readContracts,
  readExpenses,
  readHouses,
  readIncomes,
  readItems,
  readPersonalUse,
  readSuppliers,
} from './service-read'
import { writeSummary } from './service-summary'
import { writeTables } from './service-tables'
import type { NamedSheet } from './service-workbook'
import type { ZipEntry } from './service-zip'
import { exportWord, type ExportKey } from './words'
import { exportScreenWords } from './words-screen'

/** The columns of the house's numbers, in the order of their labels. */
const houseNumberColumns = Object.keys(houseNumberLabels) as (keyof typeof houseNumberLabels)[]
const firstNumber = houseRecord.names.findIndex((name) => name in houseNumberLabels)
const houseColumns = {
  record: houseRecord,
  words: houseWords,
  columns: ['id', ...houseRecord.names.slice(0, firstNumber), ...houseNumberColumns, 'isDeleted'],
  fields: {},
  own: {},
} as const
const supplierColumns = {
  record: supplierRecord,
  words: supplierWords,
  columns: ['id', ...supplierRecord.names, 'archived'],
  fields: {},
  own: {},
} as const
const personalColumns = ['year', 'house', 'houseId', 'grossRent', 'deduction', 'isDeleted'] as const

/** Writes all houses with the files of their rules, including deleted ones. */
async function writeHouses(ctx: OwnedCtx, context: Omit<ExportContext, 'tally'>): Promise<void> {
  const { book, houses, places, word } = context
  const json = await book.list('data/houses.json', ExportedHouse)
  const sheet = await openRecordSheet(context, 'houses', houseColumns)
  for (const house of houses.values()) {
    const rules = await readFiles(ctx, house.house_rules)
    places.ofHouse(house.id, [...rules.values()])
    await json.add(house)
    await sheet.addRecord(house, { id: house.id, isDeleted: yesNoText(word, house.deleted_at !== null) })
  }
  await json.end()
  await sheet.end()
}

/** Writes the suppliers page by page, including archived ones. */
async function writeSuppliers(
  context: Pick<ExportContext, 'book' | 'language' | 'word'>,
  pages: AsyncIterable<readonly Supplier[]>,
): Promise<void> {
  const { book, word } = context
  const json = await book.list('data/suppliers.json', Supplier)
  const sheet = await openRecordSheet(context, 'suppliers', supplierColumns)
  for await (const page of pages) {
    for (const supplier of page) {
      await json.add(supplier)
      await sheet.addRecord(supplier, { id: supplier.id, archived: yesNoText(word, supplier.archived) })
    }
  }
  await json.end()
  await sheet.end()
}

async function writePersonalUse(
  context: Omit<ExportContext, 'places'>,
  personal: readonly PersonalUse[],
): Promise<NamedSheet<(typeof personalColumns)[number]>> {
  const { book, tally, word } = context
  const json = await book.list('data/personal-use.json', ExportedPersonalUse)
  const sheet = await book.sheet('personal', personalColumns, word)
  for (const use of personal) {
    await json.add(use)
    tally.cost(use.year, use.houseId, hundredths(use.sum))
    await sheet.add({
      ...houseCells(context, use.houseId),
      year: use.year,
      grossRent: { kr: use.totalSum },
      deduction: { kr: use.sum },
    })
  }
  if (personal.length > 0) {
    await sheet.addSums({
      house: { head: word('sum') },
      deduction: { kr: sumOre(personal.map((use) => use.sum)), formula: `SUM(E2:E${sheet.rows()})`, bold: true },
    })
  }
  await json.end()
  await sheet.end()
  return sheet
}

const columns = {
  record: expenseRecord,
  words: expenseWords,
  columns: [
    'year',
    'date',
    'house',
    'houseId',
    'description',
    'supplier',
    'amount',
    'deductible',
    'taxLine',
    'repeat',
    'automatic',
    'archived',
    'isTrashed',
    'isDeleted',
    'files',
    'id',
  ],
  fields: { amount: 'sum' },
  furtherAfter: 'amount',
  own: { date: ['date'], supplier: ['supplierId'], taxLine: ['cost_line'], files: ['documents'] },
} as const

/**
 * Opens a JSON file and a sheet for expenses. An archived voucher without a date is dated by the
 * day on which it was saved.
 */
async function openExpenses(context: ExportContext) {
  const { book, places, tally, language, word } = context
  const json = await book.list('data/expenses.json', ExportedExpense)
  const sheet = await openRecordSheet(context, 'expenses', columns)
  let [amount, deductible] = [0, 0n]
  return {
    sheet,
    async add(expense: Expense, files: ExportedFiles): Promise<void> {
      const { sum, isTrashed, description } = expense
      const which = word('expenseFolder', { id: expense.id })
      const own = places.ofVoucher(
        { houseId: expense.houseId, date: expense.listed_on, description, which, isTrashed },
        filesOfDocuments(expense.documents, files),
      )
      await json.add({ ...expense, files: own })
      const year = yearOf(expense.listed_on)
      const line = lineOfExpense(expense)
      const share = sum === null ? null : deductibleHundredths(expense)
      if (!isTrashed && sum !== null) {
        tally.cost(year, expense.houseId, share!)
        amount += sum
        deductible += share!
      }
      await sheet.addRecord(expense, {
        ...houseCells(context, expense.houseId),
        year,
        date: { day: expense.date ?? expense.listed_on },
        supplier: expense.name,
        deductible: share === null ? null : { hundredths: share },
        taxLine: line && translate(taxLineWords, line, language),
        automatic: yesNoText(word, expense.isAutoGenerate),
        isTrashed: yesNoText(word, isTrashed),
        files: fileNames(own, word),
        id: expense.id,
      })
    },
    async end(): Promise<void> {
      await json.end()
      if (sheet.rows() > 1) {
        await sheet.addSums({
          description: { head: word('sumNote') },
          amount: sumCell({ kr: ore(amount) }, sheet, 'amount', word),
          deductible: sumCell({ hundredths: deductible }, sheet, 'deductible', word),
        })
      }
      await sheet.end()
    },
  }
}

const writeProfile = answerWriter(Profile, false)
const writeSubscription = answerWriter(SubscriptionInfo, false)

/** Writes profile and subscription to one sheet. Its two columns are the name of a field and its value. */
async function writeProfileSheet(
  { book, language, word }: Pick<ExportContext, 'book' | 'language' | 'word'>,
  profile: Profile,
  subscription: SubscriptionInfo,
): Promise<void> {
  await book.text('data/profile.json', `${writeProfile(profile)}\n`)
  await book.text('data/subscription.json', `${writeSubscription(subscription)}\n`)
  const sheet = await book.sheet('profile', ['field', 'value'], word)
  const cell = (name: (typeof profileRecord.names)[number]): SheetCell => {
    const field = profileRecord.fields[name]
    // The column contains texts, so a day is written as text too.
    return field.kind === 'day' ? profile[name] : fieldCell(field, profile[name], accountWords, language)
  }
  const { status, endDate } = subscription
  const end = endDate === null ? '' : osloDay(new Date(endDate * 1000).toISOString() as Instant)
  const rows: readonly [string, SheetCell][] = [
    [translate(accountWords, 'email', language), profile.email],
    ...profileRecord.names.map((name): [string, SheetCell] => [translate(accountWords, name, language), cell(name)]),
    [word('subscription'), yesNoText(word, isActive(status))],
    [word('subscriptionEnd'), end],
  ]
  for (const [field, value] of rows) await sheet.add({ field, value })
  await sheet.end()
}

const why = {
  missing: 'whyMissing',
  damaged: 'whyDamaged',
  unreadable: 'whyUnreadable',
  failed: 'whyFailed',
} as const satisfies Record<MissingReason, ExportKey>

/** Lists what is missing, as a text at the top of the zip and as JSON. If nothing is missing, writes nothing. */
async function writeMissing(
  book: Pick<ExportTemp, 'text'>,
  missing: readonly MissingFile[],
  { language, today }: Pick<OwnedCtx, 'language' | 'today'>,
): Promise<void> {
  if (missing.length === 0) return
  const word = exportWord(language)
  await book.text('data/missing-files.json', `${JSON.stringify(missing, null, 2)}\n`)
  const lines = missing.map(({ path, reason }) => `${path}\n    ${word(why[reason])}\n`)
  const head = word('missingHead', { date: today })
  await book.text(translate(exportScreenWords, 'missingFile', language), `${head}\n\n${lines.join('\n')}`)
}

/** Lists the stored fields that can't be decrypted. In the records they are null. If there are none, writes nothing. */
async function writeUnreadable(
  book: Pick<ExportTemp, 'text'>,
  fields: readonly UnreadableValue[],
  language: Language,
): Promise<void> {
  if (fields.length === 0) return
  const listed = fields.map(({ table, id, column }) => ({ table, id, column }))
  await book.text('data/unreadable-fields.json', `${JSON.stringify(listed, null, 2)}\n`)
  const lines = listed.map(({ table, id, column }) => `${table} ${id} ${column}\n`)
  const head = exportWord(language)('unreadableHead')
  await book.text(translate(exportScreenWords, 'unreadableFile', language), `${head}\n\n${lines.join('')}`)
}

export interface PrepareDeps extends ContractPaperDeps {
  /**
   * Reads the contracts. In the export, their links have no host, because the export doesn't
   * contain the links that were sent.
   */
  readonly contracts: Pick<ShownContracts, 'shown' | 'selectWithHidden'>
  /** Decrypts values. A value that can't be decrypted is read as empty. */
  readonly encryption: Pick<Encryption, 'decrypt'>
  /** The caller's stored fields that can't be decrypted. */
  readonly unreadable: (ctx: OwnedCtx) => Promise<readonly UnreadableValue[]>
  readonly profile: Pick<ProfileService, 'readWithoutUnreadable'>
  /** Lists of other modules. They are exported as data only. */
  readonly lists: readonly ExportedList[]
}

interface Prepared {
  readonly entries: ZipEntry[]
  readonly missing: number
  /** The number of fields that can't be decrypted. */
  readonly unreadable: number
}

async function addPages<T>(
  ctx: OwnedCtx,
  pages: AsyncIterable<readonly T[]>,
  documentsOf: (record: T) => readonly string[],
  part: { add(record: T, files: ExportedFiles): Promise<void> },
): Promise<void> {
  for await (const page of pages) {
    const files = await readFiles(ctx, page.flatMap(documentsOf))
    for (const record of page) await part.add(record, files)
  }
}

/** Writes all vouchers. Returns the sheets whose columns the summary adds up. */
async function writeVouchers(ctx: OwnedCtx, context: ExportContext, encryption: Pick<Encryption, 'decrypt'>) {
  const [expenses, incomes, items] = [
    await openExpenses(context),
    await openIncomeExport(context),
    await openItemExport(context),
  ]
  const documentsOf = ({ documents }: { readonly documents: readonly string[] }) => documents
  await addPages(ctx, readExpenses(ctx), documentsOf, expenses)
  await addPages(ctx, readIncomes(ctx, encryption), documentsOf, incomes)
  await addPages(ctx, readItems(ctx), documentsOf, items)
  for (const each of [expenses, incomes, items]) await each.end()
  return { expenses: expenses.sheet, incomes: incomes.sheet, deductions: items.years }
}

/** Reads the books as they are at one moment, in the transaction of `ctx`. The entries are in the order of the zip. */
export async function prepareExport(
  ctx: OwnedCtx,
  book: ExportTemp,
  faults: ReadonlyMap<string, FileFault>,
  { profile, lists, encryption, unreadable, ...deps }: PrepareDeps,
): Promise<Prepared> {
  const word = exportWord(ctx.language)
  const found = await readHouses(ctx)
  const places = openExportFolders(found, word, faults)
  const houses = new Map(found.map((house) => [house.id, house]))
  const context = { book, places, tally: tally(), houses, language: ctx.language, word }
  // The current login belongs to the session, not to the account. So its national id is in no export.
  const records = { ...(await profile.readWithoutUnreadable(ctx)), difiData: null, difiSince: null }
  await writeProfileSheet(context, records, await storedInfo(ctx))
  await writeHouses(ctx, context)
  await writeSuppliers(context, readSuppliers(ctx))
  const sheets = await writeVouchers(ctx, context, encryption)
  const contracts = await openContractExport(context, deps)
  const addenda = await deps.tenantLetters.signedFiles(ctx)
  const signedOf = (row: ContractWithOrders) => [...signedFilesOf(row), ...(addenda.get(row.id) ?? [])]
  await addPages(ctx, readContracts(ctx, deps.contracts), (row) => [...row.documents, ...signedOf(row)], {
    add: (row, files) => contracts.add(ctx, row, signedOf(row), files),
  })
  await contracts.end()
  const personal = await writePersonalUse(context, await readPersonalUse(ctx))
  for (const { path, answer, read } of lists) {
    const list = await book.list(path, answer)
    for (const each of await read(ctx)) await list.add(each)
    await list.end()
  }
  places.loose(await readUnusedFiles(ctx))
  await writeSummary(context, { ...sheets, personal }, yearOf(ctx.today))
  await writeTables(ctx, book, encryption)
  await writeMissing(book, places.missing, ctx)
  const fields = await unreadable(ctx)
  await writeUnreadable(book, fields, ctx.language)
  const entries = [...(await book.entries(ctx.now)), ...places.entries]
  return { entries, missing: places.missing.length, unreadable: fields.length }
}
