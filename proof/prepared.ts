import { sql } from 'kysely'
import { hashOf } from '../src/base/call/secret-hash'
import { addDays, osloDay } from '../src/base/kit/day'
import type { CallInput, Row } from '../src/base/kit/endpoint'
import { depreciationCalls } from '../src/books/depreciation/calls'
import { expenseCalls } from '../src/books/expense/calls'
import { incomeCalls } from '../src/books/income/calls'
import { houseCalls } from '../src/landlord/house/calls'
import { contractCalls } from '../src/lease/contract/calls'
import { regulationCalls } from '../src/lease/regulation/calls'
import { signingCalls } from '../src/lease/signing/calls'
import { authorityHouse } from '../src/year/tax-return/test-authority'
import type { Person, Fixture } from './fixture'
import { logInEverywhere } from './known-login'

/** The year of the personal use that a prepared house has. */
export const yearOfUse = 2025

/** The month from which a prepared contract's rent is changed. */
export const changedFrom = '2030-01-01'

interface Prepared {
  /** The path under which the record is made. */
  readonly made: string
  /** Values of its form that must be so. */
  readonly body?: Readonly<Record<string, unknown>>
  /** What is done to it then. A number that comes back is the id of the record that is meant, when it is another one. */
  readonly prepare: (fixture: Fixture, person: Person, id: number) => Promise<unknown>
}

const call = async <R extends Row>(fixture: Fixture, person: Person, row: R, input: CallInput<R>) =>
  await fixture.app.call(row, input, { token: await fixture.session(person) })
const params = (id: number) => ({ params: { id: String(id) } })

const sign = (fixture: Fixture, person: Person, id: number) =>
  call(fixture, person, contractCalls.signManual, { ...params(id), body: {} })

const subscribed = ({ app }: Fixture, { id }: Person) =>
  sql`update account set "subscriptionActive" = true where id = ${id}`.execute(app.db)

/** Rent of the year of the tax return, without which a house has nothing to be sent. */
const rented = (fixture: Fixture, person: Person, houseId: number) =>
  call(fixture, person, incomeCalls.create, {
    body: {
      houseId,
      tenant_first_name: 'Ola',
      tenant_last_name: 'Li',
      tenant_birthday: '1992-02-29',
      start_date: `${yearOfUse}-01-01`,
      end_date: `${yearOfUse}-12-31`,
      sum: 120_000,
      deposit_sum: 0,
    },
  })

/** Sends a contract to be signed with BankID. */
export async function send(fixture: Fixture, person: Person, id: number) {
  await subscribed(fixture, person)
  return await call(fixture, person, signingCalls.sign, params(id))
}

/** A lease that agrees on a deposit of 36 000 kr on an account opened here. */
const depositAgreed = ({ app }: Fixture, id: number) =>
  sql`update contract set is_open_deposit_account = true, deposit_sum = 3600000, deposit_count_payment_day = 45,
    deposit_account = null, deposit_payment_deadline = null where id = ${id}`.execute(app.db)

/** The same with the account: opened and empty, or with all of the money in it. */
async function depositAt(fixture: Fixture, id: number, state: 'opened' | 'founds'): Promise<void> {
  await depositAgreed(fixture, id)
  const isFull = state === 'founds'
  const made = fixture.bank.add(`contract:${id}:rev1`, isFull ? 'PAID' : 'SIGNED', isFull ? 36_000 : 0)
  await sql`insert into deposit (account_id, contract_id, state, external_id, provider_id, funds, created_at, updated_at)
    select account_id, id, ${state}, ${made.asked.externalId}, ${made.id}, ${isFull ? 3_600_000 : 0}, now(), created_at
    from contract where id = ${id}`.execute(fixture.app.db)
}

