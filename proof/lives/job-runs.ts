import { scheduleSlotKey, type Schedule } from '../../src/base/outbox/rules'
import { runningAttemptMark } from '../../src/base/outbox/worker-claim'
import { runLocked, runLeased } from '../../src/base/outbox/worker-run'
import type { Process, Product } from './product'
import { instant, time } from './time'

const signal = new AbortController().signal

/**
 * Runs the jobs that are due at this moment, one after the other, as a worker does. Runs as many jobs of each mode
 * (inside and outside of a transaction) as are due. Returns their number.
 */
async function runDue({ work }: Process, due: Due): Promise<number> {
  const isOf = (mode: string) => (kind: string) => work.kinds[kind]?.mode === mode
  let ran = 0
  for (const [mode, run] of [['inside', runLocked] as const, ['outside', runLeased] as const]) {
    const way = run(work, signal)
    for (let left = due.filter(isOf(mode)).length; left > 0 && (await way()); left -= 1) ran += 1
  }
  return ran
}

/** Jobs that ask providers again during a long wait. The others run once, at the end of a wait. */
const looksAgain = ({ kind }: Schedule) => /^(signing|deposit|taxReturn)/.test(kind)
/** True if the job has nothing to check. It then runs only now and then. */
const isIdle = ({ kind }: Schedule, open: OpenAtProviders) =>
  (/^(signing|deposit)/.test(kind) && !open.signing) || (kind.startsWith('taxReturn') && !open.authority)
/** Jobs that tidy up without a visible change, and jobs that seldom find anything. They run only now and then. */
const isRare = ({ kind }: Schedule) =>
  /sweep|checkpoint|store|subscription|trialMail|replaced/i.test(kind) && !kind.startsWith('taxReturn')

/** The kinds of the due jobs, one entry for each job. */
type Due = readonly string[]
/**
 * True if something is open or was recently open: `signing` at the signing service or the bank,
 * `authority` at the tax authority.
 */
export interface OpenAtProviders {
  readonly signing: boolean
  readonly authority: boolean
}

/** The product's own jobs, run by the clock of the simulated world. */
export function openJobRuns(product: Product) {
  let slots = 0
  async function queue(schedules: readonly Schedule[]): Promise<void> {
    if (schedules.length === 0) return
    await product.watcher.query(
      `insert into job (kind, payload, run_at, key) select kind, '{}', $1, key
        from unnest($2::text[], $3::text[]) as slot (kind, key) on conflict (key) do nothing`,
      [instant(), schedules.map(({ kind }) => kind), schedules.map((each) => scheduleSlotKey(each, instant()))],
    )
  }
  return {
    /** Runs jobs that are due. If the process dies during a job, another process is started. */
    async runDueJobs(due: Due): Promise<void> {
      await product.run((process) => runDue(process, due))
    },
    /**
     * Queues the periodic jobs for this moment's slots, as a worker does. During a long wait it
     * queues only the jobs that ask providers.
     */
    async queueSlots(isLongWait: boolean, open: OpenAtProviders): Promise<void> {
      slots += 1
      const isTheirTurn = slots % 6 === 0
      const chosen = (each: Schedule) =>
        (isTheirTurn || !isIdle(each, open)) && (isLongWait ? looksAgain(each) : isTheirTurn || !isRare(each))
      await queue(product.schedules().filter(chosen))
    },
    /** Queues all periodic jobs for this moment's slots. */
    queueAll: () => queue(product.schedules()),
    /** When the next jobs are due, now or later, and their kinds. Infinity for never. */
    async next(): Promise<{ readonly at: number; readonly due: Due }> {
      const { rows } = await product.watcher.query<{ kind: string; run_at: Date }>({
        name: 'next',
        text: `select kind, run_at from job
          where done_at is null and (attempts < max_attempts or last_error = $1) order by run_at limit 100`,
        values: [runningAttemptMark],
      })
      const at = rows[0] ? Math.max(time.ms, rows[0].run_at.getTime()) : Infinity
      return { at, due: rows.filter(({ run_at }) => run_at.getTime() <= at).map(({ kind }) => kind) }
    },
  }
}
export type JobRuns = ReturnType<typeof openJobRuns>
