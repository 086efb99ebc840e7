import { addDays, type Day } from '../../src/base/kit/day'
import { readContract } from './check-view'
import { outcomeText, pickContract, type Commands, type ContractOfLandlord } from './commands'
import { isRunning } from './commands-lease'
import type { Chance } from './chance'
import { recordViolation, today, type Life } from './life'
import { callAndRetry, type LandlordCall } from './landlord-call'
import type { ContractModel } from './model-contract'

/** The end of the calendar month in which the three months of notice are over, counted apart from the product. */
function earliest(received: string): string {
  const [year, month] = received.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month + 3, 0)).toISOString().slice(0, 10)
}

const isStarted = (contract: ContractModel) => isRunning(contract) && contract.terms.start_date < today()

/** Compares what a contract says of its end with the model. After a call whose effect isn't known, the contract says it. */
async function checkEnd(life: Life, of: ContractOfLandlord, { came }: LandlordCall): Promise<void> {
  const [, contract] = of
  const read = await readContract(life, of)
  if (read.came !== 'done') {
    contract.isIncomeTouched ||= came === 'killed'
    return
  }
  const { finished_on, notice } = read.body
  const says = [finished_on ?? null, notice?.last_day ?? null]
  const model = [contract.finishedOn, contract.noticeUntil]
  if (came !== 'killed' && says.join() !== model.join())
    recordViolation(
      life,
      'a contract says when it ends',
      `contract ${contract.id}: ${says.join()}, not ${model.join()}`,
    )
  Object.assign(contract, { finishedOn: says[0], noticeUntil: says[1] })
}

/** Gives notice of an open-ended lease, with its first lawful day, or with another one if the landlord agrees to it. */
async function giveNotice(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('POST', 'contract/:id/notice')) return null
  const of = pickContract(life, chance, (contract) => isStarted(contract) && contract.terms.end_date === null)
  if (!of) return null
  const [landlord, contract] = of
  const { start_date } = contract.terms
  const by = chance.pick(['tenant', 'landlord'])
  const ago = addDays(today(), -chance.below(40))
  const received_on = ago < start_date ? start_date : ago
  const other = addDays(today(), chance.below(160) - 30)
  const agrees = by === 'tenant' && chance.is(0.5) && other >= start_date
  const body = { by, received_on, ...(agrees && { last_day: other, agreed: true }) }
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/notice`, body)
  if (pressed.came === 'done') contract.noticeUntil = agrees ? other : earliest(received_on)
  await checkEnd(life, of, pressed)
  return outcomeText(pressed)
}

async function takeBackNotice(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, (contract) => isRunning(contract) && contract.noticeUntil !== null)
  if (!of || !life.product.has('DELETE', 'contract/:id/notice')) return null
  const [landlord, contract] = of
  const pressed = await callAndRetry(life, chance, landlord, 'DELETE', `contract/${contract.id}/notice`)
  if (pressed.came === 'done') contract.noticeUntil = null
  await checkEnd(life, of, pressed)
  return outcomeText(pressed)
}

/** Names a day ahead on which the lease ends by itself. */
async function finishAhead(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('DELETE', 'contract/:id/finish')) return null
  const of = pickContract(life, chance, isStarted)
  if (!of) return null
  const [landlord, contract] = of
  const date: Day = addDays(today(), 1 + chance.below(120))
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/finish`, { date })
  if (pressed.came === 'done') contract.finishedOn = date
  await checkEnd(life, of, pressed)
  return outcomeText(pressed)
}

async function takeBackFinish(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('DELETE', 'contract/:id/finish')) return null
  const of = pickContract(life, chance, (contract) => contract.finishedOn !== null && !contract.isErased)
  if (!of) return null
  const [landlord, contract] = of
  const pressed = await callAndRetry(life, chance, landlord, 'DELETE', `contract/${contract.id}/finish`)
  if (pressed.came === 'done') contract.finishedOn = null
  await checkEnd(life, of, pressed)
  return outcomeText(pressed)
}

export const noticeCommands: Commands = {
  'give notice': { weight: 1.5, run: giveNotice },
  'take a notice back': { weight: 1, run: takeBackNotice },
  'finish ahead': { weight: 1, run: finishAhead },
  'take an end back': { weight: 1, run: takeBackFinish },
}
