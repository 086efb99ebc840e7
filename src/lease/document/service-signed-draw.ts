import { isDeepStrictEqual } from 'node:util'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { SignedBy } from '../../base/pdf/model'
import type { LeaseData } from '../clauses/model'
import { editionNumbered, editionOf, inEdition } from '../clauses/rules-editions'
import { ownAccountError } from '../contract/rules'
import type { ContractRow } from '../contract/service-select'
import type { PaperLanguage } from './model'
import { leasePaper } from './pdf'
import type { DrawnLease, FrozenLease, LeaseStore } from './service-signed-store'
import type { PaperSources } from './service-sources'

/** How a lease is drawn from what is taken once, and stored where that still holds. */
export function frozenLeases(
  { leaseOf, attachedReader }: Pick<PaperSources, 'leaseOf' | 'attachedReader'>,
  { store }: Pick<LeaseStore, 'store'>,
) {
  async function draw(ctx: OwnedCtx, frozen: FrozenLease, languages: Iterable<PaperLanguage>): Promise<DrawnLease> {
    const papers: DrawnLease['papers'][number][] = []
    for (const lang of languages) {
      const paper = await leasePaper(frozen.data, lang, ctx.owner, attachedReader(ctx), editionNumbered(frozen.edition))
      papers.push({ lang, bytes: paper.bytes })
    }
    return { ...frozen, papers }
  }
  const frozen = (data: LeaseData): FrozenLease => ({ data, edition: editionOf(data).number })
  /** Stores what was drawn, or, where its values aren't those that count now, what is drawn from these. */
  async function storeAs(ctx: OwnedCtx, contract: number, frozen: FrozenLease, drawn: DrawnLease): Promise<void> {
    const isUnchanged = isDeepStrictEqual([frozen.data, frozen.edition], [drawn.data, drawn.edition])
    const languages = drawn.papers.map(({ lang }) => lang)
    await store(ctx, contract, isUnchanged ? drawn : await draw(ctx, frozen, languages))
  }

  return {
    draw,
    storeAs,

    asNow: async (ctx: OwnedCtx, row: ContractRow): Promise<FrozenLease> => frozen(await leaseOf(ctx, row)),

    /**
     * By hand in the edition of the draft: that was printed and signed, whenever it is marked as signed. Refuses with 422
     * ownAccount a deposit on the account that the landlord's profile names by now: the lease would say the opposite.
     */
    asSigned: async (ctx: OwnedCtx, row: ContractRow, signedBy: SignedBy): Promise<FrozenLease> => {
      const lease = await leaseOf(ctx, row)
      const { deposit, rentIban } = lease
      const errors = deposit.kind === 'own' ? ownAccountError({ deposit_account: deposit.iban }, rentIban) : undefined
      if (errors) throw new Refusal('invalid', errors)
      return frozen(inEdition({ ...lease, isDraft: false, ...(signedBy === 'bankid' && { signedBy }) }))
    },
  }
}
