import type { FastifyInstance } from 'fastify'
import type { Db } from '../../base/db/pool'
import { addDays, addMonths, day, dayOf, osloDay, yearOf, type Day } from '../../base/kit/day'
import { ore, toKroner } from '../../base/kit/money'
import { depreciationCalls } from '../../books/depreciation/calls'
import { incomeCalls } from '../../books/income/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'
import { registerCalls } from '../../landlord/registration/calls'
import { sessionCalls } from '../../landlord/credentials/calls-session'
import { noProviders, type ProviderSettings } from '../server/providers'
import { eraseDemo } from './erase'
import type { DemoClock } from './clock'
import type { DemoCost } from './cost'
import { recordBank } from './fill-bank'
import { recordContracts } from './fill-contracts'
import { attachReceipt, demoCaller, recordExpenses, type FillContext } from './fill-expenses'
import { toDemoExpense, type DemoExpense } from './expense-of'
import { demoEmail, demoHouses, demoProfile } from './landlord'

export interface DemoItem {
  readonly paper: DemoExpense
  /** The lifetime in years. 0 means less than three. */
  readonly lifetime: number
}

interface Thing extends Omit<DemoCost, 'type'> {
  readonly lifetime: number
  readonly on: (lastYear: number) => Day
}

/** Household items. One is above the price limit. Two are below it: one that wears out soon, and one that lasts. */
const things: readonly Thing[] = [
  {
    what: 'Støvsuger og kjøkkenutstyr',
    lifetime: 0,
    on: (last) => day(`${last}-03-15`),
    from: 'appliances',
    kroner: 3290,
    paper: 'receipt',
    items: ['Støvsuger', 'Kasserollesett', 'Stekepanne'],
  },
  {
    what: 'Sofa og spisegruppe',
    lifetime: 5,
    on: (last) => day(`${last}-08-02`),
    from: 'furniture',
    kroner: 24_900,
    spread: 0,
    paper: 'invoice',
    items: ['Sofa, tre seter', 'Spisebord', 'Stol, 6 stk.'],
  },
  {
    what: 'Oppvaskmaskin',
    lifetime: 3,
    on: (last) => day(`${last + 1}-02-14`),
    from: 'appliances',
    kroner: 7890,
    spread: 0,
    paper: 'invoice',
    items: ['Oppvaskmaskin 60 cm', 'Levering og montering'],
  },
]

export const demoItems = (today: Day): DemoItem[] =>
  things
    .map(({ lifetime, on, ...cost }) => ({
      lifetime,
      paper: toDemoExpense(0, { ...cost, type: 'other_costs' }, on(yearOf(today) - 1)),
    }))
    .filter(({ paper }) => paper.date <= today)

/**
 * The house and year of personal use. Household items and personal use exclude each other, so this house has no items.
 */
export const demoPersonalUse = (today: Day) => ({ house: 1, year: yearOf(today) - 1 }) as const

/**
 * Records household items and personal use. Contracts must exist by now, because personal use is calculated from their
 * rent.
 */
async function recordContents(context: FillContext): Promise<number> {
  const { caller, houses, today, print } = context
  const planned = demoItems(today)
  for (const { paper, lifetime } of planned) {
    const receipt = await attachReceipt(context, paper)
    const { description: name, date, sum, house } = paper
    const documents = receipt === null ? [] : [receipt]
    await caller.call(depreciationCalls.create, {
      body: { houseId: houses[house]!, name, date, sum: toKroner(sum), lifetime, documents },
    })
  }
  const { house, year } = demoPersonalUse(today)
  await caller.call(depreciationCalls.createPersonal, {
    body: { houseId: houses[house]!, year, conditions: true },
  })
  print(`Furniture and home contents: ${planned.length}, and personal use of ${year}`)
  return planned.length
}

/** A neighbour who rents a parking place. The name and birth date belong to nobody. */
const demoNeighbour = {
  tenant_first_name: 'Arvid',
  tenant_last_name: 'Tangerud',
  tenant_birthday: day('1957-03-30'),
  tenant_email: 'arvid.tangerud@husbok.example',
  tenant_phone: '',
} as const

/** The quarters in which the parking place is let, counted from January of last year. */
const parking = { house: 0, sum: ore(195_000), quarters: [2, 3, 4, 5, 6, 7] } as const

export const demoIncomes = (today: Day) =>
  parking.quarters.flatMap((quarter) => {
    const start = addMonths(dayOf(yearOf(today) - 1, 1, 1), quarter * 3)
    if (start > today) return []
    const title = `Parkeringsplass ${(quarter % 4) + 1}. kvartal ${yearOf(start)}`
    return [
      {
        house: parking.house,
        title,
        start,
        end: addDays(addMonths(start, 3), -1),
        sum: parking.sum,
        note: 'Plass 14 i garasjen, leid ut til nabo i sameiet.',
      },
    ]
  })

async function recordIncomes({ caller, houses, today, print }: FillContext): Promise<number> {
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

/**
 * The providers of the demo. A profile accepts made-up persons only when a test version of ID-porten is configured. No
 * request is sent to its address.
 */
export const demoProviders: ProviderSettings = {
  ...noProviders,
  idporten: { issuer: 'http://127.0.0.1:1', clientId: 'demo', clientSecret: 'demo' },
}

export interface DemoDeps {
  readonly app: FastifyInstance
  readonly db: Db
  readonly clock: DemoClock
  readonly encryption: FillContext['encryption']
  readonly password: string
  readonly print: (message: string) => void
}

/** Fills the demo account. The content depends only on the day. Throws when the app refuses anything. */
export async function fillDemo({ app, db, clock, encryption, password, print }: DemoDeps) {
  const today = osloDay(clock.now())
  if (await eraseDemo(db, clock.now())) print('The demo account of last time is gone; starting over.')
  const caller = demoCaller(app)
  const { accessToken, user } = await caller.call(registerCalls.register, {
    body: { email: demoEmail, password, isAgreePolicy: true },
  })
  caller.logIn(accessToken)
  await caller.call(profileCalls.saveProfile, { body: demoProfile })
  const houses: number[] = []
  for (const house of demoHouses) houses.push((await caller.call(houseCalls.create, { body: house })).id)
  print(`Houses: ${demoHouses.map((house) => house.name).join(', ')}`)
  // Two years have more vouchers than the free plan allows.
  await db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', user.id).execute()

  const context = { caller, db, clock, encryption, account: user.id, houses, today, print }
  const expenses = await recordExpenses(context)
  const leases = await recordContracts(context)
  const incomes = await recordIncomes(context)
  const items = await recordContents(context)
  const payments = await recordBank(context)
  await caller.call(sessionCalls.logout, {})
  return { account: user.id, houses, expenses, leases, incomes, items, payments }
}
