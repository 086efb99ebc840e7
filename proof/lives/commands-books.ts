import { addDays, type Day } from '../../src/base/kit/day'
import type { Chance } from './chance'
import { outcomeText, pickLandlord, type Commands } from './commands'
import { today, recordViolation, type Landlord, type Life } from './life'
import type { BooksModel } from './model-books'
import { callAsLandlord, callAndRetry, readAsLandlord, type LandlordCall } from './landlord-call'

const freeVouchers = 21
const trialDays = 30

interface Plan {
  readonly subscriptionActive: boolean
  readonly free: { readonly used: number }
  readonly firstBilagDate: string | null
}

const daysSince = (from: string): number => Math.round((Date.parse(today()) - Date.parse(from)) / 86_400_000)

/** True if the plan allows a voucher, computed without the product: thirty days of trial, and 21 vouchers. */
function isAllowed({ subscriptionActive, free }: Plan, { firstVoucherOn }: BooksModel): boolean {
  if (subscriptionActive) return true
  if (firstVoucherOn !== null && daysSince(firstVoucherOn) >= trialDays) return false
  return free.used < freeVouchers
}

/** Creates something that the plan counts, and checks the plan's answer. */
export async function createCounted<T extends { readonly id: number }>(
  life: Life,
  chance: Chance,
  landlord: Landlord,
  path: string,
  body: object,
  { isCounted = true } = {},
): Promise<LandlordCall<T>> {
  const plan = await callAsLandlord<Plan>(life, landlord, 'GET', 'profile')
  const pressed = await callAndRetry<T>(life, chance, landlord, 'POST', path, body)
  const { books } = landlord
  if (plan.came === 'done') {
    const may = isAllowed(isCounted ? plan.body : { ...plan.body, free: { used: 0 } }, books)
    if (pressed.status === 402 && may)
      recordViolation(life, 'the plan refuses only what it must', `${path}: ${pressed.reason}`)
    if (pressed.came === 'done' && !may)
      recordViolation(life, 'the plan lets nothing through', `${path} on day ${today()}`)
  }
  if (pressed.status === 402) books.wasBlocked = true
  if (pressed.came === 'done') books.firstVoucherOn ??= today()
  if (pressed.came === 'killed')
    books.firstVoucherOn ??= (await readAsLandlord<Plan>(life, landlord, 'profile'))?.firstBilagDate ?? null
  return pressed
}

/** A day of the last months, sometimes of the next weeks. */
const someDay = (chance: Chance): Day => addDays(today(), chance.is(0.15) ? chance.below(40) : -chance.below(150))
export const kroner = (chance: Chance, most: number): number => (100 + chance.below(most * 100)) / 100

const houseOf = (landlord: Landlord, chance: Chance) =>
  chance.pick(landlord.houses.filter(({ deletedAt }) => deletedAt === null))

const costTypes = ['maintenance', 'other_costs', 'attachment_fee', 'municipal_taxes', 'paid_salary'] as const

const expense = (landlord: Landlord, chance: Chance) => expenseForm(landlord, chance)
export const expenseForm = (landlord: Landlord, chance: Chance, more: object = {}) => ({
  houseId: houseOf(landlord, chance).id,
  supplierId: chance.pick(landlord.suppliers),
  cost_type: chance.pick(costTypes),
  description: `${landlord.mark} ${chance.code(2)}`,
  repeat: 'never',
  sum: kroner(chance, chance.is(0.1) ? 90_000 : 6000),
  date: someDay(chance),
  franchise: chance.is(0.7) ? 100 : chance.below(101),
  documents: [],
  ...more,
})

const incomeForm = (landlord: Landlord, chance: Chance, taxed: number) => {
  const start_date = someDay(chance)
  return {
    houseId: houseOf(landlord, chance).id,
    title: landlord.mark,
    tenant_first_name: 'Ine',
    tenant_last_name: `Inntekt${landlord.mark}`,
    tenant_birthday: '1988-08-08',
    start_date,
    end_date: addDays(start_date, chance.below(30)),
    sum: kroner(chance, 20_000),
    deposit_sum: 0,
    separatedTaxable: chance.is(taxed),
    documents: [],
  }
}

const itemForm = (landlord: Landlord, chance: Chance) => ({
  houseId: houseOf(landlord, chance).id,
  name: `${landlord.mark} sofa`,
  date: someDay(chance),
  sum: kroner(chance, 60_000),
  lifetime: chance.pick([0, 3, 5]),
  documents: [],
})

/** Creates one voucher of a kind and remembers it. */
const making =
  (
    kind: 'expenses' | 'incomes' | 'items',
    path: string,
    form: (landlord: Landlord, chance: Chance, taxed: number) => object,
  ) =>
  async (life: Life, chance: Chance): Promise<string | null> => {
    const landlord = pickLandlord(life, chance)
    if (!landlord) return null
    landlord.books.hadItems ||= kind === 'items'
    const pressed = await createCounted(life, chance, landlord, path, form(landlord, chance, life.swarm.traits.taxed))
    if (pressed.came === 'done') landlord.books[kind].push(pressed.body.id)
    return outcomeText(pressed)
  }

