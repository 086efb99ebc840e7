import { sql, type Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import type { Encryption } from '../../base/db/encryption'
import type { Contract as Row } from '../../base/db/schema'
import { monthAt, type Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { existingHouseIds } from '../../landlord/house/service'
import { whereQuotaLeft } from '../../landlord/plan/service-quota'
import { checklistRecord, type Checklist } from '../checklist/model'
import {
  firstTenantNames,
  guaranteeRecord,
  type Comfort,
  type Contract,
  type ContractTerms,
  type Guarantee,
  type HomePaper,
} from './model'
import { contractStatus } from './rules'
import { openContract } from './service-open'

export const firstTenantColumns = firstTenantNames.map((name) => `contract.${name}` as const)

export const selectCoTenants = sql<boolean>`contract.co_tenants is not null`.as('has_co_tenants')

/** The changes of the rent, the earliest first. The rent in the lease itself isn't included. */
export const selectRents = sql<Contract['rents']>`
  (select coalesce(json_agg(json_strip_nulls(json_build_object(
      'from', later.from_date, 'month_sum', later.month_sum,
      'written_on', case when later.letter_name <> '' then (later.created_at at time zone 'Europe/Oslo')::date end
    )) order by later.from_date), '[]')
   from contract_rent as later where later.account_id = contract.account_id and later.contract_id = contract.id)`.as(
  'rents',
)

type Listed = Checklist & Pick<NonNullable<Contract['checkList']>, 'signatureType'>

/** The notice of a contract, for a query that names its columns. */
export const selectNotice = sql<Contract['notice']>`contract.notice`.as('notice')

export interface ContractRow extends Omit<Selectable<Row>, 'notice'> {
  readonly notice: Contract['notice']
  /** True if the landlord's plan books rent now. */
  readonly has_quota: boolean
  readonly extras: Listed | null
  readonly checkList: Listed | null
  readonly rents: Contract['rents']
}

/** Selects contracts, including those of deleted houses. */
export const selectContractsAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('contract')
    .selectAll('contract')
    .select(selectRents)
    .select(
      sql<boolean>`exists (select from account where account.id = contract.account_id and ${whereQuotaLeft(ctx.today)})`.as(
        'has_quota',
      ),
    )
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

/** Selects contracts without those of deleted houses. The caller adds the filter. */
export const selectContracts = (ctx: OwnedCtx) =>
  selectContractsAndHidden(ctx).where(sql<boolean>`${sql.ref('contract.houseId')} = any(${existingHouseIds(ctx)})`)

export function toTerms(row: ContractRow, today: Day, encryption: Pick<Encryption, 'decrypt'>): ContractTerms {
  const {
    account_id: _owner,
    signed_paper: _joined,
    end_memory: _memory,
    split_category,
    split_costs,
    split_sum,
    split_period,
    split_tenant,
    split_landlord,
    split_key,
    split_fraction,
    extras,
    has_quota,
    ...rest
  } = row
  return {
    ...rest,
    // If the plan books rent again, the stored reason no longer applies, even before the booking
    // job has cleared it.
    blocked_by: has_quota ? '' : row.blocked_by,
    comforts: row.comforts as Comfort[],
    home_papers: row.home_papers as HomePaper[],
    // The database doesn't keep the order of the keys.
    guarantee: row.guarantee === null ? null : guaranteeRecord.pick(row.guarantee as unknown as Guarantee),
    ...openContract(row, encryption),
    status: contractStatus(row, today),
    rents: [{ from: monthAt(row.start_date), month_sum: row.month_sum }, ...row.rents],
    cost_split: split_category && {
      category: split_category,
      tenant: split_tenant,
      landlord: split_landlord,
      ...(split_costs !== null && { costs: split_costs }),
      ...(split_sum !== null && { sum: split_sum }),
      ...(split_period !== null && { period: split_period }),
      ...(split_key !== null && { key: split_key }),
      ...(split_fraction !== null && { fraction: split_fraction }),
    },
    extras: extras && withoutSignature(extras),
  }
}

const withoutSignature = ({ signatureType: _signature, ...list }: Listed): Checklist => list

/** Finds a contract of the caller. Refuses with 404. */
export async function findContract(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await selectContracts(ctx).where('contract.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/**
 * Finds a contract and locks it until the action ends. The caller has locked the user account (base/call/account.ts).
 * Refuses with 404.
 */
export async function lockContract(ctx: OwnedCtx, id: number): Promise<ContractRow> {
  const row = await selectContracts(ctx).where('contract.id', '=', id).forNoKeyUpdate('contract').executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

export const countContracts = (ctx: OwnedCtx, house: number): Promise<number> =>
  countRows(selectContractsAndHidden(ctx).where('contract.houseId', '=', house))
