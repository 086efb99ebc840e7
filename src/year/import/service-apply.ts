import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { FileService } from '../../base/file/service'
import type { UploadedFile } from '../../base/kit/endpoint'
import { ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { itemRecord, type StoredItem } from '../../books/depreciation/model'
import { insertItemsTogether } from '../../books/depreciation/service-import'
import { expenseRecord, type StoredExpense } from '../../books/expense/model'
import { insertExpensesTogether } from '../../books/expense/service-import'
import { listedIncomeRecord } from '../../books/income/model'
import { insertIncomesTogether, type IncomeWithoutBirthday } from '../../books/income/service-import'
import { findDefaultSupplier } from '../../books/supplier/service'
import { insertNamedSuppliers } from '../../books/supplier/service-import'
import { readAccountBefore } from '../../landlord/account/service-import'
import { houseRecord } from '../../landlord/house/model'
import { createHouse, proveOwnHouse } from '../../landlord/house/service'
import { countVouchersTogether, refuseVouchersOverPlan, startTrial } from '../../landlord/plan/service'
import { insertOldLeases, type OldLease } from '../../lease/contract/service-import'
import { insertExistingLease } from '../../lease/tenancy/service-existing'
import { knownRows } from '../old-books/rules-known'
import { knownLease } from '../old-books/rules-known-lease'
import type { HouseRef, OldBooksReading, Proposal } from '../old-books/rules-proposal'
import { openOldArchive } from '../old-sheet/service-archive'
import type { Applied, ApplyForm, RecordKind } from './model'
import { bookablePart } from './rules-answer'
import { accountBooks } from './service-account'
import { bytesOfBooks, findUnapplied, lockUnchanged, readingOfBooks } from './service-stored'

export interface ApplyImportDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly files: Pick<FileService, 'upload'>
}

/** The part of the proposal that is to be booked: some years, some houses, and nothing that the account has by now. */
async function chosenPart(ctx: OwnedCtx, all: Proposal, { only }: ApplyForm): Promise<Proposal> {
  const proposal = bookablePart(all, ctx.today)
  const years = only?.years && new Set(only.years)
  const houses = only?.houses && new Set(only.houses)
  const isHouse = ({ house }: HouseRef) => !houses || (house !== null && houses.has(house))
  const isYear = (day: string) => !years || years.has(Number(day.slice(0, 4)))
  const known = knownRows(await accountBooks(ctx))
  const expenses = proposal.expenses.filter((one) => isHouse(one) && isYear(one.date) && !known.isKnownExpense(one))
  const income = proposal.income.filter((one) => isHouse(one) && isYear(one.start_date) && !known.isKnownIncome(one))
  // An item is booked with the years that its deductions go on in, even if it was bought before them.
  const items = proposal.items.filter(
    (one) => isHouse(one) && (isYear(one.date) || one.carried !== null) && !known.isKnownItem(one),
  )
  const contracts = proposal.contracts.filter(isHouse)
  const receipts = proposal.receipts.filter(isHouse)
  return { ...proposal, expenses, income, items, contracts, receipts }
}

/** Stores the receipts that are named, before anything is booked. What no voucher names in the end is swept. */
async function storeReceipts(
  ctx: OwnedCtx,
  id: number,
  paths: readonly string[],
  { encryption, files }: ApplyImportDeps,
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  if (paths.length === 0) return urls
  const archive = new Map(
    Array.from(openOldArchive(await bytesOfBooks(ctx, id, encryption)), (entry) => [entry.path, entry]),
  )
  for (const path of paths) {
    const bytes = archive.get(path)?.read()
    if (!bytes) continue
    const file: UploadedFile = {
      name: path.slice(path.lastIndexOf('/') + 1),
      size: bytes.length,
      sha256: '',
      read: (from = 0, to = bytes.length) => Promise.resolve(bytes.subarray(from, to)),
    }
    try {
      urls.set(path, (await files.upload(ctx, file)).url)
    } catch (error) {
      // A receipt that can't be stored doesn't hold back its voucher. A lack of space does.
      if (
        !(error instanceof Refusal) ||
        !['fileDamaged', 'fileType', 'tooManyPixels', 'fileTooBig'].includes(error.reason)
      )
        throw error
    }
  }
  return urls
}

interface Made {
  readonly kind: RecordKind
  readonly ids: readonly number[]
}

/** All records that name a house. */
const housed = ({ expenses, income, items, contracts, receipts }: Proposal): readonly HouseRef[] => [
  ...expenses,
  ...income,
  ...items,
  ...contracts,
  ...receipts,
]

