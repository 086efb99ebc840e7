import { cpus } from 'node:os'
import { machine, rounded } from '../report'
import { groups, type coresBetween, type memoryOf } from './accounting'
import type { Loaded } from './load'
import type { Many } from './open'
import type { SlowStatement } from './plans'
import { housesOf, leasesOf, rentsOf, type ManySizes } from './sizes'
import { processes } from './stack'

/** A rate that was tested, with its cost. */
export interface Step {
  readonly loaded: Loaded
  readonly cores: ReturnType<typeof coresBetween>
}

/** Everything that a run has found. */
export interface Found {
  readonly sizes: ManySizes
  readonly filled: Many['filled']
  readonly postgres: string
  readonly steps: readonly Step[]
  /** The seconds in which the rents of the month were booked, while the visits of `step` arrived. */
  readonly rents: { readonly seconds: number; readonly step: Step }
  readonly memory: Awaited<ReturnType<typeof memoryOf>>
  readonly slow: readonly SlowStatement[]
  readonly load: string
  readonly minutes: number
}

/** The limit for 99 of 100 answers, in ms. */
export const maxP99Ms = 250

/**
 * The assumed monthly price in euros without tax of one machine of each kind, and of the bucket (Hetzner's list, 2025).
 */
const prices = { app: 12.49, database: 24.49, proxy: 3.79, store: 4.99 }

const table = (rows: readonly (readonly string[])[]): string => {
  const [head, ...others] = rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
  return [head, `|${' --- |'.repeat(rows[0]!.length)}`, ...others].join('\n')
}
const ms = (value: number) => `${rounded(value)} ms`

/** True if a step was answered in time, and no request was refused or lost. */
export const isAnsweredInTime = ({ loaded }: Step): boolean => loaded.p99 < maxP99Ms && loaded.failed.size === 0

const failures = ({ loaded }: Step): string =>
  [...loaded.failed].map(([what, n]) => `${what} (${n})`).join(', ') || 'none'

/** Cores that the installation used, without the load generator. */
const installed = ({ cores }: Step): number =>
  groups.filter((name) => name !== 'load and stand-ins').reduce((sum, name) => sum + cores.groups[name], 0)

function stepsTable(steps: readonly Step[]): string {
  return table([
    ['Visits a second', 'Requests a second', 'p50', 'p99', 'Cores used', ...groups.map((name) => name), 'Failed'],
    ...steps.map((step) => [
      rounded(step.loaded.rate, 1),
      rounded(step.loaded.perSecond, 1),
      ms(step.loaded.p50),
      ms(step.loaded.p99),
      rounded(installed(step), 2),
      ...groups.map((name) => rounded(step.cores.groups[name], 2)),
      failures(step),
    ]),
  ])
}

/** A sentence about the next rate after the highest one that was answered in time. */
function beyond(step: Step, steps: readonly Step[]): string {
  const next = steps[steps.indexOf(step) + 1]
  if (!isAnsweredInTime(step) || next === undefined) return ''
  return ` At the next rate p99 was ${ms(next.loaded.p99)}, with ${rounded(installed(next), 2)} of ${cpus().length} cores used by the installation and ${rounded(next.cores.groups['load and stand-ins'], 2)} by the load. Which calls take longest is below, for the rate that was held.`
}

function saturation(step: Step, steps: readonly Step[]): string {
  const shares = groups
    .filter((name) => name !== 'load and stand-ins')
    .map((name) => ({ name, share: step.cores.groups[name] / installed(step) }))
    .toSorted((a, b) => b.share - a.share)
  return `Of the cores that the installation uses ${shares.map(({ name, share }) => `${name} has ${rounded(share * 100)} %`).join(', ')}: ${shares[0]!.name} takes most.${beyond(step, steps)} The busiest main thread of a process had ${rounded(step.cores.mainThread * 100)} % of a core.`
}

function cost(step: Step, sizes: ManySizes, bytes: number): string {
  const perRequest = installed(step) / step.loaded.perSecond
  const peak = (sizes.landlords * 0.2 * 8) / 3600
  const sum = 2 * prices.app + 2 * prices.database + prices.proxy + prices.store
  return `A request takes ${rounded(perRequest * 1000, 1)} ms of a core, everything but the load counted. If a fifth of ${rounded(sizes.landlords)} landlords come within one hour of the first of a month, with 8 requests each, that is ${rounded(peak, 1)} requests a second: ${rounded(peak * perRequest, 2)} cores. Two machines for the program and two for the database (2 and 4 cores of their own, 8 and 16 GB), one for the proxy and a bucket are rented for about ${rounded(sum)} euros a month, which is ${rounded((sum / sizes.landlords) * 100, 2)} cents for a landlord; they are two of each so that one may fail. The prices are assumed (${prices.app}, ${prices.database}, ${prices.proxy} and ${prices.store} euros a month without tax, as Hetzner listed them in 2025). The database has ${rounded(bytes / 1e9, 2)} GB, ${rounded(bytes / sizes.landlords / 1000)} kB for each landlord; most of the papers in it are of 2 kB. With whole ones, 30,000 signed leases alone are about 17 GB (docs/decisions/0033-ten-thousand-landlords.md).`
}

