import type { Db } from '../db/pool'
import { osloDay, type Day, type Instant } from '../kit/day'
import type { Municipality } from '../kit/municipalities'
import type { RegisterDifference, PriceMonth } from './model'
import type { Registers } from './port'
import { indexValue, yearAndMonth, newPrices, priceSource } from './rules-prices'
import type { ReadRegister } from './rules-due'
import { knownMunicipalities, knownPrices } from './service-stored'

export interface RenewDeps {
  readonly db: Db
  readonly now: Instant
  readonly registers: Registers
  readonly log: (level: 'info' | 'error', message: string) => void
}

const municipalitySource = 'Statistisk sentralbyrå, KLASS 131'

/** Notes that a register is asked, so that other processes and the next hour don't ask too. */
export async function noteAttempt(db: Db, register: ReadRegister, now: Instant): Promise<void> {
  await db
    .insertInto('register_reading')
    .values({ register, tried_at: now })
    .onConflict((conflict) => conflict.column('register').doUpdateSet({ tried_at: now }))
    .execute()
}

interface Outcome {
  readonly differs?: readonly RegisterDifference[]
  readonly policy_hundredths?: number
  readonly policy_on?: Day
}

async function noteReading(db: Db, register: ReadRegister, now: Instant, { differs = [], ...more }: Outcome) {
  const read = { tried_at: now, read_at: now, differs: JSON.stringify(differs), ...more }
  await db
    .insertInto('register_reading')
    .values({ register, ...read })
    .onConflict((conflict) => conflict.column('register').doUpdateSet(read))
    .execute()
}

/** The months whose known figure the register now gives otherwise. A month that it no longer shows has not changed. */
const changedPrices = (read: readonly PriceMonth[], known: readonly PriceMonth[]): RegisterDifference[] => {
  const before = new Map(known.map(({ month, tenths }) => [month, tenths]))
  return read.flatMap(({ month, tenths }) => {
    const was = before.get(month)
    if (was === undefined || was === tenths) return []
    return [{ key: yearAndMonth(month), before: indexValue(was), after: indexValue(tenths) }]
  })
}

/** The municipalities that have another name or are gone. */
const changedMunicipalities = (read: readonly Municipality[], known: readonly Municipality[]): RegisterDifference[] => {
  const now = new Map(read.map(({ number, name }) => [number, name]))
  return known.flatMap(({ number, name }) => {
    const after = now.get(number) ?? null
    return after === name ? [] : [{ key: number, before: name, after }]
  })
}

/** Adds the months that are new. An old month with another figure changes nothing at all, and the operator learns of it. */
async function renewPrices({ db, now, registers, log }: RenewDeps): Promise<void> {
  const read = await registers.prices.read()
  await db.transaction().execute(async (tx) => {
    const known = await knownPrices(tx)
    const differs = changedPrices(read, known)
    tellDifferences('ssb', differs, log)
    if (differs.length === 0) await storePrices(tx, newPrices(read, known, osloDay(now)), now)
    await noteReading(tx, 'ssb', now, { differs })
  })
}

async function storePrices(db: Db, months: readonly PriceMonth[], now: Instant): Promise<void> {
  if (months.length === 0) return
  await db
    .insertInto('price_index')
    .values(months.map(({ month, tenths }) => ({ month, tenths, source: priceSource, read_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes the policy rate. Nothing is ever calculated with it: it only says that another rate is to be expected. */
async function renewPolicyRate({ db, now, registers }: RenewDeps): Promise<void> {
  const { hundredths, on } = await registers.policyRate.read()
  await noteReading(db, 'norges-bank', now, { policy_hundredths: hundredths, policy_on: on })
}

/** Stores the list at first, and new numbers later. A known one that has changed changes nothing at all. */
async function renewMunicipalities({ db, now, registers, log }: RenewDeps): Promise<void> {
  const read = await registers.municipalities.read(osloDay(now))
  await db.transaction().execute(async (tx) => {
    const differs = changedMunicipalities(read, await knownMunicipalities(tx))
    tellDifferences('klass', differs, log)
    if (differs.length === 0) await storeMunicipalities(tx, read, now)
    await noteReading(tx, 'klass', now, { differs })
  })
}

async function storeMunicipalities(db: Db, read: readonly Municipality[], now: Instant): Promise<void> {
  await db
    .insertInto('municipality')
    .values(read.map((each) => ({ ...each, source: municipalitySource, read_at: now })))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute()
}

function tellDifferences(register: ReadRegister, differs: readonly RegisterDifference[], log: RenewDeps['log']): void {
  if (differs.length === 0) return
  const named = differs.slice(0, 5).map(({ key, before, after }) => `${key}: ${before} -> ${after ?? 'gone'}`)
  const rest = differs.length - named.length
  const more = rest > 0 ? ` and ${rest} more` : ''
  log(
    'error',
    `register ${register} gives other values than those stored; nothing was changed: ${named.join('; ')}${more}`,
  )
}

const renewals: Readonly<Record<ReadRegister, (deps: RenewDeps) => Promise<void>>> = {
  ssb: renewPrices,
  'norges-bank': renewPolicyRate,
  klass: renewMunicipalities,
}

/** Reads a register and stores what is new. Throws ProviderFailure. */
export const renewRegister = (register: ReadRegister, deps: RenewDeps): Promise<void> => renewals[register](deps)

/**
 * Takes over the values that a register gives otherwise, as the operator has decided. Letters that were sent keep their
 * figures. Returns the number of values.
 */
export async function acceptDifferences(db: Db, register: 'ssb' | 'klass', now: Instant): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('register_reading')
      .select('differs')
      .where('register', '=', register)
      .forUpdate()
      .executeTakeFirst()
    const differs = (row?.differs ?? []) as unknown as readonly RegisterDifference[]
    if (register === 'klass') await completeMunicipalities(tx, now)
    for (const difference of differs)
      await (register === 'ssb' ? acceptPrice(tx, difference, now) : acceptMunicipality(tx, difference, now))
    await tx.updateTable('register_reading').set({ differs: '[]' }).where('register', '=', register).execute()
    return differs.length
  })
}

/** Stores the list that came with the program, so that a single change of it can be stored. */
async function completeMunicipalities(db: Db, now: Instant): Promise<void> {
  await storeMunicipalities(db, await knownMunicipalities(db), now)
}

async function acceptPrice(db: Db, { key, after }: RegisterDifference, now: Instant): Promise<void> {
  if (after === null) return
  const month = `${key}-01` as Day
  const value = { tenths: Math.round(Number(after) * 10), source: priceSource, read_at: now }
  await db
    .insertInto('price_index')
    .values({ month, ...value })
    .onConflict((conflict) => conflict.column('month').doUpdateSet(value))
    .execute()
}

async function acceptMunicipality(db: Db, { key, after }: RegisterDifference, now: Instant): Promise<void> {
  await db
    .updateTable('municipality')
    .set(after === null ? { gone_on: osloDay(now) } : { name: after, read_at: now })
    .where('number', '=', key)
    .execute()
}
