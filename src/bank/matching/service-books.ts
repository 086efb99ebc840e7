import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { runInSteps, mapWithPauses } from '../../base/call/in-turns'
import type { Encryption } from '../../base/db/encryption'
import { selectLists } from '../../base/db/lists'
import { addDays, type Day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { ExpenseHabit } from '../../books/expense/model'
import { newestOfSuppliers, selectExpenses } from '../../books/expense/service-select'
import type { BankPayments } from '../../lease/rent-account/service-bank'
import { ownBankAccounts } from '../account/service'
import { describedPayment, shownOtherSide } from '../file/rules-other-side'
import { suggestInSteps } from '../suggestion/rules'
import { daysOfInvoice } from '../suggestion/rules-out'
import type { BankRow, BankSuggestion, EarlierExpense, KnownBooks, UnmatchedVoucher } from '../suggestion/rules-model'
import type { ShownSuggestion } from '../transaction/model'
import { copiesOf } from '../transaction/service-copies'
import { allTransactions, type DecryptedTransaction } from '../transaction/service'
import { shownSuggestion } from './rules'

const habit = ExpenseHabit.strip()

/** The number of payments that are handled without a pause. They take a few milliseconds. */
const suggestedAtOnce = 25
/** The number of rows that are sorted without a pause. They take a millisecond or two. */
const rowsAtOnce = 1000
/** The number of vouchers that are read without a pause. They take a millisecond or two. */
const vouchersAtOnce = 200

const bankRow = (row: DecryptedTransaction): BankRow => ({
  id: row.id,
  bankAccountId: row.bank_account_id,
  date: row.date,
  sum: row.sum,
  text: row.text,
  counterparty: row.counterparty,
  counterAccount: row.counter_account,
  reference: row.reference,
  lumpSum: row.lump_sum,
  importedAt: row.created_at,
})

const firstDay = (month: string): Day => `${month}-01` as Day

const vouchersOf = ({ match }: Pick<DecryptedTransaction, 'match'>): readonly number[] =>
  match !== null && 'bilagIds' in match ? match.bilagIds : []

/** Reads the vouchers near the days of open payments, and the vouchers of earlier matches, with one query. */
async function expensesFor(ctx: OwnedCtx, from: Day, to: Day, matched: readonly number[]) {
  const { expenses } = await selectLists(ctx.db, {
    expenses: selectExpenses(ctx).where((is) =>
      is.or([
        is.and([
          is('bilag.isTrashed', '=', false),
          is('bilag.date', '>=', addDays(from, -daysOfInvoice)),
          is('bilag.date', '<=', addDays(to, daysOfInvoice)),
        ]),
        sql<boolean>`bilag.id = any(${matched}::bigint[])`,
      ]),
    ),
  })
  return expenses
}

type Rent = Extract<DecryptedTransaction['match'], { readonly rent: unknown }>

/**
 * Groups the rows by state and match. Each group keeps the order of the list. `since` is the time
 * at which the first open row was imported. Rows that were accepted after `since` count as accepted
 * just now. `bankTexts` are the descriptions that come from the bank's text of money out.
 */
async function sortedOut(rows: readonly DecryptedTransaction[]) {
  const open: DecryptedTransaction[] = []
  const matchedRents: { readonly row: DecryptedTransaction; readonly match: Rent }[] = []
  const paying: DecryptedTransaction[] = []
  const bankTexts = new Set<string>()
  const came: Instant[] = []
  await mapWithPauses(rows, rowsAtOnce, (row) => {
    if (row.state === 'open') {
      open.push(row)
      if (came.length === 0 || row.created_at < came[0]!) came[0] = row.created_at
    }
    if (row.match !== null && 'rent' in row.match) matchedRents.push({ row, match: row.match })
    if (vouchersOf(row).length > 0) paying.push(row)
    if (row.sum < 0) for (const text of [row.text, row.counterparty ?? '', describedPayment(row)]) bankTexts.add(text)
  })
  return { open, since: came[0], matchedRents, paying, bankTexts }
}

const namesOfHouses = async ({ db, owner }: OwnedCtx): Promise<string[]> => {
  const houses = db.selectFrom('house').select(['name', 'address']).where('account_id', '=', owner)
  return (await houses.where('deleted_at', 'is', null).execute()).flatMap(({ name, address }) => [name, address])
}

/** The landlord's name. A transfer between own accounts has it. */
export const selectOwnerName = ({ db, owner }: OwnedCtx) =>
  db.selectFrom('account').select(['firstName', 'lastName']).where('id', '=', owner).execute()

export interface SuggestionDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly payments: Pick<BankPayments, 'rentCandidates'>
}

