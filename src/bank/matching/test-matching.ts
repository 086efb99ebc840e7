import { gzipSync } from 'node:zlib'
import type { TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import type { CallInput } from '../../base/kit/endpoint'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { rentAccountFixture } from '../../lease/rent-account/test-rent-account'
import { bankAccountCalls } from '../account/calls'
import { fileSummary } from '../file/rules-summary'
import { readStatement } from '../file/service-read'
import { storeStatementFile } from '../file/service-stored'
import { nordeaFile, uploadBankFile, type BankLine } from '../file/test-bank-files'
import { bankTransactionCalls } from '../transaction/calls'
import { toRequestedSuggestion, type BankTransaction, type ShownSuggestion } from '../transaction/model'
import { bankMatchingCalls } from './calls'

const nobodys: ShownSuggestion = { kind: 'bilag', bilagId: 999_999_999, certainty: 'likely', because: [] }

type Match = CallInput<typeof bankMatchingCalls.match>['body']

/** Stores a file as an upload does, but reads it in this process. Starting another process takes a second or more. */
async function keptHere({ db, now, encryption }: TestApp, owner: number, bytes: Uint8Array): Promise<number> {
  const statement = await readStatement(bytes, { today: osloDay(now()) })
  const packed = (what: Uint8Array | string) => gzipSync(what)
  return await storeStatementFile(
    { db, now: now(), owner } as unknown as OwnedCtx,
    'konto.csv',
    {
      summary: fileSummary(statement),
      bytes: packed(bytes),
      statement: packed(JSON.stringify(statement)),
    },
    encryption,
  )
}

/** A test product on 20 November 2026, in which a landlord matches payments. */
export function matchingFixture() {
  const { landlord, ...tests } = rentAccountFixture()
  const { at } = tests

  /** A landlord with leases, a bank account, and ways to match its incoming and outgoing money. */
  async function landlordAtBank() {
    const given = await landlord()
    const { options, token, houseId } = given
    const params = (id: number) => ({ params: { id: String(id) } })
    const account = async (account_number: string | null = null) =>
      (await at.app.call(bankAccountCalls.create, { body: { name: 'Utleiekonto', account_number } }, options)).id
    const bankAccountId = await account()
    const importFile = (file: number, into: number, anyway: boolean) =>
      at.app.call(bankTransactionCalls.importFile, { ...params(file), body: { bankAccountId: into, anyway } }, options)
    const bringBytes = async (bytes: Uint8Array, into = bankAccountId, anyway = false) =>
      await importFile(await keptHere(at.app, given.account, bytes), into, anyway)
    const list = (query: { state?: BankTransaction['state'] } = {}) =>
      at.app.call(bankTransactionCalls.list, { query }, options)
    /** Imports lines from a bank that names no account. Returns the listed rows in the order of the lines. */
    const bring = async (...lines: readonly BankLine[]) => {
      const numbered = await account('12345678903')
      await bringBytes(nordeaFile(lines), numbered)
      const rows = (await list()).filter((row) => row.bankAccountId === numbered)
      return lines.map(([day, kroner, text]) => {
        const sum = Math.round(Number(kroner.replace(',', '.')) * 100)
        const date = day.split('.').toReversed().join('-')
        return rows.find((row) => row.date === date && row.sum === sum && row.text === text)!
      })
    }
    const supplierId = (await at.app.call(supplierCalls.list, {}, options))[0]!.id
    const expense = (sum: number, more: object = {}) => ({
      houseId,
      supplierId,
      cost_type: 'maintenance' as const,
      description: 'Maling',
      repeat: 'never' as const,
      sum,
      date: '2026-11-04',
      franchise: 100,
      ...more,
    })
    const one = async (id: number) => (await list()).find((row) => row.id === id)!
    return {
      ...given,
      bankAccountId,
      addAccount: () => account(),
      /** Imports a file through a real upload. */
      uploadBytes: async (bytes: Uint8Array) =>
        await importFile((await uploadBankFile(at.app, token, bytes)).id, bankAccountId, false),
      bringBytes,
      bring,
      list,
      expense,
      one,
      /** The state of a row, such as `matched`, and its match. */
      says: async (id: number) => {
        const { state, match } = await one(id)
        return [state, match]
      },
      bilag: async (sum: number, more: object = {}) =>
        (await at.app.call(expenseCalls.create, { body: expense(sum, more) }, options)).id,
      income: async (sum: number) =>
        (
          await at.app.call(
            incomeCalls.create,
            {
              body: {
                houseId,
                tenant_first_name: 'Per',
                tenant_last_name: 'Hansen',
                tenant_birthday: '1990-05-17',
                start_date: '2026-11-01',
                end_date: '2026-11-30',
                sum,
                deposit_sum: 0,
              },
            },
            options,
          )
        ).id,
      match: (id: number, body: Match, key?: string) =>
        at.app.call(bankMatchingCalls.match, { ...params(id), body }, { ...options, ...(key && { key }) }),
      voucher: (id: number, body: CallInput<typeof bankMatchingCalls.voucher>['body']) =>
        at.app.call(bankMatchingCalls.voucher, { ...params(id), body }, options),
      ignore: (id: number) => at.app.call(bankMatchingCalls.ignore, params(id), options),
      open: (id: number) => at.app.call(bankMatchingCalls.open, params(id), options),
      /**
       * Accepts rows as the list shows them now, or as it showed them in `seen`. For a row without a suggestion, sends
       * a voucher that doesn't exist.
       */
      accept: async (ids: readonly number[], seen?: readonly BankTransaction[]) => {
        const shown = new Map((seen ?? (await list({ state: 'open' }))).map((row) => [row.id, row.suggestion]))
        const rows = ids.map((id) => ({ id, suggestion: toRequestedSuggestion(shown.get(id) ?? nobodys) }))
        return await at.app.call(bankMatchingCalls.accept, { body: { rows } }, options)
      },
    }
  }

  return { ...tests, landlord: landlordAtBank }
}
