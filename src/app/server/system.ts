import { sql } from 'kysely'
import { z } from 'zod'
import { addressDays, sweepAddresses } from '../../base/audit/service'
import { makeCheckpoint } from '../../base/audit/service-verify'
import { toJsonSchema } from '../../base/call/answer'
import { routes, type Route } from '../../base/call/context'
import type { DiskSpace } from '../../base/call/disk-space'
import { sweepBuckets } from '../../base/call/limits'
import { sweepStoredAnswers } from '../../base/call/stored-answer-erase'
import { version } from '../../base/db/build'
import type { Encryption } from '../../base/db/encryption'
import { sweepVerdicts } from '../../base/file/service-verdicts'
import { addTime, type Instant } from '../../base/kit/day'
import type { Row } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { sweepJobs } from '../../base/outbox/worker-claim'
import { sweepSendlog } from '../../base/sendlog/service'
import { sweepProviderEvents } from '../../base/webhook/service'
import { systemCalls } from './calls'
import { allCalls } from './module-list'
import { openapi } from './openapi'

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  format?: string
}

/** A type as text: `string (date)`, `"weekly" | "monthly"`, `array of object`. */
function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`
  return `${[schema.type ?? 'anything'].flat().join(' | ')}${schema.format ? ` (${schema.format})` : ''}`
}

function table(row: Row, caption: string, schema: z.ZodType): string {
  const outer = toJsonSchema(schema, 'draft-2020-12') as Schema
  const inner = outer.type === 'array' && outer.items ? outer.items : outer
  const lead = `<h3>${escape(caption)}${inner === outer ? '' : ': array of'}</h3>`
  if (!inner.properties) return `${lead}<p><code>${escape(typeOf(inner))}</code></p>`
  const rows = Object.entries(inner.properties).map(
    ([name, of]) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td><code>${escape(typeOf(of))}</code></td><td>${inner.required?.includes(name) ? 'yes' : 'no'}</td><td>${escape(of.description ?? '')}</td></tr>`,
  )
  return `${lead}<div class="wide" tabindex="0" role="region" aria-label="${escape(`${row.method} ${row.path}: ${caption}`)}"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const access: Record<Row['access'], string> = {
  public: 'anybody',
  owner: 'the account, by its session',
  plan: 'the account, by its session, while it may create (trial, free vouchers or subscription)',
  trial: 'the account, by its session, while it may create (trial or subscription)',
  admin: 'the role admin',
  link: 'the account, or a link signed for it',
}

function section(row: Row): string {
  const parts = [
    row.params && table(row, 'Path', row.params),
    row.query && table(row, 'Query', row.query),
    row.body === 'file'
      ? '<h3>Body</h3><p>multipart/form-data with one field <code>file</code></p>'
      : row.body === 'raw'
        ? '<h3>Body</h3><p>bytes, signed as their provider says</p>'
        : row.body && table(row, 'Body', row.body),
    row.answer === 'stream' ? '<h3>Answer</h3><p>bytes</p>' : row.answer && table(row, 'Answer', row.answer),
  ]
  return `<section aria-labelledby="${anchor(row)}"><h2 id="${anchor(row)}"><code>${row.method} /api/${escape(row.path)}</code></h2><p>${escape(row.summary)}. Answers ${row.status}${row.tagged || row.versioned ? ' with an <code>ETag</code>' : ''}.${row.ifMatch ? ' May carry <code>If-Match</code>.' : ''} Open to ${access[row.access]}.</p>${parts.filter(Boolean).join('')}</section>`
}
const anchor = (row: Row) =>
  row.name
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/-$/, '')
    .toLowerCase()

const style = `:root{color-scheme:light dark;--text:#17212b;--soft:#51606d;--back:#f5f7f8;--panel:#fff;--line:#dfe5ea;--link:#1a6463}
@media(prefers-color-scheme:dark){:root{--text:#e8edf1;--soft:#a5b2bd;--back:#12181d;--panel:#1a2229;--line:#2f3a43;--link:#65b5b3}}
body{font:17px/1.5 system-ui,sans-serif;color:var(--text);background:var(--back);margin:0}main{max-width:1000px;margin:auto;padding:24px 16px}
section{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:8px 20px 20px;margin:16px 0}h2{font-size:19px;overflow-wrap:anywhere}h3{font-size:16px;margin-bottom:4px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-bottom:1px solid var(--line);font-size:15px;font-weight:400}td code{overflow-wrap:anywhere}.wide{overflow-x:auto}a{color:var(--link);overflow-wrap:anywhere}nav ul{columns:2 300px;padding-left:20px}`

/** The page about the API. It is made from the rows and has no scripts. `nonce` allows its style. */
function docsPage(rows: readonly Row[], nonce: string): string {
  const list = rows.map((row) => `<li><a href="#${anchor(row)}">${row.method} ${escape(row.path)}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Husbok API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Husbok API</h1><p>Everything below <code>/api</code>. Send the session as <code>Authorization: Bearer …</code>. Amounts are NOK with at most two decimals, dates <code>YYYY-MM-DD</code>. A failed call answers <code>{ message, fields?, requestId }</code>. A write may carry an <code>Idempotency-Key</code>. What was changed after its <code>ETag</code> was read is not overwritten by a write with that tag in <code>If-Match</code>: 409 <code>changedMeanwhile</code>, with the record in <code>current</code>. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Calls"><ul>${list}</ul></nav>${rows.map(section).join('')}</main></body></html>`
}

const dayAgo = (now: Instant): Instant => addTime(now, -86_400_000)

const checkpointKind = 'audit.checkpoint'

/** The jobs that delete data at the end of its retention period, and the job that signs the audit trail. */
export const systemJobs = (encryption: Encryption): JobKinds => ({
  sweepBase: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    async run({ db, now }) {
      await sweepBuckets(db, now)
      await sweepStoredAnswers(db, dayAgo(now))
      await sweepJobs(db, now)
      await sweepSendlog(db, now)
      await sweepVerdicts(db, now)
      await sweepProviderEvents(db, addTime(now, -30 * 86_400_000))
      await sweepAddresses(db, addTime(now, -addressDays * 86_400_000))
    },
  }),
  [checkpointKind]: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    run: async ({ db, now }) => void (await makeCheckpoint(db, now, { encryption })),
  }),
})

export const systemSchedules: readonly Schedule[] = [schedule('sweepBase', 60), schedule(checkpointKind, 15)]

export function systemRoutes(isReady: () => boolean, space: DiskSpace): Route[] {
  const text = (type: string, body: string, headers: Record<string, string> = {}) => ({
    headers: { 'content-type': `${type}; charset=utf-8`, ...headers },
    body: new TextEncoder().encode(body),
  })
  let document: string | undefined
  return routes(systemCalls, {
    health: async () => ({ status: 'up' as const }),
    ready: async ({ db }) => {
      if (!isReady()) throw new Refusal('unavailable', undefined, 15)
      // A replica, or a server that is set to read-only, answers every read but no write.
      const { rows } = await sql<{ only: boolean }>`select pg_is_in_recovery()
        or current_setting('default_transaction_read_only')::boolean as only`.execute(db)
      if (rows[0]!.only)
        throw Object.assign(new Refusal('unavailable', undefined, 15), { cause: new Error('the database only reads') })
      await space.check()
      return { status: 'ready' as const }
    },
    openapi: async () => {
      document ??= JSON.stringify(openapi(allCalls, version))
      return text('application/json', document)
    },
    docs: async ({ ids }) => {
      const nonce = ids.code(128)
      return text('text/html', docsPage(allCalls, nonce), {
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
      })
    },
  })
}
