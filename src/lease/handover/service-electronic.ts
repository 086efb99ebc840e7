import { Refusal } from '../../base/kit/refusal'
import { sha256 } from '../document/service-stored'
import type { LaterPapers } from '../signing/service-papers'
import type { OpenHandoverDeps, HandoverOpening } from './service-open'
import type { SignHandoverDeps } from './service-sign'
import {
  findHandover,
  noPaper,
  paperColumns,
  refuseIfChanged,
  refuseToSignNow,
  signedPaper,
  updateHandover,
} from './service-rows'
import { findUnsigned, findWithTenants, handoversOf } from './service-shown'

interface Deps extends Pick<SignHandoverDeps, 'encryption' | 'papers'> {
  readonly log: OpenHandoverDeps['log']
  readonly opening: Pick<HandoverOpening, 'link'>
}

/** The effects of a signing order on a handover: it is frozen when it is sent, and signed once all have signed. */
export function electronicHandovers({ encryption, papers, log, opening }: Deps): LaterPapers['handover'] {
  return {
    async toSign(ctx, contract, asked) {
      if (asked !== undefined) {
        const { id, signed_by } = await findHandover(ctx, contract, asked)
        if (signed_by !== null) throw new Refusal('handoverSigned')
        return id
      }
      const rows = await handoversOf(ctx, contract)
      const newest = rows.findLast(({ signed_by }) => signed_by === null)
      if (rows.length > 0 && !newest) throw new Refusal('handoverSigned')
      return newest?.id ?? null
    },

    async check(ctx, contract, id) {
      await findWithTenants(ctx, contract)
      const row = await findHandover(ctx, contract, id)
      if (row.signed_by !== null) throw new Refusal('handoverSigned')
      refuseToSignNow(row, encryption, ctx.today)
    },

    async prepare(ctx, contract, id) {
      const row = await findUnsigned(ctx, contract, id)
      refuseToSignNow(row, encryption, ctx.today)
      const paper = await papers.draw(ctx, row, { signedOn: null, isElectronic: true, drawn: [] })
      return async (held) => {
        refuseIfChanged(row, await findUnsigned(held, contract, id))
        await updateHandover(held, id)
          // Signatures that were drawn are not those of the BankID.
          .set({ signatures: '', ...paperColumns(paper, id, encryption), updated_at: held.now })
          .execute()
      }
    },

    async find(ctx, _contract, id) {
      const paper = await signedPaper(ctx, id, encryption, log)
      if (!paper) throw new Refusal('paperDamaged')
      return paper
    },

    unfreeze: async (ctx, id) => void (await updateHandover(ctx, id).set(noPaper).execute()),

    link: (ctx, contract, id, language) => opening.link(ctx, contract, id, language),

    async signed(ctx, id, { bytes, on }) {
      await updateHandover(ctx, id)
        // The signed file is stored with its order, so the bytes that were sent are no longer needed.
        .set({ signed_on: on, signed_by: 'hand', paper: '', paper_sha256: sha256(bytes), updated_at: ctx.now })
        .execute()
    },
  }
}
