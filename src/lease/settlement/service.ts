import { lockAccount, withLockedAccount } from '../../base/call/account'
import type { Ctx, OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { LinkSignature } from '../../base/file/service-link'
import { attachDocuments } from '../../base/file/service-uses'
import { osloDay } from '../../base/kit/day'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import { findContract, type ContractRow } from '../contract/service-select'
import { paperAnswer, paperLinks } from '../document/service'
import type { PaperSourceDeps } from '../document/service-sources'
import type { PaperLog } from '../document/service-stored'
import { photosForPaper } from '../handover/service-photos'
import { refuseUnsigned } from '../rent-account/service-select'
import { partiesOf } from '../party/rules'
import type { OutcomeForm, Settlement, SettlementForm } from './model'
import { settlementPaper } from './pdf'
import { maxMailedBytes, outcomeErrors, settlementPhotos, splitAsked } from './rules'
import { settlementSources } from './service-data'
import { queueSettlementMails } from './service-mail'
import {
  addSettlement,
  findSettlement,
  decryptItems,
  settlementPdf,
  settlementRows,
  updateSettlement,
  type SettlementRow,
} from './service-rows'

export interface SettlementDeps extends PaperSourceDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt' | 'lookup'>
  readonly log: PaperLog
  readonly queueMail: QueueMail
}

/** The maximum number of settlements of one contract. */
const mostSettlements = 20

/** Finds a signed contract with its tenants. Refuses with 404, 409 contractNotSigned and tenantErased. */
async function findSigned(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = refuseUnsigned(await findContract(ctx, id))
  if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
  return row
}

/** Settlements at the end of a tenancy (docs/rules/lease.md#settlement). */
export function settlementService({ encryption, log, ...deps }: SettlementDeps) {
  const { dataOf, languageOf, sourcesOf } = settlementSources({ encryption, ...deps })
  const links = paperLinks(encryption, 'settlement.link')

  const shown = (
    ctx: OwnedCtx,
    {
      items: _items,
      photos: _photos,
      deposit_id: _deposit,
      asked_landlord: _asked,
      paper_sha256,
      contract_id,
      asked,
      mailed_at,
      ...row
    }: SettlementRow,
    items: SettlementForm['items'],
  ): Settlement => ({
    ...row,
    contractId: contract_id,
    items,
    split: asked && splitAsked(asked),
    mailed_on: mailed_at && osloDay(mailed_at),
    url: `/api/contract/${contract_id}/settlement/${row.id}/paper?${links.sign(ctx, String(row.id))}`,
    sha256: paper_sha256,
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

    /**
     * Records the tenant's answer and the bank's payment. They can be recorded again. Refuses with 404, and 422 for a day
     * before the settlement or ahead.
     */
    async record(ctx: OwnedCtx, contract: number, id: number, form: OutcomeForm): Promise<Settlement> {
      await lockAccount(ctx)
      await findContract(ctx, contract)
      const { created_at } = await findSettlement(ctx, contract, id)
      const errors = outcomeErrors(form, osloDay(created_at), ctx.today)
      if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
      const { agreed, paid_on } = form
      const answered_on = agreed === null ? null : form.answered_on
      await updateSettlement(ctx, id).set({ agreed, answered_on, paid_on }).execute()
      return await found(ctx, contract, id)
    },

    /**
     * Sends a settlement to the tenants, each once. Refuses with 404, 409 tenantErased, settlementTooLarge and unreadable,
     * and 500 `paperDamaged`.
     */
    async send(ctx: OwnedCtx, contract: number, id: number): Promise<Settlement> {
      await lockAccount(ctx)
      const row = await findSigned(ctx, contract)
      const { mailed_at } = await findSettlement(ctx, contract, id)
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
