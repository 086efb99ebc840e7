import type { Fixture, Person } from '../../../proof/fixture'
import { callAs, idParams, leaveOut } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { bankAccountCalls } from '../account/calls'
import { sparebankenFile, uploadBankFile } from '../file/test-bank-files'
import { bankTransactionCalls } from '../transaction/calls'

/** Money out of the sum that a voucher of these requests has; its id. */
async function moneyOut(fixture: Fixture, person: Person): Promise<number> {
  const account = await callAs(fixture, person, bankAccountCalls.create, {
    body: { name: person.mark, account_number: null },
  })
  const file = await uploadBankFile(
    fixture.app,
    await fixture.session(person),
    sparebankenFile([['02.11.2026', '-7,00', `${person.mark} ${account.id}`]]),
  )
  await callAs(fixture, person, bankTransactionCalls.importFile, {
    ...idParams(file.id),
    body: { bankAccountId: account.id },
  })
  const rows = await callAs(fixture, person, bankTransactionCalls.list, { query: {} })
  return rows.find(({ bankAccountId }) => bankAccountId === account.id)!.id
}

const matching = 'POST bank/transactions/{id}'

export const requests: ModuleRequests = {
  values: {
    // One of the three: vouchers.
    [`${matching}/match body.rent`]: leaveOut,
    [`${matching}/match body.incomeId`]: leaveOut,
    [`${matching}/voucher body.sum`]: () => 7,
  },
  kinds: { bilagIds: 'bilag', incomeId: 'incomebilag' },
  states: {
    [`${matching}/match params.id`]: 'money out',
    [`${matching}/voucher params.id`]: 'money out',
    [`${matching}/ignore params.id`]: 'money out',
    [`${matching}/open params.id`]: 'money out',
    'POST bank/accept body.ids': 'money out',
  },
  prepared: { 'money out': { made: 'supplier', prepare: moneyOut } },
  usesUp: [`${matching}/match`, `${matching}/voucher`],
}
