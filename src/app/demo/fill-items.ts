import { toKroner } from '../../base/kit/money'
import { depreciationCalls } from '../../books/depreciation/calls'
import { attach, type Filling } from './fill-expenses'
import { demoItems, demoPersonal } from './items'

/** Records household items with their receipts, then personal use, which is counted of the rent that is booked; returns how many items. */
export async function recordContents(filling: Filling): Promise<number> {
  const { caller, houses, today, print } = filling
  const planned = demoItems(today)
  for (const { paper, lifetime } of planned) {
    const receipt = await attach(filling, paper)
    const { description: name, date, sum, house } = paper
    const documents = receipt === null ? [] : [receipt]
    await caller.call(depreciationCalls.create, {
      body: { houseId: houses[house]!, name, date, sum: toKroner(sum), lifetime, documents },
    })
  }
  const { house, year } = demoPersonal(today)
  await caller.call(depreciationCalls.createPersonal, {
    body: { houseId: houses[house]!, year, conditions: true },
  })
  print(`Furniture and home contents: ${planned.length}, and personal use of ${year}`)
  return planned.length
}
