import { sql, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { withLockedAccount } from '../../base/call/account'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Deposit } from '../../base/db/schema'
import { addDays, osloDay } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { ProviderFailure } from '../../base/provider/failure'
import { outboxMessagesSubquery, type ContractParts } from '../contract/service-shown'
import { partyOfExternalId } from '../signing/port'
import type { BankDeposit } from './port'
import { lastDayToPay } from '../contract/rules-deposit'
import { isDepositFull } from '../contract/rules-deposit-states'
import { applyBankReading, type ReadingOutcome } from './rules-reading'
import { auditDeposit, updateDepositRow, type ActingContext } from './service-change'
import type { NotifyAboutDeposit } from './service-mail'
import { splitOf, type DepositSettlements } from './service-settlement'
import { selectDepositAndContract, type DepositAndContract } from './service-select'

export const depositEncryption = encryptedRecord('deposit', ['account_number'])

/**
 * The keys of messages about an account as it is now (service-mail.ts). Messages about an earlier amount are outdated.
 */
const messageKeys = sql<string>`
  select concat_ws('-', 'deposit', deposit.id, told.what, reader.who, goes.by)
  from unnest(array['opened', 'part-' || deposit.funds, 'full', 'over-' || deposit.funds, 'released', 'closed', 'late',
    'declined-' || deposit.attempt,
    'split-' || concat_ws('-', deposit.attempt, deposit.tenant_sum, deposit.landlord_sum)]) as told (what)
  cross join unnest(array['tenant', 'landlord']) as reader (who)
  cross join unnest(array[null, 'sms']) as goes (by)`

const dueDay = ({ opened_at, agreed_days }: DepositAndContract, now: ActingContext['now']) =>
  lastDayToPay(osloDay(opened_at ?? now), agreed_days)

/** The deposit account in a contract's record. */
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
        .select((of) => outboxMessagesSubquery(of, messageKeys).as('messages'))
        .whereRef('deposit.account_id', '=', 'contract.account_id')
        .whereRef('deposit.contract_id', '=', 'contract.id')
        .orderBy('deposit.id', 'desc')
        .limit(1),
    ),
  numberOf: (deposit) => depositEncryption.read('account_number', deposit, encryption),
})

/** The number of days after the due day in which a late payment is still reported. */
const lateDays = 6

export interface DepositReadingDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly notify: NotifyAboutDeposit
  readonly payRent: DepositSettlements['payRent']
}

/** The account is in the name of somebody other than the tenant who provides the deposit. */
export class WrongAccountHolder extends ProviderFailure {
  constructor() {
    super('unreadable', 'read deposit: the account stands in the name of another tenant')
  }

  /** An account in another name is not an outage. Other landlords' accounts are still read meanwhile. */
  override get isOutage(): boolean {
    return false
  }
}

/**
 * The number of the account, which must be in the name of the first tenant alone. Null for none yet. Throws
 * WrongAccountHolder.
 */
function accountNumberOf({ tenants }: Pick<BankDeposit, 'tenants'>): string | null {
  const named = tenants.find(({ externalId }) => {
    const signer = partyOfExternalId(externalId)
    return signer?.role === 'tenant' && signer.place === 0
  })
  const payer = named ?? tenants[0]
  if (tenants.some((each) => each !== payer && each.accountNumber !== null)) throw new WrongAccountHolder()
  return payer?.accountNumber ?? null
}

/** True if a late payment is reported today. */
const isLate = (before: DepositAndContract, { state, funds }: ReadingOutcome, now: ActingContext['now']): boolean => {
  const due = dueDay(before, now)
  const today = osloDay(now)
  const isOpen = state === 'opened' || state === 'founds'
  // A late payment is reported only while the message's key is certainly stored (`sweepJobs` keeps it for a week). So
  // the report is sent once.
  return isOpen && due < today && today <= addDays(due, lateDays) && !isDepositFull(funds, before.agreed_sum ?? ore(0))
}

/**
 * Stores readings. Nothing else writes an account's state. A provider's message only causes a
 * reading, and what the message claims is not stored.
 */
