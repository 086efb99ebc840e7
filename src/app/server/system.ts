import { sql } from 'kysely'
import { z } from 'zod'
import { addressDays, sweepAddresses } from '../../base/audit/service'
import { makeCheckpoint } from '../../base/audit/service-chain'
import { routes, type Route } from '../../base/call/context'
import type { DiskSpace } from '../../base/call/disk-space'
import { sweepBuckets } from '../../base/call/limits'
import { sweepStoredAnswers } from '../../base/call/stored-answer-erase'
import type { Encryption } from '../../base/db/encryption'
import { encryptPlainBatch } from '../../base/db/key-rotation'
import { sweepVerdicts } from '../../base/file/service-verdicts'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { batchedJob } from '../../base/outbox/batches'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { sweepJobs } from '../../base/outbox/worker-claim'
import { sweepSendlog } from '../../base/sendlog/service'
import { sweepProviderEvents } from '../../base/webhook/service'
import { systemCalls } from './calls'
import { docsPage } from './docs-page'
import { encryptedTables } from './encrypted-tables'
import { allCalls } from './module-list'
import { openapi } from './openapi'
import { version } from '../../base/db/build'

const dayAgo = (now: Instant): Instant => addTime(now, -86_400_000)

/** The look, hourly and at each start, for what a process of the version before has stored unencrypted beside us. */
export const encryptPlainKind = 'encryptPlain'
/** The signing of how far the audit trail has grown. */
const checkpointKind = 'audit.checkpoint'

/** What is forgotten after its time, encrypted late and signed. */
export const systemJobs = (encryption: Encryption, log: (message: string) => void): JobKinds => ({
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
  [encryptPlainKind]: batchedJob({
    kind: encryptPlainKind,
    cursor: z.object({ table: z.int(), after: z.int() }),
    first: { table: 0, after: 0 },
    run: ({ db }, from) => encryptPlainBatch({ db, encryption, tables: encryptedTables }, from),
    log,
  }),
})

export const systemSchedules: readonly Schedule[] = [
  schedule('sweepBase', 60),
  schedule(encryptPlainKind, 60),
  schedule(checkpointKind, 15),
]

/** Whether the process is up and takes calls, and what they are. */
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
      // A replica, or a server that was set to read only, answers every read and no write.
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