const trashTypes = { expenses: 'bilag', incomes: 'income-bilag', items: 'depreciation-bilag' } as const
const paths = { expenses: 'bilag', incomes: 'incomebilag', items: 'depreciationbilag' } as const
type Kind = keyof typeof paths

/** A voucher that the landlord has made. */
function someVoucher(life: Life, chance: Chance): { landlord: Landlord; kind: Kind; id: number } | null {
  const landlord = pickLandlord(life, chance)
  const kind = chance.pick(['expenses', 'incomes', 'items'] as const)
  const ids = landlord?.books[kind] ?? []
  return landlord && ids.length > 0 ? { landlord, kind, id: chance.pick(ids) } : null
}

async function trash(life: Life, chance: Chance): Promise<string | null> {
  const found = someVoucher(life, chance)
  if (!found) return null
  const { landlord, kind, id } = found
  const { books } = landlord
  const read = await callAsLandlord<{ houseId: number }>(life, landlord, 'GET', `${paths[kind]}/${id}`)
  if (read.came !== 'done') return outcomeText(read)
  const pressed = await callAndRetry(life, chance, landlord, 'DELETE', `${paths[kind]}/${id}`)
  if (pressed.came === 'done' || pressed.came === 'killed') {
    books[kind].splice(books[kind].indexOf(id), 1)
    books.trashed.push({ type: trashTypes[kind], id, houseId: read.body.houseId })
  }
  return outcomeText(pressed)
}

/** Restores something from the trash folder, or deletes it for good. */
const ofTrash = (forGood: boolean) => async (life: Life, chance: Chance) => {
  const landlord = pickLandlord(life, chance)
  if (!landlord || landlord.books.trashed.length === 0) return null
  const { books } = landlord
  const one = chance.pick(books.trashed)
  const pressed = forGood
    ? await callAndRetry(life, chance, landlord, 'DELETE', `trash/${one.type}/${one.id}`)
    : await callAndRetry(life, chance, landlord, 'PUT', `bilag/${one.id}/restore`, {
        type: one.type,
        houseId: one.houseId,
      })
  if (pressed.came === 'done') {
    books.trashed.splice(books.trashed.indexOf(one), 1)
    if (!forGood) {
      const kind = (Object.keys(trashTypes) as Kind[]).find((each) => trashTypes[each] === one.type)!
      books[kind].push(one.id)
    }
  }
  return outcomeText(pressed)
}

/** Changes a voucher. */
async function edit(life: Life, chance: Chance): Promise<string | null> {
  const found = someVoucher(life, chance)
  if (!found) return null
  const { landlord, kind, id } = found
  const form = { expenses: expense, incomes: incomeForm, items: itemForm }[kind](
    landlord,
    chance,
    life.swarm.traits.taxed,
  )
  return outcomeText(await callAndRetry(life, chance, landlord, 'PUT', `${paths[kind]}/${id}`, form))
}

const personal = (method: 'POST' | 'PUT' | 'DELETE', path: string) => async (life: Life, chance: Chance) => {
  const landlord = pickLandlord(life, chance)
  if (!landlord) return null
  const year = Number(today().slice(0, 4)) - chance.below(2)
  const body = { houseId: houseOf(landlord, chance).id, year }
  landlord.books.hadItems = true
  if (method === 'POST') return outcomeText(await createCounted(life, chance, landlord, path, body))
  return outcomeText(await callAndRetry(life, chance, landlord, method, path, body))
}

/**
 * Records a rent and a cost for each home in the past months, as for landlords who have let for some time. Only for
 * landlords with several homes.
 */
export async function recordPastMonths(life: Life, chance: Chance, landlord: Landlord): Promise<void> {
  if (landlord.houses.length < 2) return
  for (const { id: houseId } of landlord.houses) {
    const date = addDays(today(), -chance.below(150))
    const income = {
      ...incomeForm(landlord, chance, life.swarm.traits.taxed),
      start_date: date,
      end_date: date,
      houseId,
    }
    await createCounted(life, chance, landlord, 'incomebilag', income)
    await createCounted(life, chance, landlord, 'bilag', expenseForm(landlord, chance, { houseId, date }))
  }
}

export const bookCommands: Commands = {
  expense: { weight: 5, run: making('expenses', 'bilag', expense) },
  income: { weight: 5, run: making('incomes', 'incomebilag', incomeForm) },
  item: { weight: 2.5, run: making('items', 'depreciationbilag', itemForm) },
  'edit a voucher': { weight: 2, run: edit },
  'trash a voucher': { weight: 2, run: trash },
  'restore a voucher': { weight: 2, run: ofTrash(false) },
  'delete for good': { weight: 2, run: ofTrash(true) },
  'personal use': { weight: 2, run: personal('POST', 'depreciationbilag/personal/create') },
  'personal use anew': { weight: 1, run: personal('PUT', 'depreciationbilag/personal/update') },
  'personal use removed': { weight: 1, run: personal('DELETE', 'depreciationbilag/personal/delete') },
}
