import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program that runs next to the benchmark. */
export interface Child {
  readonly pid: number
  readonly isOver: () => boolean
  stop(): Promise<void>
  /** Kills it without warning, like a crash. */
  kill(): Promise<void>
  /** Pauses it, or lets it continue. While it is paused, requests to it get no answer. */
  pause(isPaused: boolean): void
}

const running = new Set<ChildProcess>()
// No program keeps running, however the benchmark ends.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a program. It is killed if it has not ended 20 seconds after the request to stop. */
export function startChild(
  command: string,
  words: readonly string[],
  env: Record<string, string | undefined> = {},
): Child {
  const child = spawn(command, [...words], {
    // Turns off Node's warnings, such as those about Node versions that packages will require one day.
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const over = () => (isOver() ? Promise.resolve() : once(child, 'exit'))
  return {
    pid: child.pid!,
    isOver,
    async stop() {
      if (isOver()) return
      const ended = over()
      child.kill('SIGTERM')
      // A paused program handles the signal only when it continues.
      child.kill('SIGCONT')
      if (!(await Promise.race([ended, sleep(20_000, null, { ref: false })]))) {
        child.kill('SIGKILL')
        await ended
      }
    },
    async kill() {
      const ended = over()
      child.kill('SIGKILL')
      await ended
    },
    pause: (isPaused) => void child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
  }
}

/** Waits until an address answers with success, at most a minute. */
export async function answersAt(url: string, child: Child): Promise<void> {
  for (let tries = 0; tries < 600 && !child.isOver(); tries += 1) {
    const isWell = await fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), answer.status < 500),
      () => false,
    )
    if (isWell) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

/** Ends the run and its children after that many minutes, even if something hangs. */
export function endAfter(minutes: number): void {
  setTimeout(() => {
    console.error(`It takes more than ${minutes} minutes: ended`)
    process.kill(process.pid, 'SIGTERM')
  }, minutes * 60_000).unref()
}
