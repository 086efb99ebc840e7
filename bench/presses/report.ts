import { machine, rounded } from '../report'
import type { Cost } from './watch'

/** All measurements of one kind of click or key press. */
export interface Measured {
  readonly name: string
  readonly costs: Cost[]
}

export interface Run {
  readonly measured: readonly Measured[]
  readonly slower: number
  /** The load average before and after. */
  readonly load: readonly [string, string]
}

/** The limit for 95 of 100 clicks and key presses, in ms. */
const most = 100

/** The smallest value that at least this share of the values doesn't exceed. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

const frames = ({ costs }: Pick<Measured, 'costs'>): number[] => costs.map(({ frame }) => frame)
const everything = ({ costs }: Pick<Measured, 'costs'>): number[] => costs.map(({ all }) => all)
const ofAll = (run: Run): Measured => ({ name: 'all', costs: run.measured.flatMap(({ costs }) => costs) })

const rowsOf = (run: Run): readonly Measured[] => [...run.measured, ofAll(run)]
const written = (rows: readonly (readonly string[])[]): string => {
  const [head, ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [head, `|${' --- |'.repeat(rows[0]!.length)}`, ...others].join('\n')
}
const figures = (one: Measured | undefined): string[] =>
  one
    ? [quantile(frames(one), 0.5), quantile(frames(one), 0.95), quantile(everything(one), 0.5)].map((ms) => rounded(ms))
    : ['', '', '']

export const table = (run: Run): string =>
  written([['Press', 'p50', 'p95', 'all work, p50'], ...rowsOf(run).map((one) => [one.name].concat(figures(one)))])

/** The page for the docs: the same clicks and keys with the older and the newer build. */
export function page(before: Run, after: Run): string {
  const p95 = quantile(frames(ofAll(after)), 0.95)
  const old = rowsOf(before)
  return `# Presses

Written by \`npm run bench -- --presses\`, on ${new Date().toISOString().slice(0, 10)}.

Machine: ${machine()}. The server, the database and the browser share it; the load average was ${before.load[0]} and ${before.load[1]} before and after the older build, ${after.load[0]} and ${after.load[1]} for the newer one.

**p95 of all presses is ${rounded(p95)} ms** (the limit is ${most} ms: ${p95 <= most ? 'ok' : 'FALLS SHORT'}).

${written([
  ['Press', 'before: p50', 'p95', 'all work', 'now: p50', 'p95', 'all work'],
  ...rowsOf(after).map((one) => [one.name].concat(figures(old.find(({ name }) => name === one.name)), figures(one))),
])}

## How it was measured
- CPU time of the renderer's main thread in milliseconds, made ${after.slower} times slower by the browser: the thread's own clock in a trace, so that a busy machine adds little. No network and no waiting counts.
- *p50* and *p95*: from the press (pointer or key goes down, or a choice is made) to the end of the next frame that is painted after its handlers. *All work*: the median of what follows from the press until the page has not changed for 400 ms.
- The demo's books in headless Chromium, 1440 × 900, ${after.measured[0]?.costs.length ?? 0} presses of each kind, each on a page that was just loaded, in a browser that knows the app's files. The pointer rests on its target for 200 ms before the press.
`
}
