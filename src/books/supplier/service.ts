import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import { refuseOverCap, type AccountCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import { coversForm } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import type { Stored } from '../../base/kit/record'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { supplierInVoucher, supplierRecord, type Supplier, type SupplierForm } from './model'
import { supplierWords } from './words'

coversForm<SupplierForm, DB['supplier']>()

const columns = ['id', ...supplierRecord.names, 'archived', 'isDefault', 'created_at', 'updated_at'] as const

/**
 * The supplier of a voucher: an id of the caller's, 0 for a new one whose fields are sent with the voucher, null for
 * none.
 */
export interface SupplierInVoucher extends Stored<typeof supplierInVoucher.fields> {
  readonly supplierId: number | null
}

/**
 * Lists suppliers, archived ones too. The default one comes first, then by name in Norwegian order (å after ø after æ
 * after z).
 */
export async function listSuppliers(ctx: OwnedCtx): Promise<Supplier[]> {
  return await ctx.db
    .selectFrom('supplier')
    .select(columns)
    .where('account_id', '=', ctx.owner)
    .orderBy('isDefault', 'desc')
    .orderBy(sql`name collate "nb-x-icu"`)
    .orderBy('id')
    .execute()
}

const supplierCap: AccountCap = { table: 'supplier', most: 1000, reason: 'supplierLimit' }

/** Creates a supplier. Refuses with 409 supplierLimit. */
export async function createSupplier(ctx: OwnedCtx, form: SupplierForm): Promise<Supplier> {
  await refuseOverCap(ctx, supplierCap)
  return await ctx.db
    .insertInto('supplier')
    .values({
      ...form,
      archived: form.archived ?? false,
      account_id: ctx.owner,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

const selectSupplier = (ctx: OwnedCtx, id: number) =>
  ctx.db.selectFrom('supplier').select(columns).where('account_id', '=', ctx.owner).where('id', '=', id)

/** Reads a supplier, also an archived one. Refuses with 404. */
export async function readSupplier(ctx: OwnedCtx, id: number): Promise<Supplier> {
  const row = await selectSupplier(ctx, id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** Locks a supplier and the account until the action ends. Refuses with 404. */
async function lockSupplier(ctx: OwnedCtx, id: number): Promise<Supplier> {
  await lockAccount(ctx)
  const row = await selectSupplier(ctx, id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** Changes a supplier, or moves it in or out of the archive. Refuses with 409 defaultSupplier. */
export async function updateSupplier(ctx: OwnedCtx, id: number, form: SupplierForm): Promise<Supplier> {
  const before = await lockSupplier(ctx, id)
  if (before.isDefault) throw new Refusal('defaultSupplier')
  return await ctx.db
    .updateTable('supplier')
    .set({ ...form, archived: form.archived ?? before.archived, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** True if vouchers have the supplier. Trashed ones count too. The function comes from a later module, expense. */
export type IsSupplierUsed = (ctx: OwnedCtx, id: number) => Promise<boolean>

/**
 * Deletes an unused supplier and archives a used one. Trashed vouchers count as use, since they can be restored.
 * Refuses with 409 defaultSupplier and 409 supplierArchived. The row is locked before vouchers are read. Saving a
 * voucher locks it too (`supplierIdFor`), so the voucher is either found here, or doesn't find the supplier any more.
 */
export async function removeSupplier(ctx: OwnedCtx, id: number, isUsed: IsSupplierUsed): Promise<void> {
  const supplier = await lockSupplier(ctx, id)
  if (supplier.isDefault) throw new Refusal('defaultSupplier')
  if (supplier.archived) throw new Refusal('supplierArchived')
  if (await isUsed(ctx, id)) {
    await ctx.db
      .updateTable('supplier')
      .set({ archived: true, updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()
    return
  }
  await ctx.db.deleteFrom('supplier').where('account_id', '=', ctx.owner).where('id', '=', id).execute()
}

/** Creates "No supplier". Does nothing when there is one. */
export async function createDefaultSupplier(ctx: OwnedCtx): Promise<void> {
  await ctx.db
    .insertInto('supplier')
    .values({
      ...supplierRecord.erased(),
      account_id: ctx.owner,
      name: translate(supplierWords, 'none', ctx.language),
      isDefault: true,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The id of the caller's supplier (404 otherwise), a new one for 0, null for none. Known suppliers can't be changed
 * here, so typed fields count for a new one only. Without a name none is created.
 */
export async function supplierIdFor(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  const id = await supplierIdUnchecked(ctx, form)
  if (id === null || form.supplierId === 0) return id
  const found = await lockSupplierQuery(ctx, id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found.id
}

/**
 * The same id without the check. The code that writes the voucher checks with `lockSupplierQuery` that the supplier
 * belongs to the caller.
 */
export async function supplierIdUnchecked(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  if (form.supplierId !== 0) return form.supplierId
  if (form.name === '') return null
  return (await createSupplier(ctx, supplierRecord.fill(supplierInVoucher.pick(form)))).id
}

/**
 * Locks a supplier, as a statement or as a part of a larger one. Gives no row when the supplier doesn't belong to the
 * caller.
 */
export const lockSupplierQuery = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ctx.db
    .selectFrom('supplier')
    .select(['supplier.id', ...supplierRecord.names.map((name) => `supplier.${name}` as const)])
    .where('supplier.account_id', '=', ctx.owner)
    .where('supplier.id', '=', id)
    .forKeyShare('supplier')
