import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { osloDay } from '../../base/kit/day'
import { registerCalls } from '../../landlord/registration/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'
import { noProviders, type ProviderSettings } from '../server/providers'
import { demoCaller } from './caller'
import { eraseDemo } from './erase'
import { recordBank } from './fill-bank'
import { recordContracts } from './fill-contracts'
import { recordExpenses } from './fill-expenses'
import { recordIncomes } from './fill-income'
import { recordContents } from './fill-items'
import { demoEmail, demoHouses, demoProfile } from './landlord'
import { sessionCalls } from '../../landlord/session/calls'

/**
 * The demo's landlord is a made-up person, whom a profile takes where ID-porten is one that has them (its address leads
 * nowhere: nothing is asked while the demo is written).
 */
export const demoProviders: ProviderSettings = {
  ...noProviders,
  idporten: { issuer: 'http://127.0.0.1:1', clientId: 'demo', clientSecret: 'demo' },
}

export interface DemoDeps {
  readonly app: FastifyInstance
  readonly db: Db
  readonly clock: Clock
  readonly password: string
  readonly print: (message: string) => void
}

/**
 * Fills the demo account: starts over, registers, writes profile and houses, then each kind of voucher in turn. What it
 * writes follows from the day alone. Throws when the app refuses anything.
 */
export async function fillDemo({ app, db, clock, password, print }: DemoDeps) {
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
  // Two years hold more vouchers than the free plan.
  await db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', user.id).execute()

  const filling = { caller, db, account: user.id, houses, today, print }
  const expenses = await recordExpenses(filling)
  const leases = await recordContracts(filling)
  const incomes = await recordIncomes(filling)
  const items = await recordContents(filling)
  const payments = await recordBank(filling)
  await caller.call(sessionCalls.logout, {})
  return { account: user.id, houses, expenses, leases, incomes, items, payments }
}
