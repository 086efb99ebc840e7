import type { ProcessMessage } from './child'
import type { PoolOptions } from './pool'
import { spawnProgram } from './spawn'

/** How long a process may take until it can work, in ms: behind everything else on a busy machine it loads for a minute. */
const longestStart = 300_000

/**
 * A process is gone. `idle`: before it had a job. `time`: it was ended because it took too long. `left`: it was ended because
 * whoever asked for the work has gone. `died`: over its job, by a fault of its own or because it needed too much memory.
 */
export class ProcessEnded extends Error {
  constructor(
    readonly how: 'idle' | 'time' | 'left' | 'died',
    message: string,
  ) {
    super(message)
    this.name = 'ProcessEnded'
  }
}

/** What came of a job, and how many ms it took, its waiting left out. */
export interface Done<Result> {
  readonly value: Result
  readonly ms: number
}

/** A process of a pool. */
export interface Running {
  /** Rejects when it can't be started. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
  /** Throws ProcessEnded, also when the signal of the caller is aborted, or an Error with the message of what the work threw. */
  run(job: unknown, timeout: number, caller?: AbortSignal): Promise<Done<unknown>>
  end(): void
}

/** Starts a process of a pool. It keeps ours from ending only while it has work. */
export function startProcess(options: Pick<PoolOptions, 'program' | 'memory' | 'idle'>): Running {
  const child = spawnProgram(options)
  const kill = () => void child.kill('SIGKILL')
  let output = ''
  child.stderr!.on('data', (bytes: Buffer) => (output = (output + bytes.toString()).slice(-1000)))
  child.on('error', (error) => (output += error.message))

  const isWorking = (working: boolean) => {
    for (const handle of [child, child.channel, child.stderr as unknown as { ref(): void; unref(): void }])
      handle?.[working ? 'ref' : 'unref']()
  }
  let answered: ((answer: ProcessMessage) => void) | undefined
  child.on('message', (answer: ProcessMessage) => answered?.(answer))
  let [lives, gone]: [boolean, (() => void) | undefined] = [true, undefined]
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      lives = false
      gone?.()
      resolve()
    }
    // A program that can't be started at all has no exit.
    for (const event of ['exit', 'error'] as const) child.once(event, end)
  })

  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(kill, longestStart)
    const settle = (done: () => void) => () => {
      clearTimeout(late)
      ;[answered, gone] = [undefined, undefined]
      done()
    }
    answered = settle(() => {
      isWorking(false)
      resolve()
    })
    gone = settle(() =>
      reject(new Error(`the process for ${options.program.pathname} could not be started: ${output}`)),
    )
  })

  let idling: NodeJS.Timeout | undefined
  async function run(job: unknown, timeout: number, caller?: AbortSignal): Promise<Done<unknown>> {
    clearTimeout(idling)
    let begun = false
    let stopped: 'time' | 'left' | undefined
    const stop = (how: 'time' | 'left') => () => {
      stopped ??= how
      kill()
    }
    const timer = setTimeout(stop('time'), timeout)
    const leave = stop('left')
    caller?.addEventListener('abort', leave)
    isWorking(true)
    try {
      return await new Promise((resolve, reject) => {
        answered = (answer) => {
          if (answer.kind === 'begun') begun = true
          if (answer.kind === 'done') resolve(answer)
          if (answer.kind === 'failed') reject(new Error(answer.message))
        }
        gone = () => {
          const how = `the process ended (${child.signalCode ?? child.exitCode})`
          const asked = stopped === 'time' ? `the process took more than ${timeout} ms` : 'the caller has gone'
          reject(stopped ? new ProcessEnded(stopped, asked) : new ProcessEnded(begun ? 'died' : 'idle', how))
        }
        if (lives) child.send(job as object, (error) => error && kill())
        else gone()
      })
    } finally {
      ;[answered, gone] = [undefined, undefined]
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
      isWorking(false)
      idling = setTimeout(kill, options.idle).unref()
    }
  }
  return { ready, ended, run, end: kill }
}
