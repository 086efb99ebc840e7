import type { CallInput } from '../../base/kit/endpoint'
import { toKroner, type Ore } from '../../base/kit/money'
import { rentFixture } from '../rent/test-rents'
import { rentAccountCalls } from './calls'
import { rentAccountChangeCalls } from './calls-change'

const begin = '2026-11-20T10:00:00.000Z'

type Payment = CallInput<typeof rentAccountChangeCalls.pay>['body']
type Follow = CallInput<typeof rentAccountChangeCalls.update>['body']

/** Converts all money of an answer from øre to kroner, as it is on the wire. */
const inKroner = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKroner)
  if (typeof value !== 'object' || value === null) return value
  const money = new Set(['balance', 'owed', 'due_today', 'sum', 'paid', 'rest'])
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      money.has(name) && typeof inner === 'number' ? toKroner(inner as Ore) : inKroner(inner),
    ]),
  )
}
const kroner = <T>(value: T): T => inKroner(value) as T

/** The product on 20 November 2026, for test files that follow how much of the rent is paid. */
export function rentAccountFixture() {
  const { landlord, ...tests } = rentFixture(begin)
  const { at, params } = tests

  /** Creates a landlord. The leases cost 9 500 kroner a month and started on 1 August. */
  async function landlordOfAugust() {
    at.app.setNow(begin)
    const given = await landlord()
    const { options } = given
    const terms = { start_date: '2026-08-01', first_payment_date: '2026-08-01', month_sum: 9500 }
    const call = {
      read: async (id: number) => kroner(await at.app.call(rentAccountCalls.read, params(id), options)),
      follow: async (id: number, body: Follow) =>
        kroner(await at.app.call(rentAccountChangeCalls.update, { ...params(id), body }, options)),
      pay: async (id: number, body: Payment) =>
        kroner(await at.app.call(rentAccountChangeCalls.pay, { ...params(id), body }, options)),
      remove: (id: number, payment: number) =>
        at.app.call(
          rentAccountChangeCalls.removePayment,
          { params: { id: String(id), paymentId: String(payment) } },
          options,
        ),
      arrears: async (query: { houseId?: string } = {}) =>
        kroner(await at.app.call(rentAccountCalls.arrears, { query }, options)),
    }
    return {
      ...given,
      ...call,
      create: (more: object = {}) => given.create({ ...terms, ...more }),
      signed: (more: object = {}) => given.signed({ ...terms, ...more }),
      /** The months as `11 9500 paid`. */
      months: async (id: number) =>
        (await call.read(id)).months.map(({ month, paid, state }) => `${month.slice(5)} ${paid} ${state}`),
      /** The totals: the balance, what is owed, and since when. */
      says: async (id: number) => {
        const { balance, owed, late_since } = await call.read(id)
        return [balance, owed, late_since]
      },
    }
  }

  return { ...tests, landlord: landlordOfAugust }
}
