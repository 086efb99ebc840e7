import { addMonths, type Day } from '../../src/base/kit/day'
import type { Chance } from './chance'
import { outcome, pickContract, type Commands, type Of } from './commands'
import { kroner } from './commands-books'
import { isAgreed, isRunning } from './commands-lease'
import { today, type Life } from './life'
import { pressAgain, readOf } from './press'
import { time } from './time'

/** Another rent from a month on, with the tenant's consent or without. */
async function regulate(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isRunning)
  if (!of) return null
  const [landlord, contract] = of
  const from = addMonths(`${today().slice(0, 7)}-01` as Day, chance.below(4) - 1)
  const before = contract.rents.at(-1)?.sum ?? contract.terms.rent
  const sum = Math.round(before * (chance.is(0.7) ? 1.02 : 1.4))
  const agreed = chance.is(0.6)
  const body = { month_sum: sum / 100, from, ...(agreed && { agreed }) }
  const pressed = await pressAgain(life, chance, landlord, 'POST', `contract/${contract.id}/regulate-rent`, body)
  if (pressed.came === 'done') contract.rents.push({ from, sum })
  if (pressed.came === 'killed') contract.isIncomeTouched = true
  contract.occasions.push(time.ms)
  return outcome(pressed)
}

/** The sum of one booked month is another one. */
async function changeMonth(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isRunning)
  if (!of) return null
  const [landlord, contract] = of
  const months = await incomesOf(life, of)
  if (months.length === 0) return null
  const { id, start_date } = chance.pick(months)
  const sum = kroner(chance, 9000)
  const pressed = await pressAgain(life, chance, landlord, 'PUT', `incomebilag/${id}/update-sum`, { sum })
  if (pressed.came === 'done') contract.ownSums.set(start_date.slice(0, 7), Math.round(sum * 100))
  if (pressed.came === 'killed') contract.touched.add(start_date.slice(0, 7))
  return outcome(pressed)
}

export interface BookedMonth {
  readonly id: number
  readonly contractId: number | null
  readonly start_date: string
  readonly end_date: string
  readonly sum: number
  readonly isTrashed: boolean
}
/** The vouchers of a contract that lie outside of the trash folder. */
async function incomesOf(life: Life, [landlord, contract]: Of): Promise<BookedMonth[]> {
  const { houseId } = contract.terms
  const listed = await readOf<{ incomeBilags: BookedMonth[] }>(
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
  return outcome(await pressAgain(life, chance, landlord, 'POST', `contract/${contract.id}/trash-incomebilags`))
}

export const rentCommands: Commands = {
  'change the rent': { weight: 4, run: regulate },
  'change a month': { weight: 1.5, run: changeMonth },
  'trash rent': { weight: 0.5, run: trashIncome },
}
