import type { OwnedCtx } from '../../base/call/context'
import { fileEvidence } from '../../base/file/service-uses'
import { fullName } from '../../base/kit/full-name'
import { ore, type Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import { isRentPaidToDepositBank } from '../contract/rules-deposit'
import type { ContractRow } from '../contract/service-select'
import { latestDeposit } from '../deposit/service-select'
import { paperSources, type PaperSourceDeps } from '../document/service-sources'
import { toHandoverPhoto } from '../handover/service-paper'
import { handoverRows, readContent } from '../handover/service-rows'
import { coLandlordNames, partiesOf } from '../party/rules'
import { rentAccountFromFacts, rentFacts } from '../rent-account/service-select'
import type { SettlementForm } from './model'
import type { SettlementData } from './model-paper'
import { settlementErrors, settlementPhotos, settlementShares } from './rules'

/**
 * The money of a contract's deposit: the money on the account that was opened here, otherwise the agreed sum. A deposit
 * that was released or closed has none.
 */
async function depositOf(ctx: OwnedCtx, row: ContractRow): Promise<Ore> {
  if (!row.is_open_deposit_account) return row.deposit_sum ?? ore(0)
  const deposit = await latestDeposit(ctx, row.id)
  return deposit && !['released', 'canceled'].includes(deposit.state) ? deposit.funds : ore(0)
}

/** The rent that is due and unpaid today. */
export const owedRent = async (ctx: OwnedCtx, row: ContractRow): Promise<Ore> =>
  rentAccountFromFacts(await rentFacts(ctx, row.id), row, ctx.today).owed

/** Reads the data of settlements. */
export function settlementSources({ encryption, ...deps }: PaperSourceDeps) {
  const { sourcesOf, languageOf } = paperSources({ encryption, ...deps })

  /** Returns the photos. Refuses with 422 wrong photos, and items of a handover that don't exist. */
  async function check(ctx: OwnedCtx, contract: number, { items }: SettlementForm) {
    const photos = await fileEvidence(ctx, settlementPhotos(items))
    const rows = await handoverRows(ctx).where('contract_id', '=', contract).execute()
    const handovers = rows.map((row) => ({ id: row.id, rooms: readContent(row, encryption)?.rooms ?? [] }))
    const errors = settlementErrors(items, photos, handovers)
    if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
    return photos.map(toHandoverPhoto)
  }

  /** The data of a settlement, with deposit and rent account as they are now. */
  async function dataOf(ctx: OwnedCtx, row: ContractRow, form: SettlementForm): Promise<SettlementData> {
    const photos = await check(ctx, row.id, form)
    const { contract, house, landlord } = await sourcesOf(ctx, row)
    const [first, ...others] = partiesOf(contract, landlord).tenants
    const [deposit, owed] = [await depositOf(ctx, row), await owedRent(ctx, row)]
    return {
      number: contract.additionalId,
      writtenOn: ctx.today,
      landlord: fullName(landlord),
      coLandlords: coLandlordNames(contract),
      tenants: [fullName(first), ...others.map(fullName)],
      house: house.name,
      address: [house.address, `${house.postcode} ${house.city}`.trim()].filter((part) => part !== '').join(', '),
      items: form.items,
      deposit,
      owed,
      ...settlementShares(form.items, deposit),
      isRentInDepositBank: isRentPaidToDepositBank(row),
      photos,
    }
  }

  return { dataOf, languageOf, sourcesOf }
}
