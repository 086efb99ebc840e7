import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { asking, bearer, type Request, type Write } from './faults-ask'
import { emailOf, password } from './fill'

/** All requests and answers during a fault. */
export interface Ledger {
  readonly requests: readonly Request[]
  readonly vouchers: readonly Write[]
  readonly files: readonly Write[]
  /** Tokens of sessions that were started. */
  readonly sessions: readonly Write[]
  /** When the home page was answered, in the order of the answers, and after how many `ms`. */
  readonly home: readonly { readonly at: number; readonly ms: number }[]
}

interface Client {
  /** Starts no further visits. Current visits end, and repeat what has failed. */
  end(): Promise<Ledger>
}

interface Landlord {
  readonly account: number
  readonly house: number
  readonly supplier: number
}

interface Visited {
  readonly url: string
  /** The start of every name that this run writes. */
  readonly run: string
  /** Visits a second, at random moments, without waiting for earlier answers. */
  readonly rate: number
  readonly year: number
  readonly date: string
  readonly picture: Buffer
  readonly landlords: readonly Landlord[]
}

/**
 * The time between two requests for the home page, and the time limit of an answer, in ms. A request doesn't wait for
 * earlier answers.
 */
const probe = { every: 250, patience: 30_000 }

/** The actions of one visit. Of a hundred visits, 50 show the home page, 25 write a voucher, 15 upload a receipt, and ten log in. */
function visiting(
  visited: Visited,
  ledger: { [K in 'requests' | 'vouchers' | 'files' | 'sessions']: Ledger[K][number][] },
) {
  const { url, run, year, date, picture, landlords } = visited
  const { read, write } = asking(url, ledger.requests)
  const json = (body: object, headers: Record<string, string> = {}) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  const writeVoucher = (name: string, { account, house, supplier }: Landlord, documents: string[]) => {
    const voucher = {
      houseId: house,
      cost_type: 'maintenance',
      cost_line: 'other',
      description: name,
      supplierId: supplier,
      repeat: 'never',
      sum: 123.5,
      date,
      franchise: 100,
      documents,
    }
    const init = () => json(voucher, bearer(account))
    return write({ all: ledger.vouchers, what: 'new voucher', name, account, path: '/api/bilag', init })
  }
  const home = ['profile', 'house', vouchersOf(year), 'contract/all', 'todo']
  async function bringReceipt(landlord: Landlord, name: string) {
    const { account } = landlord
    const init = () => {
      const body = new FormData()
      body.set('file', new Blob([new Uint8Array(picture)]), `${name}.png`)
      return { body, headers: bearer(account) }
    }
    const sent = { what: 'upload', name: `${name}.png`, account, path: '/api/document', init }
    const file = await write({ all: ledger.files, ...sent })
    if (file === null) return
    await writeVoucher(name, landlord, [file])
    await read('receipt opened', file, account)
  }
  return async (n: number): Promise<void> => {
    const landlord = landlords[n % landlords.length]!
    const { account } = landlord
    const name = `${run}-${n}`
    const drawn = createHash('sha256').update(name).digest()[0]! / 256
    if (drawn < 0.5) await Promise.all(home.map((path) => read('home', `/api/${path}`, account)))
    else if (drawn < 0.75) await writeVoucher(name, landlord, [])
    else if (drawn < 0.9) await bringReceipt(landlord, name)
    else {
      const init = () => json({ email: emailOf(account), password })
      await write({ all: ledger.sessions, what: 'log in', name, account, path: '/api/auth/login', init })
    }
  }
}

const vouchersOf = (year: number): string => `bilag/all-types?date_from=${year}-01-01&date_to=${year}-12-31`

/** Sends requests as browsers of landlords do, and remembers the answers. */
export function startClient(visited: Visited): Client {
  const { url, rate, year, landlords } = visited
  const ledger = { requests: [], vouchers: [], files: [], sessions: [] }
  const visit = visiting(visited, ledger)
  const visits: Promise<void>[] = []
  const over = new AbortController()
  const arriving = (async () => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      await sleep((-Math.log(1 - Math.random()) / rate) * 1000)
      visits.push(visit(n))
    }
  })()
  const home: { at: number; ms: number }[] = []
  const look = async () => {
    const at = performance.now()
    const answer = await fetch(`${url}/api/${vouchersOf(year)}`, {
      headers: bearer(landlords[0]!.account),
      signal: AbortSignal.timeout(probe.patience),
    })
    await answer.arrayBuffer()
    if (answer.ok) home.push({ at: performance.now(), ms: performance.now() - at })
  }
  const looks: Promise<void>[] = []
  const looking = setInterval(() => looks.push(look().catch(() => undefined)), probe.every)
  return {
    async end() {
      over.abort()
      await arriving
      await Promise.all(visits)
      clearInterval(looking)
      await Promise.all(looks)
      return { ...ledger, home }
    },
  }
}
