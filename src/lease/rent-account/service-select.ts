import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { proveOwnHouse } from '../../landlord/house/service'
import { selectContracts, type ContractRow } from '../contract/service-select'
import { tenantsOf, type TenantsOfRecord } from '../party/rules'
import { allTenants } from '../party/rules-tenant'
import type { MonthVoucher } from '../rent/rules-months'
import { rentAccountOf, type RentAccount } from './rules'
import type { PaidPart, RentPayment } from './rules-allocate'
import type { RentMonth, StoredRise } from './rules-later'
import type { PaymentNote } from './rules-answer'
import { accountMonths } from './rules-months'

export interface StoredPayment extends RentPayment, PaymentNote {
  readonly contract_id: number
}

/** The records from which rent accounts are calculated. Each map has the contract's id as its key. */
export interface RentFacts {
  readonly vouchers: ReadonlyMap<number, readonly Pick<MonthVoucher, 'start_date' | 'sum' | 'isTrashed'>[]>
  readonly followed: ReadonlyMap<number, Day | null>
  /** The contracts whose first followed month the landlord has set. */
  readonly followSet: ReadonlySet<number>
  readonly payments: ReadonlyMap<number, readonly StoredPayment[]>
  /** Rises of months that were already due. */
  readonly differences: ReadonlyMap<number, readonly StoredRise[]>
}

/** The signed contracts, without those of deleted houses. */
export const selectSignedContracts = (ctx: OwnedCtx) => selectContracts(ctx).where('contract.signed_at', 'is not', null)

/** The signed contracts of one house or of all. Refuses with 404 a house of somebody else. */
export async function signedContracts(ctx: OwnedCtx, houseId?: number): Promise<ContractRow[]> {
  if (houseId === undefined) return await selectSignedContracts(ctx).execute()
  const house = await proveOwnHouse(ctx, houseId)
  return await selectSignedContracts(ctx).where('contract.houseId', '=', house).execute()
}

/** Refuses with 409 a contract that not all have signed: a draft, or one that is being signed. */
export function refuseUnsigned(row: ContractRow): ContractRow {
  if (row.signed_at === null) throw new Refusal('contractNotSigned')
  return row
}

/** The tenants' names. If the tenants are erased, a text that says so. */
export function shownTenants(contract: TenantsOfRecord, language: OwnedCtx['language']): string[] {
  const names = tenantsOf(contract)
    .map(fullName)
    .filter((name) => name !== '')
  return names.length > 0 ? names : [allTenants(contract, language)]
}

const grouped = <T, V>(rows: readonly T[], keyOf: (row: T) => number, valueOf: (row: T) => V): Map<number, V[]> => {
  const found = new Map<number, V[]>()
  for (const row of rows) {
    const list = found.get(keyOf(row))
    if (list) list.push(valueOf(row))
    else found.set(keyOf(row), [valueOf(row)])
  }
  return found
}

/** The payments of one contract or of all, in the order of their days. */
export const selectPayments = (ctx: OwnedCtx, contract?: number) =>
  ctx.db
    .selectFrom('rent_payment as payment')
    .select([
      'payment.id',
      'payment.contract_id',
      'payment.date',
      'payment.sum',
      'payment.note',
      'payment.transactionId',
      'payment.created_at',
    ])
    .where('payment.account_id', '=', ctx.owner)
    .$if(contract !== undefined, (of) => of.where('payment.contract_id', '=', contract!))
    .orderBy('payment.date')
    .orderBy('payment.id')

