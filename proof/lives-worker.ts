// A separate process that simulates lives. Each line of its input asks for one life. Each line of its output is the result
// of one. proof/lives.test.ts starts several of them.
import pg from 'pg'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Connection } from '../src/base/embedded/supervisor'
import type { LifeRequest } from './lives/pool'
import { simulateLife, type LifeResult } from './lives/run'
import { time } from './lives/time'

const [, , text = ''] = process.argv
const { connection, template } = JSON.parse(text) as { connection: Connection; template: string }

// Code that measures time measures the simulated time. So a pause after failures of a provider also ends by the
// simulated time.
Object.defineProperty(performance, 'now', { value: () => time.ms })

/** Each life has its own database. A life gets the same ids every time it is simulated. */
async function lived({ only, endsEarly = false, ...asked }: LifeRequest): Promise<LifeResult> {
  const database = template.replace('template', `lives_${process.pid}`)
  const admin = new pg.Client(connection)
  await admin.connect()
  try {
    await admin.query(`create database ${database} template ${template}`)
    // Each life has its own connections. Without this setting, each connection would plan each statement five times
    // before it keeps a plan.
    await admin.query(`alter database ${database} set plan_cache_mode = force_generic_plan`)
    return await simulateLife({
      ...asked,
      connection: { ...connection, database },
      only: only && new Set(only),
      endsEarly,
    })
  } finally {
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
}

process.on('unhandledRejection', (error) => void process.stderr.write(`${String(error)}\n`))
for await (const line of createInterface(process.stdin))
  process.stdout.write(`${JSON.stringify(await lived(JSON.parse(line) as LifeRequest))}\n`)
process.exit(0)
