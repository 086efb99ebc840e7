import { constantValue, callAs, idParams, noValue } from '../../../proof/prepared'
import type { Fixture, Person } from '../../../proof/fixture'
import type { ModuleRequests } from '../../../proof/module-requests'
import { bankAccountCalls } from '../account/calls'
import { bankTransactionCalls } from './calls'

/** For each person, the bank account of the newest import. */
const last = new WeakMap<Person, number>()

/**
 * Makes a new bank account for one import. From the 20th account on, deletes the account of the
 * previous import, because a user account can have at most 40.
 */
async function newBankAccount(fixture: Fixture, person: Person): Promise<number> {
  const before = last.get(person)
  const all = await callAs(fixture, person, bankAccountCalls.list, {})
  if (all.length >= 20 && all.some(({ id }) => id === before))
    await callAs(fixture, person, bankAccountCalls.remove, idParams(before!))
  const body = { name: 'Utleie', account_number: null }
  const { id } = await callAs(fixture, person, bankAccountCalls.create, { body })
  last.set(person, id)
  return id
}

export const requests: ModuleRequests = {
  values: {
    'GET bank/transactions query.limit': constantValue('10'),
    'GET bank/transactions query.before': noValue,
    'GET bank/transactions query.from': constantValue('2026-11-01'),
  },
  states: {
    'DELETE bank/imports/{importId} params.importId': 'bank import',
  },
  prepared: {
    'bank import': {
      made: 'bank/files',
      async prepare(fixture, person, file) {
        const id = await newBankAccount(fixture, person)
        const input = { ...idParams(file), body: { bankAccountId: id } }
        return (await callAs(fixture, person, bankTransactionCalls.importFile, input)).importId
      },
    },
    'bank transaction': {
      made: 'bank/files',
      async prepare(fixture, person, file) {
        const body = { name: 'Utleie', account_number: null }
        const { id } = await callAs(fixture, person, bankAccountCalls.create, { body })
        await callAs(fixture, person, bankTransactionCalls.importFile, {
          ...idParams(file),
          body: { bankAccountId: id },
        })
        const [row] = await callAs(fixture, person, bankTransactionCalls.list, { query: { bankAccountId: String(id) } })
        return row!.id
      },
    },
  },
  usesUp: ['POST bank/files/{id}/import'],
}
