import { lazyPart } from '../../../base/ui/page/lazy-part'

export const LazyExpenseDialogs = lazyPart(() => import('../expense/ExpenseDialogs'))
export const LazyIncomeDialogs = lazyPart(() => import('../../../books/income/web/IncomeDialogs'))
export const LazyDepreciationDialogs = lazyPart(() => import('../../../books/depreciation/web/DepreciationDialogs'))
