import { sql } from 'kysely'
import { lockAccount, refuseBeyond, type AccountCap } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { DB } from '../../base/db/schema'
import type { Stored } from '../../base/kit/record'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { supplierInVoucher, supplierRecord, type Supplier, type SupplierForm } from './model'
import { supplierWords } from './words'

covers<SupplierForm, DB['supplier']>()

/** What is read of a supplier: what the server sets, and the record. */
const columns = ['id', ...supplierRecord.names, 'archived', 'isDefault', 'created_at', 'updated_at'] as const

/** What a voucher says of its supplier: one of the caller's, 0 for a new one whose fields ride along, null for none. */
export interface SupplierInVoucher extends Stored<typeof supplierInVoucher.fields> {
  readonly supplierId: number | null
}

/** All suppliers, archived ones too: the default one first, then by name in Norwegian order (å after ø after æ after z). */
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

/** What an account may hold of them. */
const supplierCap: AccountCap = { table: 'supplier', most: 1000, reason: 'supplierLimit' }

/** Adds a supplier. Refuses with 409 supplierLimit. */
export async function createSupplier(ctx: OwnedCtx, form: SupplierForm): Promise<Supplier> {
  await refuseBeyond(ctx, supplierCap)
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

/** One supplier, an archived one too. Refuses with 404. */
export async function readSupplier(ctx: OwnedCtx, id: number): Promise<Supplier> {
  const row = await selectSupplier(ctx, id).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** The supplier, locked with its account against a parallel change until the action ends; 404 when it isn't there. */
async function lockSupplier(ctx: OwnedCtx, id: number): Promise<Supplier> {
  await lockAccount(ctx)
  const row = await selectSupplier(ctx, id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** Changes a supplier, or takes it in and out of the archive. Refuses the default one with 409 defaultSupplier. */
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

/** Whether vouchers name a supplier, also trashed ones. From a later module: expense. */
export type IsSupplierUsed = (ctx: OwnedCtx, id: number) => Promise<boolean>

/**
 * Deletes an unused supplier and archives one that vouchers use (also trashed ones: they can be restored). Refuses
 * the default one (409 defaultSupplier) and an archived one (409 supplierArchived). The row is locked first and the
 * vouchers are looked up in a second statement: a voucher that is being saved locks the row too (`supplierFor`), so
 * it is either seen here or finds the supplier gone.
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

/** Gives a new account its "No supplier"; does nothing when it has one. */
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
 * The supplier that a voucher names: its id when it is the caller's own (404 otherwise), a new one for 0, null for
 * none. The typed fields count for a new one only: those of a known supplier can't be changed here.
 * A new one without a name (a voucher to be filled out later) is none yet.
 */
export async function supplierFor(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  const id = await namedSupplier(ctx, form)
  if (id === null || form.supplierId === 0) return id
  const found = await lockingSupplier(ctx, id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found.id
}

/** The same without the proof that a known one is the caller's: whoever writes the voucher takes it from `lockingSupplier`. */
export async function namedSupplier(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  if (form.supplierId !== 0) return form.supplierId
  if (form.name === '') return null
  return (await createSupplier(ctx, supplierRecord.fill(supplierInVoucher.pick(form)))).id
}

/** An own supplier, locked until the action ends, as a statement or as part of a larger one; no row when it isn't the caller's. */
export const lockingSupplier = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ctx.db
    .selectFrom('supplier')
    .select(['supplier.id', ...supplierRecord.names.map((name) => `supplier.${name}` as const)])
    .where('supplier.account_id', '=', ctx.owner)
    .where('supplier.id', '=', id)
    .forKeyShare('supplier')
