import { addDays, addMonths, type Day } from '../../src/base/kit/day'
import { seededChance, type Chance } from './chance'
import { contractsWhere, outcomeText, pickContract, pickLandlord, type Commands } from './commands'
import { kroner, createCounted } from './commands-books'
import { checkContractView, readContract } from './check-view'
import { countSeen, today, recordViolation, type Landlord, type Life } from './life'
import { newContract, type ContractModel, type ShownContract, type Terms } from './model-contract'
import { callAndRetry } from './landlord-call'
import { isOpen } from './desk-signing'

let serial = 0
/**
 * Restarts the numbers in the tenants' addresses, which identify a contract. Called for each seed.
 */
export const resetSerial = (): void => void (serial = 0)

/** Extra terms of landlords who follow their rent at the bank: rent before the start, and a guarantee instead of a deposit. */
function agreedBeside({ swarm, seed }: Life, { start_date, rent }: Pick<Terms, 'start_date' | 'rent'>) {
  const chance = seededChance('agreed', seed, serial)
  if (!swarm.isAtBank) return { early: null, guarantee: null }
  const kind = chance.pick(['nav', 'insurance', 'bank', 'person'])
  const sum = Math.round(rent * (1 + chance.below(5))) / 100
  return {
    early: chance.is(0.3) ? addDays(addMonths(start_date as Day, -1), 1 + chance.below(20)) : null,
    guarantee: chance.is(0.3) ? { kind, by: 'Norsk Garanti', sum, until: null } : null,
  }
}

const coTenant = (index: number, name: string) => ({
  first_name: 'Mia',
  last_name: `Medleier${index}`,
  birthday: '1991-02-03',
  phone_code: '+47',
  phone: `4061${String(1000 + index).slice(-4)}`,
  email: `${name}@tenant.test`,
})

/** A lease as a landlord writes it, and the values that follow from it. */
function leaseForm(life: Life, landlord: Landlord, chance: Chance) {
  const { traits } = life.swarm
  serial += 1
  const houseId = chance.pick(landlord.houses.filter(({ deletedAt }) => deletedAt === null)).id
  const start_date = addDays(today(), chance.below(80) - 40)
  const type = chance.is(traits.fixedTerm) ? ('time-bound' as const) : ('running' as const)
  const end_date =
    type === 'time-bound'
      ? addDays(addMonths(start_date, 2 + chance.below(traits.longestTerm)), chance.below(20))
      : null
  const later = chance.is(0.2) ? addMonths(`${start_date.slice(0, 7)}-01` as Day, 1) : start_date
  const month_sum = Math.round(kroner(chance, 20_000) * 100) / 100 + 1000
  const { early, guarantee } = agreedBeside(life, { start_date, rent: Math.round(month_sum * 100) })
  const first_payment_date = early ?? (end_date !== null && later > end_date ? start_date : later)
  const opensDeposit = chance.is(traits.opensDeposit) && guarantee === null
  const deposit = chance.is(0.3) ? Math.round(month_sum * 2.5 * 100) / 100 : Math.round(month_sum) * 3
  const taxable = chance.is(traits.taxed)
  const withFirst = chance.is(0.3)
  const people = 1 + (chance.is(0.35) ? 1 : 0) + (chance.is(0.1) ? 1 : 0)
  const emails = Array.from({ length: people }, (_, index) => `t${serial}-${index}`)
  const form = {
    houseId,
    documents: [],
    tenant_first_name: 'Per',
    tenant_last_name: `Leier${serial}`,
    tenant_birthday: '1990-05-17',
    tenant_phone_code: '+47',
    tenant_phone: `9001${String(1000 + serial).slice(-4)}`,
    tenant_email: `${emails[0]}@tenant.test`,
    tenant_nationality: 'NO',
    tenant_country: 'NO',
    tenant_city: 'Oslo',
    tenant_address: 'Storgata 12',
    tenant_postcode: '0155',
    co_tenants: emails.slice(1).map((name, index) => coTenant(serial * 3 + index, name)),
    type,
    ...(type === 'time-bound' && { end_date, fixed_term_reason: 'Eier skal selv bo der' }),
    start_date,
    first_payment_date,
    days_before_first_payment: withFirst ? 'with_first' : 'free',
    month_sum,
    ...(type === 'running' && { month_resignation: 3 }),
    taxable,
    keys_count: 2,
    comforts: [],
    pets_allowed: false,
    smoking_allowed: false,
    other: landlord.mark,
    ...(life.swarm.isAtBank && { guarantee }),
    ...(opensDeposit && {
      is_open_deposit_account: true,
      deposit_sum: deposit,
      deposit_count_payment_day: 1 + chance.below(45),
    }),
  }
  const terms: Terms = {
    houseId,
    type,
    start_date,
    end_date,
    first_payment_date,
    withFirst,
    rent: Math.round(month_sum * 100),
    taxable,
    opensDeposit,
    deposit: opensDeposit ? Math.round(deposit * 100) : 0,
    guaranteed: guarantee !== null,
  }
  const tenants = emails.map((name, index) => ({
    name: index === 0 ? `Per Leier${serial}` : `Mia Medleier${serial * 3 + index - 1}`,
    email: `${name}@tenant.test`,
  }))
  return { form, terms, tenants }
}

