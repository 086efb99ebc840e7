import type { Ore } from '../../base/kit/money'
import { isPersonalUseOutdated } from '../../books/depreciation/rules'
import { costTypeAsList } from '../../books/expense/rules'
import { incomeName } from '../../books/income/rules'
import { tenantName } from '../../books/income/rules-tenant'
import type { AllVouchers } from '../../books/ledger/model'
import type { DashboardRow } from './model-row'

const firstLine = (text: string) => text.trim().split('\n', 1)[0]!.trim()
/** The fields that most kinds of rows don't use. */
export const emptyRowFields = {
  archived: false,
  automatic: false,
  searchText: '',
  costWords: [],
  rentOf: null,
  outdated: false,
}
export const filesOfRow = (documents: readonly string[]) => ({
  hasFiles: documents.length > 0,
  fileCount: documents.length,
})

/** The suppliers' names for the filter, in the Norwegian alphabetical order. */
export const suppliersOf = ({ bilags }: Pick<AllVouchers, 'bilags'>): string[] =>
  [...new Set(bilags.map(({ name }) => name))]
    .filter((name) => name !== '')
    .toSorted((a, b) => a.localeCompare(b, 'nb'))

export const expenseRow = (bilag: AllVouchers['bilags'][number]): DashboardRow => ({
  ...emptyRowFields,
  key: `bilag-${bilag.id}`,
  id: bilag.id,
  houseId: bilag.houseId,
  type: bilag.archived ? 'archived-bilag' : 'manual-bilag',
  name: firstLine(bilag.description),
  sum: bilag.sum,
  date: bilag.listed_on,
  archived: bilag.archived,
  automatic: bilag.isAutoGenerate,
  trashed: bilag.isTrashed,
  searchText: bilag.name,
  costWords: costTypeAsList(bilag),
  rentOf: null,
  ...filesOfRow(bilag.documents),
})

/**
 * The row of an income. Its name is the title, or the tenant if there is no title. Income from a contract is marked as
 * automatic.
 */
export const incomeRow = (income: AllVouchers['incomeBilags'][number]): DashboardRow => ({
  ...emptyRowFields,
  key: `income-${income.id}`,
  id: income.id,
  houseId: income.houseId,
  type: 'income-bilag',
  name: incomeName(income),
  sum: income.sum,
  date: income.start_date,
  automatic: income.contractId !== null,
  trashed: income.isTrashed,
  searchText: tenantName(income),
  rentOf: income.contractId === null ? null : income.start_date,
  ...filesOfRow(income.documents),
})

export const itemRow = (item: AllVouchers['depreciationBilags'][number], sum: Ore | null): DashboardRow => ({
  ...emptyRowFields,
  key: `depreciation-${item.id}`,
  id: item.id,
  houseId: item.houseId,
  type: 'depreciation',
  name: item.name,
  sum,
  date: item.date,
  trashed: item.isTrashed,
  ...filesOfRow(item.documents),
})

export const personalUseRow = (personal: AllVouchers['depreciationPersonalBilags'][number]): DashboardRow => ({
  ...emptyRowFields,
  key: `personal-${personal.houseId}-${personal.year}`,
  id: personal.id,
  houseId: personal.houseId,
  type: 'personal',
  name: '',
  sum: personal.sum,
  date: personal.date,
  trashed: false,
  outdated: isPersonalUseOutdated(personal),
  ...filesOfRow([]),
})
