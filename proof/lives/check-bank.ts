import { isHidden } from './commands'
import { isAgreed } from './commands-lease'
import { today, recordViolation, type Landlord, type Life } from './life'
import { countEach, rentDueDay, mustHaveAllRows, keyOf, rowsOf } from './model-bank'
import type { ContractModel } from './model-contract'
import { rentsDueBy } from './payers'
import { readAsLandlord } from './landlord-call'

interface ListedRow {
  readonly id: number
  readonly date: string
  /** Kroner, as the API answers it. */
  readonly sum: number
  readonly text: string
  readonly counterparty: string | null
  readonly state: 'open' | 'matched' | 'ignored'
  readonly match: {
    readonly rent?: { readonly contractId: number }
    readonly paymentId?: number
    readonly bilagIds?: readonly number[]
  } | null
  readonly suggestion: { readonly kind: string; readonly contractId?: number; readonly certainty?: string } | null
}
/** A row with its sum in øre and the field names of the simulation. */
export type BankRow = ListedRow & { readonly name: string }

const ore = (kroner: number): number => Math.round(kroner * 100)

/** The rows of a landlord's bank account. Null when they can't be read now. */
export async function shownBankRows(life: Life, landlord: Landlord): Promise<BankRow[] | null> {
  const rows = await readAsLandlord<ListedRow[]>(life, landlord, 'bank/transactions')
  return rows?.map((row) => Object.assign(row, { sum: ore(row.sum), name: row.counterparty ?? '' })) ?? null
}

interface RentAccount {
  readonly follows_from: string | null
  readonly balance: number
  readonly owed: number
  readonly late_since: string | null
  readonly months: readonly {
    readonly month: string
    readonly due_on: string
    readonly sum: number
    readonly paid: number
    readonly state: string
    readonly later?: { readonly sum: number; readonly due_on: string }
    readonly rises?: readonly { readonly sum: number; readonly due_on: string }[]
  }[]
  readonly payments: readonly {
    readonly id: number
    readonly date: string
    readonly sum: number
    readonly transactionId: number | null
  }[]
}

/** Checks that no row is extra, repeated or missing, compared with the files. */
function checkRows(life: Life, { name, bank }: Landlord, rows: readonly BankRow[]): void {
  // When a tenant is erased, the text of the tenant's payments is erased too.
  const named = rows.filter(({ text }) => text !== '')
  const [are, ought] = [rowsOf([named.map(keyOf)]), rowsOf(bank.imports.values())]
  const allowed = countEach(ought)
  const most = [...countEach(are)].find(([key, count]) => count > (allowed.get(key) ?? 0))
  if (most && !bank.isUnsure)
    recordViolation(life, 'the bank’s rows are those of its files', `${name}: ${most.join(' is there, ')}`)
  else if (rows.length < ought.length && mustHaveAllRows(bank))
    recordViolation(
      life,
      'the bank’s rows are those of its files',
      `${name}: ${are.length} rows instead of ${ought.length}`,
    )
}

/** Checks the rows of the bank, their payments, and each rent account. */
export async function checkBank(life: Life, landlord: Landlord): Promise<void> {
  const rows = await shownBankRows(life, landlord)
  if (!rows) return
  checkRows(life, landlord, rows)
  const vouchers = rows.flatMap(({ match }) => match?.bilagIds ?? [])
  if (new Set(vouchers).size < vouchers.length) recordViolation(life, 'a voucher is paid once', vouchers.join(' '))
  const owing = new Map<number, number>()
  for (const contract of landlord.contracts) {
    if (!isAgreed(contract) || contract.isDeleted || isHidden(landlord, contract)) continue
    const account = await readAsLandlord<RentAccount>(life, landlord, `contract/${contract.id}/rent-account`)
    if (!account) continue
    checkPayments(life, landlord, contract, rows, account)
    checkStates(life, contract, account)
    if (account.owed > 0) owing.set(contract.id, account.owed)
  }
  const arrears = await readAsLandlord<{ contractId: number; owed: number }[]>(life, landlord, 'rent/arrears')
  if (arrears === null) return
  for (const { contractId, owed } of arrears)
    if (owing.get(contractId) !== owed)
      recordViolation(
        life,
        'arrears are what is owed',
        `contract ${contractId}: ${owed} and ${owing.get(contractId) ?? 0}`,
      )
}

const oneOf = (id: number, { date, sum }: { readonly date: string; readonly sum: number }) => `${id} ${date} ${sum}`
const inOrder = (all: readonly string[]): string => all.toSorted().join(', ')

/**
 * Each row of the bank and each entry by hand must be one payment. The same money must not be
 * counted as both.
 */
