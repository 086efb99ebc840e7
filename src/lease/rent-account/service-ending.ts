import type { OwnedCtx } from '../../base/call/context'
import { ore } from '../../base/kit/money'
import type { Contract, Ending } from '../contract/model'
import { depositToSettle } from '../contract/rules-deposit'
import type { ContractRow } from '../contract/service-select'
import { bindingUntil } from '../law/rules-term'
import { rentAccountFromFacts, rentFacts } from './service-select'

/** The figures that the landlord checks when a lease ends. A contract that isn't signed owes nothing. */
export async function leaseEnding(ctx: OwnedCtx, row: ContractRow, contract: Contract): Promise<Ending> {
  const owed = row.signed_at === null ? ore(0) : rentAccountFromFacts(await rentFacts(ctx, row.id), row, ctx.today).owed
  return { owed, deposit: depositToSettle(contract), bound_until: bindingUntil(contract) }
}
