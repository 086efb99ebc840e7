import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { BankTransaction, ImportForm, ImportResult, TransactionQuery } from './model'

export const bankTransactionCalls = {
  importFile: endpoint('POST bank/files/{id}/import', {
    access: 'owner',
    summary:
      'Import the rows of a file that was read into an account at a bank, each exactly once; pending ones are left out',
    params: z.strictObject({ id: IdText }),
    body: ImportForm,
    answer: ImportResult,
    status: 201,
  }),
  removeImport: endpoint('DELETE bank/imports/{importId}', {
    access: 'owner',
    summary: 'Take an import back: its rows go, but for those that another file has too',
    params: z.strictObject({ importId: IdText }),
  }),
  list: endpoint('GET bank/transactions', {
    access: 'owner',
    summary: 'Movements on accounts at banks, newest first, 2,000 at most; `before` goes on behind a row of the list',
    query: TransactionQuery,
    answer: z.array(BankTransaction),
  }),
}