export function depositReading({ encryption, notify, payRent }: DepositReadingDeps) {
  const openedNumber = (row: DepositAndContract): string =>
    depositEncryption.read('account_number', row, encryption) ?? ''

  /** The columns that a reading changes. Each moment is the time of the first reading that saw the change. */
  const changesOf = (
    before: DepositAndContract,
    number: string | null,
    outcome: ReadingOutcome,
    now: ActingContext['now'],
  ) => {
    const { state, funds } = outcome
    const full = isDepositFull(funds, before.agreed_sum ?? ore(0)) && funds > 0
    // The order has ended without an account, so the fee stays paid for another order.
    const isFree = state === 'paid'
    return {
      state,
      funds,
      ...(number !== null &&
        !isFree &&
        number !== openedNumber(before) && {
          account_number: encryption.encrypt(number, depositEncryption.context('account_number', before.id)),
        }),
      ...(isFree && { provider_id: null, signing_id: null, account_number: null }),
      // The account is open now, so an error about opening it is removed.
      ...(outcome.news.includes('opened') && { opened_at: now, error_at: null, error_message: '' }),
      ...(full && before.funded_at === null && { funded_at: now }),
      ...releaseIn(outcome),
      ...(outcome.isTaken && { release_asked_at: now, error_at: null, error_message: '' }),
      ...(state === 'released' && { released_at: now }),
      ...(state === 'canceled' && { canceled_at: now }),
      ...((state === 'released' || state === 'canceled') && { error_at: null, error_message: '' }),
      ...(state !== before.state && { updated_at: now }),
    } satisfies Updateable<Deposit>
  }

  function meaningOf(before: DepositAndContract, number: string | null, read: BankDeposit, now: ActingContext['now']) {
    const outcome = applyBankReading(before, { ...read, accountNumber: number }, before.agreed_sum ?? ore(0))
    const changes = changesOf(before, number, outcome, now)
    return { outcome, changes, isDifferent: differs(before, changes) }
  }

  /** True if a reading differs from what is stored, or a message is due by now. */
  function isNews({ now }: Pick<ActingContext, 'now'>, before: DepositAndContract, read: BankDeposit): boolean {
    const { outcome, isDifferent } = meaningOf(before, accountNumberOf(read), read, now)
    return outcome.news.length > 0 || isLate(before, outcome, now) || isDifferent
  }

  /** Stores a reading, its messages and the audit entry. */
  async function store(ctx: ActingContext, id: number, read: BankDeposit): Promise<void> {
    const number = accountNumberOf(read)
    await withLockedAccount(ctx, async (held) => {
      const before = await selectDepositAndContract(held, id)
      // The deposit was deleted, or has another order by now.
      if (!before || before.provider_id !== read.id) return
      const { outcome, changes, isDifferent } = meaningOf(before, number, read, ctx.now)
      if (isDifferent) await updateDepositRow(held, id).set(changes).execute()
      const now = { ...before, ...releaseIn(outcome) }
      await queueNews(held, now, number, outcome)
      if (isSplitPaid(now, outcome)) await payRent(held, splitOf(now))
      const { state, funds } = outcome
      if (state === before.state && funds === before.funds && !outcome.isTaken) return
      await auditDeposit(held, 'deposit.read', before.contract_id, { state, funds })
    })
  }

  async function queueNews(
    { db, now }: ActingContext,
    before: DepositAndContract,
    read: string | null,
    outcome: ReadingOutcome,
  ) {
    const due = dueDay(before, now)
    const row = { ...before, funds: outcome.funds, number: read ?? openedNumber(before), due }
    for (const each of outcome.news) await notify(db, now, row, each)
    if (isLate(before, outcome, now)) await notify(db, now, row, 'late')
  }

  return { store, isNews }
}

const differs = (row: DepositAndContract, changes: Updateable<Deposit>): boolean =>
  Object.entries(changes).some(([name, value]) => row[name as keyof DepositAndContract] !== value)

const isSplitPaid = ({ released_category }: Pick<DepositAndContract, 'released_category'>, { news }: ReadingOutcome) =>
  released_category === 'SPLIT' && news.includes('released')

const releaseIn = ({ release }: ReadingOutcome) =>
  release && { released_category: release.category, tenant_sum: release.tenant, landlord_sum: release.landlord }

export type DepositReading = ReturnType<typeof depositReading>
