import { sql, type Selectable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OwnedCtx } from '../../base/call/context'
import { countRows } from '../../base/db/count-rows'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Contract as Row } from '../../base/db/schema'
import { addTime, type Day, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import { livingHouses } from '../../landlord/house/service'
import { checklistRecord, type Checklist } from '../checklist/model'
import type { Comfort, Contract, HomePaper } from './model'
import type { SignedPaper } from './model-signing'
import { contractStatus } from './rules'
import { firstTenantNames } from './rules-parties'
import { signicatInfo, type DepositRow, type LinkCodes, type SigningRow } from './rules-signing'
import { monthAt, type RentFrom } from './rules-rent'
import { openContract } from './service-open'

/** The first tenant of a query of contracts. */
export const firstTenantColumns = firstTenantNames.map((name) => `contract.${name}` as const)

/** Whether others rent beside the first tenant; of a query of contracts. */
export const selectCoTenants = sql<boolean>`contract.co_tenants is not null`.as('has_co_tenants')

/** What the rent was changed to since the lease, the earliest first; of a query of contracts. */
export const selectRents = sql<RentFrom[]>`
  (select coalesce(json_agg(json_build_object('from', later.from_date, 'month_sum', later.month_sum) order by later.from_date), '[]')
   from contract_rent as later where later.account_id = contract.account_id and later.contract_id = contract.id)`.as(
  'rents',
)

type Listed = Checklist & Pick<NonNullable<Contract['checkList']>, 'signatureType'>

/** A deposit account as it stands in the database, its number encrypted. */
type StoredDeposit = DepositRow & { readonly id: number }

/** A contract as it stands in the database, with its two lists, the changes of its rent, the last order to sign of each paper, and its deposit account. */
export interface ContractRow extends Selectable<Row> {
  readonly extras: Listed | null
  readonly checkList: Listed | null
  readonly signings: readonly (SigningRow & { readonly language: Language })[]
  readonly deposit: StoredDeposit | null
  /** An opening fee that is given back; without a moment it is on its way. */
  readonly fee_refund: { readonly refunded_at: Instant | null } | null
  readonly rents: readonly RentFrom[]
}

/** The encrypted columns of an order to sign. */
export const encryptedSigning = encryptedRecord('signing', ['encrypted_links'])

/** The encrypted column of a deposit account. */
export const encryptedDeposit = encryptedRecord('deposit', ['account_number'])

/** The caller's contracts with their lists; those of deleted houses too (for the export). */
export const selectContractsAndHidden = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('contract')
    .selectAll('contract')
    .select(selectRents)
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
    .select((is) => [
      jsonArrayFrom(
        is
          .selectFrom('signing')
          .distinctOn('signing.paper')
          .select([
            'signing.id',
            'signing.paper',
            'signing.state',
            'signing.renews',
            'signing.language',
            'signing.encrypted_links',
            'signing.error_at',
            'signing.error_message',
            'signing.sent_at',
            'signing.reminded_at',
          ])
          .select((of) =>
            jsonArrayFrom(
              of
                .selectFrom('signer')
                .select([
                  'signer.role',
                  'signer.place',
                  'signer.name',
                  'signer.signed_at',
                  'signer.signed_name',
                  'signer.is_mismatch',
                ])
                .whereRef('signer.account_id', '=', 'signing.account_id')
                .whereRef('signer.signing_id', '=', 'signing.id'),
            ).as('signers'),
          )
          .whereRef('signing.account_id', '=', 'contract.account_id')
          .whereRef('signing.contract_id', '=', 'contract.id')
          .orderBy('signing.paper')
          .orderBy('signing.id', 'desc'),
      ).as('signings'),
      jsonObjectFrom(
        is
          .selectFrom('deposit')
          .select([
            'deposit.id',
            'deposit.state',
            'deposit.fee_url',
            'deposit.fee_paid_at',
            'deposit.provider_id',
            'deposit.account_number',
            'deposit.funds',
            'deposit.released_category',
            'deposit.release_asked_at',
            'deposit.tenant_sum',
            'deposit.noticed_on',
            'deposit.error_at',
            'deposit.error_message',
          ])
          .whereRef('deposit.account_id', '=', 'contract.account_id')
          .whereRef('deposit.contract_id', '=', 'contract.id')
          .orderBy('deposit.id', 'desc')
          .limit(1),
      ).as('deposit'),
      jsonObjectFrom(
        is
          .selectFrom('fee_refund')
          .select('fee_refund.refunded_at')
          .whereRef('fee_refund.account_id', '=', 'contract.account_id')
          .whereRef('fee_refund.contract_id', '=', 'contract.id')
          .where('fee_refund.is_paid', '=', true)
          .where((of) => of.or([of('refunded_at', 'is not', null), of('ended_at', 'is', null)]))
          .orderBy('fee_refund.id', 'desc')
          .limit(1),
      ).as('fee_refund'),
    ])
    .where('contract.account_id', '=', ctx.owner)
    .$castTo<ContractRow>()

/** The caller's contracts; those of deleted houses left out. Whoever asks adds which. */
export const selectContracts = (ctx: OwnedCtx) =>
  selectContractsAndHidden(ctx).where(sql<boolean>`${sql.ref('contract.houseId')} = any(${livingHouses(ctx)})`)

/** An instant out of a JSON aggregate, which writes it otherwise. */
const instantIn = (written: Instant | null): Instant | null => written && addTime(written, 0)

/** The codes of an order's links; null when they can't be read. */
export function codesOf(
  signing: Pick<SigningRow, 'id' | 'encrypted_links'>,
  encryption: Pick<Encryption, 'decrypt'>,
): LinkCodes | null {
  const { encrypted_links } = encryptedSigning.open(signing, encryption).values
  return encrypted_links === null ? null : (JSON.parse(encrypted_links) as LinkCodes)
}

const depositOf = (deposit: StoredDeposit, encryption: Pick<Encryption, 'decrypt'>): DepositRow => ({
  ...deposit,
  error_at: instantIn(deposit.error_at),
  account_number: encryptedDeposit.open(deposit, encryption).values.account_number,
})

/** What the API says of the signing of a paper; links stand under `publicUrl`. */
function signingOf(
  { id, signings, deposit, tenant_erased_at }: ContractRow,
  paper: SignedPaper,
  encryption: Pick<Encryption, 'decrypt'>,
  base: string,
) {
  const found = signings.find((each) => each.paper === paper)
  const signing = found && {
    ...found,
    error_at: instantIn(found.error_at),
    sent_at: instantIn(found.sent_at),
    reminded_at: instantIn(found.reminded_at),
  }
  const info = signicatInfo(signing ?? null, paper === 'contract' ? deposit && depositOf(deposit, encryption) : null, {
    base,
    codes: signing ? codesOf(signing, encryption) : null,
    signedDocumentUrl: `/api/contract/${id}/paper/${paper}`,
  })
  // Its order is erased with the tenants; what became of the deposit stays.
  return info && tenant_erased_at !== null ? { ...info, state: 'signed' as const } : info
}

/** The row as the API answers it, its encrypted columns readable, links to sign under `publicUrl`. */
export function toContract(
  row: ContractRow,
  today: Day,
  encryption: Pick<Encryption, 'decrypt'>,
  publicUrl = '',
): Contract {
  const {
    account_id: _owner,
    signed_paper: _joined,
    split_category,
    split_costs,
    split_sum,
    split_period,
    split_tenant,
    split_landlord,
    extras,
    checkList,
    signings: _signings,
    deposit,
    ...rest
  } = row
  return {
    ...rest,
    comforts: row.comforts as Comfort[],
    home_papers: row.home_papers as HomePaper[],
    ...openContract(row, encryption),
    status: contractStatus(row, today),
    payUrl: deposit?.state === 'fee' ? deposit.fee_url : null,
    fee_refund: row.fee_refund && { refunded_at: instantIn(row.fee_refund.refunded_at) },
    signicatInfo: signingOf(row, 'contract', encryption, publicUrl),
    rents: [{ from: monthAt(row.start_date), month_sum: row.month_sum }, ...row.rents],
    cost_split: split_category && {
      category: split_category,
      tenant: split_tenant,
      landlord: split_landlord,
      ...(split_costs !== null && { costs: split_costs }),
      ...(split_sum !== null && { sum: split_sum }),
      ...(split_period !== null && { period: split_period }),
    },
    extras: extras && withoutSignature(extras),
    checkList: checkList && { ...checkList, signicatInfo: signingOf(row, 'checklist', encryption, publicUrl) },
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
