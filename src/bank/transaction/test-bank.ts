import type { TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import type { CallInput } from '../../base/kit/endpoint'
import { bankAccountCalls } from '../account/calls'
import { ownNumber, uploadBankFile, type BankLine } from '../file/test-bank-files'
import { bankTransactionCalls } from './calls'
import type { TransactionQuery } from './model'
import { setTransaction } from './service'

export const [one, two, three] = [
  ['02.11.2026', '9500,00', 'Husleie', '12342100188', '', 'Åse Bjørnstad'],
  ['04.11.2026', '-421,30', 'Gjensidige', '', '12349100043'],
  ['05.11.2026', '7000,00', 'Min halvdel', '12343100068', '', 'Jonas Sæther'],
] as const satisfies readonly BankLine[]

export const testMatch = { incomeId: 1 }

/**
 * The calls of a landlord about bank accounts and bank files. They use the landlord's own token unless another one is
 * passed.
 */
export function testBankCalls(app: TestApp, kari: { readonly token: string; readonly id: number }) {
  let made = 0
  const account = async (account_number: string | null = ownNumber, token = kari.token) => {
    made += 1
    const body = { name: `Utleiekonto ${made}`, account_number }
    return (await app.call(bankAccountCalls.create, { body }, { token })).id
  }
  const upload = (bytes: Uint8Array, token = kari.token) => uploadBankFile(app, token, bytes)
  const bring = (file: number, bankAccountId: number, { anyway = false, only_new = false, token = kari.token } = {}) =>
    app.call(
      bankTransactionCalls.importFile,
      { params: { id: String(file) }, body: { bankAccountId, anyway, only_new } },
      { token },
    )
  const bringBytes = async (bytes: Uint8Array, bankAccountId: number, anyway = false) =>
    await bring((await upload(bytes)).id, bankAccountId, { anyway })
  const undo = (importId: number, token = kari.token) =>
    app.call(bankTransactionCalls.removeImport, { params: { importId: String(importId) } }, { token })
  const list = (query: Readonly<Partial<Record<keyof TransactionQuery, string | number>>>, token = kari.token) =>
    app.call(
      bankTransactionCalls.list,
      { query: query as CallInput<typeof bankTransactionCalls.list>['query'] },
      { token },
    )
  /** The rows of an account: day, øre, text, sorted. */
  const rowsOn = async (bankAccountId: number) =>
    (await list({ bankAccountId })).map(({ date, sum, text }) => `${date} ${sum} ${text}`).toSorted()
  /** Matches a row as bank/matching does. */
  const match = (id: number) =>
    app.db.transaction().execute((db) =>
      setTransaction({ db, owner: kari.id, now: app.now() } as unknown as OwnedCtx, id, {
        state: 'matched',
        match: testMatch,
      }),
    )
  return { account, upload, bring, bringBytes, undo, list, rowsOn, match }
}
