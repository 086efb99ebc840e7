import type { Request } from 'autocannon'
import { accountOf, fullHouse, tokenOf, year } from './books'
import type { Options } from './options'
import type { Servers } from './servers'
import { rounded, type Line } from './report'
import { alternate, ratioOf, type Side } from './rounds'
import { startBare, startProduct } from './processes'

/** All vouchers of each full house in turn. */
function requestsFor(houses: number): Request[] {
  return Array.from({ length: houses }, (_, n) => {
    const house = fullHouse(n)
    const account = accountOf(house)
    return {
      method: 'GET',
      path: `/api/bilag/all-types?houseId=${house}&date_from=${year}-01-01&date_to=${year}-12-31`,
      headers: { authorization: `Bearer ${tokenOf(account)}`, 'x-account': String(account) },
    }
  })
}

async function bodyOf(url: string, { path, headers }: Request): Promise<string> {
  const answer = await fetch(url + path, { headers: headers! })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return await answer.text()
}

/** The number of vouchers in an answer. Personal use is not counted. */
const vouchersIn = (body: string): number =>
  Object.entries(JSON.parse(body) as Record<string, unknown[]>).reduce(
    (all, [name, list]) => all + (name === 'depreciationPersonalBilags' ? 0 : list.length),
    0,
  )

/** Throws unless both sides answer every request with the same bytes, and with the number of vouchers of a full house. */
async function assertSame(ours: string, bare: string, requests: readonly Request[], perHouse: number): Promise<number> {
  let bytes = 0
  for (const request of requests) {
    const [a, b] = await Promise.all([bodyOf(ours, request), bodyOf(bare, request)])
    if (a !== b) {
      let at = 0
      while (a[at] === b[at]) at += 1
      throw new Error(
        `${request.path}: the answers differ at ${at}:\n${a.slice(Math.max(0, at - 80), at + 80)}\n${b.slice(Math.max(0, at - 80), at + 80)}`,
      )
    }
    if (vouchersIn(a) !== perHouse) throw new Error(`${request.path}: ${vouchersIn(a)} vouchers`)
    bytes = Math.max(bytes, Buffer.byteLength(a))
  }
  return bytes
}

/** `GET bilag/all-types` compared with the bare limit, and with itself on the small database. */
export async function reading(
  servers: Servers,
  { sizes, port, profile }: Options,
): Promise<{ lines: Line[]; notes: string[] }> {
  const processes = await Promise.all([
    startProduct(servers.big, servers.dataDir, port, profile),
    startBare(servers.big, port + 1),
    startProduct(servers.small, servers.dataDir, port + 2),
  ])
  try {
    const [ours, bare, small] = processes.map((server) => server.url) as [string, string, string]
    const requests = requestsFor(sizes.fullHouses)
    const bytes = await assertSame(ours, bare, requests, sizes.perHouse)
    const side = (url: string): Side => ({ url, requests })
    const rates = await alternate({ ours: side(ours), bare: side(bare), small: side(small) }, sizes)
    const ms = (p50: number, p99: number) => `p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms`
    const perSecond = (rate: (typeof rates)['ours']) => `${rounded(rate.perSecond)} /s (${ms(rate.p50, rate.p99)})`
    return {
      lines: [
        {
          what: `GET bilag/all-types, ${sizes.perHouse} vouchers`,
          ours: perSecond(rates.ours),
          bare: `bare: ${perSecond(rates.bare)}`,
          ratio: ratioOf(rates.ours, rates.bare),
          bar: { atLeast: 0.6 },
        },
        {
          what: `the same: cost at ${rounded(sizes.vouchers)} to cost at ${rounded(sizes.smallVouchers)} vouchers`,
          ours: perSecond(rates.ours),
          bare: `small: ${perSecond(rates.small)}`,
          ratio: ratioOf(rates.small, rates.ours),
          bar: { atMost: 1.2 },
        },
      ],
      notes: [
        'Each call is for another house than the one before and names no tag: no answer was a 304, at which the run would stop. No answer is kept in memory.',
        `An answer of \`GET bilag/all-types\` with ${sizes.perHouse} vouchers has ${rounded(bytes / 1000)} kB.`,
      ],
    }
  } finally {
    await Promise.all(processes.map((server) => server.stop()))
  }
}