function slowTable(slow: readonly SlowStatement[]): string {
  if (slow.length === 0) return 'None.'
  return table([
    ['Statement', 'Calls', 'Mean', 'Longest', 'Plan', 'Why'],
    ...slow.map(({ text, calls, mean, max, plan, reason }) => [
      `\`${text.slice(0, 140).replaceAll('`', "'")}${text.length > 140 ? ' …' : ''}\``,
      rounded(calls),
      `${rounded(mean, 1)} ms`,
      `${rounded(max, 1)} ms`,
      plan ?? '- (the log kept none)',
      reason,
    ]),
  ])
}

/** The page for the docs. */
export function manyPage(found: Found): string {
  const { sizes, filled, steps, rents, memory, slow } = found
  // If no step was answered in time, the lowest one at least shows the cost of a request.
  const best = steps.findLast(isAnsweredInTime)
  const shown = best ?? steps[0]!
  const perCore = shown.loaded.perSecond / installed(shown)
  const tags = [...shown.loaded.byTag].toSorted(([, a], [, b]) => b.p99 - a.p99)
  return `# Ten thousand landlords

Written by \`npm run bench -- --many\` in one run of ${found.minutes} minutes, on ${new Date().toISOString().slice(0, 10)}.

Machine: ${machine(found.postgres)}. ${processes} processes of the built server, PostgreSQL and HAProxy of Debian, the S3 store s3rver, the load and the stand-ins of mail and signing share it; the load average was ${found.load} before the run.

${rounded(sizes.landlords)} landlords with ${rounded(housesOf(sizes))} houses, ${rounded(sizes.vouchers)} vouchers of three to five years and ${rounded(leasesOf(sizes))} leases, filled in ${rounded(filled.seconds)} seconds.

${best ? `**${rounded(shown.loaded.perSecond, 1)} requests a second with p99 ${ms(shown.loaded.p99)}, ${rounded(perCore, 1)} for each core that the installation uses.**` : `**No rate was answered with p99 below ${maxP99Ms} ms, or without a failure; the figures below are those of the lowest.**`}

${stepsTable(steps)}

${saturation(shown, steps)}

## What was asked
At that rate:

${table([['Call', 'Requests', 'p50', 'p99'], ...tags.map(([tag, { count, p50, p99 }]) => [tag, rounded(count), ms(p50), ms(p99)])])}

## Rents of the month
${rounded(rentsOf(sizes))} rents that came due at once were booked in ${rounded(rents.seconds, 1)} seconds (${rounded(rentsOf(sizes) / rents.seconds)} a second), each exactly once, while ${rounded(rents.step.loaded.perSecond, 1)} requests a second were answered with p50 ${ms(rents.step.loaded.p50)} and p99 ${ms(rents.step.loaded.p99)}; failed: ${failures(rents.step)}.

## Memory
${table([['Process', 'At the end', 'At most', 'Its helpers'], ...memory.map(({ now, peak, helpers }, n) => [String(n + 1), `${rounded(now)} MB`, `${rounded(peak)} MB`, `${rounded(helpers)} MB`])])}

## Statements that took more than 5 ms
At the lowest rate and while the rents were booked; on average or at least once.

${slowTable(slow)}

## Cost
${cost(shown, sizes, filled.bytes)}

## How it was measured
- The rows are those that the product writes, encrypted columns, trail and counters among them: one lease was written and signed by the product and cloned. Of the stored papers of signed leases those that are opened are whole, the others 2 kB each, and of the receipts those that are opened lie in the store.
- Load: Tsung of Debian. Visits arrive at random moments at the rate that is named, whether or not those before are answered; within a visit a request follows the answer before it, on a connection of the visit's own. ${visitsText} Each rate is kept for ${sizes.seconds} seconds, half as much again each time, until p99 has reached ${maxP99Ms} ms twice in a row. Before anything is counted each process has started its helpers.
- Messages of the signing service are signed with its secret, and lead to a reading of the order at a stand-in for it.
- Cores are what \`/proc\` says that each process has had, per second. A helper is a process that draws papers, reads pictures or reads banks' files.
- PostgreSQL has fsync on and 2 GB of shared buffers; statements are counted by pg_stat_statements, plans told by auto_explain (neither while rates are measured, but for the counting).
`
}

const visitsText =
  "Visits are drawn at random; of 100 it is intended that 15 log in and see the home (8 calls), 37 see it with their session, 20 list vouchers and write one, 10 upload a receipt and write its voucher, 8 open a lease as PDF (half of them drafts, which are drawn), 8 are messages of the signing service, 2 import a bank's file and list open payments."
