import type { Fixture, Person } from '../../../proof/fixture'
import { callAs, idParams, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'
import { rentAccountChangeCalls } from '../../lease/rent-account/calls-change'
import { signContract } from '../../lease/tenancy/test-requests'
import { bankAccountCalls } from '../account/calls'
import { sparebankenFile, uploadBankFile } from '../file/test-bank-files'
import { bankTransactionCalls } from '../transaction/calls'

let moneyOuts = 0

/**
 * Makes outgoing money in the person's first bank account, with the sum of a voucher in these requests. Returns its id.
 */
async function moneyOut(fixture: Fixture, person: Person): Promise<number> {
  // Earlier requests may have reached the maximum number of accounts.
  const [account] = await callAs(fixture, person, bankAccountCalls.list, {})
  const { id: bankAccountId } =
    account ??
    (await callAs(fixture, person, bankAccountCalls.create, { body: { name: person.mark, account_number: null } }))
  moneyOuts += 1
  const text = `${person.mark} ${moneyOuts}`
  const file = await uploadBankFile(
    fixture.app,
    await fixture.session(person),
    sparebankenFile([['02.11.2026', '-7,00', text]]),
  )
  await callAs(fixture, person, bankTransactionCalls.importFile, { ...idParams(file.id), body: { bankAccountId } })
  const rows = await callAs(fixture, person, bankTransactionCalls.list, { query: {} })
  return rows.find((row) => row.text === text)!.id
}

const matching = 'POST bank/transactions/{id}'

export const requests: ModuleRequests = {
  values: {
    // A match has exactly one of four forms. This request uses vouchers, so the other three are
    // left out.
    [`${matching}/match body.rent`]: noValue,
    [`${matching}/match body.incomeId`]: noValue,
    [`${matching}/match body.paymentId`]: noValue,
    // Outgoing money without a suggestion. The call refuses this row, but succeeds.
    'POST bank/accept body.rows': async ({ fixture, person }) => [
      {
        id: await moneyOut(fixture, person),
        suggestion: { kind: 'bilag', bilagId: 1, certainty: 'likely', because: ['sum'] },
      },
    ],
    [`${matching}/voucher body.sum`]: () => 7,
  },
  kinds: { bilagIds: 'bilag', incomeId: 'incomebilag', paymentId: 'payment written down' },
  states: {
    [`${matching}/match params.id`]: 'money out',
    [`${matching}/voucher params.id`]: 'money out',
    [`${matching}/ignore params.id`]: 'money out',
    [`${matching}/open params.id`]: 'money out',
  },
  prepared: {
    'money out': { made: 'supplier', prepare: moneyOut },
    'payment written down': {
      made: 'contract',
      prepare: async (fixture, person, id) => {
        await signContract(fixture, person, id)
        const body = { date: '2026-11-02', sum: 100 }
        return (await callAs(fixture, person, rentAccountChangeCalls.pay, { ...idParams(id), body })).id
      },
    },
  },
  usesUp: [`${matching}/match`, `${matching}/voucher`],
}
