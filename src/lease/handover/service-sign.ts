import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { attachDocuments } from '../../base/file/service-uses'
import { fullName } from '../../base/kit/full-name'
import { Refusal } from '../../base/kit/refusal'
import { findContract, type ContractRow } from '../contract/service-select'
import { partiesOf } from '../party/rules'
import type { SigningInfoDeps } from '../signing/service-shown'
import type { Handover, SignatureForm, SignHandoverForm } from './model'
import { emptyHandoverError, signedDayError } from './rules'
import { drawingSvg, readDrawing } from './rules-drawing'
import type { HandoverPapers } from './service-paper'
import {
  openSignatures,
  paperColumns,
  readContent,
  refuseIfChanged,
  refuseToSignNow,
  signaturesColumn,
  updateHandover,
  type HandoverRow,
  type StoredSignature,
} from './service-rows'
import { findUnsigned, handoverReader } from './service-shown'

export interface SignHandoverDeps extends SigningInfoDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly papers: HandoverPapers
}

/** The signatures with a new one. The landlord is first. */
const withSignature = (before: readonly StoredSignature[], added: StoredSignature): readonly StoredSignature[] =>
  [...before, added].toSorted((one, other) => one.role.localeCompare(other.role) || one.place - other.place)

type Signer = Pick<StoredSignature, 'role' | 'place' | 'name'>

const hasDrawn = (signatures: readonly StoredSignature[], { role, place }: Signer): boolean =>
  signatures.some((one) => one.role === role && one.place === place)

/** The one who draws. A tenant who isn't named is the first of the lease. Undefined: there is no such tenant. */
const signerNamed = ({ role, tenant = 1 }: SignatureForm, signers: readonly Signer[]): Signer | undefined =>
  signers.filter((one) => one.role === role)[tenant - 1]

/** All who sign a contract's handovers, the landlord first. */
async function signersOf(papers: HandoverPapers, ctx: OwnedCtx, contract: ContractRow): Promise<readonly Signer[]> {
  const { contract: terms, landlord } = await papers.sourcesOf(ctx, contract)
  const parties = partiesOf(terms, landlord)
  return [parties.landlord, ...parties.tenants].map((party) => ({
    role: party.role,
    place: party.place,
    name: fullName(party),
  }))
}

/** Signs handovers on paper and on a screen. */
export function handoverSigning({ encryption, publicUrl, papers }: SignHandoverDeps) {
  const { found } = handoverReader({ encryption, publicUrl })

  /**
   * Stores a signature under the lock of the account. Its paper was drawn before, without the lock. Refuses with 409 tenantErased, handoverSigned and
   * beingSigned, and changedMeanwhile if the handover was changed while its paper was drawn.
   */
  const stored = (ctx: OwnedCtx, row: HandoverRow, store: (held: OwnedCtx) => Promise<unknown>): Promise<Handover> =>
    withLockedAccount(ctx, async (held) => {
      refuseIfChanged(row, await findUnsigned(held, row.contract_id, row.id))
      await ctx.intent?.store(held.db, ctx.now)
      await store(held)
      return await found(held, row.contract_id, row.id)
    })

  return {
    /**
     * Marks a handover as signed on paper, and stores its PDF. Refuses with 404, 409 handoverSigned,
     * beingSigned and changedMeanwhile, and 422 for a handover that is empty, for a day before the handover or after
     * today, and for a foreign file.
     */
    async signManual(
      ctx: OwnedCtx,
      contract: number,
      id: number,
      { signed_on, documents }: SignHandoverForm,
    ): Promise<Handover> {
      if (ctx.intent?.storedAt) return await found(ctx, contract, id)
      const row = await findUnsigned(ctx, contract, id)
      const content = readContent(row, encryption)!
      const errors = { ...emptyHandoverError(content), ...signedDayError(signed_on, row, ctx.today) }
      if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
      const paper = await papers.draw(ctx, row, { signedOn: signed_on, drawn: [] })
      return await stored(ctx, row, async (held) => {
        await attachDocuments(held, documents)
        await updateHandover(held, id)
          .set({
            signed_on,
            signed_by: 'hand',
            signed_documents: [...documents],
            // The paper has other signatures than the drawn ones.
            signatures: '',
            ...paperColumns(paper, id, encryption),
            updated_at: ctx.now,
          })
          .execute()
      })
    },

    /**
     * Stores a drawn signature. Once the landlord and all tenants have drawn, the handover is signed and its PDF stored.
     * Refuses with 404, 409 handoverSigned, beingSigned, alreadyDrawn and changedMeanwhile. Refuses with 422 a tenant that
     * the lease doesn't have, a drawing in which nothing can be seen or that has anything but paths, and a handover that
     * is empty or whose day is to come.
     */
    async sign(ctx: OwnedCtx, contract: number, id: number, form: SignatureForm): Promise<Handover> {
      if (ctx.intent?.storedAt) return await found(ctx, contract, id)
      const drawing = readDrawing(form.svg)
      if (drawing === null) throw new Refusal('invalid', { svg: 'drawing' })
      const row = await findUnsigned(ctx, contract, id)
      refuseToSignNow(row, encryption, ctx.today)
      const signers = await signersOf(papers, ctx, await findContract(ctx, contract))
      const before = openSignatures(row, encryption)
      const signer = signerNamed(form, signers)
      if (!signer) throw new Refusal('invalid', { tenant: 'choose' })
      if (hasDrawn(before, signer)) throw new Refusal('alreadyDrawn')
      const signatures = withSignature(before, { ...signer, svg: drawingSvg(drawing), at: ctx.now })
      const isSigned = signers.every((one) => hasDrawn(signatures, one))
      const paper = isSigned ? await papers.draw(ctx, row, { signedOn: null, drawn: signatures }) : null
      return await stored(ctx, row, (held) =>
        updateHandover(held, id)
          .set({
            signatures: signaturesColumn(signatures, id, encryption),
            ...(paper && {
              signed_on: ctx.today,
              signed_by: 'drawn' as const,
              ...paperColumns(paper, id, encryption),
            }),
            updated_at: ctx.now,
          })
          .execute(),
      )
    },
  }
}

export type HandoverSigning = ReturnType<typeof handoverSigning>
