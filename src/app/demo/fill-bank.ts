import { bankAccountCalls } from '../../bank/account/calls'
import { bankFileCalls } from '../../bank/file/calls'
import { BankFile } from '../../bank/file/model'
import { bankMatchingCalls } from '../../bank/matching/calls'
import { bankTransactionCalls } from '../../bank/transaction/calls'
import { asGiven } from '../../bank/transaction/model'
import { forgiveCall } from '../../base/call/limits'
import { addMonths, dayOf, monthOf, yearOf } from '../../base/kit/day'
import { existingContractCalls } from '../../lease/contract/calls-existing'
import { rentAccountCalls } from '../../lease/rent-account/calls'
import { rentAccountChangeCalls } from '../../lease/rent-account/calls-change'
import { dashboardCalls } from '../../year/dashboard/calls'
import { demoBankAccount, demoBankFile, demoMovements, type DemoPaid, type DemoRent } from './bank-file'
import { demoAddress } from './caller'
import type { Filling } from './fill-expenses'

/** So many months back payments are followed, beside this one. */
const monthsBack = 2
/** So many of the newest bills stand in the bank's file. */
const bills = 5

/** The rents of running contracts in the last months, each contract followed from then on. */
async function followedRents({ caller, today }: Filling): Promise<DemoRent[]> {
  const from = addMonths(dayOf(yearOf(today), monthOf(today), 1), -monthsBack)
  const contracts = await caller.call(existingContractCalls.list, {})
  const rents: DemoRent[] = []
  for (const { id, status, signed_at, tenant_first_name, tenant_last_name } of contracts) {
    if (signed_at === null || status === 'finished') continue
    const params = { id: String(id) }
    await caller.call(rentAccountChangeCalls.update, { params, body: { follows_from: from.slice(0, 7) } })
    const { months } = await caller.call(rentAccountCalls.read, { params })
    for (const { due_on, sum } of months)
      rents.push({ contract: id, payer: `${tenant_first_name} ${tenant_last_name}`, dueOn: due_on, sum })
  }
  return rents
}

/** The newest bills that are booked. */
async function newestBills({ caller, today }: Filling): Promise<DemoPaid[]> {
  const query = { date_from: addMonths(today, -monthsBack), date_to: today }
  const { bilags } = await caller.call(dashboardCalls.allTypes, { query })
  return bilags
    .flatMap(({ date, sum, name }) => (date === null || sum === null || !name ? [] : [{ to: name, date, sum }]))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .slice(0, bills)
}

/**
 * Imports what the bank knows of the last months. What is sure of the months before this one is taken, so that the newest
 * payments are left to look at; returns how many movements there are.
 */
export async function recordBank(filling: Filling): Promise<number> {
  const { caller, db, account, today, print } = filling
  const movements = demoMovements(await followedRents(filling), await newestBills(filling), today)
  const { id: bankAccountId } = await caller.call(bankAccountCalls.create, { body: demoBankAccount })
  const file = BankFile.parse(await caller.uploadTo(bankFileCalls.upload, 'leiekonto.csv', demoBankFile(movements)))
  await forgiveCall(db, bankFileCalls.upload.limits, { ip: demoAddress, subject: String(account) })
  const body = { bankAccountId }
  const { imported } = await caller.call(bankTransactionCalls.importFile, { params: { id: String(file.id) }, body })
  const rows = await caller.call(bankTransactionCalls.list, { query: { state: 'open' } })
  const month = dayOf(yearOf(today), monthOf(today), 1)
  const sure = rows.flatMap(({ id, date, suggestion }) =>
    date < month && suggestion !== null && 'certainty' in suggestion && suggestion.certainty === 'sure'
      ? [{ id, suggestion: asGiven(suggestion) }]
      : [],
  )
  if (sure.length > 0) await caller.call(bankMatchingCalls.accept, { body: { rows: sure } })
  print(`Payments at the bank: ${imported}`)
  return imported
}
