import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import type { PaperService } from '../document/service'
import { signingWords } from './words'
import type { NewOrder } from './port'
import type { ReadParties } from '../party/service'
import type { SigningRow } from './service-select'
import { deadlineFrom } from './rules'
import { houseFacts } from '../../landlord/house/service'
import { messageValue } from '../../base/kit/message-value'
import { selectContractsAndHidden } from '../contract/service-select'
import { tenantLanguage } from '../party/rules-tenant'
import { translate } from '../../base/kit/words'

export interface NewOrderGiven {
  readonly papers: Pick<PaperService, 'electronic'>
  readonly parties: ReadParties
}

/** The order as the provider is given it: the stored bytes, and who signs them. Null for a finished contract. */
export async function newOrder(
  { papers, parties }: NewOrderGiven,
  ctx: OwnedCtx,
  signing: SigningRow,
): Promise<NewOrder | null> {
  const { contract_id, paper, language } = signing
  const row = await selectContractsAndHidden(ctx).where('contract.id', '=', contract_id).executeTakeFirstOrThrow()
  if (row.isFinished) return null
  const { tenants, landlord } = await parties(ctx, row)
  const stored = await papers.electronic[paper].find(ctx, contract_id)
  if (!stored) throw new Error(`order ${signing.id} has no stored paper`)
  const house = await houseFacts(ctx, row.houseId)
  return {
    externalId: signing.external_id,
    account: signing.account_id,
    contract: contract_id,
    paper,
    title: translate(signingWords, paper, language, { address: messageValue(house.address, 80) }),
    fileName: stored.name.endsWith('.pdf') ? stored.name : `${stored.name}.pdf`,
    pdf: stored.bytes,
    language,
    deadline: deadlineFrom(addTime(signing.created_at, 0)),
    parties: [
      ...tenants.map((tenant) => Object.assign({}, tenant, { language: tenantLanguage(tenant, row, language) })),
      { ...landlord, language },
    ],
  }
}
