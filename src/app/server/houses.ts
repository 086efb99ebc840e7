import type { OpenModule } from '../../base/module/shape'
import { yearsOfPersonal } from '../../books/depreciation/service-personal'
import { countItems, countPersonal } from '../../books/depreciation/service-select'
import { countExpenses } from '../../books/expense/service-select'
import { countIncomes } from '../../books/income/service-select'
import { houseRoutes } from '../../landlord/house/routes'
import type { DeletionDeps } from '../../landlord/house/service-delete'
import { noUnfinishedContract } from '../../lease/contract/service'
import { countContracts } from '../../lease/contract/service-select'

/** What the later modules have recorded in a house, one statement after the other: a transaction has one connection. */
const contents: DeletionDeps['contents'] = async (ctx, house) => ({
  expenses: await countExpenses(ctx, house),
  incomes: await countIncomes(ctx, house),
  items: await countItems(ctx, house),
  personal: await countPersonal(ctx, house),
  contracts: await countContracts(ctx, house),
})

/** Houses, with what later modules know of them. */
export const openHouses = (): OpenModule => ({
  routes: houseRoutes({ mayDelete: [noUnfinishedContract], depreciationYears: yearsOfPersonal, contents }),
})