function checkPayments(
  life: Life,
  { bank }: Landlord,
  contract: ContractModel,
  rows: readonly BankRow[],
  account: RentAccount,
) {
  const payments = account.payments.map((one) => Object.assign(one, { sum: ore(one.sum) }))
  const matched = rows.filter(({ match }) => match?.rent?.contractId === contract.id)
  const linked = new Set(matched.flatMap(({ match }) => match?.paymentId ?? []))
  const say = (promise: string, are: string, ought: string) => {
    if (are !== ought) recordViolation(life, promise, `contract ${contract.id}: ${are} instead of ${ought}`)
  }
  const fromBank = payments.flatMap((one) =>
    one.transactionId === null ? [] : linked.has(one.id) ? `${one.transactionId}` : oneOf(one.transactionId, one),
  )
  const asRows = matched.map((row) => (row.match!.paymentId === undefined ? oneOf(row.id, row) : `${row.id}`))
  say('a row of the bank counts once', inOrder(fromBank), inOrder(asRows))
  if (contract.isPaymentUnsure) return
  const byHand = payments.filter(({ id, transactionId }) => transactionId === null || linked.has(id))
  const written = contract.payments.map((one) => oneOf(one.id, one))
  say('what was written down stays', inOrder(byHand.map((one) => oneOf(one.id, one))), inOrder(written))
  const there = countEach(bank.movements.map(keyOf))
  const free = contract.payments.filter(({ id }) => !linked.has(id)).map(({ key }) => key)
  for (const [key, count] of countEach([...free, ...matched.filter(({ text }) => text !== '').map(keyOf)]))
    if (count > (there.get(key) ?? 0)) say('the same money counts once', `${key} ${count} times`, 'once')
}

/** The rent of a month that is owed by now, the unpaid part of it, and the day since when. Amounts in øre. */
function owedOf({ due_on, later, rises = later ? [later] : [], ...each }: RentAccount['months'][number]) {
  const [sum, paid] = [ore(each.sum), ore(each.paid)]
  const rise = rises.reduce((total, one) => total + ore(one.sum), 0)
  const parts = [{ sum: sum - rise, due_on }, ...rises.map((one) => ({ sum: ore(one.sum), due_on: one.due_on }))]
  let [upTo, since] = [0, due_on]
  for (const part of parts) {
    if (upTo <= paid) since = part.due_on
    upTo += part.sum
  }
  const due = parts.filter((part) => part.due_on <= today()).reduce((total, part) => total + part.sum, 0)
  return { due, unpaid: Math.max(0, due - paid), since }
}

/** A month is due on the day that follows from the lease, and late only after that day. */
function monthFault({ month, due_on, state, ...each }: RentAccount['months'][number], { terms }: ContractModel) {
  const [sum, paid] = [ore(each.sum), ore(each.paid)]
  const unpaid = due_on > today() ? 'future' : due_on === today() ? 'due' : 'late'
  const right = paid >= sum ? 'paid' : paid > 0 ? 'part' : unpaid
  if (due_on === rentDueDay(month, terms) && paid <= sum && state === right) return null
  return `${month} is ${state} with ${paid} of ${sum}, due ${due_on}, and ought to be ${right}, due ${rentDueDay(month, terms)}`
}

/** A rent account must be consistent, and nothing may be late before it is due. */
function checkStates(life: Life, contract: ContractModel, { months, payments, ...account }: RentAccount): void {
  const say = (seen: string) => recordViolation(life, 'a rent account says what is', `contract ${contract.id}: ${seen}`)
  for (const month of months) {
    const fault = monthFault(month, contract)
    if (fault !== null) say(fault)
  }
  const owing = months.map(owedOf).filter(({ unpaid }) => unpaid > 0)
  const [since = null] = owing.map((each) => each.since).toSorted()
  const paid = payments.reduce((sum, one) => sum + one.sum, 0)
  const due = months.reduce((sum, month) => sum + owedOf(month).due, 0)
  const owed = owing.reduce((sum, { unpaid }) => sum + unpaid, 0)
  const says = `balance ${ore(account.balance)} owed ${ore(account.owed)} since ${account.late_since}`
  const is = `balance ${paid - due} owed ${owed} since ${since}`
  if (says !== is) say(`${says}, and ought to be ${is}`)
}

/**
 * The rise of a month that was agreed after the month was due. If the lease ended during the month, the rise is reduced
 * like the rent.
 */
function riseOf({ differences }: ContractModel, month: string, rent: number): number {
  const rises = differences.flatMap((each) => each.rises.get(month) ?? [])
  const whole = Math.max(rent, ...rises.map(({ sum }) => sum))
  const part = (sum: number) => Math.round((sum * rent) / whole)
  return rises.reduce((all, { before, sum }) => all + Math.min(part(sum - before), rent - part(before)), 0)
}

/** The rent account must show each due month, with its rise. */
function checkMonths(life: Life, contract: ContractModel, { follows_from, months }: RentAccount): void {
  const there = new Map(months.map((each) => [each.month, each]))
  for (const [month, rent] of rentsDueBy(contract, today())) {
    const isOwn = contract.ownSums.has(month) || contract.touched.has(month)
    if (follows_from === null || month < follows_from || isOwn || rent === 0) continue
    const found = there.get(month)
    const rise = riseOf(contract, month, rent)
    const [says, ought] = [
      `${ore(found?.sum ?? 0)} with ${ore(found?.later?.sum ?? 0)} later`,
      `${rent} with ${rise} later`,
    ]
    if (says !== ought)
      recordViolation(
        life,
        'rent that is due stands in the account',
        `contract ${contract.id}: ${month} is ${says} instead of ${ought}`,
      )
  }
}

/** Makes the same checks when no provider fails. The rent of each due month must be in the account. */
export async function checkRentAccounts(life: Life, landlord: Landlord): Promise<void> {
  await checkBank(life, landlord)
  for (const contract of landlord.contracts) {
    const isKnown = contract.seen?.blocked_by === '' && !contract.isIncomeTouched
    if (!isKnown || !isAgreed(contract) || contract.isDeleted || isHidden(landlord, contract)) continue
    const account = await readAsLandlord<RentAccount>(life, landlord, `contract/${contract.id}/rent-account`)
    if (account) checkMonths(life, contract, account)
  }
}
