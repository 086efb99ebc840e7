import { addDays, addMonths, type Day } from '../../src/base/kit/day'
import { seededChance, type Chance } from './chance'
import { outcomeText, pickContract, type Commands, type ContractOfLandlord } from './commands'
import { kroner } from './commands-books'
import { isAgreed, isRunning } from './commands-lease'
import { today, recordViolation, type Life } from './life'
import { rentDueDay } from './model-bank'
import type { ContractModel, Rise } from './model-contract'
import { rentsDueBy } from './payers'
import { callAndRetry, readAsLandlord } from './landlord-call'
import { time } from './time'

/**
 * Chooses the day from which the rise of past months is owed. Landlords who follow their rent at the bank usually name
 * one.
 */
function differenceOf(life: Life, id: number): string | null {
  const chance = seededChance('difference', life.seed, id, time.ms)
  return life.swarm.isAtBank && chance.is(0.75) ? addDays(today(), chance.below(300)) : null
}

/** Changes the rent from a month on, also from a past month, with or without the tenant's consent. */
async function regulate(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isRunning)
  if (!of) return null
  const [landlord, contract] = of
  const months = life.swarm.isAtBank ? chance.below(7) - 4 : chance.below(4) - 1
  const from = addMonths(`${today().slice(0, 7)}-01` as Day, months)
  const before = contract.rents.at(-1)?.sum ?? contract.terms.rent
  const sum = Math.round(before * (chance.is(0.7) ? 1.02 : 1.4))
  const agreed = chance.is(0.6)
  const difference_due_on = differenceOf(life, contract.id)
  const body = {
    month_sum: sum / 100,
    from,
    ...(agreed && { agreed }),
    ...(difference_due_on !== null && { difference_due_on }),
  }
  const [was, risesPast] = [rentsDueBy(contract, today()), rentDueDay(from.slice(0, 7), contract.terms) <= today()]
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/regulate-rent`, body)
  if (pressed.came === 'done') {
    contract.rents.push({ from, sum })
    noteRises(contract, was, difference_due_on)
  }
  if (pressed.came === 'killed') contract.isIncomeTouched = true
  contract.occasions.push(time.ms)
  const isMissed = JSON.stringify(pressed.body ?? '').includes('differenceDueOn')
  if (risesPast ? pressed.came === 'done' && difference_due_on === null : isMissed)
    recordViolation(
      life,
      'a rise for the past says from when it is owed',
      `contract ${contract.id} from ${from}: ${pressed.status}`,
    )
  if (!risesPast) return outcomeText(pressed)
  return `${outcomeText(pressed)}${isMissed ? ' without a day' : ' for the past'}`
}

/** Records the rises of months that were already due. A month whose sum the landlord has set stays. */
function noteRises(contract: ContractModel, was: ReadonlyMap<string, number>, dueOn: string | null): void {
  const rises = new Map<string, Rise>()
  for (const [month, sum] of rentsDueBy(contract, today())) {
    const before = was.get(month) ?? sum
    if (sum > before && !contract.ownSums.has(month)) rises.set(month, { before, sum })
  }
  if (rises.size > 0 && dueOn !== null) contract.differences.push({ rises, dueOn })
}

/** Changes the sum of one booked month. */
async function changeMonth(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isRunning)
  if (!of) return null
  const [landlord, contract] = of
  const months = await incomesOf(life, of)
  if (months.length === 0) return null
  const { id, start_date } = chance.pick(months)
  const sum = kroner(chance, 9000)
  const pressed = await callAndRetry(life, chance, landlord, 'PUT', `incomebilag/${id}/update-sum`, { sum })
  if (pressed.came === 'done') contract.ownSums.set(start_date.slice(0, 7), Math.round(sum * 100))
  if (pressed.came === 'killed') contract.touched.add(start_date.slice(0, 7))
  return outcomeText(pressed)
}

export interface BookedMonth {
  readonly id: number
  readonly contractId: number | null
  readonly start_date: string
  readonly end_date: string
  readonly sum: number
  readonly isTrashed: boolean
}
/** The vouchers of a contract outside of the trash folder. */
async function incomesOf(life: Life, [landlord, contract]: ContractOfLandlord): Promise<BookedMonth[]> {
  const { houseId } = contract.terms
  const listed = await readAsLandlord<{ incomeBilags: BookedMonth[] }>(
    life,
    landlord,
    `bilag/all-types?houseId=${houseId}&date_from=2020-01-01`,
  )
  return listed?.incomeBilags.filter(({ contractId }) => contractId === contract.id) ?? []
}

async function trashIncome(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isAgreed)
  if (!of) return null
  const [landlord, contract] = of
  contract.isIncomeTouched = true
  return outcomeText(await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/trash-incomebilags`))
}

export const rentCommands: Commands = {
  'change the rent': { weight: 4, run: regulate },
  'change a month': { weight: 1.5, run: changeMonth },
  'trash rent': { weight: 0.5, run: trashIncome },
}
