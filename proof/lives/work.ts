import { slotKey, type Schedule } from '../../src/base/outbox/rules'
import { runInside, runOutside } from '../../src/base/outbox/worker-run'
import type { Process, Product } from './product'
import { instant, time } from './time'

const signal = new AbortController().signal

/** Jobs that are due at this moment, one after the other, as a worker does them. How many there were. */
async function runDue({ work }: Process, most: number): Promise<number> {
  const ways = [runInside(work, signal), runOutside(work, signal)]
  let ran = 0
  for (const way of ways) while (ran < most && (await way())) ran += 1
  return ran
}

/** What is looked at again at providers on the way; the others go by the day, at the end of a wait. */
const looksAgain = ({ kind }: Schedule) => /^(signing|deposit|taxReturn)/.test(kind)
/** What tidies up and changes nothing that anybody sees, and what seldom finds anything: run now and then. */
const isRare = ({ kind }: Schedule) =>
  /sweep|encryptPlain|checkpoint|store|subscription/i.test(kind) && !kind.startsWith('taxReturn')

/** The product's own jobs on the clock of the simulated world. */
export function openWork(product: Product) {
  let slots = 0
  return {
    /** Runs the jobs that are due, at most so many. A process that dies over one is followed by another. */
    async due(most: number): Promise<void> {
      for (let ran = 0; ran < most;) {
        const came = await product.run((process) => runDue(process, most - ran))
        if (came !== 'killed') return
        ran += 1
      }
    },
    /** Queues the periodic jobs of this moment's slots, as a worker does; on the way only those that providers are asked by. */
    async queueSlots(isOnTheWay: boolean): Promise<void> {
      slots += 1
      const chosen = (each: Schedule) => (isOnTheWay ? looksAgain(each) : slots % 4 === 0 || !isRare(each))
      const schedules = product.schedules().filter(chosen)
      await product.watcher.query(
        `insert into job (kind, payload, run_at, key) select kind, '{}', $1, key
          from unnest($2::text[], $3::text[]) as slot (kind, key) on conflict (key) do nothing`,
        [instant(), schedules.map(({ kind }) => kind), schedules.map((each) => slotKey(each, instant()))],
      )
    },
    /** When the next job is due; Infinity for never. */
    async next(): Promise<number> {
      const { rows } = await product.watcher.query<{ at: Date | null }>(
        'select min(run_at) as at from job where done_at is null and attempts < max_attempts',
      )
      return rows[0]?.at ? Math.max(time.ms, rows[0].at.getTime()) : Infinity
    },
  }
}
export type Work = ReturnType<typeof openWork>
