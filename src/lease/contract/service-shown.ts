import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { DB } from '../../base/db/schema'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import { mailEncryptionContext, smsEncryptionContext } from '../../base/outbox/service'
import { runningAttemptMark } from '../../base/outbox/worker-claim'
import type { Contract } from './model'
import type { SinglePaper, UndeliveredMessage } from './model-signing'
import type { DepositFacts } from './rules-deposit-states'
import { signicatInfo, type LinkCodes, type OrderFacts, type StoredMessage } from './rules-signing'
import { haveAllSigned, orderState } from './rules-signing-state'
import { undeliveredMessages } from './rules-undelivered'
import { selectContracts, selectContractsAndHidden, toTerms, type ContractRow } from './service-select'

const isGivenUp = sql`job.done_at is null and job.attempts >= job.max_attempts and job.last_error <> ${runningAttemptMark}`

/** A subquery that reads messages by their keys into one column. */
export const outboxMessagesSubquery = <T extends keyof DB>(of: ExpressionBuilder<DB, T>, keys: RawBuilder<string>) =>
  jsonArrayFrom(
    of
      .selectFrom('job')
      .select([
        sql<number>`job.id`.as('id'),
        sql<string | null>`job.key`.as('key'),
        sql<string>`job.kind`.as('kind'),
        sql<string | null>`case when ${isGivenUp} then job.payload ->> 'encrypted' end`.as('encrypted'),
        sql<string | null>`case when ${isGivenUp} then job.last_error end`.as('error'),
      ])
      .where(sql<boolean>`job.key = any(array(${keys}))`),
  )

/** The receiver's address in an encrypted message. Null when none of the current keys can read it. */
export function addressInMessage(
  encryption: Pick<Encryption, 'decrypt'>,
  kind: UndeliveredMessage['kind'],
  encrypted: string,
): string | null {
  try {
    const text = encryption.decrypt(encrypted, kind === 'sms' ? smsEncryptionContext : mailEncryptionContext)
    return (JSON.parse(text) as { readonly to: string }).to
  } catch {
    return null
  }
}

type Column<T> = (contract: ExpressionBuilder<DB, 'contract'>) => RawBuilder<T>
export type StoredOrder = OrderFacts & { readonly language: Language; readonly messages: readonly StoredMessage[] }
type StoredDeposit = DepositFacts & { readonly id: number; readonly messages: readonly StoredMessage[] }
/** A refund of the opening fee. Without an instant the refund is on its way. */
type StoredRefund = { readonly refunded_at: Instant | null }

/** Columns of the query that reads a contract, and what is encrypted in them. */
export interface ContractParts {
  /** The last order of each paper. */
  readonly signings: Column<readonly StoredOrder[]>
  /** The codes of an order's links. Null when they can't be read. */
  readonly codesOf: (order: OrderFacts) => LinkCodes | null
  /** The last deposit of the contract. */
  readonly deposit: Column<StoredDeposit | null>
  /** The number of the deposit account. Null when there is none, or when it can't be read. */
  readonly numberOf: (deposit: StoredDeposit) => string | null
  readonly feeRefund: Column<StoredRefund | null>
}

export interface ContractWithOrders extends ContractRow {
  readonly signings: readonly StoredOrder[]
  readonly deposit: StoredDeposit | null
  readonly fee_refund: StoredRefund | null
}

interface ShownDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly parts: ContractParts
  /** The public address. Links to sign start with it. */
  readonly publicUrl: string
}

/** An instant in our own format. A JSON aggregate writes it in another one. */
const instantIn = (written: Instant | null): Instant | null => written && addTime(written, 0)

/** An order that was read as JSON, with its instants in our own format. */
export const orderFacts = <O extends OrderFacts>(order: O): O => ({
  ...order,
  error_at: instantIn(order.error_at),
  sent_at: instantIn(order.sent_at),
  ends_at: instantIn(order.ends_at),
  reminded_at: instantIn(order.reminded_at),
})

export const contractReader = ({ encryption, parts, publicUrl }: ShownDeps) => {
  const whole = (contracts: ReturnType<typeof selectContractsAndHidden>) =>
    contracts.select((is) => [
      parts.signings(is).as('signings'),
      parts.deposit(is).as('deposit'),
      parts.feeRefund(is).as('fee_refund'),
    ])
  const select = (ctx: OwnedCtx) => whole(selectContracts(ctx))
  const one = (ctx: OwnedCtx, id: number) => select(ctx).where('contract.id', '=', id)

  function required(row: ContractWithOrders | undefined): ContractWithOrders {
    if (!row) throw new Refusal('notFound')
    return row
  }

  function signingOf(row: ContractWithOrders, paper: SinglePaper) {
    const { id, signings, deposit, tenant_erased_at } = row
    const isSignedByHand = (paper === 'contract' ? row : row.checkList)?.signatureType === 'manual'
    const order = signings.find((each) => each.paper === paper)
    const signing = order && orderFacts(order)
    const account =
      paper === 'contract' && deposit !== null
        ? {
            ...deposit,
            error_at: instantIn(deposit.error_at),
            opened_at: instantIn(deposit.opened_at),
            account_number: parts.numberOf(deposit),
          }
        : null
    const info = signicatInfo(signing ?? null, account, {
      base: publicUrl,
      codes: order ? parts.codesOf(order) : null,
      undelivered: undeliveredMessages(
        [...(order?.messages ?? []), ...(account?.messages ?? [])],
        isSignedByHand || (order !== undefined && haveAllSigned(orderState(order))),
        (kind, encrypted) => addressInMessage(encryption, kind, encrypted),
      ),
      signedDocumentUrl: `/api/contract/${id}/paper/${paper}`,
    })
    // The order is erased with the tenants. The end of the deposit stays.
    return info && tenant_erased_at !== null ? { ...info, state: 'signed' as const } : info
  }

  function shown({ today }: Pick<OwnedCtx, 'today'>, row: ContractWithOrders): Contract {
    const { signings: _signings, deposit, fee_refund, ...contract } = row
    const { checkList, ...terms } = toTerms(contract, today, encryption)
    return {
      ...terms,
      payUrl: deposit?.state === 'fee' ? deposit.fee_url : null,
      fee_refund: fee_refund && { refunded_at: instantIn(fee_refund.refunded_at) },
      signicatInfo: signingOf(row, 'contract'),
      checkList: checkList && { ...checkList, signicatInfo: signingOf(row, 'checklist') },
    }
  }

  const find = async (ctx: OwnedCtx, id: number): Promise<ContractWithOrders> =>
    required(await one(ctx, id).executeTakeFirst())

  return {
    shown,
    /** Selects contracts without those of deleted houses. The caller adds the filter. */
    select,
    /** Selects contracts including those of deleted houses (for the export). */
    selectWithHidden: (ctx: OwnedCtx) => whole(selectContractsAndHidden(ctx)),
    /** Refuses with 404. */
    find,
    /**
     * Finds a contract and locks it until the action ends. The caller has locked the user account. Refuses with 404.
     */
    lock: async (ctx: OwnedCtx, id: number): Promise<ContractWithOrders> =>
      required(await one(ctx, id).forNoKeyUpdate('contract').executeTakeFirst()),
    /** Refuses with 404. */
    found: async (ctx: OwnedCtx, id: number): Promise<Contract> => shown(ctx, await find(ctx, id)),
  }
}

export type ShownContracts = ReturnType<typeof contractReader>
