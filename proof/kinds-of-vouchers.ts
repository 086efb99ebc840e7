import type { TestApp } from '../src/app/server/test-app'
import { depreciationCalls } from '../src/books/depreciation/calls'
import { expenseCalls } from '../src/books/expense/calls'
import { incomeCalls } from '../src/books/income/calls'
import { samplePdf } from '../src/base/file/test-files'
import { supplierCalls } from '../src/books/supplier/calls'
import { contractCalls } from '../src/lease/contract/calls'
import { tenancyCalls } from '../src/lease/tenancy/calls'
import { testContract } from '../src/lease/contract/test-contract'
import { trashCalls } from '../src/books/trash/calls'
import type { TrashType } from '../src/books/trash/model'

/** One landlord's ways of making a voucher, for every kind that is counted. */
export async function makersOf(app: TestApp, { token, houseId }: { readonly token: string; readonly houseId: number }) {
  const options = { token }
  const supplierId = (await app.call(supplierCalls.list, {}, options))[0]!.id
  const expense = {
    houseId,
    cost_type: 'maintenance' as const,
    description: 'Maling',
    supplierId,
    repeat: 'never' as const,
    sum: 1,
    date: '2026-11-01',
    franchise: 100,
  }
  const tenant = {
    tenant_first_name: 'Per',
    tenant_last_name: 'Hansen',
    tenant_birthday: '1990-05-17',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  }
  const uploaded = await app.upload(token, 'kontrakt.pdf', samplePdf())
  const { url } = JSON.parse(uploaded.body) as { url: string }
  let year = 1900
  /** Writes a contract that starts on that day. Returns a function that signs it, which books the due rent within the quota. */
  const draft = async (from: string) => {
    const { id } = await app.call(
      contractCalls.create,
      { body: testContract(houseId, [url], { start_date: from, first_payment_date: from }) },
      options,
    )
    return () => app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, options)
  }
  const makers = {
    bilag: (more: object = {}) => app.call(expenseCalls.create, { body: { ...expense, ...more } }, options),
    archived: () => app.call(expenseCalls.create, { body: { houseId, archived: true, date: '2026-11-01' } }, options),
    'income-bilag': () =>
      app.call(incomeCalls.create, { body: { houseId, ...tenant, sum: 1, deposit_sum: 0 } }, options),
    'depreciation-bilag': () =>
      app.call(
        depreciationCalls.create,
        { body: { houseId, name: 'Sofa', date: '2026-11-01', sum: 1, lifetime: 0 } },
        options,
      ),
    // The contract starts later, so it books no rent.
    contract: async () => await (await draft('2036-01-01'))(),
    personal: () => app.call(depreciationCalls.createPersonal, { body: { houseId, year: (year += 1) } }, options),
  }
  const trash = async (type: TrashType) => {
    const { id } = await makers[type]()
    const calls = { bilag: expenseCalls, 'income-bilag': incomeCalls, 'depreciation-bilag': depreciationCalls }[type]
    await app.call(calls.remove, { params: { id: String(id) } }, options)
    return () => app.call(trashCalls.restore, { params: { id: String(id) }, body: { type, houseId } }, options)
  }
  return { makers, trash, draft }
}

/** Vouchers of the account in the tables, including the trash folder. */
export async function vouchersOf(app: TestApp, account: number): Promise<number> {
  const tables = ['bilag', 'incomebilag', 'depreciationbilag', 'depreciationpersonal'] as const
  const counts = await Promise.all(
    tables.map((table) =>
      app.db
        .selectFrom(table)
        .select((is) => is.fn.countAll<number>().as('n'))
        .where('account_id', '=', account)
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { n }) => sum + n, 0)
}
