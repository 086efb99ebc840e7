import { lockAccount } from '../../base/call/account'
import { refuseOverCap, type AccountCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord, leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { DB } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { bankAccountRecord, type BankAccount, type BankAccountForm, type StoredBankAccount } from './model'

assertTableCoversForm<StoredBankAccount, DB['bank_account']>()

export const bankAccountEncryption = encryptedRecord('bank_account', bankAccountRecord.encrypted)

const bankAccountCap: AccountCap = { table: 'bank_account', most: 40, reason: 'bankAccountLimit' }

export interface CountRowsOfAccounts {
  /** Counts the rows of each bank account. A bank account without rows is left out. */
  readonly count: (ctx: OwnedCtx) => Promise<ReadonlyMap<number, { readonly rows: number; readonly last_on: Day }>>
  /** Refuses with 409 importInUse while one of its rows is matched. */
  readonly remove: (ctx: OwnedCtx, bankAccount: number) => Promise<void>
}

export type OwnBankAccount = StoredBankAccount & Pick<BankAccount, 'id'>

const selectAccounts = (ctx: OwnedCtx) =>
  ctx.db
    .selectFrom('bank_account')
    .select(['id', ...bankAccountRecord.names])
    .where('account_id', '=', ctx.owner)

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number]

const openAccount = (row: Row, encryption: Pick<Encryption, 'decrypt'>): OwnBankAccount => ({
  ...row,
  ...bankAccountEncryption.open(row, encryption),
})

async function findRow(ctx: OwnedCtx, id: number): Promise<Row> {
  const row = await selectAccounts(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** Refuses with 404 for a bank account that doesn't belong to the caller. */
export const refuseForeignBankAccount = async (ctx: OwnedCtx, id: number): Promise<void> =>
  void (await findRow(ctx, id))

/**
 * Refuses with 404 for a bank account that doesn't belong to the caller, and with 409 unreadable.
 */
export const ownBankAccount = async (
  ctx: OwnedCtx,
  id: number,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<OwnBankAccount> => openAccount(await findRow(ctx, id), encryption)

export const ownBankAccounts = async (
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<OwnBankAccount[]> =>
  (await selectAccounts(ctx).orderBy('id').execute()).flatMap((row) =>
    leaveOutUnreadable(ctx, () => openAccount(row, encryption)),
  )

export function bankAccountService({
  encryption,
  rows,
}: {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly rows: CountRowsOfAccounts
}) {
  const withRows = async (ctx: OwnedCtx, accounts: readonly OwnBankAccount[]): Promise<BankAccount[]> => {
    const counted = await rows.count(ctx)
    return accounts.map((account) => ({ ...account, ...(counted.get(account.id) ?? { rows: 0, last_on: null }) }))
  }
  const shown = async (ctx: OwnedCtx, id: number) =>
    (await withRows(ctx, [await ownBankAccount(ctx, id, encryption)]))[0]!

  const write = async (ctx: OwnedCtx, id: number, form: BankAccountForm) =>
    await ctx.db
      .updateTable('bank_account')
      .set({
        name: form.name,
        ...bankAccountEncryption.columnsFor(form, { id, nothing: null }, encryption),
        updated_at: ctx.now,
      })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()

  return {
    list: async (ctx: OwnedCtx): Promise<BankAccount[]> => await withRows(ctx, await ownBankAccounts(ctx, encryption)),

    /** Refuses with 422 for a number that isn't valid, and with 409 bankAccountLimit. */
    async create(ctx: OwnedCtx, form: BankAccountForm): Promise<BankAccount> {
      await refuseOverCap(ctx, bankAccountCap)
      const { id } = await ctx.db
        .insertInto('bank_account')
        .values({ account_id: ctx.owner, name: form.name, created_at: ctx.now, updated_at: ctx.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      // The encrypted value is bound to the row's id, which only exists after the insert.
      await write(ctx, id, form)
      return await shown(ctx, id)
    },

    /** An empty field keeps a stored number that can't be read. Refuses with 404. */
    async update(ctx: OwnedCtx, id: number, form: BankAccountForm): Promise<BankAccount> {
      await lockAccount(ctx)
      await ownBankAccount(ctx, id, encryption)
      await write(ctx, id, form)
      return await shown(ctx, id)
    },

    /**
     * Deletes a bank account with its rows and imports. Refuses with 404, and with 409 importInUse while one of its
     * rows is matched.
     */
    async remove(ctx: OwnedCtx, id: number): Promise<void> {
      await lockAccount(ctx)
      await refuseForeignBankAccount(ctx, id)
      await rows.remove(ctx, id)
      await ctx.db.deleteFrom('bank_account').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
    },
  }
}

export type BankAccountService = ReturnType<typeof bankAccountService>
