import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { LinkCodes } from '../contract/rules-signing'
import { outboxMessagesSubquery, type ContractParts } from '../contract/service-shown'

export const signingEncryption = encryptedRecord('signing', ['encrypted_links'])

/** The codes of an order's links. Null when they can't be read. */
export function codesOf(
  signing: { readonly id: number; readonly encrypted_links: string },
  encryption: Pick<Encryption, 'decrypt'>,
): LinkCodes | null {
  const encrypted_links = signingEncryption.read('encrypted_links', signing, encryption)
  return encrypted_links === null ? null : (JSON.parse(encrypted_links) as LinkCodes)
}

/** The keys of all messages about an order (service-messages.ts), and of the reminders only the last one. */
const messageKeys = sql<string>`
  select concat_ws('-', 'signing', signing.id, told.what, signer.role, signer.place, goes.by)
  from signer
  cross join unnest(array['ask', 'turn', 'done', 'withdrawn', 'expired', 'canceled',
    'remind-' || to_char(signing.reminded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')]) as told (what)
  cross join unnest(array['mail', 'sms']) as goes (by)
  where signer.account_id = signing.account_id and signer.signing_id = signing.id and told.what is not null`

export const signingParts = (encryption: Pick<Encryption, 'decrypt'>): Pick<ContractParts, 'signings' | 'codesOf'> => ({
  signings: (contract) =>
    jsonArrayFrom(
      contract
        .selectFrom('signing')
        .distinctOn('signing.paper')
        .select([
          'signing.id',
          'signing.paper',
          'signing.state',
          'signing.renews',
          'signing.language',
          'signing.encrypted_links',
          'signing.error_at',
          'signing.error_message',
          'signing.sent_at',
          'signing.ends_at',
          'signing.reminded_at',
        ])
        .select((of) =>
          jsonArrayFrom(
            of
              .selectFrom('signer')
              .select([
                'signer.role',
                'signer.place',
                'signer.name',
                'signer.signed_at',
                'signer.signed_name',
                'signer.is_mismatch',
              ])
              .whereRef('signer.account_id', '=', 'signing.account_id')
              .whereRef('signer.signing_id', '=', 'signing.id'),
          ).as('signers'),
        )
        .select((of) => outboxMessagesSubquery(of, messageKeys).as('messages'))
        .whereRef('signing.account_id', '=', 'contract.account_id')
        .whereRef('signing.contract_id', '=', 'contract.id')
        .orderBy('signing.paper')
        .orderBy('signing.id', 'desc'),
    ),
  codesOf: (order) => codesOf(order, encryption),
})
