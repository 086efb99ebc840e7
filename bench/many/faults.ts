import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { load } from '../report'
import { writePage } from '../sections'
import { encryptionKeys } from '../servers'
import { endAfter } from './children'
import { checkCounters } from './faults-check'
import { setClockOff } from './faults-clock'
import { openFaulty, type Faulty } from './faults-open'
import { fillOutbox } from './faults-outbox'
import { faultsPage, isKept } from './faults-report'
import { withVisits, type FoundFault } from './faults-run'
import { failOver, killInTurn, storeAway } from './faults-servers'
import { readFaultOptions, type FaultName, type FaultSizes } from './faults-sizes'
import { storeVariables } from './stack'

const log = (text: string) => console.log(text)

const works: Record<FaultName, (faulty: Faulty, sizes: FaultSizes) => Promise<readonly string[]>> = {
  failover: failOver,
  store: storeAway,
  kills: killInTurn,
  clock: setClockOff,
  outbox: fillOutbox,
}

/** The output of the operator's command that checks the audit trail. Null when it finds an error. */
async function verifyAudit({ around }: Faulty): Promise<string | null> {
  const admin = fileURLToPath(new URL('admin.js', import.meta.url))
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: around.databaseUrl,
    DATA_DIR: around.directory,
    ENCRYPTION_KEYS: encryptionKeys,
    ...storeVariables(around.storeUrl),
  }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [admin, 'verify-audit'], { env: environment })
    return stdout.split('\n').find((line) => line.startsWith('The audit trail')) ?? null
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    log(`verify-audit: ${stdout}${stderr}`)
    return null
  }
}

const lineOf = ({ name, requests, outcomes, writes, withoutHome, recovered, notes, reasons }: FoundFault): string =>
  [
    `${name}: ${writes.acknowledged} acknowledged, ${writes.lost.length} lost, ${writes.twice.length} twice; ${requests} requests, ${JSON.stringify(outcomes)}; ${withoutHome.toFixed(1)} s without home, as before after ${recovered.toFixed(1)} s`,
    ...notes,
    ...[...reasons].map(([what, n]) => `${what} (${n})`),
    ...writes.lost.map((each) => `LOST: ${each}`),
    ...writes.twice.map((each) => `TWICE: ${each}`),
  ].join('\n  ')

async function main(): Promise<void> {
  const options = readFaultOptions(process.argv.slice(2))
  const before = load()
  const started = performance.now()
  endAfter(25)
  const faulty = await openFaulty(options, log)
  try {
    const faults: FoundFault[] = []
    for (const name of options.only) {
      const found = await withVisits(faulty, options.sizes, name, () => works[name](faulty, options.sizes))
      log(lineOf(found))
      faults.push(found)
    }
    const trail = await verifyAudit(faulty)
    const wrong = [...(await checkCounters(faulty)), ...(trail === null ? ['the audit trail'] : [])]
    const page = faultsPage({
      sizes: options.sizes,
      postgres: faulty.primary.version,
      faults,
      wrong,
      trail: trail ?? 'it is not whole.',
      load: [before, load()],
      minutes: Math.round((performance.now() - started) / 60_000),
    })
    log(`\n${page}`)
    if (!isKept({ faults, wrong })) process.exitCode = 1
    if (options.isWritten) {
      await writePage(page)
      log('Written to docs/benchmarks.md')
    }
  } finally {
    await faulty.close()
  }
}

await main()
