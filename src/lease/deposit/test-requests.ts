import { sql } from 'kysely'
import type { Fixture } from '../../../proof/fixture'
import { noValue, subscribe } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

/** A lease that agrees on a deposit of 36 000 kr on an account opened here. */
const agree = ({ app }: Fixture, id: number) =>
  sql`update contract set is_open_deposit_account = true, deposit_sum = 3600000, deposit_count_payment_day = 45,
    deposit_account = null, deposit_payment_deadline = null where id = ${id}`.execute(app.db)

/** A lease that agrees on a deposit, with the account: opened and empty, or with all of the money in it. */
async function agreeAt(fixture: Fixture, id: number, state: 'opened' | 'founds'): Promise<void> {
  await agree(fixture, id)
  const isFull = state === 'founds'
  const made = fixture.bank.add(`contract:${id}:rev1`, isFull ? 'PAID' : 'SIGNED', isFull ? 36_000 : 0)
  await sql`insert into deposit (account_id, contract_id, state, external_id, provider_id, funds, created_at, updated_at)
    select account_id, id, ${state}, ${made.asked.externalId}, ${made.id}, ${isFull ? 3_600_000 : 0}, now(), created_at
    from contract where id = ${id}`.execute(fixture.app.db)
}

export const requests: ModuleRequests = {
  // These are only sent for a dispute, or for a split.
  values: {
    noticed_on: noValue,
    amount_tenant: noValue,
    amount_landlord: noValue,
    'POST contract/{id}/releaseDeposit body.settlementId': noValue,
  },
  states: {
    'POST contract/{id}/create-deposit params.id': 'contract with a deposit to be opened',
    'POST contract/{id}/closeDeposit params.id': 'contract with an open deposit account',
    'POST contract/{id}/releaseDeposit params.id': 'contract with a full deposit account',
    'POST contract/{id}/cancel-release params.id': 'contract whose release is not sent',
  },
  prepared: {
    'contract with a deposit to be opened': {
      made: 'contract',
      async prepare(fixture, person, id) {
        await subscribe(fixture, person)
        await agree(fixture, id)
      },
    },
    'contract with an open deposit account': {
      made: 'contract',
      prepare: (fixture, _person, id) => agreeAt(fixture, id, 'opened'),
    },
    'contract with a full deposit account': {
      made: 'contract',
      prepare: (fixture, _person, id) => agreeAt(fixture, id, 'founds'),
    },
    'contract whose release is not sent': {
      made: 'contract',
      prepare: async (fixture, _person, id) => {
        await agreeAt(fixture, id, 'founds')
        await sql`update deposit set state = 'releasing', released_category = 'TENANT', tenant_sum = 3600000, landlord_sum = 0,
          is_unsent = true where contract_id = ${id}`.execute(fixture.app.db)
      },
    },
  },
  usesUp: ['POST contract/{id}/closeDeposit', 'POST contract/{id}/releaseDeposit', 'POST contract/{id}/cancel-release'],
}
