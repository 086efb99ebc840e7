import { sql } from 'kysely'
import { expect } from 'vitest'
import type { BankTransaction } from '../src/bank/transaction/model'
import type { matchingFixture } from '../src/bank/matching/test-matching'
import { coTenant } from '../src/lease/party/test-party-rules'
import { oneOf, type PickNumber } from './bank-histories-files'
import {
  expectedRentAccount,
  type ExpectedRentAccount,
  type OwedMonth,
  type ContractPayment,
  type LateRise,
} from './bank-histories-oracle'
import {
  bookedMonths,
  dayOfMonth,
  dueDay,
  firstMonth,
  monthsAhead,
  addMonths,
  monthsRaised,
  rentOfMonth,
  type NewRent,
  type Terms,
  type Voucher,
} from './bank-histories-terms'

export const today = '2026-11-20'

export type BankCalls = ReturnType<typeof matchingFixture>
export type Landlord = Awaited<ReturnType<BankCalls['landlord']>>
export type Row = BankTransaction

export const kroner = (ore: number) => ore / 100
export const params = (id: number) => ({ params: { id: String(id) } })

/** A contract with the current state of its vouchers and payments, as the test changed them. */
export interface Lease {
  readonly id: number
  readonly names: readonly string[]
  terms: Terms
  vouchers: Map<string, Voucher>
  readonly rises: Map<string, LateRise[]>
  from: string | null
  /** True if the landlord has set `from`. */
  isSet: boolean
  /** Payments by `row 7` for a row of the bank, or `hand 7` for one that was entered by hand. */
  readonly paid: Map<string, ContractPayment>
  /** Payments that were entered by hand, by the row of the bank that each is linked with. */
  readonly linked: Map<number, number>
}

export const copyOf = (lease: Lease): Lease => structuredClone(lease)

/** When a lease starts, and when its rent is first paid: before the start, on that day, or after it. */
function drawnTerms(pick: PickNumber): Terms {
  const month = oneOf(['2026-05', '2026-06', '2026-07', '2026-09'], pick)
  const day = oneOf([1, 5, 15, 20, 28, 31], pick)
  const beside = oneOf([-1, 0, 0, 1], pick)
  const start = dayOfMonth(month, beside === 0 || day < 15 ? 1 : oneOf([1, 15], pick))
  const sum = (8000 + pick(4000)) * 100 + oneOf([0, 0, pick(100)], pick)
  return { start, first: dayOfMonth(addMonths(month, beside), day), rents: [{ from: month, sum }] }
}

/** A signed lease of these people. */
export async function signedLease(kari: Landlord, names: readonly string[], pick: PickNumber): Promise<Lease> {
  const terms = drawnTerms(pick)
  const [tenant, ...others] = names.map((name) => name.split(' ') as [string, string])
  const id = await kari.signed({
    tenant_first_name: tenant![0],
    tenant_last_name: tenant![1],
    co_tenants: others.map(([first_name, last_name]) => coTenant({ first_name, last_name })),
    start_date: terms.start,
    first_payment_date: terms.first,
    month_sum: kroner(terms.rents[0]!.sum),
  })
  const rows = await kari.rows(id)
  expect(rows.map(({ start_date, sum }) => [start_date.slice(0, 7), sum])).toEqual(
    bookedMonths(terms, today).map((month) => [month, rentOfMonth(month, terms)]),
  )
  const vouchers = new Map(
    rows.map((row) => [row.start_date.slice(0, 7), { id: row.id, sum: row.sum, isTrashed: false }]),
  )
  return { id, names, terms, vouchers, rises: new Map(), from: null, isSet: false, paid: new Map(), linked: new Map() }
}

/** Resets the account to its leases: removes all later rows and restores the rent vouchers. */
export async function sweep({ at }: BankCalls, { account }: Landlord, leases: readonly Lease[]): Promise<void> {
  const { db } = at.app
  const sums = Object.fromEntries(
    leases.flatMap(({ vouchers }) => [...vouchers.values()].map(({ id, sum }) => [id, sum])),
  )
  for (const table of [
    'rent_payment',
    'rent_account',
    'rent_payer',
    'rent_reference',
    'rent_difference',
    'contract_rent',
    'bank_transaction',
    'bank_import',
    'bank_file',
  ] as const)
    await db.deleteFrom(table).where('account_id', '=', account).execute()
  await sql`update incomebilag set sum = (${JSON.stringify(sums)}::jsonb ->> id::text)::bigint, "isTrashed" = false
    where account_id = ${account} and "contractId" is not null`.execute(db)
}

