import { sql, type Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Contract as Row } from '../../base/db/schema'
import { Refusal } from '../../base/kit/refusal'
import type { Day } from '../../base/kit/day'
import { livingHouses } from '../../landlord/house/service'
import { checklistRecord, type Checklist } from '../checklist/model'
import { contractRecord, type Comfort, type Contract } from './model'
import { contractStatus } from './rules'

/** The encrypted columns of contracts. The deposit's account was plain text in the first edition. */
export const encryptedContract = encryptedRecord('contract', contractRecord.encrypted, ['deposit_account'])

/** The encrypted columns of a row as they are read. */
export function openContract(
  row: Pick<Selectable<Row>, 'id' | (typeof contractRecord.encrypted)[number]>,
  encryption: Pick<Encryption, 'decrypt'>,
): Pick<Contract, 'tenant_birthday' | 'deposit_account' | 'unreadable'> {
  const { values, unreadable } = encryptedContract.open(row, encryption)
  return { ...values, tenant_birthday: values.tenant_birthday as Day | null, unreadable }
}

type Listed = Checklist & Pick<NonNullable<Contract['checkList']>, 'signatureType'>

/** A contract as it stands in the database, with its two lists. */
export interface ContractRow extends Selectable<Row> {
  readonly extras: Listed | null
  readonly checkList: Listed | null
}

/** The caller's contracts with their lists; those of deleted houses too (for the export). */
export const selectContractsAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('contract')
    .selectAll('contract')
    .select((is) =>
      (['extras', 'checklist'] as const).map((kind) =>
        jsonObjectFrom(
          is
            .selectFrom('contract_list as list')
            .select([...checklistRecord.names, 'signatureType'])
            .whereRef('list.account_id', '=', 'contract.account_id')
            .whereRef('list.contract_id', '=', 'contract.id')
            .where('list.kind', '=', kind),
        ).as(kind === 'extras' ? 'extras' : 'checkList'),
      ),
    )
    .where('contract.account_id', '=', ctx.owner)
    .$castTo<ContractRow>()

/** The caller's contracts; those of deleted houses left out. Whoever asks adds which. */
export const selectContracts = (ctx: OwnedCtx) =>
  selectContractsAndHidden(ctx).where(sql<boolean>`${sql.ref('contract.houseId')} = any(${livingHouses(ctx)})`)

/** The row as the API answers it, its encrypted columns readable. */
export function toContract(row: ContractRow, today: Day, encryption: Pick<Encryption, 'decrypt'>): Contract {
  const {
    account_id: _owner,
    next_rent_on: _next,
    signed_paper: _joined,
    split_category,
    split_costs,
    split_sum,
    split_period,
    split_tenant,
    split_landlord,
    extras,
    ...rest
  } = row
  return {
    ...rest,
    comforts: row.comforts as Comfort[],
    ...openContract(row, encryption),
    status: contractStatus(row, today),
    payUrl: null,
    cost_split: split_category && {
      category: split_category,
      tenant: split_tenant,
      landlord: split_landlord,
      ...(split_costs !== null && { costs: split_costs }),
      ...(split_sum !== null && { sum: split_sum }),
      ...(split_period !== null && { period: split_period }),
    },
    extras: extras && withoutSignature(extras),
  }
}

const withoutSignature = ({ signatureType: _signature, ...list }: Listed): Checklist => list

/** One contract of the caller. Refuses with 404. */
export async function findContract(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await selectContracts(ctx).where('contract.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * The contract, held against a parallel change until the action ends; the caller holds the account (base/call/account.ts).
 * Refuses with 404.
 */
export async function lockContract(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await selectContracts(ctx).where('contract.id', '=', id).forNoKeyUpdate('contract').executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** How many contracts a house has. */
export const countContracts = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectContractsAndHidden(ctx).where('contract.houseId', '=', house))
