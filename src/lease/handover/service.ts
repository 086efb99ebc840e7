import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { attachDocuments, changeDocuments, fileInfos } from '../../base/file/service-uses'
import { Refusal, type FieldErrors } from '../../base/kit/refusal'
import { findContract, type ContractRow } from '../contract/service-select'
import type { SigningInfoDeps } from '../signing/service-shown'
import { queueScaling } from './service-scaling'
import type { Handover, HandoverContent, HandoverForm } from './model'
import { handoverDayError, photoErrors, photosOf, roomErrors } from './rules'
import { contentColumn, readContent, openSignatures, updateHandover } from './service-rows'
import { findUnsigned, findWithTenants, handoverReader, handoversOf } from './service-shown'

export interface HandoverDeps extends SigningInfoDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

/** The maximum number of handovers of one contract. */
const mostHandovers = 20

async function refuseErrors(
  ctx: OwnedCtx,
  { start_date }: Pick<ContractRow, 'start_date'>,
  form: HandoverForm,
): Promise<void> {
  const errors: FieldErrors = {
    ...handoverDayError(form, start_date, ctx.today),
    ...roomErrors(form),
    ...photoErrors(form, await fileInfos(ctx, photosOf(form))),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
}

const contentOf = ({ rooms, meters, keys, remarks, tenant_remarks }: HandoverForm): HandoverContent => ({
  rooms,
  meters,
  keys,
  remarks,
  tenant_remarks,
})

/** Handovers with photos (docs/rules/lease.md#handover). */
export function handoverService({ encryption, publicUrl }: HandoverDeps) {
  const { shown, found, infos } = handoverReader({ encryption, publicUrl })

  return {
    /**
     * Stores a handover. Refuses with 404, 409 tenantErased and handoverLimit, and 422 for a day too far off, for a
     * room that has the name of another, and for wrong photos.
     */
    async create(ctx: OwnedCtx, contract: number, form: HandoverForm): Promise<Handover> {
      await lockAccount(ctx)
      const lease = await findWithTenants(ctx, contract)
      if ((await handoversOf(ctx, contract)).length >= mostHandovers) throw new Refusal('handoverLimit')
      await refuseErrors(ctx, lease, form)
      const photos = photosOf(form)
      await attachDocuments(ctx, photos)
      const { id } = await ctx.db
        .insertInto('handover')
        .values({
          account_id: ctx.owner,
          contract_id: contract,
          kind: form.kind,
          date: form.date,
          content: '',
          photos: [...photos],
          created_at: ctx.now,
          updated_at: ctx.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      // The encrypted value is bound to the row's id, which only exists after the insert.
      await updateHandover(ctx, id)
        .set({ content: contentColumn(contentOf(form), id, encryption) })
        .execute()
      await queueScaling(ctx, id, photos)
      return await found(ctx, contract, id)
    },

    /** The handovers of a contract, the oldest first. Refuses with 404. */
    async list(ctx: OwnedCtx, contract: number): Promise<Handover[]> {
      await findContract(ctx, contract)
      const [rows, infoOf] = [await handoversOf(ctx, contract), await infos(ctx, contract)]
      const readable = rows.flatMap((row) =>
        leaveOutUnreadable(ctx, () => {
          readContent(row, encryption)
          openSignatures(row, encryption)
          infoOf(row.id)
          return row
        }),
      )
      const all: Handover[] = []
      for (const row of readable) all.push(await shown(ctx, row, readable, infoOf))
      return all
    },

    async read(ctx: OwnedCtx, contract: number, id: number): Promise<Handover> {
      await findContract(ctx, contract)
      return await found(ctx, contract, id)
    },

    /**
     * Replaces a handover as a whole. Signatures that were drawn for the earlier content are removed. Refuses as
     * `create` does, and with 409 handoverSigned and beingSigned.
     */
    async update(ctx: OwnedCtx, contract: number, id: number, form: HandoverForm): Promise<Handover> {
      await lockAccount(ctx)
      const before = await findUnsigned(ctx, contract, id)
      await refuseErrors(ctx, await findContract(ctx, contract), form)
      const photos = photosOf(form)
      await changeDocuments(ctx, before.photos, photos)
      await updateHandover(ctx, id)
        .set({
          kind: form.kind,
          date: form.date,
          photos: [...photos],
          content: contentColumn(contentOf(form), id, encryption),
          signatures: '',
          updated_at: ctx.now,
        })
        .execute()
      await queueScaling(ctx, id, photos)
      return await found(ctx, contract, id)
    },
  }
}

export type HandoverService = ReturnType<typeof handoverService>
