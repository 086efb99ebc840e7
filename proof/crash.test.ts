import { describe, expect, it } from 'vitest'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { databasePid, untilEnded, startRestartableApp, waitForDatabase } from './crash'
import {
  seededRandom,
  checkAcknowledged,
  saveVouchersUntilKilled,
  registerLandlord,
  type Landlord,
} from './crash-books'
import { seed, sizes } from './run'

const port = Number(process.env['PROOF_PORT'] ?? 5370)
const chance = seededRandom(`crash ${seed}`)

const own = startRestartableApp('crash', port)

/** A landlord with a subscription: the limit of the free plan would end the load. */
async function subscriber(name: string): Promise<Landlord> {
  const landlord = await registerLandlord(own.app, `${name}@husbok.test`)
  await queryEmbedded(own.dataDir, 'update account set "subscriptionActive" = true where id = $1', [landlord.id])
  return landlord
}

const rounds = (count: number) => Array.from({ length: count }, (_, round) => round + 1)

describe('what was acknowledged survives', { timeout: 120_000 }, () => {
  it.each(rounds(sizes.appKills))('a kill of the app right behind an answer (round %i)', async (round) => {
    const landlord = await subscriber(`app${round}`)
    const last = 3 + chance(30)
    await saveVouchersUntilKilled(
      own.app,
      landlord,
      `app${round}`,
      (count) => count >= last && own.app.child.kill('SIGKILL'),
    )
    await untilEnded(own.app.child)
    expect(landlord.saved.filter((one) => one.voucher).length, own.app.output()).toBeGreaterThanOrEqual(last)
    await own.restart()
    expect(await checkAcknowledged(own.app, landlord), `seed ${seed}`).toEqual([])
  })

  it.each(rounds(sizes.databaseKills))('a kill of the database under load (round %i)', async (round) => {
    const landlord = await subscriber(`database${round}`)
    const last = 3 + chance(30)
    const pid = await databasePid(own.dataDir)
    await saveVouchersUntilKilled(own.app, landlord, `database${round}`, (count) => {
      if (count === last) process.kill(pid, 'SIGKILL')
      return count > last + 20
    })
    await waitForDatabase(own.app.url, own.app.child, own.app.output)
    expect(await databasePid(own.dataDir)).not.toBe(pid)
    // A caller who was limited before the crash is limited after it. So nobody can guess passwords by crashing the
    // database.
    const [counted] = await queryEmbedded<{ used: number }>(own.dataDir, 'select used from bucket where key = $1', [
      `upload:subject:${landlord.id}:`,
    ])
    expect(counted?.used ?? 0, 'uploads counted').toBeGreaterThanOrEqual(last)
    expect(await checkAcknowledged(own.app, landlord), `seed ${seed}`).toEqual([])
  })
})
