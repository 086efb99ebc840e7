import { routes, type Route } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { bankTransactionCalls } from './calls'
import { idsByCertainty } from './rules-certainty'
import { listTransactions, shownTransaction, type SuggestionsFor } from './service'
import { copiesOf } from './service-copies'
import { importFile, removeImport } from './service-import'

export const bankTransactionRoutes = ({
  encryption,
  suggestions,
}: {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly suggestions: SuggestionsFor
}): Route[] =>
  routes(bankTransactionCalls, {
    importFile: (ctx, { params, body }) => importFile(ctx, params.id, body, encryption),
    removeImport: (ctx, { params }) => removeImport(ctx, params.importId),
    list: async (ctx, { query: { order, ...query } }) => {
      const first = order && idsByCertainty(await suggestions(ctx))
      const rows = await listTransactions(ctx, query, encryption, first)
      // Suggestions are made for all open transactions together, because two of them may be for the same month.
      const hasOpen = rows.some(({ state }) => state === 'open')
      const [suggested, copies] = hasOpen ? [await suggestions(ctx), await copiesOf(ctx)] : []
      return rows.map((row) => shownTransaction(row, suggested?.get(row.id), copies?.get(row.id)))
    },
  })
