import { lazyPart } from '../../../base/ui/page/lazy-part'

export const ExpenseDialogs = lazyPart(() => import('../expense/ExpenseDialogs'))
export const IncomeDialogs = lazyPart(() => import('../../../books/income/web/IncomeDialogs'))
export const DepreciationDialogs = lazyPart(() => import('../../../books/depreciation/web/DepreciationDialogs'))
