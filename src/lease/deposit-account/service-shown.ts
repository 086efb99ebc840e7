import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { storedMessages } from '../contract/service-messages'
import type { ContractParts } from '../contract/service-shown'

/** The encrypted column of a deposit account. */
export const encryptedDeposit = encryptedRecord('deposit', ['account_number'])

/** The keys of the messages about an account as it is now (service-mail.ts): one about an earlier amount is out of date. */
const messageKeys = sql<string>`
  select concat_ws('-', 'deposit', deposit.id, told.what, reader.who, goes.by)
  from unnest(array['opened', 'part-' || deposit.funds, 'full', 'over-' || deposit.funds, 'released', 'closed', 'late',
    'declined-' || deposit.attempt,
    'split-' || concat_ws('-', deposit.attempt, deposit.tenant_sum, deposit.landlord_sum)]) as told (what)
  cross join unnest(array['tenant', 'landlord']) as reader (who)
  cross join unnest(array[null, 'sms']) as goes (by)`

/** What a contract tells of its deposit account. */
export const depositParts = (encryption: Pick<Encryption, 'decrypt'>): Pick<ContractParts, 'deposit' | 'numberOf'> => ({
  deposit: (contract) =>
    jsonObjectFrom(
      contract
        .selectFrom('deposit')
        .select([
          'deposit.id',
          'deposit.state',
          'deposit.fee_url',
          'deposit.fee_paid_at',
          'deposit.provider_id',
          'deposit.account_number',
          'deposit.opened_at',
          'deposit.funds',
          'deposit.released_category',
          'deposit.release_asked_at',
          'deposit.tenant_sum',
          'deposit.landlord_sum',
          'deposit.noticed_on',
          'deposit.error_at',
          'deposit.error_message',
        ])
        .select((of) => storedMessages(of, messageKeys).as('messages'))
        .whereRef('deposit.account_id', '=', 'contract.account_id')
        .whereRef('deposit.contract_id', '=', 'contract.id')
        .orderBy('deposit.id', 'desc')
        .limit(1),
    ),
  numberOf: (deposit) => encryptedDeposit.open(deposit, encryption).values.account_number,
})
