import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEmbedded } from '../src/base/embedded/supervisor'
import { databasePid, ended, startApp, untilReady, type RunningApp } from './crash'
import { dice, faults, load, register, type Landlord } from './crash-books'
import { full, seed, sizes } from './run'

const port = Number(process.env['PROOF_PORT'] ?? 5370)
const chance = dice(`crash ${seed}`)

let dataDir: string
let app: RunningApp

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'husbok-crash-'))
  app = await startApp(dataDir, port)
}, 120_000)

afterAll(async () => {
  // Not there when even the first start failed.
  const child = (app as RunningApp | undefined)?.child
  child?.kill('SIGTERM')
  if (child) await ended(child)
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

async function query<R extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<R[]> {
  const client = new pg.Client((await findEmbedded({ dataDir: join(dataDir, 'postgres') }))!)
  await client.connect()
  try {
    return (await client.query<R>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A landlord with a subscription: the free cap would end the load. */
async function subscriber(name: string): Promise<Landlord> {
  const landlord = await register(app, `${name}@husbok.test`)
  await query('update account set "subscriptionActive" = true where id = $1', [landlord.id])
  return landlord
}

const rounds = (count: number) => Array.from({ length: count }, (_, round) => round + 1)

describe('what was acknowledged survives', { timeout: full ? 600_000 : 120_000 }, () => {
  it.each(rounds(sizes.appKills))('a kill of the app right behind an answer (round %i)', async (round) => {
    const landlord = await subscriber(`app${round}`)
    const last = 3 + chance(30)
    await load(app, landlord, `app${round}`, (count) => count >= last && app.child.kill('SIGKILL'))
    await ended(app.child)
    expect(landlord.saved.filter((one) => one.voucher).length, app.output()).toBeGreaterThanOrEqual(last)
    app = await startApp(dataDir, port)
    expect(await faults(app, landlord), `seed ${seed}`).toEqual([])
  })

  it.each(rounds(sizes.databaseKills))('a kill of the database under load (round %i)', async (round) => {
    const landlord = await subscriber(`database${round}`)
    const last = 3 + chance(30)
    const pid = await databasePid(dataDir)
    await load(app, landlord, `database${round}`, (count) => {
      if (count === last) process.kill(pid, 'SIGKILL')
      return count > last + 20
    })
    await untilReady(app.url, app.child, app.output)
    expect(await databasePid(dataDir)).not.toBe(pid)
    // Whoever was limited before it is limited after it: nobody guesses passwords by crashing the database.
    const [counted] = await query<{ used: number }>('select used from bucket where key = $1', [
      `upload:subject:${landlord.id}:`,
    ])
    expect(counted?.used ?? 0, 'uploads counted').toBeGreaterThanOrEqual(last)
    expect(await faults(app, landlord), `seed ${seed}`).toEqual([])
  })
})
