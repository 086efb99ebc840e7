import type { Chance } from './chance'
import { outcomeText, pickContract, type Commands, type ContractOfLandlord } from './commands'
import { isAgreed } from './commands-lease'
import { recordViolation, today, type Life } from './life'
import { callAndRetry, callAsLandlord, getAsLandlord, type LandlordCall } from './landlord-call'
import { accountsOf, type ContractModel, type SettlementModel } from './model-contract'
import { time } from './time'

/** A settlement as the product answers it. */
interface ShownSettlement extends SettlementModel {
  readonly items: readonly { readonly sum: number }[]
}

const isSettled = ({ settlements, isErased }: ContractModel): boolean => settlements.length > 0 && !isErased

const factsOf = ({ id, total, deposit, to_landlord, to_tenant, mailed_on, agreed, paid_on }: SettlementModel) => ({
  id,
  total,
  deposit,
  to_landlord,
  to_tenant,
  mailed_on,
  agreed,
  paid_on,
})

/** Compares the list of a contract's settlements with the model. After a call whose effect isn't known, the list says it. */
async function checkSettlements(life: Life, [landlord, contract]: ContractOfLandlord, came: string): Promise<void> {
  life.network.unplan()
  const read = await getAsLandlord<ShownSettlement[]>(life, landlord, `contract/${contract.id}/settlement`)
  contract.isSettlementUnsure ||= came === 'killed'
  if (read.came !== 'done') return
  const listed = read.body.map(factsOf)
  const known = contract.settlements.map(factsOf)
  if (!contract.isSettlementUnsure && JSON.stringify(listed) !== JSON.stringify(known))
    recordViolation(
      life,
      'a settlement stays as it was made, sent and answered',
      `contract ${contract.id}: ${JSON.stringify(listed)}, not ${JSON.stringify(known)}`,
    )
  contract.settlements = listed
  contract.isSettlementUnsure = false
}

const ore = (kroner: number): number => Math.round(kroner * 100)

/** Checks the shares of a settlement, counted apart from the product, in øre. */
function checkShares(life: Life, { id, terms }: ContractModel, made: ShownSettlement, claims: readonly number[]): void {
  const held = terms.opensDeposit ? Math.max(0, ...accountsOf(life.bank.accounts, { id }).map((one) => one.paidIn)) : 0
  const [total, deposit] = [claims.reduce((sum, claim) => sum + ore(claim), 0), ore(made.deposit)]
  const claimed = Math.min(total, deposit)
  const expected = [total, claimed, deposit - claimed]
  const says = [made.total, made.to_landlord, made.to_tenant].map(ore)
  if (deposit <= held && says.join() === expected.join()) return
  recordViolation(
    life,
    'a settlement shares the deposit',
    `contract ${id}: ${says.join()} of ${deposit}, not ${expected.join()} of at most ${held}`,
  )
}

async function makeSettlement(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('POST', 'contract/:id/settlement')) return null
  const of = pickContract(life, chance, (contract) => isAgreed(contract) && !contract.isErased)
  if (!of) return null
  const [landlord, contract] = of
  const items = Array.from({ length: chance.below(4) }, (_one, at) => ({
    kind: chance.pick(['rent', 'power', 'damage', 'cleaning', 'other']),
    text: `Krav ${at + 1}`,
    sum: (1 + chance.below(2_000_000)) / 100,
  }))
  const path = `contract/${contract.id}/settlement`
  const pressed = await callAndRetry<ShownSettlement>(life, chance, landlord, 'POST', path, { items })
  if (pressed.came === 'done') {
    checkShares(
      life,
      contract,
      pressed.body,
      items.map(({ sum }) => sum),
    )
    contract.settlements.unshift(factsOf(pressed.body))
  }
  await checkSettlements(life, of, pressed.came)
  return outcomeText(pressed)
}

/** The bank asks and pays by itself where it has the money. Everything else the landlord sends and records. */
function checkRefusal(life: Life, { id, terms }: ContractModel, newest: SettlementModel, pressed: LandlordCall): void {
  const isForBank = terms.opensDeposit && newest.deposit > 0
  if (pressed.came === 'killed' || pressed.came === 'failed') return
  if (isForBank !== (pressed.reason === 'settledByBank') || (!isForBank && pressed.came !== 'done'))
    recordViolation(life, 'who carries out a settlement', `contract ${id}: ${outcomeText(pressed)}`)
}

async function sendSettlement(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isSettled)
  const newest = of?.[1].settlements[0]
  if (!of || !newest) return null
  const [landlord, contract] = of
  const path = `contract/${contract.id}/settlement/${newest.id}/send`
  // Each settlement has an e-mail of its own, and the mails of two are equal but for what is attached.
  if (newest.mailed_on === null) contract.occasions.push(time.ms)
  const pressed = await callAndRetry<ShownSettlement>(life, chance, landlord, 'POST', path)
  checkRefusal(life, contract, newest, pressed)
  if (pressed.came === 'done') contract.settlements[0] = { ...newest, mailed_on: newest.mailed_on ?? today() }
  await checkSettlements(life, of, pressed.came)
  return outcomeText(pressed)
}

async function recordOutcome(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isSettled)
  const newest = of?.[1].settlements[0]
  if (!of || !newest) return null
  const [landlord, contract] = of
  const agreed = chance.pick([true, false, null])
  const paid_on = newest.deposit > 0 && chance.is(0.5) ? today() : null
  const body = { agreed, answered_on: agreed === null ? null : today(), paid_on }
  const path = `contract/${contract.id}/settlement/${newest.id}`
  const pressed = await callAndRetry<ShownSettlement>(life, chance, landlord, 'PUT', path, body)
  checkRefusal(life, contract, newest, pressed)
  if (pressed.came === 'done') contract.settlements[0] = { ...newest, agreed, paid_on }
  await checkSettlements(life, of, pressed.came)
  return outcomeText(pressed)
}

/** Draws the dispute bundle, which stores nothing. */
async function drawDispute(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('GET', 'contract/:id/dispute')) return null
  const of = pickContract(life, chance, (contract) => isAgreed(contract) && !contract.isErased)
  if (!of || !isAgreed(of[1]) || of[1].isErased) return null
  const [landlord, contract] = of
  const drawn = await callAsLandlord<string>(life, landlord, 'GET', `contract/${contract.id}/dispute`)
  if (drawn.came === 'refused' || (drawn.came === 'done' && !drawn.body.startsWith('%PDF')))
    recordViolation(life, 'a signed lease has its bundle', `contract ${contract.id}: ${outcomeText(drawn)}`)
  return outcomeText(drawn)
}

export const settlementCommands: Commands = {
  'make a settlement': { weight: 2, run: makeSettlement },
  'send a settlement': { weight: 2, run: sendSettlement },
  'record an outcome': { weight: 2, run: recordOutcome },
  'draw a dispute': { weight: 0.7, run: drawDispute },
}
