import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import { refuseOverCap, type AccountCap } from '../../base/call/account-cap'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import type { Stored } from '../../base/kit/record'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import {
  supplierInVoucher,
  supplierRecord,
  type ListedSupplier,
  type SupplierTotals,
  type Supplier,
  type SupplierForm,
} from './model'
import { supplierWords } from './words'

assertTableCoversForm<SupplierForm, DB['supplier']>()

const columns = ['id', ...supplierRecord.names, 'archived', 'isDefault', 'created_at', 'updated_at'] as const

/**
 * The supplier of a voucher: the id of one of the caller's suppliers, 0 for a new one, or null for
 * none. The fields of a new supplier are sent with the voucher.
 */
export interface SupplierInVoucher extends Stored<typeof supplierInVoucher.fields> {
  readonly supplierId: number | null
}

/** The totals of each supplier that vouchers name. The later module expense provides this function. */
export type PaidToSuppliers = (ctx: OwnedCtx) => Promise<ReadonlyMap<number, SupplierTotals>>

/**
 * Lists suppliers, including archived ones. The default supplier comes first. The others are sorted
 * by name in Norwegian order (z, æ, ø, å).
 */
export async function listSuppliers(ctx: OwnedCtx, paidToSuppliers: PaidToSuppliers): Promise<ListedSupplier[]> {
  const suppliers = await ctx.db
    .selectFrom('supplier')
    .select(columns)
    .where('account_id', '=', ctx.owner)
    .orderBy('isDefault', 'desc')
    .orderBy(sql`name collate "nb-x-icu"`)
    .orderBy('id')
    .execute()
  const paid = await paidToSuppliers(ctx)
  return suppliers.map((supplier) => {
    const found = paid.get(supplier.id)
    return found === undefined ? supplier : Object.assign(supplier, { paid: found })
  })
}

export const supplierCap: AccountCap = { table: 'supplier', most: 1000, reason: 'supplierLimit' }

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

/**
 * True if vouchers have the supplier. Vouchers in the trash folder count too. The later module expense provides this
 * function.
 */
export type IsSupplierUsed = (ctx: OwnedCtx, id: number) => Promise<boolean>

/**
 * Deletes an unused supplier, and archives a used one. Vouchers in the trash folder count, because they can be
 * restored. Refuses with 409 defaultSupplier and 409 supplierArchived. The supplier is locked before vouchers are read,
 * and saving a voucher locks it too (`supplierIdFor`). So either the voucher is found here, or saving it finds no
 * supplier.
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

/** The id of the caller's default supplier, for expenses whose payee nobody knows. */
export async function findDefaultSupplier({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>): Promise<number> {
  const { id } = await db
    .selectFrom('supplier')
    .select('id')
    .where('account_id', '=', owner)
    .where('isDefault', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

/** Creates "No supplier", unless it exists already. */
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
 * Returns the supplier's id to store, or null for none. 0 creates a supplier from the typed fields,
 * if they have a name. For a known supplier the typed fields don't count. Refuses with 404 for a
 * foreign supplier.
 */
export async function supplierIdFor(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  const id = await supplierIdUnchecked(ctx, form)
  if (id === null || form.supplierId === 0) return id
  const found = await lockSupplierQuery(ctx, id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found.id
}

/**
 * Like `supplierIdFor`, but doesn't check the owner. The code that writes the voucher checks the
 * owner with `lockSupplierQuery`.
 */
export async function supplierIdUnchecked(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  if (form.supplierId !== 0) return form.supplierId
  if (form.name === '') return null
  return (await createSupplier(ctx, supplierRecord.fill(supplierInVoucher.pick(form)))).id
}

/**
 * Locks a supplier. Can be run as a statement, or used as a part of one. Returns no row if the
 * supplier doesn't belong to the caller.
 */
export const lockSupplierQuery = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ctx.db
    .selectFrom('supplier')
    .select(['supplier.id', ...supplierRecord.names.map((name) => `supplier.${name}` as const)])
    .where('supplier.account_id', '=', ctx.owner)
    .where('supplier.id', '=', id)
    .forKeyShare('supplier')
