import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { knownRates } from '../../base/register/service-stored'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import { withTenants } from '../party/service'
import type { ContractArrears, PaymentAnswer, RentAccountAnswer, RentInBank } from './model'
import type { PaymentForm, RentAccountForm } from './model-form'
import { arrearsFirst, toRentAccountAnswer, toContractArrears, toPaymentAnswer } from './rules-answer'
import { lateCharges, toLateAnswer } from './rules-reminder'
import { areMonthsUnchanged, monthsPaid, type SureRentTransaction } from './rules-bank'
import { storeFollowedFrom, replaceNamedReferences, storePayment } from './service-change'
import { rentAccountFromFacts, rentFacts, signedContracts, refuseUnsigned, shownTenants } from './service-select'

/** Rent on the bank's transactions that isn't matched. A later module provides this: bank/matching. */
export interface UnmatchedRentAtBank {
  /** Returns the open transactions that surely are rent. Locks the user account. */
  readonly holdSure: (ctx: OwnedCtx) => Promise<readonly SureRentTransaction[]>
  readonly unmatched: (ctx: OwnedCtx) => Promise<RentInBank>
}

export interface RentAccountDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly bank: UnmatchedRentAtBank
  /** The day of the last reminder to the tenants by contract, of one or of all. A later module provides this: lease/letter. */
  readonly reminders: (ctx: OwnedCtx, contract?: number) => Promise<ReadonlyMap<number, Day>>
}

/** Locks the user account, then the contract. Refuses with 404, and 409 contractNotSigned. */
export async function lockSignedContract(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  await lockAccount(ctx)
  return refuseUnsigned(await lockContract(ctx, id))
}

async function contractArrears(
  ctx: OwnedCtx,
  { encryption, reminders }: Pick<RentAccountDeps, 'encryption' | 'reminders'>,
  houseId: number | undefined,
): Promise<ContractArrears[]> {
  const rows = await signedContracts(ctx, houseId)
  const facts = await rentFacts(ctx)
  const reminded = await reminders(ctx)
  return rows
    .flatMap((row) => {
      const account = rentAccountFromFacts(facts, row, ctx.today)
      // Names are decrypted only for contracts that owe.
      if (account.lateSince === null) return []
      return leaveOutUnreadable(ctx, () => shownTenants(withTenants(row, encryption), ctx.language)).flatMap(
        (tenants) => {
          const of = { contractId: row.id, houseId: row.houseId, tenants }
          return toContractArrears(of, account, ctx.today, reminded.get(row.id)) ?? []
        },
      )
    })
    .toSorted(arrearsFirst)
}

/** Rent accounts (docs/rules/lease.md#rent-account). */
export function rentAccountService({ encryption, bank, reminders }: RentAccountDeps) {
  async function shown(ctx: OwnedCtx, row: ContractRow): Promise<RentAccountAnswer> {
    const facts = await rentFacts(ctx, row.id)
    const account = toRentAccountAnswer(
      rentAccountFromFacts(facts, row, ctx.today),
      facts.followed.get(row.id) ?? null,
      facts.payments.get(row.id) ?? [],
      (await reminders(ctx, row.id)).get(row.id),
    )
    return { ...account, late: toLateAnswer(lateCharges(account, ctx.today, await knownRates(ctx.db))) }
  }

  return {
    /** Refuses with 404, and 409 contractNotSigned. */
    async read(ctx: OwnedCtx, id: number): Promise<RentAccountAnswer> {
      return await shown(ctx, refuseUnsigned(await findContract(ctx, id)))
    },

    /** Refuses as `read` does. */
    async update(ctx: OwnedCtx, id: number, { follows_from, references }: RentAccountForm): Promise<RentAccountAnswer> {
      const row = await lockSignedContract(ctx, id)
      if (follows_from !== undefined) await storeFollowedFrom(ctx, id, follows_from)
      if (references !== undefined) await replaceNamedReferences(ctx, id, references)
      return await shown(ctx, row)
    },

    /**
     * Stores a payment, with sums in øre. The first payment starts the account, if the landlord hasn't. Refuses as
     * `read` does. Refuses with 422 a day too far away, and a month before the contract's first one. Refuses with 409
     * inBank a month that an open transaction surely pays, unless `anyway` is set. Refuses with 409 rentChanged if the
     * open sum of a month differs from what the caller saw.
     */
    async pay(ctx: OwnedCtx, id: number, { anyway = false, ...form }: PaymentForm): Promise<PaymentAnswer> {
      const sure = anyway ? [] : await bank.holdSure(ctx)
      const row = await lockSignedContract(ctx, id)
      const before = rentAccountFromFacts(await rentFacts(ctx, id), row, ctx.today)
      if (!areMonthsUnchanged(form.months ?? [], before)) throw new Refusal('rentChanged')
      if (sure.some(({ contractId }) => contractId === id)) {
        const paid = monthsPaid(form, before)
        const same = sure.find((each) => each.contractId === id && each.months.some((month) => paid.includes(month)))
        if (same) throw new Refusal('inBank', undefined, undefined, { transactionId: same.transactionId })
      }
      const payment = await storePayment(ctx, row, {
        ...form,
        transactionId: null,
        payer_id: null,
        reference_id: null,
      })
      const facts = await rentFacts(ctx, id)
      const stored = facts.payments.get(id)!.find((each) => each.id === payment)!
      return toPaymentAnswer(
        rentAccountFromFacts(facts, row, ctx.today).payments.find((each) => each.id === payment)!,
        stored,
      )
    },

    /** Refuses with 404, and with 409 paymentFromBank a payment that has a transaction. */
    async removePayment(ctx: OwnedCtx, id: number, payment: number): Promise<void> {
      await lockAccount(ctx)
      await lockContract(ctx, id)
      const found = await ctx.db
        .selectFrom('rent_payment')
        .select('transactionId')
        .where('account_id', '=', ctx.owner)
        .where('contract_id', '=', id)
        .where('id', '=', payment)
        .executeTakeFirst()
      if (!found) throw new Refusal('notFound')
      if (found.transactionId !== null) throw new Refusal('paymentFromBank')
      await ctx.db.deleteFrom('rent_payment').where('account_id', '=', ctx.owner).where('id', '=', payment).execute()
    },

    inBank: (ctx: OwnedCtx): Promise<RentInBank> => bank.unmatched(ctx),

    /** The contracts that owe rent today, the highest sum first. Refuses with 404 a house of somebody else. */
    arrears: (ctx: OwnedCtx, houseId?: number): Promise<ContractArrears[]> =>
      contractArrears(ctx, { encryption, reminders }, houseId),
  }
}

export type RentAccountService = ReturnType<typeof rentAccountService>
