import { contractCalls } from '../contract/calls'
import { rentFixture } from '../rent/test-rents'
import { regulationCalls } from './calls'

export const startTime = '2026-11-22T10:00:00.000Z'

/** A new rent on the wire. */
interface Change {
  readonly month_sum: number
  readonly from: string
  readonly agreed?: boolean
  readonly difference_due_on?: string
  readonly index_month?: string
  readonly index_value?: string
}

/** The product on 22 November 2026, for the tests of a file that change rents. */
export function regulationFixture() {
  const { landlord, ...tests } = rentFixture(startTime)
  const { at, params } = tests
  /** A landlord whose plan allows any number of vouchers, and whose leases start in August. */
  const landlordOfAugust = async () => {
    const given = await landlord()
    const { options, rows, sign } = given
    const create = (more: object = {}) =>
      given.create({ start_date: '2026-08-01', first_payment_date: '2026-08-01', ...more })
    return {
      ...given,
      create,
      signed: async (more: object = {}) => {
        const id = await create(more)
        await sign(id)
        return id
      },
      regulate: (id: number, body: Change, more: object = {}) =>
        at.app.call(regulationCalls.regulate, { ...params(id), body }, { ...options, ...more }),
      letter: async (id: number, from: string) =>
        (await at.app.call(regulationCalls.letter, { ...params(id), query: { from } }, options)).url,
      read: (id: number) => at.app.call(contractCalls.read, params(id), options),
      /** `month kroner`, in brackets when it is in the trash folder. */
      rents: async (id: number) =>
        (await rows(id)).map(({ start_date, sum, isTrashed }) =>
          isTrashed ? `(${start_date.slice(2, 7)} ${sum / 100})` : `${start_date.slice(2, 7)} ${sum / 100}`,
        ),
      mailsTo: async (to: string) => (await at.app.mails()).filter((mail) => mail.to === to),
    }
  }
  return { ...tests, landlord: landlordOfAugust }
}