/** Houses that a chosen record names, and their ids. */
async function makeHouses(ctx: OwnedCtx, chosen: Proposal): Promise<Map<number, number>> {
  const used = new Set(housed(chosen).map(({ house }) => house))
  const ids = new Map<number, number>()
  for (const [place, { name, address, postcode, city }] of chosen.houses.entries()) {
    if (!used.has(place)) continue
    const { id } = await createHouse(ctx, {
      ...houseRecord.erased(),
      name,
      address,
      postcode,
      city,
      home_use: 'let_only',
    })
    ids.set(place, id)
  }
  return ids
}

async function makeSuppliers(ctx: OwnedCtx, { expenses, suppliers }: Proposal): Promise<Map<number, number>> {
  const used = [...new Set(expenses.flatMap(({ supplier }) => (supplier === null ? [] : [supplier])))].toSorted(
    (a, b) => a - b,
  )
  const ids = await insertNamedSuppliers(
    ctx,
    used.map((place) => suppliers[place]!.name),
  )
  return new Map(used.map((place, at) => [place, ids[at]!]))
}

/** The ids of what a record names: houses and suppliers by their places, files by their paths. */
interface MadeIds {
  readonly houseOf: (ref: HouseRef) => number
  readonly suppliers: ReadonlyMap<number, number>
  /** The supplier of a cost whose payee the books don't name. */
  readonly noSupplier: number
  readonly urlsOf: (paths: readonly string[]) => string[]
}

const expenseRow = (
  one: Proposal['expenses'][number],
  { houseOf, suppliers, noSupplier, urlsOf }: MadeIds,
): StoredExpense => ({
  ...expenseRecord.erased(),
  houseId: houseOf(one),
  cost_type: one.cost_type,
  cost_line: one.cost_line ?? 'other',
  description: one.description,
  supplierId: one.supplierId ?? (one.supplier === null ? noSupplier : suppliers.get(one.supplier)!),
  repeat: 'never',
  sum: one.sum,
  date: one.date,
  franchise: one.franchise,
  documents: urlsOf(one.documents),
  archived: false,
})

/** A voucher to fill out, which only has its receipt. */
const receiptRow = (one: Proposal['receipts'][number], { houseOf, urlsOf }: MadeIds): StoredExpense => ({
  ...expenseRecord.erased(),
  houseId: houseOf(one),
  cost_line: 'other',
  repeat: 'never',
  franchise: 100,
  documents: urlsOf([one.path]),
  archived: true,
})

const incomeRow = (one: Proposal['income'][number], { houseOf }: MadeIds): IncomeWithoutBirthday => ({
  ...listedIncomeRecord.erased(),
  houseId: houseOf(one),
  title: one.title,
  tenant_first_name: one.tenant_first_name,
  tenant_last_name: one.tenant_last_name,
  start_date: one.start_date,
  end_date: one.end_date,
  sum: one.sum,
  deposit_sum: ore(0),
  separatedTaxable: true,
  short_term: one.short_term,
  documents: [],
})

const itemRow = (one: Proposal['items'][number], { houseOf }: MadeIds): StoredItem => ({
  ...itemRecord.erased(),
  houseId: houseOf(one),
  name: one.name,
  date: one.date,
  sum: one.sum,
  lifetime: one.lifetime,
  at_once: one.at_once,
  carried: one.carried,
  sold_on: null,
  sold_for: null,
  upgrades: [],
  documents: [],
})

const draftRow = (one: Proposal['contracts'][number], houseId: number): OldLease => ({
  houseId,
  tenant_first_name: one.tenant_first_name,
  tenant_last_name: one.tenant_last_name,
  month_sum: one.month_sum,
  deposit_sum: one.deposit_sum,
  start_date: one.start_date!,
  end_date: one.end_date,
  first_payment_date: one.books_from > one.start_date! ? one.books_from : one.start_date!,
})

/** Makes signed leases, which book rent from the month after the books. A lease that lacks a field becomes a draft. */
async function makeLeases(
  ctx: OwnedCtx,
  leases: Proposal['contracts'],
  houseOf: MadeIds['houseOf'],
  encryption: ApplyImportDeps['encryption'],
): Promise<number[]> {
  if (leases.length > 0) await startTrial(ctx)
  const [ids, drafts]: [number[], OldLease[]] = [[], []]
  for (const lease of leases) {
    const known = knownLease(lease, houseOf(lease), ctx)
    if (known) ids.push(await insertExistingLease(ctx, encryption, known.values, { ...known.form, signed_paper: null }))
    else drafts.push(draftRow(lease, houseOf(lease)))
  }
  return [...ids, ...(await insertOldLeases(ctx, drafts))]
}

