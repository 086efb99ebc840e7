import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { memoryArgument, processNiceness, type ProcessMessage } from './child'

export interface ProcessOptions {
  /** The program, which calls `runJobs` of ./child.ts. */
  readonly program: URL
  /** The maximum memory of the process, in bytes. */
  readonly memory: number
  /** After how long without work the process ends, in ms. */
  readonly idle: number
  /** True if a job has more time on a busy machine (`jobTimeLeft`). Left out: it ends by the clock. */
  readonly isPatient?: boolean
}

const shell = '/bin/sh'

/**
 * The time that a job has left, in ms. At zero or less it has taken too long. A job may use a processor for its
 * `timeout`. On a busy machine that may take up to three times as long. `used` is the processor time so far, or null if
 * the system doesn't report it.
 */
export const jobTimeLeft = (timeout: number, taken: number, used: number | null): number =>
  Math.min(timeout - (used ?? timeout), 3 * timeout - taken)

/** The processor time of a process, in ms. Linux reports it in hundredths of a second. */
function processorTime(pid: number | undefined): number | null {
  try {
    // The name of the program comes before these, in parentheses, and may itself contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

/**
 * The number of isolates of V8: the main thread and the working one. A program that runs from source also has one for
 * the loader and, in both threads, one for the compiler. The compiler starts only for files that aren't in its cache.
 */
const isolatesOf = (isSource: boolean): number => (isSource ? 5 : 2)

/**
 * Address space, in bytes, that V8 reserves for the code of one isolate. The kernel counts it as data, because it is
 * writable: half a gigabyte from Node 24 on, and next to nothing before. Read from our own maps, because V8 reports it
 * nowhere.
 */
function reservedForCode(): number {
  const maps = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([\da-f]+)-([\da-f]+) rwxp /gm)
  return Math.max(0, ...Array.from(maps, ([, from, to]) => Number.parseInt(to!, 16) - Number.parseInt(from!, 16)))
}

/**
 * The shell's commands that limit a process. On Linux the kernel refuses memory beyond the limit for private data. The
 * limit is one and a half times the resident limit, because reserved memory counts too, plus what V8 reserves for code.
 * The kernel writes no dump, which would contain the text of papers. When the machine has too little memory, the kernel
 * ends this process before the server. On other systems the process only watches its memory and lowers its priority.
 */
const limited = (memory: number, isolates: number) => `
  ulimit -c 0
  ulimit -d ${Math.round((memory * 1.5 + reservedForCode() * isolates) / 1024)}
  { echo 500 > /proc/self/oom_score_adj; } 2> /dev/null
  command -v nice > /dev/null && exec nice -n ${processNiceness} "$0" "$@"
  exec "$0" "$@"`

/** The environment of the process, which contains no key, no password and no address. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_ENV']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}

function spawnProgram({ program, memory }: ProcessOptions): ChildProcess {
  const isSource = program.href.endsWith('.ts')
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  const command = [process.execPath, ...loader, fileURLToPath(program), `${memoryArgument}${memory}`]
  const isBounded = process.platform === 'linux' && existsSync(shell)
  const [file, ...args] = isBounded ? [shell, '-c', limited(memory, isolatesOf(isSource)), ...command] : command
  return spawn(file!, args, {
    env: environment(),
    // Bytes are passed through the channel unchanged.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  })
}

/**
 * The longest time until the process can work, in ms. With the lowest priority on a busy machine that takes a minute.
 */
const longestStart = 300_000

/**
 * The process has ended. `idle`: before it had a job. `time`: because the job took too long. `left`: because the caller
 * has gone. `died`: during its job, by its own fault or because it needed too much memory.
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

/** The result of a job, and how long it took without the waiting. */
export interface JobResult<Result> {
  readonly value: Result
  readonly ms: number
}

export interface RunningProcess {
  /** Resolves when the process can work, and rejects when it can't be started. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
  /** Does a job in `timeout` ms (`jobTimeLeft`). Throws ProcessEnded, or an Error with the message of the work's error. */
  run(job: unknown, timeout: number, caller?: AbortSignal): Promise<JobResult<unknown>>
  end(): void
}

/** Starts a process. It keeps our own process alive only while it has work. */
export function startProcess(options: ProcessOptions): RunningProcess {
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
    // A program that can't be started at all has no exit event.
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
  async function run(job: unknown, timeout: number, caller?: AbortSignal): Promise<JobResult<unknown>> {
    clearTimeout(idling)
    let begun = false
    let stopped: 'time' | 'left' | undefined
    const stop = (how: 'time' | 'left') => () => {
      stopped ??= how
      kill()
    }
    const [began, before] = [performance.now(), processorTime(child.pid)]
    const late = () => {
      if (!options.isPatient) return stop('time')()
      const now = processorTime(child.pid)
      const used = now === null ? null : now - before!
      const left = jobTimeLeft(timeout, performance.now() - began, used)
      if (left > 0) timer = setTimeout(late, left)
      else stop('time')()
    }
    let timer = setTimeout(late, timeout)
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
