import { sql } from 'kysely'
import type { Fixture, Person } from '../../../proof/fixture'
import type { ModuleRequests, PreparedRecord } from '../../../proof/module-requests'
import { constantValue, callAs, idParams, noValue } from '../../../proof/prepared'
import { addDays, osloDay } from '../../base/kit/day'
import { tenancyCalls } from './calls'

export const signContract = (fixture: Fixture, person: Person, id: number) =>
  callAs(fixture, person, tenancyCalls.signManual, { ...idParams(id), body: {} })

/** A contract that was signed by hand. `then` is what happens to it afterwards. */
const signed = (then?: PreparedRecord['prepare']): PreparedRecord => ({
  made: 'contract',
  prepare: async (fixture, person, id) => {
    await signContract(fixture, person, id)
    return await then?.(fixture, person, id)
  },
})

export const requests: ModuleRequests = {
  values: {
    'POST contract/existing body.books_from': constantValue('2026-11-01'),
    'POST contract/existing body.type': constantValue('running'),
    // An open-ended lease has no last day.
    'POST contract/existing body.end_date': noValue,
    'POST contract/existing body.start_date': constantValue('2026-11-01'),
    // A lease goes on from the day after its term.
    'POST contract/{id}/go-on body.from': noValue,
    'POST contract/{id}/notice body.received_on': ({ fixture }) => osloDay(fixture.app.now()),
    // The earliest lawful day.
    'POST contract/{id}/notice body.last_day': noValue,
    // The contract ended only recently, so erasing its tenant must be confirmed.
    confirm: constantValue(true),
  },
  states: {
    'POST contract/{id}/finish params.id': 'signed contract',
    'DELETE contract/{id}/finish params.id': 'finished contract',
    'POST contract/{id}/notice params.id': 'signed contract',
    'DELETE contract/{id}/notice params.id': 'signed contract',
    'POST contract/{id}/go-on params.id': 'contract whose fixed term is over',
    'POST contract/{id}/erase-tenant params.id': 'finished contract',
    'POST contract/{id}/signed-paper params.id': 'signed contract',
    'POST contract/{id}/trash-incomebilags params.id': 'signed contract',
  },
  prepared: {
    'signed contract': signed(),
    'finished contract': signed((fixture, person, id) =>
      callAs(fixture, person, tenancyCalls.finish, { ...idParams(id), body: {} }),
    ),
    'contract whose fixed term is over': signed(async (fixture, _person, id) => {
      await sql`update contract set type = 'time-bound', end_date = ${addDays(osloDay(fixture.app.now()), -5)} where id = ${id}`.execute(
        fixture.app.db,
      )
    }),
    // The income that the signing books for the current month.
    'contract income': signed(async (fixture, person, id) => {
      const { rows } = await sql<{
        id: number
      }>`select id from incomebilag where "contractId" = ${id} and account_id = ${person.id}`.execute(fixture.app.db)
      return rows[0]!.id
    }),
  },
  usesUp: [
    'POST contract/{id}/sign-manual',
    'POST contract/{id}/finish',
    'DELETE contract/{id}/finish',
    'POST contract/{id}/go-on',
    'POST contract/{id}/erase-tenant',
  ],
}
