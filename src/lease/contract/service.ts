import type { Insertable, Updateable } from 'kysely'
import { lockAccount } from '../../base/call/account'
import { refuseOverCap, type AccountCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos, releaseDocuments } from '../../base/file/service-uses'
import { refuseUnreadable } from '../../base/file/service-verdicts'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { OwnedHouseId } from '../../landlord/house/model'
import { proveOwnHouse } from '../../landlord/house/service'
import { startTrial } from '../../landlord/plan/service'
import type { Contract, ContractDetail, Ending, StoredContract } from './model'
import type { ContractForm } from './model-form'
import { contractErrors, ownAccountError } from './rules'
import { opensDepositAccount } from './rules-deposit'
import { changeContract, lockDraft } from './service-change'
import { contractEncryption, contractTextEncryption, openContract } from './service-open'
import { lockContract } from './service-select'
import type { ContractWithOrders, ShownContracts } from './service-shown'

assertTableCoversForm<StoredContract, DB['contract']>()

export interface ContractDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly contracts: ShownContracts
  readonly profile: { readonly read: (ctx: OwnedCtx, iban: 'iban') => Promise<Pick<Profile, 'iban' | 'language'>> }
  /**
   * The steps of other modules before a contract is deleted, in this order. Each of them refuses, or ends what it has
   * stored or ordered for the contract.
   */
  readonly beforeRemove?: readonly ((ctx: OwnedCtx, id: number) => Promise<void>)[]
  /**
   * Ends the deposit before the draft is deleted or gets another kind of deposit. The fee for the account is refunded.
   * Refuses when the account exists. The later module `deposit` provides it.
   */
  readonly endDeposit?: (ctx: OwnedCtx, id: number) => Promise<void>
}

export interface ContractServiceDeps extends ContractDeps {
  /** The figures that the landlord checks when the lease ends. The later module `rent-account` provides it. */
  readonly ending: (ctx: OwnedCtx, row: ContractWithOrders, contract: Contract) => Promise<Ending>
}

/** Called before a house is deleted. Refuses with 409 houseHasContract when a contract is not finished. */
export async function refuseUnfinishedContract(ctx: OwnedCtx, house: OwnedHouseId): Promise<void> {
  const found = await ctx.db
    .selectFrom('contract')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('houseId', '=', house)
    .where('isFinished', '=', false)
    .limit(1)
    .executeTakeFirst()
  if (found) throw new Refusal('houseHasContract')
}

export const contractCap: AccountCap = { table: 'contract', most: 400, reason: 'contractLimit' }

/**
 * The number of a new contract. No number is used twice, because a deleted draft may have been printed with its number.
 * Refuses with 409 `contractLimit`.
 */
async function nextNumber(ctx: OwnedCtx): Promise<number> {
  await refuseOverCap(ctx, contractCap)
  const { lastContract } = await ctx.db
    .updateTable('account')
    .set((is) => ({ lastContract: is('lastContract', '+', 1) }))
    .where('id', '=', ctx.owner)
    .returning('lastContract')
    .executeTakeFirstOrThrow()
  return lastContract
}

/**
 * The columns of a new row before their values are encrypted. The values are bound to the row's id, which the row
 * doesn't have yet.
 */
const notEncryptedYet = { tenant_birthday: '', co_tenants: null, co_landlords: null, deposit_account: null } as const

const plainColumns = ({
  tenant_birthday: _birthday,
  co_tenants: _coTenants,
  co_landlords: _coLandlords,
  deposit_account: _account,
  ...plain
}: ContractForm) => plain