/** The months that payments name, by payment, of one contract or of all. */
export async function monthsNamedByPayments(
  ctx: OwnedCtx,
  contract?: number,
): Promise<ReadonlyMap<number, readonly PaidPart[]>> {
  const rows = await ctx.db
    .selectFrom('rent_payment_month as part')
    .select(['part.payment_id', 'part.month', 'part.sum'])
    .where('part.account_id', '=', ctx.owner)
    .$if(contract !== undefined, (of) =>
      of.where((is) =>
        is.exists(
          is
            .selectFrom('rent_payment as payment')
            .select('payment.id')
            .whereRef('payment.account_id', '=', 'part.account_id')
            .whereRef('payment.id', '=', 'part.payment_id')
            .where('payment.contract_id', '=', contract!),
        ),
      ),
    )
    .orderBy('part.month')
    .execute()
  return grouped(
    rows,
    ({ payment_id }) => payment_id,
    ({ month, sum }) => ({ month, sum }),
  )
}

/** Reads one contract or all, with one query for each table. */
export async function rentFacts(ctx: OwnedCtx, contract?: number): Promise<RentFacts> {
  const [vouchers, accounts, payments, named, differences] = await Promise.all([
    ctx.db
      .selectFrom('incomebilag')
      .select(['contractId', 'start_date', 'sum', 'isTrashed'])
      .where('account_id', '=', ctx.owner)
      .where('contractId', 'is not', null)
      .$if(contract !== undefined, (of) => of.where('contractId', '=', contract!))
      .execute(),
    ctx.db
      .selectFrom('rent_account')
      .select(['contract_id', 'follows_from', 'is_set'])
      .where('account_id', '=', ctx.owner)
      .$if(contract !== undefined, (of) => of.where('contract_id', '=', contract!))
      .execute(),
    selectPayments(ctx, contract).execute(),
    monthsNamedByPayments(ctx, contract),
    ctx.db
      .selectFrom('rent_difference')
      .select(['contract_id', 'month', 'sum_before', 'rise', 'agreed_on', 'due_on'])
      .where('account_id', '=', ctx.owner)
      .$if(contract !== undefined, (of) => of.where('contract_id', '=', contract!))
      .orderBy('id')
      .execute(),
  ])
  return {
    vouchers: grouped(
      vouchers,
      ({ contractId }) => contractId!,
      ({ contractId: _contract, ...voucher }) => voucher,
    ),
    differences: grouped(
      differences,
      ({ contract_id }) => contract_id,
      ({ contract_id: _contract, ...difference }) => difference,
    ),
    followed: new Map(accounts.map(({ contract_id, follows_from }) => [contract_id, follows_from])),
    followSet: new Set(accounts.flatMap(({ contract_id, is_set }) => (is_set ? [contract_id] : []))),
    payments: grouped(
      payments,
      ({ contract_id }) => contract_id,
      ({ created_at: _at, ...payment }) => ({ ...payment, months: named.get(payment.id) ?? null }),
    ),
  }
}

/**
 * The rent account of a contract. `from` replaces the stored first followed month, for a caller
 * that looks for months to pay. `ahead` adds months that are not booked yet, as if a payment named
 * them.
 */
export function rentAccountFromFacts(
  facts: RentFacts,
  row: ContractRow,
  today: Day,
  { from = facts.followed.get(row.id) ?? null, ahead = [] }: { from?: Day | null; ahead?: readonly Day[] } = {},
): RentAccount {
  const payments = facts.payments.get(row.id) ?? []
  const named = payments.flatMap(({ months }) => (months ?? []).map(({ month }) => month))
  const months = accountMonths(row, facts.vouchers.get(row.id) ?? [], {
    named: [...named, ...ahead],
    today,
    differences: facts.differences.get(row.id) ?? [],
  })
  return rentAccountOf({ from, months, payments }, today)
}

/**
 * The months before `from` whose rent is not zero, the earliest first. A month to come is included only if it is in
 * `ahead`.
 */
export const monthsBeforeFirstFollowed = (
  facts: RentFacts,
  row: ContractRow,
  today: Day,
  { from, ahead }: { readonly from: Day; readonly ahead: readonly Day[] },
): RentMonth[] =>
  accountMonths(
    row,
    (facts.vouchers.get(row.id) ?? []).filter(({ start_date }) => start_date < from),
    { named: ahead, today },
  )
    .filter(({ month, sum }) => month < from && sum > 0)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
