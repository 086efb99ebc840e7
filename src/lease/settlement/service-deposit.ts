import type { OwnedCtx, Ids } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { selectContractsAndHidden } from '../contract/service-select'
import type { AskedSplit, DepositSettlements } from '../deposit/service-settlement'
import type { PaperLog } from '../document/service-stored'
import { storePayment } from '../rent-account/service-change'
import { ownedContext } from '../signing/service-select'
import { maxMailedBytes, rentPaidFromDeposit } from './rules'
import { owedRent } from './service-data'
import { decryptItems, settlementPdf, settlementRows, type SettlementRow } from './service-rows'
import { settlementWords } from './words'
import { settlementPaperWords } from './words-paper'

interface SettlementsDeps {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly ids: Ids
  readonly log: PaperLog
}

/** The calls by which the deposit uses settlements. */
export function depositSettlements({ encryption, ids, log }: SettlementsDeps): DepositSettlements {
  /** The newest settlement with which this very split was asked for. */
  const askedWith = async (
    ctx: Pick<OwnedCtx, 'db' | 'owner'>,
    { deposit, contract, parts }: AskedSplit,
  ): Promise<SettlementRow | undefined> =>
    await settlementRows(ctx)
      .where('contract_id', '=', contract)
      .where('deposit_id', '=', deposit)
      .where('asked_tenant', '=', parts.tenant)
      .where('asked_landlord', '=', parts.landlord)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()

  return {
    async totalOf(ctx, contract, settlement) {
      const row = await settlementRows(ctx)
        .where('contract_id', '=', contract)
        .where('id', '=', settlement)
        .executeTakeFirst()
      if (!row) throw new Refusal('invalid', { settlementId: 'settlementUnknown' })
      return row.total
    },

    async linkSplit({ db, owner }, settlement, { deposit, contract, parts }) {
      const asked = { deposit_id: deposit, asked_tenant: parts.tenant, asked_landlord: parts.landlord }
      // An earlier settlement may be linked to the same split. Only the new one counts.
      await db
        .updateTable('settlement')
        .set({ deposit_id: null, asked_tenant: null, asked_landlord: null })
        .where('account_id', '=', owner)
        .where('contract_id', '=', contract)
        .where('deposit_id', '=', deposit)
        .where('asked_landlord', '=', parts.landlord)
        .execute()
      await db
        .updateTable('settlement')
        .set(asked)
        .where('account_id', '=', owner)
        .where('contract_id', '=', contract)
        .where('id', '=', settlement)
        .execute()
    },

    async settledBy(ctx, split) {
      const row = await askedWith(ctx, split)
      // The message is sent even if the claims can't be read. It then has only the sums.
      const readable = unreadableAsEmpty(encryption)
      const items = row && decryptItems(row, readable)
      if (!row || !items) return null
      const paper = await settlementPdf(ctx, row.id, readable, log)
      return {
        items: items.map(({ kind, text, sum }) => ({ kind: settlementPaperWords.texts[kind], text, sum })),
        paper: paper && paper.bytes.length <= maxMailedBytes ? paper : null,
      }
    },

    async payRent(acting, split) {
      const row = await askedWith(acting, split)
      const items = row && decryptItems(row, unreadableAsEmpty(encryption))
      const ctx = ownedContext(acting.owner, { ...acting, ids })
      const contract = await selectContractsAndHidden(ctx).where('contract.id', '=', split.contract).executeTakeFirst()
      if (!items || !contract) return
      const sum = rentPaidFromDeposit(items, { toLandlord: split.parts.landlord, owed: await owedRent(ctx, contract) })
      if (sum === 0) return
      const { language } = await ctx.db
        .selectFrom('account')
        .select('language')
        .where('id', '=', ctx.owner)
        .executeTakeFirstOrThrow()
      const note = translate(settlementWords, 'fromDeposit', language)
      const nobody = { transactionId: null, payer_id: null, reference_id: null }
      try {
        await storePayment(ctx, contract, { date: ctx.today, sum, note, months: null, ...nobody })
      } catch (error) {
        // The bank has paid, so this stays stored even if the rent account refuses the payment.
        if (!(error instanceof Refusal)) throw error
        log('error', `The rent paid from the deposit of contract ${split.contract} isn't booked: ${error.reason}`)
      }
    },
  }
}