function check(form: ContractForm, { iban }: Pick<Profile, 'iban'>, today: Day): void {
  const errors = {
    ...contractErrors(form, today),
    // A company has no date of birth, and its lease prints none.
    ...(form.tenant_birthday === null && form.tenant_organisation_number === null && { tenant_birthday: 'required' }),
    ...ownAccountError(form, iban),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', errors)
}

/** Checks a form, and returns what is known of the landlord. */
async function checked(profile: ContractDeps['profile'], ctx: OwnedCtx, form: ContractForm) {
  const landlord = await profile.read(ctx, 'iban')
  check(form, landlord, ctx.today)
  return landlord
}

/** The encrypted columns of a form that was checked. The birth date of an existing lease may be empty. */
function encryptedColumns(
  encryption: Pick<Encryption, 'encrypt'>,
  form: StoredContract,
  id: number,
): Pick<Updateable<DB['contract']>, (typeof contractEncryption.columns)[number]> {
  const columns = contractEncryption.columnsFor(contractTextEncryption(form), { id, nothing: null }, encryption)
  return { ...columns, tenant_birthday: columns.tenant_birthday ?? '' }
}

/**
 * Writes a new contract and returns its id. The caller has checked its values and proved its house. Refuses with 409
 * contractLimit.
 */
export async function insertContract(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt'>,
  values: StoredContract,
  added: Pick<Insertable<DB['contract']>, 'books_from'> = {},
): Promise<number> {
  const additionalId = await nextNumber(ctx)
  const { id } = await ctx.db
    .insertInto('contract')
    .values({
      ...values,
      ...added,
      ...notEncryptedYet,
      account_id: ctx.owner,
      additionalId,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The encrypted value is bound to the row's id, which only exists after the insert.
  await changeContract(ctx, id, encryptedColumns(encryption, values, id))
  return id
}

/** Returns a function that reads a contract with its files and what the landlord checks when it ends. */
const contractDetail =
  ({ contracts, ending }: Pick<ContractServiceDeps, 'contracts' | 'ending'>) =>
  async (ctx: OwnedCtx, id: number): Promise<ContractDetail> => {
    const row = await contracts.find(ctx, id)
    const contract = contracts.shown(ctx, row)
    const [files, signed_files, joined, ended] = await Promise.all([
      fileInfos(ctx, row.documents),
      fileInfos(ctx, row.signed_documents),
      fileInfos(ctx, row.signed_paper === null ? [] : [row.signed_paper]),
      ending(ctx, row, contract),
    ])
    const [only = null] = signed_files.length === 1 ? signed_files : joined
    return { ...contract, files, signed_files, signed_paper: only, ending: ended }
  }

/** Creates, lists, changes and deletes contracts. The parts outside the fields are in ./service-parts.ts. */
export function contractService({
  encryption,
  contracts,
  profile,
  beforeRemove = [],
  endDeposit,
  ending,
}: ContractServiceDeps) {
  const { shown, found } = contracts

  return {
    /**
     * Creates a draft. This starts the trial, but uses no free voucher. Refuses with 402 after the trial, 404 for a
     * foreign house, and 422 for a foreign file, a PDF that can't be opened, or a field that breaks a rule about today.
     */
    async create(ctx: OwnedCtx, form: ContractForm): Promise<Contract> {
      const landlord = await checked(profile, ctx, form)
      // This locks the user account, before its house and files.
      await startTrial(ctx)
      await proveOwnHouse(ctx, form.houseId)
      await refuseUnreadable(ctx, form.documents)
      await attachDocuments(ctx, form.documents)
      return await found(
        ctx,
        await insertContract(ctx, encryption, { ...form, language: form.language ?? landlord.language }),
      )
    },

    /** All contracts, the newest first. */
    list: async (ctx: OwnedCtx): Promise<Contract[]> =>
      (await contracts.select(ctx).orderBy('contract.additionalId', 'desc').execute()).flatMap((row) =>
        leaveOutUnreadable(ctx, () => shown(ctx, row)),
      ),

    read: contractDetail({ contracts, ending }),

    /** Replaces the draft as a whole. Refuses as `create` does, and with 409 contractFrozen and unreadable. */
    async update(ctx: OwnedCtx, id: number, form: ContractForm): Promise<Contract> {
      await lockAccount(ctx)
      const before = await lockDraft(ctx, id)
      // A stored value that can't be decrypted must not be replaced, because nobody has seen it.
      openContract(before, encryption)
      const landlord = await checked(profile, ctx, form)
      await proveOwnHouse(ctx, form.houseId)
      // Files that are attached already stay. If a file can't be read, its page of the lease says so.
      await refuseUnreadable(
        ctx,
        form.documents.filter((url) => !before.documents.includes(url)),
      )
      await changeDocuments(ctx, before.documents, form.documents)
      if (opensDepositAccount(before) && !opensDepositAccount(form)) await endDeposit?.(ctx, id)
      await changeContract(ctx, id, {
        ...plainColumns(form),
        language: form.language ?? before.language ?? landlord.language,
        ...encryptedColumns(encryption, form, id),
      })
      return await found(ctx, id)
    },

    /**
     * Deletes a draft with its files, lists and orders to sign. A draft may have a signing that was withdrawn or has
     * run out. The fee for an unopened deposit account is refunded. Refuses with 404, 409 contractSigned, and 409
     * contractFrozen while one of its papers can still be signed.
     */
    async remove(ctx: OwnedCtx, id: number): Promise<void> {
      await lockAccount(ctx)
      const before = await lockContract(ctx, id)
      if (before.signed_at !== null) throw new Refusal('contractSigned')
      for (const ask of beforeRemove) await ask(ctx, id)
      await endDeposit?.(ctx, id)
      await ctx.db.deleteFrom('contract').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
      await releaseDocuments(ctx, before.documents)
    },
  }
}

export type ContractService = ReturnType<typeof contractService>
