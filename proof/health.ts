import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Health {
  /** Number of GET health calls, and the 99th percentile of their answer times in ms. */
  readonly asked: number
  readonly p99: number
}

/** Measures how long a server takes to answer, from now until it is stopped. */
export function measureHealth(base: string): { stop: () => Promise<Health> } {
  const child = fork(fileURLToPath(new URL('health-worker.ts', import.meta.url)), [base], {
    execArgv: ['--import', 'tsx'],
  })
  return {
    stop: () =>
      new Promise((resolve, failed) => {
        child.once('message', (health) => resolve(health as Health))
        child.once('exit', () => failed(new Error('the server does not answer any more')))
        child.send('stop')
      }),
  }
}
