import { getPriority } from 'node:os'
import process from 'node:process'
import { runJobs } from './child'

/** The jobs that pool.test.ts runs in a process. */
export type TestJob =
  | { readonly do: 'answer'; readonly bytes: Uint8Array }
  | { readonly do: 'about' | 'hold' | 'spin' | 'grow' | 'crash' | 'throw' }

/** The facts that a process knows about itself. */
export interface ProcessFacts {
  readonly pid: number
  readonly priority: number
  readonly environment: readonly string[]
}

function grow(): never {
  const held: Buffer[] = []
  for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, held.length))
}

const held: Buffer[] = []

function work(job: TestJob): unknown {
  if (job.do === 'hold') held.push(Buffer.alloc(200 * 1024 * 1024, 1))
  if (job.do === 'answer') return job.bytes
  if (job.do === 'spin') for (;;);
  if (job.do === 'grow') return grow()
  if (job.do === 'crash') return process.kill(process.pid, 'SIGSEGV')
  if (job.do === 'throw') throw new Error('not like this')
  return { pid: process.pid, priority: getPriority(), environment: Object.keys(process.env) } satisfies ProcessFacts
}

await runJobs(import.meta.url, async () => work)