async function makeRecords(
  ctx: OwnedCtx,
  chosen: Proposal,
  urls: ReadonlyMap<string, string>,
  encryption: ApplyImportDeps['encryption'],
): Promise<Made[]> {
  const { expenses, income, items, contracts } = chosen
  const receipts = chosen.receipts.filter(({ path }) => urls.has(path))
  await countVouchersTogether(ctx, voucherCount(chosen, receipts))
  const houses = await makeHouses(ctx, chosen)
  for (const id of new Set(housed(chosen).map(({ houseId }) => houseId))) if (id !== null) await proveOwnHouse(ctx, id)
  const suppliers = await makeSuppliers(ctx, chosen)
  const ids: MadeIds = {
    houseOf: ({ house, houseId }) => houseId ?? houses.get(house!)!,
    suppliers,
    noSupplier: await findDefaultSupplier(ctx),
    urlsOf: (paths) => [...new Set(paths.flatMap((path) => urls.get(path) ?? []))],
  }
  const vouchers = [...expenses.map((one) => expenseRow(one, ids)), ...receipts.map((one) => receiptRow(one, ids))]
  return [
    { kind: 'house', ids: [...houses.values()] },
    { kind: 'supplier', ids: [...suppliers.values()] },
    { kind: 'expense', ids: await insertExpensesTogether(ctx, vouchers) },
    {
      kind: 'income',
      ids: await insertIncomesTogether(
        ctx,
        income.map((one) => incomeRow(one, ids)),
      ),
    },
    {
      kind: 'item',
      ids: await insertItemsTogether(
        ctx,
        items.map((one) => itemRow(one, ids)),
      ),
    },
    { kind: 'contract', ids: await makeLeases(ctx, contracts, ids.houseOf, encryption) },
  ]
}

const countOf = (made: readonly Made[], kind: RecordKind): number =>
  made.find((one) => one.kind === kind)?.ids.length ?? 0

async function writeMade(ctx: OwnedCtx, id: number, made: readonly Made[]): Promise<void> {
  const rows = made.flatMap(({ kind, ids }) =>
    ids.map((record_id) => ({ account_id: ctx.owner, import_id: id, kind, record_id })),
  )
  for (let at = 0; at < rows.length; at += 2000)
    await ctx.db
      .insertInto('old_books_record')
      .values(rows.slice(at, at + 2000))
      .execute()
}

/** The number of vouchers that a part of the proposal becomes, if all of these receipts can be stored. */
const voucherCount = ({ expenses, income, items }: Proposal, receipts: Proposal['receipts']): number =>
  expenses.length + income.length + items.length + receipts.length

/** Books what is proposed in one transaction. Refuses before it stores a receipt if the plan has no place for it. */
export async function applyBooks(ctx: OwnedCtx, id: number, form: ApplyForm, deps: ApplyImportDeps): Promise<Applied> {
  const found = await findUnapplied(ctx, id)
  const { proposal } = (await readingOfBooks(ctx, id, deps.encryption)) as OldBooksReading
  const wanted = await chosenPart(ctx, proposal, form)
  await refuseVouchersOverPlan(ctx, voucherCount(wanted, []))
  const urls = await storeReceipts(
    ctx,
    id,
    [
      ...new Set([
        ...wanted.expenses.flatMap(({ documents }) => documents),
        ...wanted.receipts.map(({ path }) => path),
      ]),
    ],
    deps,
  )
  return await withLockedAccount(ctx, async (locked) => {
    await lockUnchanged(locked, id, found)
    const before = await readAccountBefore(locked)
    // A row that was booked meanwhile is recognised too.
    const made = await makeRecords(locked, await chosenPart(locked, proposal, form), urls, deps.encryption)
    await writeMade(locked, id, made)
    await locked.db
      .updateTable('old_books')
      .set({ applied_at: locked.now, updated_at: locked.now, account_before: JSON.stringify(before) })
      .where('account_id', '=', locked.owner)
      .where('id', '=', id)
      .execute()
    const created = {
      houses: countOf(made, 'house'),
      suppliers: countOf(made, 'supplier'),
      expenses: countOf(made, 'expense'),
      income: countOf(made, 'income'),
      items: countOf(made, 'item'),
      contracts: countOf(made, 'contract'),
    }
    await locked.intent?.store(locked.db, locked.now)
    return { created }
  })
}
