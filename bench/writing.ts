import type { Request } from 'autocannon'
import pg from 'pg'
import { supplierOf, tokenOf } from './books'
import type { Options } from './options'
import type { Place } from './place'
import { rounded, type Line } from './report'
import { alternate, ratioOf, type Side } from './rounds'
import { startBare, startProduct } from './servers'

let sent = 0

/** A new voucher for each writing account in turn, every request with a key of its own as our own client sends it. */
const requestsFor = (writers: number): Request[] =>
  Array.from({ length: writers }, (_, n) => {
    const account = n + 1
    const body = {
      houseId: account * 2,
      cost_type: 'maintenance',
      description: 'Nytt bad, flislegging og rør',
      supplierId: supplierOf(account, n),
      repeat: 'never',
      sum: 12_345.5,
      date: '2026-02-03',
      franchise: 100,
      documents: [],
    }
    const headers = { authorization: `Bearer ${tokenOf(account)}`, 'content-type': 'application/json', 'x-account': String(account) }
    return {
      method: 'POST',
      path: '/api/bilag',
      headers,
      body: JSON.stringify(body),
      setupRequest(request) {
        sent += 1
        return { ...request, headers: { ...headers, 'idempotency-key': `bench-${process.pid}-${sent}` } }
      },
    }
  })

/** How many rows of each kind there are; of the counter, what it has counted. */
async function rowsOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from bilag) as bilag, (select sum("usedBilags") from account) as counted, (select count(*) from audit) as audit,
       (select count(*) from idempotency where status = 201 and answer <> '') as kept`,
  )
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)]))
}

/** Throws unless one voucher written by each leaves one row of each kind. */
async function assertSame(place: Place, urls: readonly string[], request: Request): Promise<void> {
  await place.inside(place.big, async (client) => {
    for (const url of urls) {
      const before = await rowsOf(client)
      const { method, path, headers, body } = request.setupRequest!(request)
      const answer = await fetch(url + path, { method, headers: headers!, body: body! })
      if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
      const after = await rowsOf(client)
      for (const [name, count] of Object.entries(after)) {
        if (count !== before[name]! + 1) throw new Error(`${url}: ${name} went from ${before[name]} to ${count}`)
      }
    }
  })
}

/** `POST bilag` against the bare limit. */
export async function writing(place: Place, { sizes, port, profile }: Options): Promise<{ lines: Line[]; notes: string[] }> {
  const servers = await Promise.all([startProduct(place.big, place.dataDir, port, profile), startBare(place.big, port + 1)])
  try {
    const [ours, bare] = servers.map((server) => server.url) as [string, string]
    const requests = requestsFor(sizes.writers)
    await assertSame(place, [ours, bare], requests[0]!)
    const side = (url: string): Side => ({ url, requests })
    const rates = await alternate({ ours: side(ours), bare: side(bare) }, sizes)
    const perSecond = ({ perSecond, p50, p99 }: (typeof rates)['ours']) => `${rounded(perSecond)} /s (p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms)`
    return {
      lines: [{ what: 'POST bilag', ours: perSecond(rates.ours), bare: `bare: ${perSecond(rates.bare)}`, ratio: ratioOf(rates.ours, rates.bare), bar: { atLeast: 0.5 } }],
      notes: [],
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
