import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Item, PersonalUse } from '../../books/depreciation/model'
import { withGroupRates } from '../../books/depreciation/service-group'
import {
  selectItemsAndHidden,
  selectPersonalUseOfAllHouses,
  toItem,
  toPersonalUse,
} from '../../books/depreciation/service-select'
import type { Expense } from '../../books/expense/model'
import { selectExpensesWithDeletedHouses } from '../../books/expense/service-select'
import type { Income } from '../../books/income/model'
import { openIncome } from '../../books/income/service'
import { selectIncomesAndHidden } from '../../books/income/service-select'
import type { Supplier } from '../../books/supplier/model'
import { houseColumns, selectHouseParts, toHouse } from '../../landlord/house/service'
import type { ShownContracts, ContractWithOrders } from '../../lease/contract/service-shown'
import type { ExportedHouse } from './model'

/** The number of records in memory at a time. */
const pageSize = 500

/**
 * Each page starts after the last id of the previous one. So reading late pages takes no longer than reading early
 * ones.
 */
async function* pages<T extends { readonly id: number }>(read: (after: number) => Promise<T[]>): AsyncGenerator<T[]> {
  for (let after = 0; ;) {
    const page = await read(after)
    if (page.length > 0) yield page
    if (page.length < pageSize) return
    after = page.at(-1)!.id
  }
}

export async function readHouses(ctx: OwnedCtx): Promise<ExportedHouse[]> {
  const rows = await ctx.db
    .selectFrom('house')
    .select([...houseColumns, 'deleted_at'])
    .select(selectHouseParts)
    .where('account_id', '=', ctx.owner)
    .orderBy('id')
    .execute()
  return rows.map(({ deleted_at, ...row }) => {
    const { depreciationYears: _years, ...house } = toHouse(row, ctx.today)
    return Object.assign(house, { deleted_at })
  })
}

export const readSuppliers = (ctx: OwnedCtx): AsyncGenerator<Supplier[]> =>
  pages(async (after) => {
    const rows = await ctx.db
      .selectFrom('supplier')
      .selectAll()
      .where('account_id', '=', ctx.owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    return rows.map(({ account_id: _owner, ...supplier }) => supplier)
  })

export const readExpenses = (ctx: OwnedCtx): AsyncGenerator<Expense[]> =>
  pages((after) =>
    selectExpensesWithDeletedHouses(ctx).where('bilag.id', '>', after).orderBy('bilag.id').limit(pageSize).execute(),
  )

export const readIncomes = (ctx: OwnedCtx, encryption: Pick<Encryption, 'decrypt'>): AsyncGenerator<Income[]> =>
  pages(async (after) => {
    const rows = await selectIncomesAndHidden(ctx)
      .select('incomebilag.tenant_birthday')
      .where('incomebilag.id', '>', after)
      .orderBy('incomebilag.id')
      .limit(pageSize)
      .execute()
    return rows.map((row) => openIncome(row, encryption))
  })

export const readItems = (ctx: OwnedCtx): AsyncGenerator<Item[]> =>
  pages(async (after) => {
    const rows = await selectItemsAndHidden(ctx)
      .where('depreciationbilag.id', '>', after)
      .orderBy('depreciationbilag.id')
      .limit(pageSize)
      .execute()
    return (await withGroupRates(ctx, rows)).map((row) => toItem(row))
  })

export const readContracts = (
  ctx: OwnedCtx,
  contracts: Pick<ShownContracts, 'selectWithHidden'>,
): AsyncGenerator<ContractWithOrders[]> =>
  pages((after) =>
    contracts.selectWithHidden(ctx).where('contract.id', '>', after).orderBy('contract.id').limit(pageSize).execute(),
  )

/** Personal use. There is at most one record for each house and year. */
export async function readPersonalUse(ctx: OwnedCtx): Promise<PersonalUse[]> {
  const rows = await selectPersonalUseOfAllHouses(ctx)
    .orderBy('depreciationpersonal.year')
    .orderBy('depreciationpersonal.houseId')
    .execute()
  return rows.map(toPersonalUse)
}
