import { routes, type Route } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { bankTransactionCalls } from './calls'
import { listTransactions, shownTransaction } from './service'
import { importFile, removeImport } from './service-import'

export const bankTransactionRoutes = (encryption: Pick<Encryption, 'encrypt' | 'decrypt'>): Route[] =>
  routes(bankTransactionCalls, {
    importFile: (ctx, { params, body }) => importFile(ctx, params.id, body, encryption),
    removeImport: (ctx, { params }) => removeImport(ctx, params.importId),
    list: async (ctx, { query }) =>
      (await listTransactions(ctx, query, encryption)).map((row) => shownTransaction(row)),
  })
