import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { BankTransaction, ImportForm, ImportResult, TransactionQuery } from './model'

export const bankTransactionCalls = {
  importFile: endpoint('POST bank/files/{id}/import', {
    access: 'owner',
    summary: 'Import the rows of an uploaded file into a bank account, each exactly once. Pending rows are left out',
    params: z.strictObject({ id: IdText }),
    body: ImportForm,
    answer: ImportResult,
    status: 201,
  }),
  removeImport: endpoint('DELETE bank/imports/{importId}', {
    access: 'owner',
    summary: 'Undo an import. Its transactions are removed, except those that another file has too',
    params: z.strictObject({ importId: IdText }),
  }),
  list: endpoint('GET bank/transactions', {
    access: 'owner',
    summary:
      'Transactions of the bank accounts, newest first, at most 2,000. `before` continues after a transaction of the list. `order: certainty` has sure suggestions first',
    query: TransactionQuery,
    answer: z.array(BankTransaction),
    leavesOut: true,
  }),
}
