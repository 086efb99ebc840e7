import { setTimeout as sleep } from 'node:timers/promises'
import { load } from '../report'
import { writePage } from '../sections'
import { coresBetween, memoryOf, usedNow } from './accounting'
import { endAfter } from './children'
import { loadWith } from './load'
import { writeMix, type Visit } from './mix'
import { openMany, type Many } from './open'
import { startPlanLog, endPlanLog, slowStatements } from './plans'
import { bookRents } from './rents'
import { isAnsweredInTime, manyPage, maxP99Ms, type Found, type Step } from './report'
import { readManyOptions, rentsOf, type ManyOptions } from './sizes'

const log = (text: string) => console.log(text)

/** Visits that need the helpers of a process. The helpers start with the first such visit, not with the process. */
const helped = new Map([
  ['receipt', 34],
  ['lease as PDF', 33],
  ["bank's file", 33],
])
const withShare = (visit: Visit, share: number): Visit => ({ ...visit, share })

/** Runs visits at that rate. Returns the results and the cores in use. */
async function step(many: Many, run: string, rate: number, seconds: number, shares?: typeof helped): Promise<Step> {
  const mix = await writeMix(many, run)
  const visits = shares ? mix.map((visit) => withShare(visit, shares.get(visit.name) ?? 0)) : mix
  const before = await usedNow(many)
  // The cores are read while visits arrive, not after the last answers.
  const reading = sleep((seconds + 2) * 1000).then(() => usedNow(many))
  const loaded = await loadWith({ ...many, visits }, rate, seconds)
  const found = { loaded, cores: coresBetween(before, await reading) }
  const failed = [...loaded.failed].map(([what, n]) => `${what} (${n})`).join(', ')
  log(
    `${run}: ${rate.toFixed(1)} visits/s, ${loaded.perSecond.toFixed(1)} requests/s, p50 ${loaded.p50.toFixed(0)} ms, p99 ${loaded.p99.toFixed(0)} ms${failed && `, failed: ${failed}`}`,
  )
  return found
}

async function measure(
  many: Many,
  { sizes }: ManyOptions,
): Promise<Pick<Found, 'steps' | 'rents' | 'memory' | 'slow'>> {
  const { firstRate, seconds } = sizes
  await step(many, 'helpers', 3, sizes.warmUp, helped)
  await step(many, 'warm', firstRate, sizes.warmUp)
  const calm = await startPlanLog(many.postgres)
  await step(many, 'calm', firstRate, seconds)
  const slow = [...(await slowStatements(many.postgres, calm))]
  await endPlanLog(many.postgres)
  const steps: Step[] = []
  // A single slow step may be an accident, so the measuring stops only after two slow steps in a
  // row.
  const isOver = () => steps.length >= 2 && steps.slice(-2).every(({ loaded }) => loaded.p99 >= maxP99Ms)
  for (let n = 0; n < sizes.steps && !isOver(); n += 1)
    steps.push(await step(many, `step${n + 1}`, firstRate * 1.5 ** n, seconds))
  const best = steps.findLast(isAnsweredInTime)?.loaded.rate ?? firstRate
  const begun = await startPlanLog(many.postgres)
  const [rents, loaded] = await Promise.all([
    bookRents(many, rentsOf(sizes)),
    step(many, 'rents', Math.max(best / 2, firstRate), seconds),
  ])
  log(`rents: ${rentsOf(sizes)} booked in ${rents.toFixed(1)} s`)
  const known = new Set(slow.map(({ text }) => text))
  slow.push(...(await slowStatements(many.postgres, begun)).filter(({ text }) => !known.has(text)))
  return { steps, rents: { seconds: rents, step: loaded }, memory: await memoryOf(many), slow }
}

async function main(): Promise<void> {
  const options = readManyOptions(process.argv.slice(2))
  const before = load()
  const started = performance.now()
  endAfter(20)
  const many = await openMany(options, log)
  try {
    const measured = await measure(many, options)
    const minutes = Math.round((performance.now() - started) / 60_000)
    const page = manyPage({
      ...measured,
      sizes: options.sizes,
      filled: many.filled,
      postgres: many.postgres.version,
      load: before,
      minutes,
    })
    log(`\n${page}`)
    const failed = [...measured.steps, measured.rents.step].filter(
      ({ loaded }) => loaded.failed.size > 0 && loaded.p99 < maxP99Ms,
    )
    if (failed.length > 0) process.exitCode = 1
    if (options.isWritten) {
      await writePage(page)
      log('Written to docs/benchmarks.md')
    }
  } finally {
    await many.close()
  }
}

await main()
