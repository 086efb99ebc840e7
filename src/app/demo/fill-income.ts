import { toKroner } from '../../base/kit/money'
import { incomeCalls } from '../../books/income/calls'
import type { Filling } from './fill-expenses'
import { demoIncomes } from './incomes'

/** Records the rent of every month; returns how many vouchers. */
export async function recordIncomes({ caller, houses, today, say }: Filling): Promise<number> {
  const planned = demoIncomes(today)
  for (const { house, tenant, title, start, end, sum, deposit, note } of planned) {
    const body = {
      ...tenant,
      houseId: houses[house]!,
      title,
      start_date: start,
      end_date: end,
      sum: toKroner(sum),
      deposit_sum: toKroner(deposit),
      separatedTaxable: true,
      other: note,
    }
    await caller.call(incomeCalls.create, { body })
  }
  say(`Income vouchers: ${planned.length}`)
  return planned.length
}
