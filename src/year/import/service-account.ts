import type { OwnedCtx } from '../../base/call/context'
import type { AccountBooks } from '../old-books/rules-proposal'
import { existingHouseIds } from '../../landlord/house/service'
import { sql, type NotNull } from 'kysely'

const ofExistingHouse = (ctx: OwnedCtx) => sql<boolean>`"houseId" = any(${existingHouseIds(ctx)})`

/** The records of the account, by which houses, suppliers and rows of old books are recognised. */
export async function accountBooks(ctx: OwnedCtx): Promise<AccountBooks> {
  const { db, owner } = ctx
  const [houses, suppliers, expenses, incomes, items] = await Promise.all([
    db
      .selectFrom('house')
      .select(['id', 'name', 'address'])
      .where('account_id', '=', owner)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('supplier')
      .select(['id', 'name'])
      .where('account_id', '=', owner)
      .where('isDefault', '=', false)
      .where('archived', '=', false)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('bilag')
      .select(['houseId', 'date', 'sum'])
      .where('account_id', '=', owner)
      .where('isTrashed', '=', false)
      .where(ofExistingHouse(ctx))
      .$narrowType<{ date: NotNull; sum: NotNull }>()
      .where('date', 'is not', null)
      .where('sum', 'is not', null)
      .execute(),
    db
      .selectFrom('incomebilag')
      .select(['houseId', 'start_date', 'sum'])
      .where('account_id', '=', owner)
      .where('isTrashed', '=', false)
      .where(ofExistingHouse(ctx))
      .execute(),
    db
      .selectFrom('depreciationbilag')
      .select(['houseId', 'date', 'sum'])
      .where('account_id', '=', owner)
      .where('isTrashed', '=', false)
      .where(ofExistingHouse(ctx))
      .execute(),
  ])
  return { houses, suppliers, expenses, incomes, items }
}
