import { forgiveCall } from '../../base/call/limits'
import type { Db } from '../../base/db/pool'
import { fileCalls } from '../../base/file/calls'
import type { Day } from '../../base/kit/day'
import { toKroner } from '../../base/kit/money'
import { expenseCalls } from '../../books/expense/calls'
import { repeatCalls } from '../../books/repeat/calls'
import { demoAddress, type DemoCaller } from './caller'
import type { DemoExpense } from './expense-of'
import { demoExpenses } from './expenses'
import { receiptOf, type DemoFile } from './receipts'
import { demoSuppliers, type DemoSupplierKey } from './suppliers'

/** What each kind of voucher is recorded with. */
export interface Filling {
  readonly caller: DemoCaller
  readonly db: Db
  readonly account: number
  /** Ids of the demo's houses, in their order. */
  readonly houses: readonly number[]
  readonly today: Day
  readonly print: (message: string) => void
}

/**
 * Records all expense vouchers with their receipts, oldest first; those that repeat bring their series along, one repeat
 * is stopped, one voucher goes to the trash folder. Returns how many were recorded.
 */
export async function recordExpenses(filling: Filling): Promise<{ vouchers: number; receipts: number }> {
  const { caller, houses, today, print } = filling
  const known = new Map<DemoSupplierKey, number>()
  const planned = demoExpenses(today)
  let receipts = 0
  for (const [index, expense] of planned.entries()) {
    const receipt = await attach(filling, expense)
    if (receipt) receipts += 1
    const saved = await caller.call(expenseCalls.create, {
      body: form(expense, houses[expense.house]!, known.get(expense.from), receipt),
    })
    if (saved.supplierId !== null) known.set(expense.from, saved.supplierId)
    const params = { id: String(saved.id) }
    if (expense.fate === 'stop') await caller.call(repeatCalls.stopRepeat, { params })
    if (expense.fate === 'trash') await caller.call(expenseCalls.remove, { params })
    if ((index + 1) % 20 === 0 || index + 1 === planned.length)
      print(`Expense vouchers: ${index + 1} of ${planned.length}`)
  }
  return { vouchers: planned.length, receipts }
}

/** A file uploaded; its url. So many a minute are more than a landlord may send, hence the forgiveness. */
export async function send({ caller, db, account }: Filling, { name, bytes }: DemoFile): Promise<string> {
  const { url } = await caller.upload(name, bytes)
  await forgiveCall(db, fileCalls.upload.limits, { ip: demoAddress, subject: String(account) })
  return url
}

/** The receipt drawn and uploaded; its url. */
export async function attach(filling: Filling, expense: DemoExpense): Promise<string | null> {
  const receipt = await receiptOf(expense)
  return receipt && (await send(filling, receipt))
}

/** The form as a landlord fills it in: a new supplier with name and address the first time, later chosen from the list. */
function form(expense: DemoExpense, houseId: number, supplierId: number | undefined, receipt: string | null) {
  const { name, address, city, postcode } = demoSuppliers[expense.from]
  const all = {
    houseId,
    cost_type: expense.type,
    cost_line: expense.line,
    description: expense.description,
    ...(supplierId === undefined ? { supplierId: 0, name, address, city, postcode } : { supplierId }),
    repeat: expense.repeat,
    sum: toKroner(expense.sum),
    date: expense.date,
    franchise: expense.share,
    documents: receipt === null ? [] : [receipt],
    archived: expense.gaps.length > 0,
  }
  return { ...all, ...Object.fromEntries(expense.gaps.map((field) => [field, null])) }
}
