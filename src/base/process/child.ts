import { getPriority, setPriority } from 'node:os'
import process from 'node:process'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

// Threads and processes have no origin. Only a window has one.
/* oxlint-disable unicorn/require-post-message-target-origin */

export type ProcessMessage =
  | { readonly kind: 'ready' | 'begun' }
  | { readonly kind: 'done'; readonly value: unknown; readonly ms: number }
  | { readonly kind: 'failed'; readonly message: string }

/** The argument with the memory of the process, in bytes. It comes after the program's own arguments. */
export const memoryArgument = '--memory='

/** The memory is checked at this interval, in ms. In between it can grow by 15 MB (3 GB a second). */
const watchEvery = 5

/** A process with more of its memory in use than this part does no further job. */
const fullFrom = 0.6

/** The priority of the process (0 is ordinary, 19 the lowest), so that calls come first on a shared core. */
export const processNiceness = 10

/**
 * The program of a process of the pool (./pool.ts), located by `import.meta.url`. One thread does the work: native
 * code, which can neither be interrupted nor survive its own faults. The main thread stays free, so that the process
 * can end itself when it needs too much memory, or when its parent is gone.
 */
export async function runJobs(program: string, load: () => Promise<(job: never) => unknown>): Promise<void> {
  if (isMainThread) return watchOver(program)
  const work = (await load()) as (job: unknown) => unknown
  parentPort!.on('message', (job: unknown) => {
    void (async () => {
      try {
        const began = performance.now()
        const value = await work(job)
        parentPort!.postMessage({ kind: 'done', value, ms: performance.now() - began } satisfies ProcessMessage)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        parentPort!.postMessage({ kind: 'failed', message } satisfies ProcessMessage)
      }
    })()
  })
  parentPort!.postMessage({ kind: 'ready' } satisfies ProcessMessage)
}

/** The code of the working thread. A program that runs from its source needs the loader in each thread. */
function threadCode(program: string): string {
  const load = `import(${JSON.stringify(program)})`
  if (!program.endsWith('.ts')) return load
  return `import('tsx/esm/api').then(({ register }) => register()).then(() => ${load})`
}

function watchOver(program: string): void {
  const memory = Number(process.argv.find((word) => word.startsWith(memoryArgument))?.slice(memoryArgument.length))
  // A kill, because `process.exit` would wait for the thread.
  const end = () => process.kill(process.pid, 'SIGKILL')
  const send = (answer: ProcessMessage, isLast = false) =>
    process.send!(answer, undefined, undefined, (error) => (error || isLast) && end())
  try {
    if (getPriority() < processNiceness) setPriority(processNiceness)
  } catch {
    // Without permission from the system, papers get as much processor time as calls.
  }
  // A signal to the server's terminal or process group reaches this process too. It is ignored, because the server
  // stops this process after its work.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', end)
  const thread = new Worker(threadCode(program), { eval: true, execArgv: [] })
  thread.on('error', (error) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    end()
  })
  thread.on('exit', end)
  let watch: NodeJS.Timeout | undefined
  let isFull = false
  thread.on('message', (answer: ProcessMessage) => {
    clearInterval(watch)
    // A large job leaves memory occupied. Another process takes the next job.
    isFull = answer.kind === 'done' && process.memoryUsage.rss() > memory * fullFrom
    send(answer, isFull)
  })
  process.on('message', (job: unknown) => {
    if (isFull) return
    send({ kind: 'begun' })
    watch = setInterval(() => process.memoryUsage.rss() > memory && end(), watchEvery)
    thread.postMessage(job)
  })
}
