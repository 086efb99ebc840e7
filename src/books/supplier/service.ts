import { sql, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { DB, Supplier as Row } from '../../base/db/schema'
import { Refusal } from '../../base/kit/refusal'
import { say } from '../../base/kit/words'
import type { Supplier, SupplierForm } from './model'
import { supplierWords } from './words'

covers<SupplierForm, DB['supplier']>()

const toSupplier = ({ account_id: _owner, ...row }: Selectable<Row>): Supplier => row

/** The supplier fields that may ride in a voucher (decisions 2). */
export interface SupplierInVoucher {
  readonly supplierId?: number | null | undefined
  readonly name?: string | null | undefined
  readonly address?: string | null | undefined
  readonly city?: string | null | undefined
  readonly postcode?: string | null | undefined
}

/** All suppliers, archived ones too: the default one first, then by name in Norwegian order (å after ø after æ after z). */
export async function listSuppliers(ctx: OwnedCtx): Promise<Supplier[]> {
  const rows = await ctx.db
    .selectFrom('supplier')
    .selectAll()
    .where('account_id', '=', ctx.owner)
    .orderBy('isDefault', 'desc')
    .orderBy(sql`name collate "nb-x-icu"`)
    .orderBy('id')
    .execute()
  return rows.map(toSupplier)
}

export async function createSupplier(ctx: OwnedCtx, form: SupplierForm): Promise<Supplier> {
  const row = await ctx.db
    .insertInto('supplier')
    .values({
      ...form,
      archived: form.archived ?? false,
      account_id: ctx.owner,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSupplier(row)
}

/** The supplier, held against a parallel change until the action ends; 404 when it isn't there. */
async function holdSupplier(ctx: OwnedCtx, id: number): Promise<Selectable<Row>> {
  const row = await ctx.db
    .selectFrom('supplier')
    .selectAll()
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return row
}

/** Changes a supplier, or takes it in and out of the archive. Refuses the default one with 409 defaultSupplier. */
export async function updateSupplier(ctx: OwnedCtx, id: number, form: SupplierForm): Promise<Supplier> {
  const before = await holdSupplier(ctx, id)
  if (before.isDefault) throw new Refusal('defaultSupplier')
  const row = await ctx.db
    .updateTable('supplier')
    .set({ ...form, archived: form.archived ?? before.archived, updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSupplier(row)
}

/**
 * Deletes an unused supplier and archives one that vouchers use (also trashed ones: they can be restored). Refuses
 * the default one (409 defaultSupplier) and an archived one (409 supplierArchived). The row is held first and the
 * vouchers are looked up in a second statement: a voucher that is being saved holds the row too (`supplierFor`), so
 * it is either seen here or finds the supplier gone.
 */
export async function removeSupplier(ctx: OwnedCtx, id: number): Promise<void> {
  const supplier = await holdSupplier(ctx, id)
  if (supplier.isDefault) throw new Refusal('defaultSupplier')
  if (supplier.archived) throw new Refusal('supplierArchived')
  const used = await ctx.db
    .selectFrom('bilag')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('supplierId', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (used) {
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
      account_id: ctx.owner,
      name: say(supplierWords, 'none', ctx.language),
      address: '',
      city: '',
      postcode: '',
      isDefault: true,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The supplier that a voucher names: its id when it is the caller's own (404 otherwise), a new one for 0, null for
 * none. The typed name, address, city and postcode count for a new one only: those of a known supplier are locked.
 * A new one without a name (a voucher to be filled out later) is none yet.
 */
export async function supplierFor(ctx: OwnedCtx, form: SupplierInVoucher): Promise<number | null> {
  const id = await namedSupplier(ctx, form)
  if (id === null || form.supplierId === 0) return id
  const found = await holdingSupplier(ctx, id).executeTakeFirst()
  if (!found) throw new Refusal('notFound')
  return found.id
}

/** The same without the proof that a known one is the caller's: whoever writes the voucher takes it from `holdingSupplier`. */
export async function namedSupplier(
  ctx: OwnedCtx,
  { supplierId, name, address, city, postcode }: SupplierInVoucher,
): Promise<number | null> {
  if (supplierId !== 0) return supplierId ?? null
  if (!name) return null
  return (await createSupplier(ctx, { name, address: address ?? '', city: city ?? '', postcode: postcode ?? '' })).id
}

/** An own supplier, held until the action ends, as a statement or as part of a larger one; no row when it isn't the caller's. */
export const holdingSupplier = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  ctx.db
    .selectFrom('supplier')
    .select(['supplier.id', 'supplier.name', 'supplier.address', 'supplier.city', 'supplier.postcode'])
    .where('supplier.account_id', '=', ctx.owner)
    .where('supplier.id', '=', id)
    .forKeyShare('supplier')
