import type { Request } from 'autocannon'
import { isDeepStrictEqual } from 'node:util'
import { supplierOf, tokenOf } from './books'
import type { Options } from './options'
import type { Servers } from './servers'
import { rounded, type Line } from './report'
import { alternate, ratioOf, type Side } from './rounds'
import { startBare, startProduct } from './processes'

let sent = 0

/** A new voucher for each writing account in turn. Every request has its own key, as our client sends it. */
const requestsFor = (writers: number): Request[] =>
  Array.from({ length: writers }, (_, n) => {
    const account = n + 1
    const body = {
      houseId: account * 2,
      cost_type: 'maintenance',
      cost_line: 'other',
      description: 'Nytt bad, flislegging og rør',
      supplierId: supplierOf(account, n),
      repeat: 'never',
      sum: 12_345.5,
      date: '2026-02-03',
      franchise: 100,
      documents: [],
    }
    const headers = {
      authorization: `Bearer ${tokenOf(account)}`,
      'content-type': 'application/json',
      'x-account': String(account),
    }
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

/** The number of rows of each kind, and the value of the counter. */
const counts = `
  select (select count(*) from bilag)::int as bilag, (select sum("usedBilags") from account)::int as counted, (select count(*) from audit)::int as audit,
    (select count(*) from idempotency where status = 201 and answer <> '')::int as answers`

/**
 * The last rows of an account, without the values that differ from call to call. Each side has its own way to hash a body
 * and to encrypt an answer.
 */
const last = `
  select
    (select to_jsonb(bilag) - '{id,created_at,updated_at}'::text[] from bilag where account_id = $1 order by id desc limit 1) as voucher,
    (select to_jsonb(audit) - '{id,at,requestId,entity,seq,hash}'::text[] from audit where account_id = $1 order by id desc limit 1) as auditEntry,
    (select to_jsonb(idempotency) - '{key,bodyHash,answer,created_at}'::text[] from idempotency where account_id = $1 order by created_at desc limit 1) as answer`

/** Writes one voucher by each side. Throws unless both leave the same row of each kind and give the same answer. */
async function assertSame(servers: Servers, urls: readonly string[], request: Request): Promise<void> {
  const left = await servers.inside(servers.big, async (client) => {
    const found: unknown[] = []
    for (const url of urls) {
      const before = (await client.query<Record<string, number>>(counts)).rows[0]!
      const { method, path, headers, body } = request.setupRequest!(request)
      const answer = await fetch(url + path, { method, headers: headers!, body: body! })
      if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
      for (const [name, count] of Object.entries((await client.query<Record<string, number>>(counts)).rows[0]!)) {
        if (count !== before[name]! + 1) throw new Error(`${url}: ${name} went from ${before[name]} to ${count}`)
      }
      const {
        id: _id,
        created_at: _created,
        updated_at: _updated,
        ...answered
      } = (await answer.json()) as Record<string, unknown>
      found.push([answered, (await client.query(last, [headers!['x-account']])).rows[0]])
    }
    return found
  })
  if (!isDeepStrictEqual(left[0], left[1]))
    throw new Error(`what is left differs:\n${JSON.stringify(left[0])}\n${JSON.stringify(left[1])}`)
}

/** A table like the audit trail, without a chain. */
const unchained = `
  create table if not exists bench_audit (like audit including defaults including identity);
  alter table bench_audit owner to husbok`

/** `POST bilag` compared with two bare limits: with the chain of the audit trail, and without it. */
export async function writing(
  servers: Servers,
  { sizes, port, profile }: Options,
): Promise<{ lines: Line[]; notes: string[] }> {
  await servers.inside(servers.big, (client) => client.query(unchained))
  const processes = await Promise.all([
    startProduct(servers.big, servers.dataDir, port, profile),
    startBare(servers.big, port + 1),
    startBare(servers.big, port + 2, 'bench_audit'),
  ])
  try {
    const [ours, bare, free] = processes.map((server) => server.url) as [string, string, string]
    const requests = requestsFor(sizes.writers)
    await assertSame(servers, [ours, bare], requests[0]!)
    const side = (url: string): Side => ({ url, requests })
    const rates = await alternate({ ours: side(ours), bare: side(bare), free: side(free) }, sizes)
    const perSecond = ({ perSecond, p50, p99 }: (typeof rates)['ours']) =>
      `${rounded(perSecond)} /s (p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms)`
    return {
      lines: [
        {
          what: 'POST bilag',
          ours: perSecond(rates.ours),
          bare: `bare: ${perSecond(rates.bare)}`,
          ratio: ratioOf(rates.ours, rates.bare),
          bar: { atLeast: 0.4 },
        },
        {
          what: 'the same, of a limit without the audit chain',
          ours: perSecond(rates.ours),
          bare: `bare, nothing chained: ${perSecond(rates.free)}`,
          ratio: ratioOf(rates.ours, rates.free),
        },
      ],
      notes: [
        'The audit trail is chained by the database as a row is appended (one SHA-256 and one row updated for each call), for the bare limit as for ours; the row without the chain shows what that costs.',
      ],
    }
  } finally {
    await Promise.all(processes.map((server) => server.stop()))
  }
}
