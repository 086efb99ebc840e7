import { always } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { rentLedgerCalls } from './calls'

const months = [rentLedgerCalls.statement.name, rentLedgerCalls.openStatement.name]

export const requests: ModuleRequests = {
  values: {
    'GET rent/year query.year': always('2026'),
    'GET contract/{id}/rent-statement query.from': always('2026-10'),
    'GET contract/{id}/rent-statement query.to': always('2026-11'),
    'GET contract/{id}/rent-statement/{from}/{to} params.from': always('2026-10'),
    'GET contract/{id}/rent-statement/{from}/{to} params.to': always('2026-11'),
  },
  states: Object.fromEntries(months.map((name) => [`${name} params.id`, 'signed contract'])),
}