export async function draft(life: Life, chance: Chance, whose?: Landlord): Promise<string | null> {
  const landlord = whose ?? pickLandlord(life, chance)
  if (!landlord || landlord.contracts.filter(({ isDeleted }) => !isDeleted).length > 9) return null
  const { form, terms, tenants } = leaseForm(life, landlord, chance)
  const pressed = await createCounted<ShownContract>(life, chance, landlord, 'contract', form, { isCounted: false })
  if (pressed.came === 'done') landlord.contracts.push(newContract(pressed.body.id, terms, tenants))
  if (terms.first_payment_date < terms.start_date) countSeen(life, 'rent ahead of the start')
  if (terms.guaranteed) countSeen(life, 'guarantee')
  return outcomeText(pressed)
}

export const isDraft = ({ seen }: ContractModel) => seen === null || seen.signatureType === null
/** True if everybody has signed the contract, electronically or by hand. */
export const isAgreed = ({ seen }: ContractModel) => seen?.signed_at != null
/** True if the contract's last day has passed. */
const isOver = ({ terms }: ContractModel) => terms.end_date !== null && terms.end_date < today()
export const isRunning = (contract: ContractModel) => isAgreed(contract) && !contract.seen!.isFinished

async function editDraft(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isDraft)
  if (!of) return null
  const [landlord, contract] = of
  const { form, terms } = leaseForm(life, landlord, chance)
  // The same people, so that their messages are recognised.
  const changed = {
    ...form,
    tenant_email: contract.tenants[0]!.email,
    co_tenants: contract.tenants.slice(1).map(({ email }, index) => coTenant(index, email.split('@')[0]!)),
  }
  const pressed = await callAndRetry(life, chance, landlord, 'PUT', `contract/${contract.id}`, changed)
  if (pressed.came === 'killed') await readContract(life, of)
  const isWritten = contract.seen?.start_date === terms.start_date && contract.seen.month_sum * 100 === terms.rent
  if (pressed.came === 'done' || (pressed.came === 'killed' && isWritten)) Object.assign(contract, { terms })
  // Nothing is sent for a deposit account that is no longer wanted. If an account is still wanted, its fee may be paid as
  // before.
  if (contract.terms === terms && !terms.opensDeposit) contract.papers.contract.mayOrder = false
  await checkContractView(life, of)
  return outcomeText(pressed)
}

async function remove(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, isDraft)
  if (!of) return null
  const [landlord, contract] = of
  const pressed = await callAndRetry(life, chance, landlord, 'DELETE', `contract/${contract.id}`)
  if (pressed.came === 'killed') {
    const read = await readContract(life, of)
    contract.isDeleted = read.status === 404
  } else if (pressed.came === 'done') contract.isDeleted = true
  return outcomeText(pressed)
}

