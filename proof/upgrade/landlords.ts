import { addMonths, monthAt, osloDay, type Day, type Instant } from '../../src/base/kit/day'
import { samplePdf } from '../../src/base/file/test-files'
import { testHouse, testProfile } from '../../src/app/server/test-app'
import { testContract } from '../../src/lease/contract/test-contract'
import { callOrThrow } from '../crash'
import type { Stack } from './stack'

export const password = 'Fjord-1234'
export const today = (): Day => osloDay(new Date().toISOString() as Instant)

/** A landlord of the run, with a house. */
export interface Landlord {
  readonly id: number
  readonly email: string
  readonly token: string
  readonly houseId: number
  readonly supplierId: number
}

/** A landlord who has let the house. */
export interface Letting extends Landlord {
  readonly contractId: number
}

/** Works through all items, at most `most` at once. */
async function atOnce<T, R>(all: readonly T[], most: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const [results, waiting] = [[] as R[], all.map((one, index) => ({ one, index })).toReversed()]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results[next.index] = await work(next.one)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}

const register = async (url: string, email: string): Promise<Landlord> => {
  const { accessToken: token, user } = await callOrThrow<{ accessToken: string; user: { id: number } }>(
    url,
    'POST',
    'auth/register',
    { body: { email, password, isAgreePolicy: true } },
  )
  await callOrThrow(url, 'PUT', 'profile', { token, body: testProfile })
  const house = await callOrThrow<{ id: number }>(url, 'POST', 'house', { token, body: testHouse })
  const [supplier] = await callOrThrow<{ id: number }[]>(url, 'GET', 'supplier', { token })
  return { id: user.id, email, token, houseId: house.id, supplierId: supplier!.id }
}

/** Lets the house from some months ago, with a lease that is signed on paper. */
async function letHouse(url: string, landlord: Landlord, months: number): Promise<Letting> {
  const { token, houseId } = landlord
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(samplePdf('plantegning'))]), 'plantegning.pdf')
  const file = await callOrThrow<{ url: string }>(url, 'POST', 'document', { token, body: form })
  const start = addMonths(monthAt(today()), -months)
  const dates = { start_date: start, first_payment_date: start }
  const { id } = await callOrThrow<{ id: number }>(url, 'POST', 'contract', {
    token,
    body: testContract(houseId, [file.url], dates),
  })
  await callOrThrow(url, 'POST', `contract/${id}/sign-manual`, { token, body: { documents: [] } })
  return { ...landlord, contractId: id }
}

/** The users of the product during the run. */
export interface Landlords {
  /** Landlords with a subscription. */
  readonly all: readonly Landlord[]
  /** Those who have let their house. */
  readonly letting: readonly Letting[]
  /** Without a subscription. The rent of three years exceeds the free plan and waits. */
  readonly waiting: readonly Letting[]
}

const counts = { landlords: 90, letting: 16, waiting: 12 }
const threeYears = 36

/** Registers landlords at one process and lets some of their houses. */
export async function registerLandlords(url: string, { query }: Pick<Stack, 'query'>): Promise<Landlords> {
  const names = Array.from({ length: counts.landlords + counts.waiting }, (_, n) => `utleier${n}@husbok.test`)
  const everybody = await atOnce(names, 4, (email) => register(url, email))
  const [all, free] = [everybody.slice(0, counts.landlords), everybody.slice(counts.landlords)]
  await query('update account set "subscriptionActive" = true where id = any($1)', [all.map(({ id }) => id)])
  const letting = await atOnce(all.slice(0, counts.letting), 3, (one) => letHouse(url, one, 4))
  const waiting = await atOnce(free, 3, (one) => letHouse(url, one, threeYears))
  return { all, letting, waiting }
}
