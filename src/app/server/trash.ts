import { trashedItems } from '../../books/depreciation/service-trash'
import { trashedExpenses } from '../../books/expense/service-trash'
import { trashedIncomes } from '../../books/income/service-trash'
import { trashService } from '../../books/trash/service'

/** The trash folder with the modules whose records lie there. */
export const trash = trashService({
  bilag: trashedExpenses,
  'income-bilag': trashedIncomes,
  'depreciation-bilag': trashedItems,
})