export interface SuggestionsAndBooks {
  readonly suggestions: ReadonlyMap<number, BankSuggestion>
  readonly books: Pick<KnownBooks, 'contracts' | 'matched'>
}

/**
 * Reads each table with one query and computes the suggestions for all payments
 * (docs/rules/bank.md#suggestions-for-payments). They are computed together, because a month or a
 * voucher that surely belongs to one payment must not be suggested for another.
 */
export async function calculateSuggestions(
  ctx: OwnedCtx,
  { encryption, payments }: SuggestionDeps,
): Promise<SuggestionsAndBooks> {
  const copies = await copiesOf(ctx)
  // A possible second copy of a payment gets no suggestion. So it takes no month from another payment.
  const rows = (await allTransactions(ctx, encryption, ['open', 'matched'])).filter(({ id }) => !copies.has(id))
  const { open, since, matchedRents, paying, bankTexts } = await sortedOut(rows)
  if (since === undefined) return { suggestions: new Map(), books: { contracts: [], matched: [] } }
  const matched = new Set(paying.flatMap(vouchersOf))
  const linked = new Set(matchedRents.flatMap(({ match }) => match.paymentId ?? []))
  const justTaken = new Map(
    matchedRents.flatMap(({ row, match: { rent, paymentId } }) =>
      row.updated_at >= since && rent.months !== null && paymentId === undefined
        ? [[row.id, rent.months] as const]
        : [],
    ),
  )
  const [contracts, expenses, suppliers, accounts, houseNames, ownNames] = await Promise.all([
    payments.rentCandidates(ctx, { linked, justTaken: new Set(justTaken.keys()) }),
    expensesFor(ctx, open.at(-1)!.date, open[0]!.date, [...matched]),
    newestOfSuppliers(ctx),
    ownBankAccounts(ctx, encryption),
    namesOfHouses(ctx),
    selectOwnerName(ctx),
  ])
  const byId = new Map(expenses.map((each) => [each.id, each]))
  // A text of the bank names that payment's month. So a new voucher takes the text of its own payment.
  const valuesOf = (voucher: (typeof expenses)[number] | (typeof suppliers)[number]) => {
    const values = habit.parse(voucher)
    return bankTexts.has(values.description) ? { ...values, description: '' } : values
  }
  const earlier = await mapWithPauses(paying.toReversed(), vouchersAtOnce, (row): EarlierExpense[] => {
    const voucher = byId.get(vouchersOf(row)[0]!)
    // An archived voucher lacks values that a new voucher would need.
    if (!voucher || voucher.archived) return []
    return [{ values: valuesOf(voucher), counterAccount: row.counter_account, paidTo: shownOtherSide(row) }]
  })
  const books: KnownBooks = {
    contracts,
    matched: await mapWithPauses(matchedRents, rowsAtOnce, ({ row, match }) => ({
      row: bankRow(row),
      contractId: match.rent.contractId,
      months: justTaken.get(row.id)?.map(({ month, sum }) => ({ month: firstDay(month), sum: ore(sum) })) ?? null,
    })),
    vouchers: expenses.flatMap(
      ({ id, houseId, date, sum, description, supplierId, name, isTrashed }): UnmatchedVoucher[] =>
        date === null || sum === null || isTrashed || matched.has(id)
          ? []
          : [{ id, houseId, date, sum, description, supplierId, supplier: name }],
    ),
    // The last expense of a payee counts. So vouchers by supplier come first, then the matched ones, oldest first.
    expenses: [
      ...(await mapWithPauses(suppliers, vouchersAtOnce, (voucher) => ({
        values: valuesOf(voucher),
        counterAccount: null,
        paidTo: voucher.name ?? '',
      }))),
      ...earlier.flat(),
    ],
    ownAccounts: accounts.flatMap(({ account_number }) => account_number ?? []),
    ownNames,
    houseNames,
  }
  const given = await mapWithPauses(open, rowsAtOnce, bankRow)
  const suggestions = await runInSteps(suggestInSteps(given, books), suggestedAtOnce)
  return { suggestions, books }
}

/** Returns the suggestions in the shape of the API, by transaction id. */
export async function suggestionsFor(
  ctx: OwnedCtx,
  deps: SuggestionDeps,
): Promise<ReadonlyMap<number, ShownSuggestion>> {
  const { suggestions } = await calculateSuggestions(ctx, deps)
  const shown = new Map<number, ShownSuggestion>()
  await mapWithPauses(suggestions, rowsAtOnce, ([id, each]) => {
    const suggestion = shownSuggestion(each)
    if (suggestion) shown.set(id, suggestion)
  })
  return shown
}
