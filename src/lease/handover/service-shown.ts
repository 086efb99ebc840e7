import type { OwnedCtx } from '../../base/call/context'
import { fileEvidence, fileInfos } from '../../base/file/service-uses'
import { Refusal } from '../../base/kit/refusal'
import { findContract, type ContractRow } from '../contract/service-select'
import { signingInfos, type SigningInfoDeps, type SigningInfoOf } from '../signing/service-shown'
import type { Handover } from './model'
import { handoverDifferences } from './rules'
import { earlierHandover, toHandoverPhoto } from './service-paper'
import {
  findHandover,
  handoverRows,
  waitsForBankid,
  readContent,
  openSignatures,
  type HandoverRow,
} from './service-rows'

/** Finds a contract. Refuses with 404, and with 409 tenantErased. */
export async function findWithTenants(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await findContract(ctx, id)
  if (row.tenant_erased_at !== null) throw new Refusal('tenantErased')
  return row
}

/** Finds a handover that can be changed. Refuses with 404, 409 tenantErased, handoverSigned and beingSigned. */
export async function findUnsigned(ctx: OwnedCtx, contract: number, id: number): Promise<HandoverRow> {
  await findWithTenants(ctx, contract)
  const row = await findHandover(ctx, contract, id)
  if (row.signed_by !== null) throw new Refusal('handoverSigned')
  if (waitsForBankid(row)) throw new Refusal('beingSigned')
  return row
}

export const handoversOf = (ctx: OwnedCtx, contract: number): Promise<HandoverRow[]> =>
  handoverRows(ctx).where('contract_id', '=', contract).execute()

/** Reads handovers in the shape of the API. */
export function handoverReader({ encryption, publicUrl }: SigningInfoDeps) {
  const infos = signingInfos(
    { encryption, publicUrl },
    'handover',
    (contract, id) => `/api/contract/${contract}/handover/${id}/paper`,
  )

  /** A handover in the shape of the API. `all`: the handovers of the contract. It may be compared with one of them. */
  async function shown(
    ctx: OwnedCtx,
    row: HandoverRow,
    all: readonly HandoverRow[],
    infoOf: SigningInfoOf,
  ): Promise<Handover> {
    const content = readContent(row, encryption)!
    const before = earlierHandover(row, all, encryption)
    const files = await fileEvidence(ctx, row.photos)
    return {
      id: row.id,
      contractId: row.contract_id,
      kind: row.kind,
      date: row.date,
      ...content,
      files: files.map(toHandoverPhoto),
      signed_on: row.signed_on,
      signed_by: row.signed_by,
      signicatInfo: infoOf(row.id),
      signatures: openSignatures(row, encryption).map(({ role, name, at }) => ({ role, name, drawn_at: at })),
      documents: await fileInfos(ctx, row.signed_documents),
      sha256: row.signed_by === null ? null : row.paper_sha256,
      differences: before && handoverDifferences(before.content, content),
      created_at: row.created_at,
      updated_at: row.updated_at,
    }
  }

  async function found(ctx: OwnedCtx, contract: number, id: number): Promise<Handover> {
    const rows = await handoversOf(ctx, contract)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new Refusal('notFound')
    return await shown(ctx, row, rows, await infos(ctx, contract))
  }

  return { shown, found, infos }
}
