import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ContractParts } from '../contract/service-shown'

/** The part of a contract's record about a fee that was, or is being, given back. */
export const refundParts: Pick<ContractParts, 'feeRefund'> = {
  feeRefund: (contract) =>
    jsonObjectFrom(
      contract
        .selectFrom('fee_refund')
        .select('fee_refund.refunded_at')
        .whereRef('fee_refund.account_id', '=', 'contract.account_id')
        .whereRef('fee_refund.contract_id', '=', 'contract.id')
        .where('fee_refund.is_paid', '=', true)
        .where((of) => of.or([of('refunded_at', 'is not', null), of('ended_at', 'is', null)]))
        .orderBy('fee_refund.id', 'desc')
        .limit(1),
    ),
}
