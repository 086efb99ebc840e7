import { withLockedAccount } from '../../base/call/account'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { LinkSignature } from '../../base/file/service-link'
import { attachDocuments } from '../../base/file/service-uses'
import { osloDay } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { undeliveredMessages } from '../contract/rules-undelivered'
import { findContract } from '../contract/service-select'
import { addressInMessage } from '../contract/service-shown'
import { paperAnswer, paperLinks } from '../document/service'
import { photosForPaper } from '../handover/service-photos'
import type { Settlement, SettlementForm } from './model'
import { settlementPaper } from './pdf'
import { settlementPhotos, splitAsked } from './rules'
import { settlementSources } from './service-data'
import { findSigned, settlementOutcome, type SettlementDeps } from './service-outcome'
import {
  addSettlement,
  findSettlement,
  decryptItems,
  settlementPdf,
  settlementRows,
  type SettlementRow,
} from './service-rows'

/** The maximum number of settlements of one contract. */
const mostSettlements = 20

/** A settlement as its answer has it, without its items and its link. */
function factsOf(
  {
    items: _items,
    photos: _photos,
    deposit_id: _deposit,
    asked_landlord: _asked,
    paper_sha256,
    contract_id,
    asked,
    mailed_at,
    messages,
    ...row
  }: SettlementRow,
  encryption: Pick<Encryption, 'decrypt'>,
): Omit<Settlement, 'items' | 'url'> {
  const undelivered = undeliveredMessages(messages, false, (kind, encrypted) =>
    addressInMessage(encryption, kind, encrypted),
  )
  return {
    ...row,
    contractId: contract_id,
    split: asked && splitAsked(asked),
    mailed_on: mailed_at && osloDay(mailed_at),
    undelivered: [...undelivered],
    sha256: paper_sha256,
  }
}

/** Settlements at the end of a tenancy (docs/rules/lease.md#settlement). */
export function settlementService({ encryption, log, ...deps }: SettlementDeps) {
  const { dataOf, languageOf } = settlementSources({ encryption, ...deps })
  const links = paperLinks(encryption, 'settlement.link')

  const shown = (ctx: OwnedCtx, row: SettlementRow, items: SettlementForm['items']): Settlement => ({
    ...factsOf(row, encryption),
    items,
    url: `/api/contract/${row.contract_id}/settlement/${row.id}/paper?${links.sign(ctx, String(row.id))}`,
  })

  const found = async (ctx: OwnedCtx, contract: number, id: number): Promise<Settlement> => {
    const row = await findSettlement(ctx, contract, id)
    return shown(ctx, row, [...decryptItems(row, encryption)!])
  }

  return {
    /**
     * Stores a settlement with its PDF. Refuses with 404, 409 contractNotSigned, tenantErased, settlementLimit and
     * unreadable, and 422 for photos and items of a handover that don't exist.
     */
    async create(ctx: OwnedCtx, contract: number, form: SettlementForm): Promise<Settlement> {
      const found = await findSigned(ctx, contract)
      const data = await dataOf(ctx, found, form)
      const lang = await languageOf(ctx, found)
      const paper = await settlementPaper(data, lang, ctx.owner, () =>
        photosForPaper(
          ctx,
          deps.files,
          data.photos.map(({ url }) => url),
        ),
      )
      const { total, deposit, owed, to_tenant, to_landlord } = data
      return await withLockedAccount(ctx, async (held) => {
        await findSigned(held, contract)
        const rows = await settlementRows(held).where('contract_id', '=', contract).orderBy('id', 'desc').execute()
        // An earlier attempt at this request stored the settlement before its process ended.
        const [last] = rows
        if (ctx.intent?.storedAt && last) return shown(held, last, [...(decryptItems(last, encryption) ?? [])])
        if (rows.length >= mostSettlements) throw new Refusal('settlementLimit')
        await ctx.intent?.store(held.db, ctx.now)
        const photos = settlementPhotos(form.items)
        await attachDocuments(held, photos)
        const sums = { total, deposit, owed, to_tenant, to_landlord }
        const added = { contract, sums, items: form.items, photos, paper }
        const id = await addSettlement(held, added, encryption)
        return shown(held, await findSettlement(held, contract, id), form.items)
      })
    },

    /** The settlements of a contract, the newest first. Refuses with 404. */
    async list(ctx: OwnedCtx, contract: number): Promise<Settlement[]> {
      await findContract(ctx, contract)
      const rows = await settlementRows(ctx).where('contract_id', '=', contract).orderBy('id', 'desc').execute()
      return rows.flatMap((row) => leaveOutUnreadable(ctx, () => shown(ctx, row, [...decryptItems(row, encryption)!])))
    },

    ...settlementOutcome({ encryption, log, ...deps }, found),

    /**
     * Opens the PDF for its owner's session or a link signed for it. 401 for a caller with neither. A foreign or missing
     * settlement, and an expired or forged link, get the same 404. Refuses with 500 `paperDamaged`.
     */
    async open(ctx: Ctx, contract: number, id: number, link: LinkSignature): Promise<Bytes> {
      const owned = await links.opened(ctx, contract, String(id), link)
      await findContract(owned, contract)
      await findSettlement(owned, contract, id)
      const paper = await settlementPdf(owned, id, encryption, log)
      if (!paper) throw new Refusal('paperDamaged')
      return paperAnswer(paper)
    },
  }
}

export type SettlementService = ReturnType<typeof settlementService>