/** Undoes all accepted rows, as if no row had been accepted. */
export async function undoAllAccepted(
  { at }: BankCalls,
  { account }: Landlord,
  leases: readonly Lease[],
): Promise<void> {
  const { db } = at.app
  const hands = leases.flatMap(({ paid }) =>
    [...paid].flatMap(([key, { order }]) => (key.startsWith('hand') ? [order] : [])),
  )
  await sql`delete from rent_payment where account_id = ${account} and id <> all(${hands}::bigint[])`.execute(db)
  await sql`update rent_payment set "transactionId" = null, payer_id = null, reference_id = null where account_id = ${account}`.execute(
    db,
  )
  await sql`update bank_transaction set state = 'open', match = null where account_id = ${account}`.execute(db)
  await db.deleteFrom('rent_payer').where('account_id', '=', account).execute()
  for (const { id, from, isSet } of leases)
    await sql`update rent_account set follows_from = ${from && `${from}-01`}, is_set = ${isSet}
      where account_id = ${account} and contract_id = ${id}`.execute(db)
}

/**
 * A payment sets the first followed month, or moves it back. It moves to the earliest month that the payment names, or to
 * the month of its day.
 */
function follow(lease: Lease, { sum, date, named }: ContractPayment): void {
  if (sum <= 0) return
  const [first] = [...(named?.keys() ?? [])].toSorted()
  const month = first ?? (lease.from !== null && lease.isSet ? lease.from : date.slice(0, 7))
  if (lease.from === null || month < lease.from) lease.from = month
}

export function addPayment(lease: Lease, key: string, paid: ContractPayment): void {
  lease.paid.set(key, paid)
  follow(lease, paid)
}

const named = (months: readonly { readonly month: string; readonly sum: number }[] | null) =>
  months && new Map(months.map(({ month, sum }) => [month, sum]))

/** Rows that are rent according to the suggestions of the list. */
export const rentRows = (rows: readonly Row[]): Row[] =>
  rows.filter(
    ({ state, suggestion }) => state === 'open' && (suggestion?.kind === 'rent' || suggestion?.kind === 'payment'),
  )

/** Changes the leases by the suggestion of an accepted row. */
export function acceptInModel(leases: readonly Lease[], { id, date, sum, suggestion }: Row): void {
  if (suggestion?.kind === 'payment')
    leases.find(({ paid }) => paid.has(`hand ${suggestion.paymentId}`))!.linked.set(id, suggestion.paymentId)
  if (suggestion?.kind === 'rent')
    addPayment(
      leases.find((lease) => lease.id === suggestion.contractId)!,
      `row ${id}`,
      {
        order: id,
        date,
        sum,
        named: named(suggestion.months),
      },
    )
}

export function raiseRent(lease: Lease, rent: NewRent): void {
  const { terms, vouchers, rises } = monthsRaised(rent, { ...lease, today })
  Object.assign(lease, { terms, vouchers })
  for (const [month, rise] of rises) lease.rises.set(month, [...(lease.rises.get(month) ?? []), rise])
}

/** The rent account of a lease that must follow from everything that was done. */
export function expected({ terms, vouchers, rises, paid, from }: Lease): ExpectedRentAccount {
  const owed = (month: string, sum: number): [string, OwedMonth] => [
    month,
    { dueOn: dueDay(month, terms), sum, rises: rises.get(month) ?? [] },
  ]
  const months = new Map([...vouchers].map(([month, { sum, isTrashed }]) => owed(month, isTrashed ? 0 : sum)))
  const ahead = [...paid.values()].flatMap((each) => Array.from(each.named?.keys() ?? []))
  for (const month of [...ahead, ...monthsAhead(terms, today)])
    if (!vouchers.has(month) && month >= firstMonth(terms)) months.set(...owed(month, rentOfMonth(month, terms)))
  return expectedRentAccount({ from, months, paid: [...paid.values()] }, today)
}

const ore = (sum: number) => Math.round(sum * 100)

/** Checks what the product shows about the leases. */
export async function checkLeases(kari: Landlord, leases: readonly Lease[], about: string): Promise<void> {
  for (const lease of leases) {
    const { months, balance, owed, late_since, follows_from } = await kari.read(lease.id)
    const lines = months.map(({ month, due_on, sum, paid, state, later, rises = later ? [later] : [] }) => {
      const each = rises.map((rise) => ` rose ${ore(rise.sum)} on ${rise.due_on}`).join('')
      const rose = later ? `${each} later ${ore(later.sum)} on ${later.due_on}` : ''
      return `${month} due ${due_on} ${ore(sum)}${rose} paid ${ore(paid)} ${state}`
    })
    lines.push(`from ${follows_from} balance ${ore(balance)} owed ${ore(owed)} since ${late_since}`)
    expect(lines, about).toEqual(expected(lease).lines)
  }
}

/** Checks what the product shows about everything that is owed to the landlord. */
export async function checkArrears(kari: Landlord, leases: readonly Lease[], about: string): Promise<void> {
  const accounts = new Map(leases.map((lease) => [lease.id, expected(lease)]))
  const arrears = new Map((await kari.arrears()).map(({ contractId, owed, since }) => [contractId, [ore(owed), since]]))
  const late = [...accounts].flatMap(([id, { owed, since }]) => (since === null ? [] : [[id, [owed, since]] as const]))
  expect(arrears, about).toEqual(new Map(late))
}
