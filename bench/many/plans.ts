import { readFile, stat } from 'node:fs/promises'
import type { DebianPostgres } from './postgres'

/** Statements that take at least this many milliseconds are reported with their plans. */
const slowMs = 5

/** A statement that was slow on average or at least once. */
export interface SlowStatement {
  readonly text: string
  readonly calls: number
  readonly mean: number
  readonly max: number
  /** The plan of PostgreSQL. Null when none was kept. */
  readonly plan: string | null
  readonly reason: string
}

/**
 * Reasons why a statement may be slow, by words in it. Any other statement is reported as unexplained. It needs an index, a
 * better statement, or a reason here.
 */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/insert into incomebilag/i, 'one batch of a job: up to 500 rents, with the checks of their houses and leases'],
  [/insert into audit .*unnest/i, 'one batch of a job: up to 500 entries, each chained to the one before it'],
  [/insert into audit_checkpoint_head/i, 'a job each quarter of an hour: the ends of all chains that have changed'],
  [/generate_series\(\?|nextval\(pg_get_serial_sequence/i, 'one batch of a job: the numbers of up to 500 rents'],
  [/^update account set .*unnest/is, 'one batch of a job: the counters of its accounts'],
  [
    /from "contract" inner join "house".*"next_rent_on"/is,
    'one batch of a job: 500 leases, found by contract_due, with what their rents follow from',
  ],
  [/update contract set next_rent_on/i, 'one batch of a job: the next month of 500 leases'],
  [/from "account".*for (no key )?update/is, 'it waits for an account that another action holds'],
  [/"signed_lease"|"paper"/i, 'the paper itself is read: some hundred kB, unpacked'],
  [
    /hashtextextended\(ctid/i,
    'every row of the account is looked at, by its key: whether anything has changed since an answer',
  ],
  [/^(commit|begin)/i, 'it waits for the disk'],
  [/insert into "?bank_transaction"?/i, 'all rows of a file in one statement'],
  [/insert into "?bank_file"?/i, 'the whole file and what was read of it, encrypted'],
]

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly Plan[]
}

/** A plan in one line: its nodes from the outside in, each with its table and index. */
function brief(plan: Plan): string {
  const on = plan['Relation Name'] === undefined ? '' : ` ${plan['Relation Name']}`
  const by = plan['Index Name'] === undefined ? '' : ` by ${plan['Index Name']}`
  const inner = (plan.Plans ?? []).map(brief)
  return `${plan['Node Type']}${on}${by}${inner.length === 0 ? '' : ` (${inner.join(', ')})`}`
}

/** From here on, counts each statement and logs the plans of slow ones. Returns the start of the log. */
export async function startPlanLog(postgres: DebianPostgres): Promise<number> {
  await postgres.inside('husbok', async (client) => {
    await client.query('select statements.pg_stat_statements_reset()')
    await client.query(`alter system set auto_explain.log_min_duration = ${slowMs}`)
    await client.query('select pg_reload_conf()')
  })
  return (await stat(postgres.log)).size
}

/** Stops logging plans, because that would slow down the measured rates. */
export const endPlanLog = (postgres: DebianPostgres): Promise<void> =>
  postgres.inside('husbok', async (client) => {
    await client.query('alter system reset auto_explain.log_min_duration')
    await client.query('select pg_reload_conf()')
  })

/**
 * A statement without its values. The log and the counters both have this form. The numbers of statements can't be
 * compared: when statements are sent together, the log gives the number of the next one.
 */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'|\$\d+|\b\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The last plan that was logged for each statement. */
async function plansIn(log: string, from: number): Promise<ReadonlyMap<string, string>> {
  const text = (await readFile(log)).subarray(from).toString('utf8')
  const found = new Map<string, string>()
  for (const [, json] of text.matchAll(/LOG: {2}duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g)) {
    try {
      const logged = JSON.parse(json!.replaceAll(/^\t/gm, '')) as { 'Query Text': string; Plan: Plan }
      found.set(shapeOf(logged['Query Text']), brief(logged.Plan))
    } catch {
      // A text that was cut off in the log.
    }
  }
  return found
}

/** The product's slow statements since `begun`, the slowest first. */
export async function slowStatements(postgres: DebianPostgres, begun: number): Promise<readonly SlowStatement[]> {
  const plans = await plansIn(postgres.log, begun)
  const rows = await postgres.inside('husbok', async (client) => {
    const { rows } = await client.query<{ text: string; calls: string; mean: number; max: number }>(
      `select query as text, calls, mean_exec_time as mean, max_exec_time as max from statements.pg_stat_statements
       where max_exec_time >= $1 and userid = 'husbok'::regrole order by mean_exec_time desc`,
      [slowMs],
    )
    return rows
  })
  return rows.map(({ calls, mean, max, ...row }) => {
    const text = row.text.replaceAll(/\s+/g, ' ').trim()
    const why = reasons.find(([words]) => words.test(text))?.[1]
    return {
      text,
      calls: Number(calls),
      mean,
      max,
      plan: plans.get(shapeOf(text)) ?? null,
      reason: why ?? (mean < slowMs ? 'seldom: the mean is below' : 'UNEXPLAINED'),
    }
  })
}
