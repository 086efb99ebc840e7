import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseWords } from '../../../books/expense/words'
import { supplierCalls } from '../../../books/supplier/calls'
import type { CostVoucher } from '../model'

/** Returns a function that names a supplier. The default one is named in the user's language. */
export function useSupplierName(): (of: Pick<CostVoucher, 'supplierId' | 'name'>) => string {
  const t = useWords(expenseWords)
  const suppliers = useEndpointQuery(supplierCalls.list).data
  return ({ supplierId, name }) =>
    name === '' || suppliers?.some((one) => one.isDefault && one.id === supplierId) ? t('noSupplier') : name
}
