import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import { findContract, type ContractRow } from '../contract/service-select'
import type { PaperSourceDeps } from '../document/service-sources'
import type { PaperLog } from '../document/service-stored'
import { partiesOf } from '../party/rules'
import { refuseUnsigned } from '../rent-account/service-select'
import type { OutcomeForm, Settlement } from './model'
import { isSettledByBank, maxMailedBytes, outcomeErrors } from './rules'
import { settlementSources } from './service-data'
import { queueSettlementMails } from './service-mail'
import { findSettlement, settlementPdf, updateSettlement, type SettlementRow } from './service-rows'

export interface SettlementDeps extends PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: PaperLog
  readonly queueMail: QueueMail
}

/** Finds a signed contract with its tenants. Refuses with 404, 409 contractNotSigned and tenantErased. */
export async function findSigned(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = refuseUnsigned(await findContract(ctx, id))
  if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
  return row
}

/** Finds a settlement that the parties carry out themselves. Refuses with 404, and 409 settledByBank. */
async function findOpen(ctx: OwnedCtx, contract: ContractRow, id: number): Promise<SettlementRow> {
  const row = await findSettlement(ctx, contract.id, id)
  if (isSettledByBank(contract, row)) throw new Refusal('settledByBank')
  return row
}

type Found = (ctx: OwnedCtx, contract: number, id: number) => Promise<Settlement>

/** The calls for a stored settlement: it is sent, answered and paid. */
export function settlementOutcome({ encryption, log, ...deps }: SettlementDeps, found: Found) {
  const { languageOf, sourcesOf } = settlementSources({ encryption, ...deps })
  return {
    /**
     * Records the tenant's answer and the bank's payment. They can be recorded again. Refuses with 404, 409
     * settledByBank, and 422 for a day before the settlement or ahead, and for a payment without a deposit.
     */
    async record(ctx: OwnedCtx, contract: number, id: number, form: OutcomeForm): Promise<Settlement> {
      await lockAccount(ctx)
      const { created_at, deposit } = await findOpen(ctx, await findContract(ctx, contract), id)
      const errors = outcomeErrors(form, { deposit, madeOn: osloDay(created_at) }, ctx.today)
      if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
      const { agreed, paid_on } = form
      const answered_on = agreed === null ? null : form.answered_on
      await updateSettlement(ctx, id).set({ agreed, answered_on, paid_on }).execute()
      return await found(ctx, contract, id)
    },

    /**
     * Sends a settlement to the tenants who have an address, each once. Refuses with 404, 409 tenantErased,
     * settledByBank, settlementTooLarge and unreadable, 422 `noTenantMail` if none has one, and 500 `paperDamaged`.
     */
    async send(ctx: OwnedCtx, contract: number, id: number): Promise<Settlement> {
      await lockAccount(ctx)
      const row = await findSigned(ctx, contract)
      const { mailed_at } = await findOpen(ctx, row, id)
      if (mailed_at !== null) return await found(ctx, contract, id)
      const paper = await settlementPdf(ctx, id, encryption, log)
      if (!paper) throw new Refusal('paperDamaged')
      if (paper.bytes.length > maxMailedBytes) throw new Refusal('settlementTooLarge')
      const { contract: terms, house, landlord } = await sourcesOf(ctx, row)
      const mail = {
        house,
        contract: row,
        parties: partiesOf(terms, landlord),
        language: await languageOf(ctx, row),
        paper,
      }
      await queueSettlementMails(ctx, deps.queueMail, id, mail)
      await updateSettlement(ctx, id).set({ mailed_at: ctx.now }).execute()
      return await found(ctx, contract, id)
    },
  }
}
