import { sql } from 'kysely'
import type { Fixture, Person } from '../../../proof/fixture'
import { always, callAs, idParams, leaveOut } from '../../../proof/prepared'
import type { ModuleRequests, Prepared } from '../../../proof/module-requests'
import { addDays, osloDay } from '../../base/kit/day'
import { contractCalls } from './calls'

export const signContract = (fixture: Fixture, person: Person, id: number) =>
  callAs(fixture, person, contractCalls.signManual, { ...idParams(id), body: {} })

export const withHandoverList = (fixture: Fixture, person: Person, id: number) =>
  callAs(fixture, person, contractCalls.createChecklist, { ...idParams(id), body: { garage: 1 } })

/** A contract that was signed by hand, and what then happened to it. */
const signed = (then?: Prepared['prepare']): Prepared => ({
  made: 'contract',
  prepare: async (fixture, person, id) => {
    await signContract(fixture, person, id)
    return await then?.(fixture, person, id)
  },
})

export const requests: ModuleRequests = {
  values: {
    tenant_phone_code: always('+47'),
    tenant_nationality: always('NO'),
    tenant_country: always('SE'),
    co_tenants: ({ person }) => [
      {
        first_name: 'Ola',
        last_name: 'Li',
        birthday: '1992-02-29',
        phone_code: '+47',
        phone: '40012345',
        email: `${person.mark}@husbok.test`,
      },
    ],
    // The tenant's part of shared costs.
    'POST contract/{id}/cost-split body.tenant': always(7),
    dwelling_number: always('H0101'),
    meter_point_id: always('707057500051628391'),
    month_sum: always(12_000),
    is_open_deposit_account: always(false),
    deposit_account: always('NO9386011117947'),
    // Told from today, wherever a proof has set the clock.
    deposit_payment_deadline: ({ fixture }) => addDays(osloDay(fixture.app.now()), 20),
    first_payment_date: always('2026-11-01'),
    // Optional by itself, and required where the lease may be terminated.
    month_resignation: always(3),
    // A lease goes on from the day after its term.
    'POST contract/{id}/go-on body.from': leaveOut,
    // The contract whose tenant is erased has only just ended.
    confirm: always(true),
  },
  states: {
    'GET contract/{id}/generate-checklist-pdf params.id': 'contract with a handover list',
    'POST contract/{id}/finish params.id': 'signed contract',
    'POST contract/{id}/go-on params.id': 'contract whose fixed term is over',
    'POST contract/{id}/erase-tenant params.id': 'finished contract',
    'POST contract/{id}/signed-paper params.id': 'signed contract',
    'POST contract/{id}/trash-incomebilags params.id': 'signed contract',
  },
  prepared: {
    'contract with a handover list': { made: 'contract', prepare: withHandoverList },
    'signed contract': signed(),
    'finished contract': signed((fixture, person, id) =>
      callAs(fixture, person, contractCalls.finish, { ...idParams(id), body: {} }),
    ),
    'contract whose fixed term is over': signed(async (fixture, _person, id) => {
      await sql`update contract set type = 'time-bound', end_date = ${addDays(osloDay(fixture.app.now()), -5)} where id = ${id}`.execute(
        fixture.app.db,
      )
    }),
    // What the signature books for the current month.
    'contract income': signed(async (fixture, person, id) => {
      const { rows } = await sql<{
        id: number
      }>`select id from incomebilag where "contractId" = ${id} and account_id = ${person.id}`.execute(fixture.app.db)
      return rows[0]!.id
    }),
  },
  noRecord: { meter_point_id: 'a meter point is the grid company’s' },
  usesUp: [
    'POST contract/{id}/sign-manual',
    'POST contract/{id}/finish',
    'POST contract/{id}/go-on',
    'POST contract/{id}/erase-tenant',
  ],
}
