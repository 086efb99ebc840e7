import { setTimeout as sleep } from 'node:timers/promises'
import { bookRents } from './rents'
import type { Faulty } from './faults-open'
import { memoryNow } from './faults-memory'
import { strays } from './faults-check'
import type { FaultSizes } from './faults-sizes'
import { rentsOf } from './sizes'

/** The database's server stops as in a power failure. Some seconds later its replica is promoted, behind the same address. */
export async function failOver(faulty: Faulty, { noticing, after }: FaultSizes): Promise<readonly string[]> {
  const { primary, replica } = faulty
  await primary.stop()
  await sleep(noticing * 1000)
  const began = performance.now()
  await replica.promote()
  faulty.markReplicaAsPrimary()
  const promoted = (performance.now() - began) / 1000
  await sleep(after * 1000)
  const listening = await replica.inside('husbok', async (client) => {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity where datname = 'husbok' and query = 'listen husbok_job'`,
    )
    return Number(rows[0]!.n)
  })
  return [
    `The replica was promoted ${noticing} s after the end of the first server, which took ${promoted.toFixed(1)} s.`,
    `${listening} processes of ${faulty.apps.length} listen for jobs on the new server.`,
  ]
}

/** The store refuses connections and is started again. Then it accepts connections without answering, and recovers. */
export async function storeAway(faulty: Faulty, { storeAway: seconds, calm }: FaultSizes): Promise<readonly string[]> {
  const before = await memoryNow(faulty)
  await faulty.store.current().kill()
  await sleep(seconds * 1000)
  await faulty.store.start()
  await sleep(calm * 1000)
  faulty.store.current().pause(true)
  await sleep(seconds * 1000)
  const connections = await faulty.currentPrimary().inside('husbok', async (client) => {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from pg_stat_activity where datname = 'husbok' and state = 'idle in transaction' and state_change < now() - interval '1 second'`,
    )
    return Number(rows[0]!.n)
  })
  const during = await memoryNow(faulty)
  faulty.store.current().pause(false)
  const left = await strays(faulty)
  return [
    `At the end of the hanging ${connections} connections of all processes waited in a transaction.`,
    `Memory of the largest process: ${before} MB before, ${during} MB at the end of the hanging.`,
    left === null
      ? 'The store could not list its objects after it was killed.'
      : `${left} objects in the store that no row names.`,
  ]
}

/** Each process in turn is killed and started again two seconds later, while the rents of the month are booked. */
export async function killInTurn(faulty: Faulty, sizes: FaultSizes): Promise<readonly string[]> {
  const rents = bookRents({ postgres: faulty.currentPrimary(), months: faulty.months }, rentsOf(sizes))
  // The kills may cause an error before the rents are awaited.
  rents.catch(() => undefined)
  for (let n = 0; n < sizes.kills; n += 1) {
    const app = faulty.apps[n % faulty.apps.length]!
    const next = sleep(sizes.between * 1000)
    await app.current().kill()
    await sleep(2000)
    await app.start()
    await next
  }
  return [
    `${sizes.kills} processes were killed, one each ${sizes.between} s, and started again 2 s later.`,
    `${rentsOf(sizes)} rents that came due when the first one was killed were booked once each (within ${(await rents).toFixed(1)} s).`,
  ]
}
