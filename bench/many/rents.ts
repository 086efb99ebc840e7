import { setTimeout as sleep } from 'node:timers/promises'
import type { Many } from './open'

/** The seconds within which the jobs must have booked all rents. */
const mostSeconds = 240

/**
 * Moves the rents of all current leases to the first of the month. The rents become due at once,
 * and the job that books them is queued. Resolves to the seconds until the last rent is booked.
 * Throws when a rent is missing or booked twice.
 */
export async function bookRents(
  { postgres, months }: Pick<Many, 'postgres' | 'months'>,
  leases: number,
): Promise<number> {
  return await postgres.inside('husbok', async (client) => {
    const count = async (text: string) => Number((await client.query<{ n: string }>(text, [months.due])).rows[0]!.n)
    await client.query(`update contract set next_rent_on = $1 where "signatureType" = 'manual' and not "isFinished"`, [
      months.due,
    ])
    await client.query(`insert into job (kind, payload, run_at) values ('contract.rent', '{}', now())`)
    await client.query(`select pg_notify('husbok_job', '')`)
    const started = performance.now()
    const left = () => count('select count(*) as n from contract where next_rent_on = $1')
    while ((await left()) > 0) {
      if (performance.now() - started > mostSeconds * 1000)
        throw new Error(`after ${mostSeconds} s ${await left()} rents are not booked`)
      await sleep(100)
    }
    const seconds = (performance.now() - started) / 1000
    const booked = await count(
      'select count(*) as n from incomebilag where "contractId" is not null and start_date = $1',
    )
    if (booked !== leases) throw new Error(`${booked} rents are booked of ${leases}`)
    return seconds
  })
}
