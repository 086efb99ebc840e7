import { sql, type ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { DB } from '../../base/db/schema'
import { idOfKey, type PaperKey, type SignicatInfo } from '../contract/model-signing'
import { signicatInfo, type LinkCodes } from '../contract/rules-signing'
import { haveAllSigned, orderState } from '../contract/rules-signing-state'
import { undeliveredMessages } from '../contract/rules-undelivered'
import { addressInMessage, orderFacts, outboxMessagesSubquery, type ContractParts } from '../contract/service-shown'

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

/** The last order of each paper of a contract. `single`: of the lease and the handover list. */
const shownOrders = (contract: ExpressionBuilder<DB, 'contract'>, papers: 'single' | 'handover' | 'addendum') =>
  jsonArrayFrom(
    contract
      .selectFrom('signing')
      .distinctOn('signing.paper')
      .select([
        'signing.id',
        sql<PaperKey>`signing.paper`.as('paper'),
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
      .where((is) =>
        papers === 'single'
          ? is('signing.paper', 'in', ['contract', 'checklist'])
          : is('signing.paper', 'like', `${papers}-%`),
      )
      .orderBy('signing.paper')
      .orderBy('signing.id', 'desc'),
  )

export const signingParts = (encryption: Pick<Encryption, 'decrypt'>): Pick<ContractParts, 'signings' | 'codesOf'> => ({
  signings: (contract) => shownOrders(contract, 'single'),
  codesOf: (order) => codesOf(order, encryption),
})

export interface SigningInfoDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  /** The public address. Links to sign start with it. */
  readonly publicUrl: string
}

/** The signing of one paper. Null if it was never sent. Refuses with 409 unreadable. */
export type SigningInfoOf = (id: number) => SignicatInfo | null

/** Reads how the handovers or the addenda of a contract are signed. */
export const signingInfos =
  (
    { encryption, publicUrl }: SigningInfoDeps,
    papers: 'handover' | 'addendum',
    urlOf: (contract: number, id: number) => string,
  ) =>
  async ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, contract: number): Promise<SigningInfoOf> => {
    const row = await db
      .selectFrom('contract')
      .select((of) => shownOrders(of, papers).as('orders'))
      .where('account_id', '=', owner)
      .where('id', '=', contract)
      .executeTakeFirst()
    const orders = new Map((row?.orders ?? []).map((order) => [idOfKey(order.paper), orderFacts(order)]))
    return (id) => {
      const order = orders.get(id)
      if (!order) return null
      return signicatInfo(order, null, {
        base: publicUrl,
        codes: codesOf(order, encryption),
        undelivered: undeliveredMessages(order.messages, haveAllSigned(orderState(order)), (kind, encrypted) =>
          addressInMessage(encryption, kind, encrypted),
        ),
        signedDocumentUrl: urlOf(contract, id),
      })
    }
  }
