import type { Fixture, Person } from '../../../proof/fixture'
import { constantValue, callAs, idParams } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { addDays, osloDay } from '../../base/kit/day'
import { contractCalls } from './calls'

export const withHandoverList = (fixture: Fixture, person: Person, id: number) =>
  callAs(fixture, person, contractCalls.createChecklist, { ...idParams(id), body: { garage: 1 } })

export const requests: ModuleRequests = {
  values: {
    tenant_phone_code: constantValue('+47'),
    tenant_nationality: constantValue('NO'),
    tenant_country: constantValue('SE'),
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
    co_landlords: ({ person }) => [
      { first_name: 'Eva', last_name: 'Li', birthday: '1970-02-28', email: `${person.mark}@husbok.test` },
    ],
    tenant_organisation_number: constantValue('923609016'),
    landlord_organisation_number: constantValue('974760673'),
    // The tenant's part of shared costs.
    'POST contract/{id}/cost-split body.tenant': constantValue(7),
    dwelling_number: constantValue('H0101'),
    meter_point_id: constantValue('707057500051628391'),
    month_sum: constantValue(12_000),
    is_open_deposit_account: constantValue(false),
    guarantee: ({ person }) => ({ kind: 'nav', by: person.mark, sum: 100 }),
    // An account other than the landlord's own.
    deposit_account: constantValue('NO7112345678903'),
    // A proof may set the clock to any day, so the day is counted from today.
    deposit_payment_deadline: ({ fixture }) => addDays(osloDay(fixture.app.now()), 20),
    first_payment_date: constantValue('2026-11-01'),
    // Optional in general, but required when the lease may be terminated.
    month_resignation: constantValue(3),
  },
  states: {
    'GET contract/{id}/generate-checklist-pdf params.id': 'contract with a handover list',
  },
  prepared: {
    'contract with a handover list': { made: 'contract', prepare: withHandoverList },
  },
  noRecord: { meter_point_id: 'a meter point is the grid company’s' },
}
