import { machine, rounded } from '../report'
import type { FoundFault } from './faults-run'
import type { FaultName, FaultSizes } from './faults-sizes'
import { processes } from './stack'

/** Everything that a run has found. */
export interface FaultRunResult {
  readonly sizes: FaultSizes
  readonly postgres: string
  readonly faults: readonly FoundFault[]
  /** Everything that is wrong at the end, for any fault. */
  readonly wrong: readonly string[]
  /** The output of `verify-audit`. */
  readonly trail: string
  readonly load: readonly [string, string]
  readonly minutes: number
}

const titles: Record<FaultName, string> = {
  failover: 'The database fails over',
  store: 'The S3 store is away',
  kills: 'Processes are killed in turn',
  clock: 'A clock is three minutes off',
  outbox: 'The outbox is full',
}
const titleOf = ({ name }: FoundFault): string => titles[name as FaultName]

const seconds = (value: number) => `${rounded(value, 1)} s`
const ms = (value: number) => `${rounded(value)} ms`

const table = (rows: readonly (readonly string[])[]): string => {
  const [head, ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `|${' --- |'.repeat(rows[0]!.length)}`, ...others].join('\n')
}

/** True if no acknowledged write is lost and nothing was done twice. */
export const isKept = ({ faults, wrong }: Pick<FaultRunResult, 'faults' | 'wrong'>): boolean =>
  wrong.length === 0 && faults.every((fault) => fault.writes.lost.length === 0 && fault.writes.twice.length === 0)

function mainTable(faults: readonly FoundFault[]): string {
  return table([
    [
      'Fault',
      'Writes acknowledged',
      'Lost',
      'Twice',
      'Requests',
      'Said why',
      'No answer',
      'Hung',
      '500',
      'Refused wrongly',
      'Pressed again',
      'Given up',
      'Longest without home',
      'Home as before after',
    ],
    ...faults.map((fault) => [
      titleOf(fault),
      rounded(fault.writes.acknowledged),
      rounded(fault.writes.lost.length),
      rounded(fault.writes.twice.length),
      rounded(fault.requests),
      ...(['said why', 'no answer', 'hung', 'internal', 'wrong'] as const).map((each) => rounded(fault.outcomes[each])),
      rounded(fault.again),
      rounded(fault.givenUp),
      seconds(fault.withoutHome),
      seconds(fault.recovered),
    ]),
  ])
}

function section(fault: FoundFault): string {
  const reasons = [...fault.reasons].toSorted(([, a], [, b]) => b - a).slice(0, 12)
  const failures = reasons.map(([what, n]) => `${what} (${n})`).join(', ')
  return `## ${titleOf(fault)}
${fault.notes.map((note) => `- ${note}`).join('\n')}
- The home, when it was answered: p50 ${ms(fault.home.p50)}, p99 ${ms(fault.home.p99)}.
- What was not answered well: ${failures || 'nothing'}.${[...fault.writes.lost, ...fault.writes.twice].map((each) => `\n- NOT KEPT: ${each}`).join('')}`
}

/** The page for the docs. */
export function faultsPage(found: FaultRunResult): string {
  const { sizes, faults, wrong, trail } = found
  const perSecond = faults.reduce((sum, { requests }) => sum + requests, 0)
  return `# Faults of many

Written by \`npm run bench -- --many --faults\` in one run of ${found.minutes} minutes, on ${new Date().toISOString().slice(0, 10)}.

Machine: ${machine(found.postgres)}. ${processes} processes of the built server, two servers of PostgreSQL and two HAProxy of Debian, the S3 store s3rver, the client and the stand-ins of mail and signing share it; the load average was ${found.load[0]} before the run and ${found.load[1]} after it.

**${isKept(found) ? 'Nothing that was acknowledged is lost, nothing was done twice.' : 'NOT EVERYTHING WAS KEPT.'}** ${rounded(perSecond)} requests of ${rounded(sizes.landlords)} landlords with ${rounded(sizes.vouchers)} vouchers, in one database from the first fault to the last.

${mainTable(faults)}

At the end what is counted in accounts is what there is${wrong.length === 0 ? '' : `, but for: ${wrong.join(', ')}`}. \`verify-audit\`: ${trail}

${faults.map(section).join('\n\n')}

## How it was measured
- Visits arrive at random moments, ${sizes.rate} a second, whether or not those before are answered: of a hundred 50 see the home (five calls at once), 25 write a voucher, 15 upload a receipt, write its voucher and open the file, 10 log in. What can't be read is read again twice, as the browser does; a write that fails is pressed again every two seconds with its idempotency key, until it is acknowledged.
- A write counts as acknowledged when its answer has come. Afterwards each is looked for by a name that no other one has: a voucher, its entry in the audit trail, a file and its bytes in the store by their hash, a session. Acknowledged ones must be there once and under the id that was answered, all others at most once.
- *Said why*: an answer of the product with its reason (503, 409, 429). *No answer*: no connection, one that broke, or the proxy's own 502 to 504. *Hung*: nothing within 30 seconds. *Refused wrongly*: any other refusal.
- *Longest without home*: the home is asked for every quarter of a second besides; the longest stretch between two answers. *As before after*: from the beginning of the fault until no stretch of a second without an answer follows.
- The database is reached through HAProxy, which sends to the second server when the first one does not answer; the replica is synchronous, so that no commit is answered before it has it.
`
}
