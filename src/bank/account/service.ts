import { lockAccount, refuseBeyond, type AccountCap } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/key-rotation'
import type { DB } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { bankAccountRecord, type BankAccount, type BankAccountForm, type StoredBankAccount } from './model'

covers<StoredBankAccount, DB['bank_account']>()

/** The encrypted columns of accounts at banks. */
export const encryptedBankAccount = encryptedRecord('bank_account', bankAccountRecord.encrypted)

/** What an account may hold of them. */
const bankAccountCap: AccountCap = { table: 'bank_account', most: 40, reason: 'bankAccountLimit' }

/** What a later module knows of the rows of accounts. */
export interface RowsOfAccounts {
  /** How many rows each account has, and the newest day of them; an account without rows is left out. */
  readonly count: (ctx: OwnedCtx) => Promise<ReadonlyMap<number, { readonly rows: number; readonly last_on: Day }>>
  /** Removes the rows and imports of an account. Refuses with 409 importInUse while one of them is matched. */
  readonly remove: (ctx: OwnedCtx, bankAccount: number) => Promise<void>
}

/** An account as its own columns tell it. */
export type OwnBankAccount = StoredBankAccount & Pick<BankAccount, 'id' | 'unreadable'>

const selectAccounts = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bank_account')
    .select(['id', ...bankAccountRecord.names])
    .where('account_id', '=', ctx.owner)

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number]

function openAccount(row: Row, encryption: Pick<Encryption, 'decrypt'>): OwnBankAccount {
  const { values, unreadable } = encryptedBankAccount.open(row, encryption)
  return { ...row, ...values, unreadable }
}

/** One account at a bank. Refuses with 404 for one that isn't the caller's. */
export async function ownBankAccount(
  ctx: OwnedCtx,
  id: number,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<OwnBankAccount> {
  const row = await selectAccounts(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return openAccount(row, encryption)
}

/** All accounts at banks, in the order in which they were added. */
export const ownBankAccounts = async (
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<OwnBankAccount[]> =>
  (await selectAccounts(ctx).orderBy('id').execute()).map((row) => openAccount(row, encryption))

/** The landlord's accounts at banks. `rows`: what a later module knows of them. */
export function bankAccountService({
  encryption,
  rows,
}: {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly rows: RowsOfAccounts
}) {
  const withRows = async (ctx: OwnedCtx, accounts: readonly OwnBankAccount[]): Promise<BankAccount[]> => {
    const counted = await rows.count(ctx)
    return accounts.map((account) => ({ ...account, ...(counted.get(account.id) ?? { rows: 0, last_on: null }) }))
  }
  const shown = async (ctx: OwnedCtx, id: number) =>
    (await withRows(ctx, [await ownBankAccount(ctx, id, encryption)]))[0]!

  const write = async (ctx: OwnedCtx, id: number, form: BankAccountForm, unreadable: readonly string[]) =>
    await ctx.db
      .updateTable('bank_account')
      .set({
        name: form.name,
        ...encryptedBankAccount.columnsFor(form, { id, nothing: null, unreadable }, encryption),
        updated_at: ctx.now,
      })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()

  return {
    list: async (ctx: OwnedCtx): Promise<BankAccount[]> => await withRows(ctx, await ownBankAccounts(ctx, encryption)),

    /** Adds an account. Refuses with 422 a number that is none, and with 409 bankAccountLimit. */
    async create(ctx: OwnedCtx, form: BankAccountForm): Promise<BankAccount> {
      await refuseBeyond(ctx, bankAccountCap)
      const { id } = await ctx.db
        .insertInto('bank_account')
        .values({ account_id: ctx.owner, name: form.name, created_at: ctx.now, updated_at: ctx.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      // The value is bound to the row's id, which the insert has only now given.
      await write(ctx, id, form, [])
      return await shown(ctx, id)
    },

    /** Changes an account; a number that can't be read stays as it is stored where it is left empty. Refuses with 404. */
    async update(ctx: OwnedCtx, id: number, form: BankAccountForm): Promise<BankAccount> {
      await lockAccount(ctx)
      const { unreadable } = await ownBankAccount(ctx, id, encryption)
      await write(ctx, id, form, unreadable)
      return await shown(ctx, id)
    },

    /** Removes an account with its rows and imports. Refuses with 404, and 409 importInUse while one of its rows is matched. */
    async remove(ctx: OwnedCtx, id: number): Promise<void> {
      await lockAccount(ctx)
      await ownBankAccount(ctx, id, encryption)
      await rows.remove(ctx, id)
      await ctx.db.deleteFrom('bank_account').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
    },
  }
}

export type BankAccountService = ReturnType<typeof bankAccountService>
