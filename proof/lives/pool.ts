import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { createInterface } from 'node:readline'
import type { TestServer } from '../../src/base/db/test-server'
import { bundleLives } from './bundle'
import type { LifeResult } from './run'

/** A request for a life. */
export interface LifeRequest {
  readonly seed: number
  readonly months: number
  /** Only these steps of the life. All steps when left out. */
  readonly only?: readonly number[]
  /** True if a life stops at the first promise that the product breaks. */
  readonly endsEarly?: boolean
  /** The result contains all messages of the life. */
  readonly keepsProtocol?: boolean
}

/**
 * Processes that simulate lives, at most four. There is one more than cores, because each waits for its database. A free
 * process takes the next request.
 */
export async function openPool(server: TestServer) {
  const bundle = await bundleLives()
  const waiting: {
    readonly asked: LifeRequest
    readonly done: (lived: LifeResult) => void
    readonly fail: (error: Error) => void
  }[] = []

  function start() {
    const child = spawn(process.execPath, ['--max-semi-space-size=64', bundle.path, JSON.stringify(server)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let current: (typeof waiting)[number] | undefined
    const next = () => {
      current = waiting.shift()
      if (current) child.stdin.write(`${JSON.stringify(current.asked)}\n`)
    }
    createInterface(child.stdout).on('line', (line) => {
      current?.done(JSON.parse(line) as LifeResult)
      next()
    })
    child.on('exit', (code) => current?.fail(new Error(`the simulation has ended (${code})`)))
    return { child, next, isIdle: () => current === undefined }
  }
  const workers = Array.from({ length: Math.min(4, availableParallelism() + 1) }, start)

  return {
    live: (asked: LifeRequest): Promise<LifeResult> =>
      new Promise((done, fail) => {
        waiting.push({ asked, done, fail })
        workers.find(({ isIdle }) => isIdle())?.next()
      }),
    async close(): Promise<void> {
      for (const { child } of workers) child.stdin.end()
      await Promise.all(workers.map(({ child }) => new Promise((ended) => void child.once('exit', ended))))
      await bundle.remove()
    },
  }
}
export type Pool = Awaited<ReturnType<typeof openPool>>
