import { refuseOverCap } from '../../base/call/account-cap'
import type { Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Supplier } from '../../base/db/schema'
import { supplierRecord } from './model'
import { supplierCap } from './service'

/** Creates suppliers of whom only the names are known. The ids are in the order of the names. */
export async function insertNamedSuppliers(ctx: OwnedCtx, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  await refuseOverCap(ctx, supplierCap, names.length)
  const rows = await ctx.db
    .insertInto('supplier')
    .values(
      names.map((name) => ({
        ...supplierRecord.erased(),
        name,
        archived: false,
        account_id: ctx.owner,
        created_at: ctx.now,
        updated_at: ctx.now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes suppliers for good. The caller has made sure that no voucher names them. */
export async function deleteSuppliers(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.deleteFrom('supplier').where('account_id', '=', ctx.owner).where('id', 'in', ids).execute()
}

/** The columns in which "No supplier" of two accounts may differ: its name is in the language of the registration. */
export type DefaultSupplier = Pick<Selectable<Supplier>, 'name' | 'created_at' | 'updated_at'>

export const readDefaultSupplier = ({ db, owner }: OwnedCtx): Promise<DefaultSupplier | undefined> =>
  db
    .selectFrom('supplier')
    .select(['name', 'created_at', 'updated_at'])
    .where('account_id', '=', owner)
    .where('isDefault', '=', true)
    .executeTakeFirst()

/** Sets what may differ in "No supplier". The caller has locked the account. */
export async function updateDefaultSupplier({ db, owner }: OwnedCtx, values: DefaultSupplier): Promise<void> {
  await db.updateTable('supplier').set(values).where('account_id', '=', owner).where('isDefault', '=', true).execute()
}
