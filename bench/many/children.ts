import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** A program that runs beside the bench. */
export interface Child {
  readonly pid: number
  readonly isOver: () => boolean
  stop(): Promise<void>
  /** Ends it as a crash does, without a word to it. */
  kill(): Promise<void>
  /** Stops its work where it stands, or lets it go on: whoever asks it meanwhile gets no answer. */
  pause(isPaused: boolean): void
}

const running = new Set<ChildProcess>()
// However the bench ends, nothing of it runs on.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a program; it is killed when it does not end 20 seconds after it was asked to. */
export function startChild(
  command: string,
  words: readonly string[],
  env: Record<string, string | undefined> = {},
): Child {
  const child = spawn(command, [...words], {
    // Of the versions of Node that packages will ask for one day.
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
      // One that is paused hears of it only when it goes on.
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

/** Waits until an address answers well, at most a minute. */
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

/** Ends the run after so many minutes, whatever hangs, and its children with it. */
export function endAfter(minutes: number): void {
  setTimeout(() => {
    console.error(`It takes more than ${minutes} minutes: ended`)
    process.kill(process.pid, 'SIGTERM')
  }, minutes * 60_000).unref()
}
