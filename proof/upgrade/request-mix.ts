import { createHash } from 'node:crypto'
import type { LoadAnswer, LoadRequest } from './client'
import { password, today, type Landlord, type Landlords } from './landlords'
import type { LoadTask } from './load'

/** Everything that was acknowledged. It must be there after the run. */
export interface AcknowledgedRecords {
  /** Vouchers by their descriptions. */
  readonly vouchers: Map<string, { readonly owner: Landlord; readonly id: number }>
  /** Payments of rent by their notes. */
  readonly payments: Map<string, { readonly contract: number; readonly id: number }>
  readonly files: { readonly owner: Landlord; readonly url: string; readonly bytes: Uint8Array }[]
  /** Addresses for which a link to a new password was requested, and the process that answered. */
  readonly links: Map<string, string>
}

/** A login sends a mail about a new device. So nobody requests a link for the landlords who log in. */
const loggingIn = 10

interface Written {
  readonly id: number
  readonly url: string
  readonly description: string
}

const record = ({ bytes }: LoadAnswer): Written => JSON.parse(bytes.toString()) as Written
const nothing = () => undefined

/** Returns the items of a list in turn, again and again. */
function turns<T>(list: readonly T[]): () => T {
  let at = -1
  return () => list[(at = (at + 1) % list.length)]!
}

function pdf(word: string): Uint8Array {
  const noise = Array.from({ length: 60 }, (_, index) => createHash('sha256').update(`${word} ${index}`).digest())
  return Buffer.concat([Buffer.from(`%PDF-1.4\n% ${word}\n`), ...noise, Buffer.from('\n%%EOF\n')])
}

/** The number of each kind among a hundred requests. The kinds are spread evenly. */
const shares = {
  home: 47,
  'new voucher': 20,
  'a voucher': 10,
  'a lease': 8,
  'rent account': 7,
  'new payment': 3,
  upload: 4,
  'log in': 1,
} as const
type Kind = keyof typeof shares

/** The time between requests for a link to a new password, in ms. Their number depends on the length of the run. */
const betweenLinks = 800

const order: Kind[] = (Object.entries(shares) as [Kind, number][])
  .flatMap(([kind, share]) => Array.from({ length: share }, (_, n) => ({ kind, place: (n + 0.5) / share })))
  .toSorted((one, other) => one.place - other.place)
  .map(({ kind }) => kind)

const get = (tag: string, { token }: Landlord, path: string, judge: LoadTask['judge'] = nothing): LoadTask => ({
  asked: { tag, method: 'GET', path, token },
  judge,
})
const post = (tag: string, path: string, more: Partial<LoadRequest>, judge: LoadTask['judge']): LoadTask => ({
  asked: { tag, method: 'POST', path, ...more },
  judge,
})

/** The requests of landlords on an ordinary day, one after the other. Each belongs to another landlord than the one before. */
export function requestMix({ all, letting }: Landlords): { next: () => LoadTask; acknowledged: AcknowledgedRecords } {
  const acknowledged: AcknowledgedRecords = { vouchers: new Map(), payments: new Map(), files: [], links: new Map() }
  const date = today()
  const year = date.slice(0, 4)
  const [kind, landlord, tenant] = [turns(order), turns(all), turns(letting)]
  const page = turns([
    'profile',
    'house',
    `bilag/all-types?date_from=${year}-01-01&date_to=${year}-12-31`,
    'contract/all',
    'todo',
    'rent/arrears',
    'supplier',
    'bilag/repeats',
  ])
  const whoLogsIn = turns(all.slice(0, loggingIn))
  const unasked = all.slice(loggingIn).map(({ email }) => email)
  const written: string[] = []
  let count = 0

  const kinds: { readonly [K in Kind]: (key: string) => LoadTask } = {
    home: () => {
      const path = page()
      return get(path.replace(/\?.*/, ''), landlord(), path)
    },
    'new voucher': (key) => {
      const owner = landlord()
      const { token, houseId, supplierId } = owner
      const what = { houseId, supplierId, cost_type: 'maintenance', description: key, repeat: 'never' }
      const body = { ...what, sum: 1234.5, date, franchise: 100, documents: [] }
      return post('new voucher', 'bilag', { token, key, body }, (answer) => {
        acknowledged.vouchers.set(key, { owner, id: record(answer).id })
        written.push(key)
        return undefined
      })
    },
    // Each version must show at once what the other one has acknowledged.
    'a voucher': () => {
      const key = written.at(-1)
      if (key === undefined) return get('profile', landlord(), 'profile')
      const { owner, id } = acknowledged.vouchers.get(key)!
      return get('a voucher', owner, `bilag/${id}`, (answer) =>
        record(answer).description === key ? undefined : `it is not ${key}`,
      )
    },
    'a lease': () => {
      const owner = tenant()
      return get('a lease', owner, `contract/${owner.contractId}`)
    },
    'rent account': () => {
      const owner = tenant()
      return get('rent account', owner, `contract/${owner.contractId}/rent-account`)
    },
    'new payment': (key) => {
      const { token, contractId: contract } = tenant()
      const body = { date, sum: 100, note: key }
      return post('new payment', `contract/${contract}/payments`, { token, key, body }, (answer) => {
        acknowledged.payments.set(key, { contract, id: record(answer).id })
        return undefined
      })
    },
    upload: (key) => {
      const owner = landlord()
      const bytes = pdf(key)
      return post('upload', 'document', { token: owner.token, key, file: bytes }, (answer) => {
        acknowledged.files.push({ owner, url: record(answer).url, bytes })
        return undefined
      })
    },
    'log in': () => {
      const { email } = whoLogsIn()
      return post('log in', 'auth/login', { body: { email, password } }, nothing)
    },
  }
  let lastLink = performance.now()
  /** A request for a mail. The test sees which version queued it and which one sent it. */
  const link = (key: string, email: string): LoadTask =>
    post('link to a new password', 'auth/reset-password/send-link', { key, body: { email } }, ({ servedBy }) => {
      acknowledged.links.set(email, servedBy)
      return undefined
    })
  const next = () => {
    const key = `upgrade-${(count += 1)}`
    const email = performance.now() - lastLink > betweenLinks ? unasked.pop() : undefined
    if (email === undefined) return kinds[kind()](key)
    lastLink = performance.now()
    return link(key, email)
  }
  return { next, acknowledged }
}
