import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from './client'
import { judgeUpgrade, untilCaughtUp } from './judge'
import { registerLandlords, type Landlords } from './landlords'
import { loadFigures, startLoad, type RequestOutcome, type LoadPhase } from './load'
import { requestMix } from './request-mix'
import { startProxy } from './proxy'
import type { Proxy } from './own-proxy'
import { endProcess, type RunningVersion, type Stack } from './stack'
import { thisVersion, type Version } from './versions'

/** Requests a second in total, at most. */
const rate = 200
/** The time for which both versions serve together, and the time for which one serves alone before and after, in ms. */
const [beside, alone] = [10_000, 8000]
/** More time than the proxy needs to see that a process is ready. */
const seen = 2500

/** Measures the time of each phase of a run. */
function phases() {
  const all: LoadPhase[] = []
  return {
    all,
    async during<T>(name: string, work: () => Promise<T>): Promise<T> {
      const from = performance.now()
      const result = await work()
      all.push({ name, from, to: performance.now() })
      return result
    },
  }
}

/** Gives the landlords whose rent waits a subscription, one after the other. A job then books what is due. */
function subscribe({ query }: Stack, { waiting }: Landlords): () => Promise<void> {
  const accounts = waiting.map(({ id }) => id).toReversed()
  let last: Promise<unknown> = Promise.resolve()
  const one = async (id: number) => {
    await query('update account set "subscriptionActive" = true where id = $1', [id])
    await query(`insert into job (kind, payload, run_at) values ('contract.rent', '{}', now())`)
  }
  const timer = setInterval(() => {
    const id = accounts.pop()
    if (id === undefined) clearInterval(timer)
    else last = one(id)
  }, 3000)
  return async () => {
    clearInterval(timer)
    await last
    for (const id of accounts) await one(id)
  }
}

/** Replaces both processes of a version by those of another, one after the other, as docs/operate.md says. */
async function replace(
  stack: Stack,
  phase: ReturnType<typeof phases>,
  [first, second]: readonly [RunningVersion, RunningVersion],
  to: Version,
): Promise<[RunningVersion, RunningVersion]> {
  const started = await phase.during(`${to.name} starts`, () => stack.start(to, 1))
  await phase.during(`${first.version} and ${to.name}`, async () => {
    await sleep(seen)
    await endProcess(first)
    await sleep(beside)
  })
  const other = await phase.during(`the second ${to.name} starts`, () => stack.start(to, 2))
  await phase.during(`the second ${second.version} ends`, async () => {
    await sleep(seen)
    await endProcess(second)
  })
  return [started, other]
}

/** The result of a rolling upgrade under load. */
export interface UpgradeResult {
  readonly outcomes: readonly RequestOutcome[]
  /** Everything that is lost, doubled or unfinished. */
  readonly faults: readonly string[]
  /** The number of mails that were queued by one version and sent by another. */
  readonly ways: ReadonlyMap<string, number>
  readonly audit: { readonly code: number | null; readonly output: string }
  /** The exit code of each process. */
  readonly codes: readonly (number | null)[]
  /** The figures, as a text. */
  readonly text: string
}

async function underLoad(
  { stack, proxy, port }: { stack: Stack; proxy: Proxy; port: number },
  [from, to]: readonly [Version, Version],
  landlords: Landlords,
  old: readonly [RunningVersion, RunningVersion],
): Promise<UpgradeResult> {
  const client = createClient(port)
  const { next, acknowledged } = requestMix(landlords)
  const phase = phases()
  const processes: RunningVersion[] = [...old]
  const load = startLoad(client, next, rate)
  const subscribed = subscribe(stack, landlords)
  let serving: [RunningVersion, RunningVersion]
  let outcomes: readonly RequestOutcome[]
  try {
    await phase.during(`${from.name} alone`, () => sleep(alone))
    serving = await replace(stack, phase, old, to)
    processes.push(...serving)
    await phase.during(`${to.name} alone`, () => sleep(alone))
    if (from.startsBesideNewer) {
      serving = await replace(stack, phase, serving, from)
      processes.push(...serving)
      await phase.during(`${from.name} alone, again`, () => sleep(alone))
    }
    await subscribed()
  } finally {
    outcomes = await load.stop()
    client.close()
  }
  const { faults, ways } = await judgeUpgrade(stack, landlords, acknowledged, `http://127.0.0.1:${serving[0].port}`)
  for (const each of serving) await endProcess(each)
  const audit = await stack.admin(thisVersion.main.replace(/main\.js$/, 'admin.js'), 'verify-audit')
  const codes = processes.map(({ child }) => child.exitCode)
  const mails = [...ways].map(([way, count]) => `${way}: ${count}`).join(', ')
  const again = `${proxy.name} sent ${await proxy.sentAgain()} requests again`
  return {
    outcomes,
    faults,
    ways,
    audit,
    codes,
    text: `${loadFigures(phase.all, outcomes)}\n${again}; mails: ${mails}`,
  }
}

/**
 * Runs two processes of a version behind a proxy, at 200 requests a second. Replaces each by a
 * process of another version. Then reverses the upgrade, so that the first version starts next to
 * the other.
 */
export async function upgrade(
  versions: readonly [Version, Version],
  { stack, directory, port }: { stack: Stack; directory: string; port: number },
): Promise<UpgradeResult> {
  const first = await stack.start(versions[0], 1)
  await stack.giveAuditAway()
  const second = await stack.start(versions[0], 2)
  const landlords = await registerLandlords(`http://127.0.0.1:${first.port}`, stack)
  // The welcome mails were sent before. Mails are counted from here on.
  await untilCaughtUp(stack)
  stack.mails.length = 0
  const proxy = await startProxy(directory, port, stack.backends)
  try {
    // The proxy regards missing processes as ready until it has checked them.
    await sleep(2 * seen)
    return await underLoad({ stack, proxy, port }, versions, landlords, [first, second])
  } finally {
    await proxy.stop()
  }
}
