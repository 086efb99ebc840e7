import { readdir, readFile } from 'node:fs/promises'
import type { Many } from './open'

/** The unit of a process's times in /proc: hundredths of a second. */
const ticks = 100

/** The groups of processes, in the order in which a request passes them. */
export const groups = [
  'HAProxy',
  'Husbok',
  'Husbok, its helpers',
  'PostgreSQL',
  'S3 store',
  'load and stand-ins',
] as const
export type Group = (typeof groups)[number]

interface Process {
  readonly pid: number
  readonly parent: number
  /** Seconds of processor time that the process and its ended children have used. */
  readonly seconds: number
}

/** The processes of this machine, from /proc. */
async function processesNow(): Promise<readonly Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(
    pids.map(async (pid): Promise<Process | null> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // After the name, which may contain any text: state, parent, …, and from the twelfth on the times.
      const cells = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (cells.length < 16) return null
      const seconds = cells.slice(11, 15).reduce((sum, cell) => sum + Number(cell), 0) / ticks
      return { pid: Number(pid), parent: Number(cells[1]), seconds }
    }),
  )
  return all.flatMap((one) => one ?? [])
}

/** Seconds of processor time that each group has used so far, and the main thread of each process of the product. */
export interface Used {
  readonly at: number
  readonly groups: Readonly<Record<Group, number>>
  readonly mainThreads: readonly number[]
}

/** Reads the used time. An ended process is counted with its parent. */
export async function usedNow({ apps, proxy, store, postgres }: Many): Promise<Used> {
  const all = await processesNow()
  const within = (root: number): Process[] => {
    const own = all.filter(({ pid }) => pid === root)
    return [...own, ...all.filter(({ parent }) => parent === root).flatMap(({ pid }) => within(pid))]
  }
  const sum = (some: readonly Process[]) => some.reduce((seconds, one) => seconds + one.seconds, 0)
  const of = (pids: readonly number[]) => sum(all.filter(({ pid }) => pids.includes(pid)))
  const pids = apps.map(({ pid }) => pid)
  const helpers = sum(pids.flatMap((pid) => within(pid))) - of(pids)
  const known = { proxy: sum(within(proxy.pid)), store: sum(within(store.pid)), apps: of(pids), helpers }
  const threads = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    const cells = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(cells[11]) + Number(cells[12])) / ticks
  })
  return {
    at: performance.now(),
    groups: {
      HAProxy: known.proxy,
      Husbok: known.apps,
      'Husbok, its helpers': known.helpers,
      PostgreSQL: sum(within(await postgres.pid())),
      'S3 store': known.store,
      'load and stand-ins': sum(within(process.pid)) - known.proxy - known.store - known.apps - known.helpers,
    },
    mainThreads: await Promise.all(threads),
  }
}

/** Average number of cores in use between two readings. */
export function coresBetween(
  before: Used,
  after: Used,
): { readonly groups: Readonly<Record<Group, number>>; readonly mainThread: number } {
  const seconds = (after.at - before.at) / 1000
  const each = groups.map((name) => [name, Math.max(0, (after.groups[name] - before.groups[name]) / seconds)])
  const threads = after.mainThreads.map((used, n) => (used - before.mainThreads[n]!) / seconds)
  return { groups: Object.fromEntries(each) as Record<Group, number>, mainThread: Math.max(...threads) }
}

/** Resident memory in MB: of each process of the product now and at its peak, and of its helpers. */
export async function memoryOf({
  apps,
}: Many): Promise<{ readonly now: number; readonly peak: number; readonly helpers: number }[]> {
  const all = await processesNow()
  const read = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
    return { now: of('VmRSS'), peak: of('VmHWM') }
  }
  return await Promise.all(
    apps.map(async ({ pid }) => {
      const helpers = await Promise.all(all.filter(({ parent }) => parent === pid).map((one) => read(one.pid)))
      return { ...(await read(pid)), helpers: helpers.reduce((sum, { now }) => sum + now, 0) }
    }),
  )
}