/** Records that a call wants in a certain state, by the name that proof/kinds.ts gives them. */
export const prepared: Readonly<Record<string, Prepared>> = {
  'trashed bilag': {
    made: 'bilag',
    prepare: (fixture, person, id) => call(fixture, person, expenseCalls.remove, params(id)),
  },
  'repeating bilag': { made: 'bilag', body: { repeat: 'monthly', archived: false }, prepare: async () => undefined },
  'repeating bilag of last month': {
    made: 'bilag',
    body: { repeat: 'monthly', archived: false, date: '2026-10-02' },
    prepare: async () => undefined,
  },
  'stopped bilag': {
    made: 'bilag',
    body: { repeat: 'monthly', archived: false },
    prepare: (fixture, person, id) => call(fixture, person, expenseCalls.stopRepeat, params(id)),
  },
  'bilag whose repeat the plan has stopped': {
    made: 'bilag',
    body: { repeat: 'monthly', archived: false },
    prepare: async (fixture, person, id) => {
      await call(fixture, person, expenseCalls.stopRepeat, params(id))
      await sql`update bilag set stopped_by = 'freeLimit' where id = ${id}`.execute(fixture.app.db)
    },
  },
  'contract with a handover list': {
    made: 'contract',
    prepare: (fixture, person, id) =>
      call(fixture, person, contractCalls.createChecklist, { ...params(id), body: { garage: 1 } }),
  },
  'signed contract': { made: 'contract', prepare: sign },
  'finished contract': {
    made: 'contract',
    prepare: async (fixture, person, id) => {
      await sign(fixture, person, id)
      await call(fixture, person, contractCalls.finish, { ...params(id), body: {} })
    },
  },
  'contract whose fixed term is over': {
    made: 'contract',
    prepare: async (fixture, person, id) => {
      await sign(fixture, person, id)
      await sql`update contract set type = 'time-bound', end_date = ${addDays(osloDay(fixture.app.now()), -5)} where id = ${id}`.execute(
        fixture.app.db,
      )
    },
  },
  'contract with a changed rent': {
    made: 'contract',
    prepare: async (fixture, person, id) => {
      await sign(fixture, person, id)
      await call(fixture, person, regulationCalls.regulate, {
        ...params(id),
        body: { month_sum: 12_500, from: changedFrom },
      })
    },
  },
  'house of a subscriber with its numbers': {
    made: 'house',
    async prepare(fixture, person, id) {
      await subscribed(fixture, person)
      await rented(fixture, person, id)
      await sql`update house set municipality_number = '0301', property_number = 1, holding_number = 2 where id = ${id}`.execute(
        fixture.app.db,
      )
    },
  },
  'contract of a subscriber': { made: 'contract', prepare: subscribed },
  'contract with a handover list of a subscriber': {
    made: 'contract',
    async prepare(fixture, person, id) {
      await subscribed(fixture, person)
      await call(fixture, person, contractCalls.createChecklist, { ...params(id), body: { garage: 1 } })
    },
  },
  'sent contract': { made: 'contract', prepare: send },
  'contract with a deposit to be opened': {
    made: 'contract',
    async prepare(fixture, person, id) {
      await subscribed(fixture, person)
      await depositAgreed(fixture, id)
    },
  },
  'contract with an open deposit account': {
    made: 'contract',
    prepare: (fixture, _person, id) => depositAt(fixture, id, 'opened'),
  },
  'contract with a full deposit account': {
    made: 'contract',
    prepare: (fixture, _person, id) => depositAt(fixture, id, 'founds'),
  },
  'contract whose release is not sent': {
    made: 'contract',
    prepare: async (fixture, _person, id) => {
      await depositAt(fixture, id, 'founds')
      await sql`update deposit set state = 'releasing', released_category = 'TENANT', tenant_sum = 3600000, landlord_sum = 0,
        is_unsent = true where contract_id = ${id}`.execute(fixture.app.db)
    },
  },
  // What the signature books for the current month.
  'contract income': {
    made: 'contract',
    prepare: async (fixture, person, id) => {
      await sign(fixture, person, id)
      const { rows } = await sql<{
        id: number
      }>`select id from incomebilag where "contractId" = ${id} and account_id = ${person.id}`.execute(fixture.app.db)
      return rows[0]!.id
    },
  },
  'house of a taxpayer': {
    made: 'house',
    body: authorityHouse,
    async prepare(fixture, person, id) {
      await subscribed(fixture, person)
      await rented(fixture, person, id)
      await logInEverywhere(fixture, person)
    },
  },
  // Beside the one that makes the call.
  session: {
    made: 'supplier',
    prepare: async (fixture, person) => {
      const tokenHash = hashOf(await fixture.session(person))
      const { rows } = await sql<{ id: number }>`select id from session where "tokenHash" = ${tokenHash}`.execute(
        fixture.app.db,
      )
      return rows[0]!.id
    },
  },
  'deleted house': {
    made: 'house',
    prepare: (fixture, person, id) => call(fixture, person, houseCalls.remove, params(id)),
  },
  'house with personal use': {
    made: 'house',
    prepare: (fixture, person, id) =>
      call(fixture, person, depreciationCalls.createPersonal, { body: { houseId: id, year: yearOfUse } }),
  },
}

/** The house that a voucher lies in. */
export async function houseOfVoucher(fixture: Fixture, id: number): Promise<number> {
  const { rows } = await sql<{ house: number }>`select "houseId" as house from bilag where id = ${id}`.execute(
    fixture.app.db,
  )
  return rows[0]!.house
}
