import { toKroner } from '../../base/kit/money'
import { incomeCalls } from '../../books/income/calls'
import type { Filling } from './fill-expenses'
import { demoIncomes, demoNeighbour } from './incomes'

/** Records income without a contract; returns how many vouchers. */
export async function recordIncomes({ caller, houses, today, print }: Filling): Promise<number> {
  const planned = demoIncomes(today)
  for (const { house, title, start, end, sum, note } of planned) {
    const period = { start_date: start, end_date: end, sum: toKroner(sum), deposit_sum: 0 }
    await caller.call(incomeCalls.create, {
      body: { ...demoNeighbour, ...period, houseId: houses[house]!, title, separatedTaxable: true, other: note },
    })
  }
  print(`Separate income: ${planned.length}`)
  return planned.length
}
