import { contractCalls } from '../contract/calls'
import { rentAccountChangeCalls } from '../rent-account/calls-change'
import { rentFixture } from '../rent/test-rents'
import { letterCalls } from './calls'
import type { LetterKind } from './model'

/** The day on which the letters of the tests are made. */
export const sendingTime = '2026-11-22T10:00:00.000Z'

/** The product on 22 November 2026, for the tests of a file that send letters. */
export function sendingFixture() {
  const { landlord, ...tests } = rentFixture(sendingTime)
  const { at, params } = tests
  const landlordWithLetters = async () => {
    const given = await landlord()
    const { options, sign } = given
    const create = (more: object = {}) =>
      given.create({ start_date: '2026-08-01', first_payment_date: '2026-08-01', language: 'nb', ...more })
    const make = (id: number, kind: LetterKind, more: object = {}, key: object = {}) =>
      at.app.call(
        letterCalls.send,
        { ...params(id), body: { kind, send: 'mail', ...more } as never },
        { ...options, ...key },
      )
    return {
      ...given,
      create,
      signed: async (more: object = {}) => {
        const id = await create(more)
        await sign(id)
        return id
      },
      /** Follows the rent from November on, so that November is late. */
      followed: async (more: object = {}) => {
        const id = await create(more)
        await sign(id)
        const body = { follows_from: '2026-11' }
        await at.app.call(rentAccountChangeCalls.update, { ...params(id), body }, options)
        return id
      },
      make,
      preview: (id: number, kind: LetterKind, more: object = {}) =>
        at.app.call(letterCalls.preview, { ...params(id), body: { kind, ...more } }, options),
      letters: (id: number) => at.app.call(letterCalls.list, params(id), options),
      offers: (id: number) => at.app.call(letterCalls.offers, params(id), options),
      receive: (id: number, letterId: number, received_on: string | null) =>
        at.app.call(
          letterCalls.receive,
          { params: { id: String(id), letterId: String(letterId) }, body: { received_on } },
          options,
        ),
      protest: (id: number, letterId: number, received_on: string, note = '', more: object = {}) =>
        at.app.call(
          letterCalls.protest,
          { params: { id: String(id), letterId: String(letterId) }, body: { received_on, note, ...more } },
          options,
        ),
      read: (id: number) => at.app.call(contractCalls.read, params(id), options),
      bytes: async (url: string) => (await at.app.raw('GET', url, undefined)).bytes,
      mailsTo: async (to: string) => (await at.app.mails()).filter((mail) => mail.to === to),
    }
  }
  return { ...tests, landlord: landlordWithLetters }
}