async function signByHand(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(
    life,
    chance,
    (contract) => isDraft(contract) && (!contract.terms.opensDeposit || chance.is(life.swarm.traits.byHandWithAccount)),
  )
  if (!of) return null
  const [landlord, contract] = of
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/sign-manual`, {
    documents: [],
  })
  if (pressed.came === 'done') {
    if (contract.terms.opensDeposit)
      recordViolation(life, 'a lease that is signed by hand opens no account here', `contract ${contract.id}`)
    contract.isSignedByHand = true
    contract.papers.contract.mayOrder = false
  }
  await checkContractView(life, of)
  contract.isSignedByHand ||= contract.seen?.signatureType === 'manual'
  return outcomeText(pressed)
}

/** Ends a lease, some days ago or today. A lease whose term is over may also end later than the term. */
async function finish(life: Life, chance: Chance): Promise<string | null> {
  const isStarted = (contract: ContractModel) => isRunning(contract) && contract.terms.start_date < today()
  const over = contractsWhere(life, (contract) => isStarted(contract) && isOver(contract))
  const of = over.length > 0 && chance.is(0.6) ? chance.pick(over) : pickContract(life, chance, isStarted)
  if (!of) return null
  const [landlord, contract] = of
  const deleteIncome = chance.is(0.1)
  const date = chance.is(0.5) ? today() : addDays(today(), -chance.below(20))
  const body = { deleteIncome, ...(chance.is(0.6) && { date }) }
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/finish`, body)
  if (pressed.came === 'done' || pressed.came === 'killed') {
    // A tenant who stays owes rent if the landlord names a day later than the end of the term.
    const known = contract.noticeUntil ?? contract.terms.end_date
    contract.finishedOn = 'date' in body ? date : known !== null && known < today() ? known : today()
    contract.isIncomeTouched ||= deleteIncome || pressed.came === 'killed'
  }
  await checkContractView(life, of)
  // A day ahead may have been named before.
  if (contract.seen && !contract.seen.isFinished) contract.finishedOn = contract.seen.finished_on ?? null
  const { end_date } = contract.terms
  const isLater = end_date !== null && contract.finishedOn !== null && contract.finishedOn > end_date
  return `${outcomeText(pressed)}${isLater ? ' after its term' : ''}`
}

/** Continues a lease after its fixed term as an open-ended lease. */
async function goOn(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('POST', 'contract/:id/go-on')) return null
  const of = pickContract(life, chance, (contract) => isRunning(contract) && isOver(contract))
  if (!of) return null
  const [landlord, contract] = of
  const from = addDays((contract.terms.end_date ?? today()) as Day, 1)
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/go-on`, { from })
  if (pressed.came === 'done')
    Object.assign(contract, { terms: { ...contract.terms, type: 'running', end_date: null } })
  if (pressed.came === 'killed') contract.isIncomeTouched = true
  await checkContractView(life, of)
  return outcomeText(pressed)
}

async function eraseTenant(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('POST', 'contract/:id/erase-tenant')) return null
  const of = pickContract(life, chance, (contract) => contract.seen?.isFinished === true && !contract.isErased)
  if (!of) return null
  const [landlord, contract] = of
  const body = chance.is(0.7) ? { confirm: true } : {}
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/erase-tenant`, body)
  contract.isErased ||= pressed.came === 'done'
  await checkContractView(life, of)
  return outcomeText(pressed)
}

async function writeChecklist(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, (contract) => !contract.hasChecklist)
  if (!of) return null
  const [landlord, contract] = of
  const body = {
    options: ['number_of_keys', 'condition'],
    stalls_count: 0,
    garage: 0,
    parking_space: 0,
    fire_extinguisher_count: 1,
    number_keys: 2,
  }
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/create-check-list`, body)
  contract.hasChecklist ||= pressed.came === 'done'
  const wasOpen = life.signing.documents.some(
    (each) => each.contract === contract.id && each.paper === 'checklist' && isOpen(each),
  )
  if (pressed.came === 'done' && wasOpen) return `${outcomeText(pressed)} while it is being signed`
  return outcomeText(pressed)
}

export const leaseCommands: Commands = {
  'write a lease': { weight: 8, run: (life, chance) => draft(life, chance) },
  'edit a lease': { weight: 1.5, run: editDraft },
  'delete a lease': { weight: 1, run: remove },
  'sign by hand': { weight: 3, run: signByHand },
  'finish a lease': { weight: 4, run: finish },
  'go on': { weight: 3, run: goOn },
  'erase a tenant': { weight: 1, run: eraseTenant },
  'write a handover list': { weight: 2.5, run: writeChecklist },
}
