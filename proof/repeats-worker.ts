// A separate process that does what a worker of the app does for repeats and rents. The test sets its clock: each line of
// its input is the new time. proof/repeats.test.ts and rents.test.ts kill it at random.
import process from 'node:process'
import { createInterface } from 'node:readline'
import { createDb, createPool } from '../src/base/db/pool'
import type { Instant } from '../src/base/kit/day'
import { startWorker } from '../src/base/outbox/worker'
import { expenseJobKinds, expenseSchedules } from '../src/books/expense/jobs'
import { rentJobKinds, rentSchedules } from '../src/lease/rent/jobs'
import { proofEncryption } from './repeats-key'

const [, , connection = '', now = '', batch = '20'] = process.argv
const time = { now: now as Instant }
const pool = createPool(JSON.parse(connection) as object, 4)
startWorker({
  db: createDb(pool),
  pool,
  clock: { now: () => time.now },
  random: Math.random,
  // Small batches, so that several processes work at the same time.
  kinds: { ...expenseJobKinds(Number(batch)), ...rentJobKinds({ encryption: proofEncryption }, Number(batch)) },
  schedules: [...expenseSchedules, ...rentSchedules],
  log: (event, about) => void process.stdout.write(`${JSON.stringify({ event, about })}\n`),
  logAttempt: async () => undefined,
  pollMs: 10,
})
createInterface(process.stdin).on('line', (line) => void (time.now = line as Instant))
process.stdin.on('end', () => process.exit(0))
process.stdout.write('ready\n')
