import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { memoryArgument, niceness } from './child'
import type { PoolOptions } from './pool'

const shell = '/bin/sh'

/** The isolates of V8 in a process: the main thread's and the working one's (./child.ts), and run from source that of the loader. */
const isolatesOf = (isSource: boolean): number => (isSource ? 3 : 2)

/**
 * Bytes of address space that V8 reserves for the code of one isolate, as writable and thus as data to the kernel: half a
 * gigabyte from Node 24 on, and next to nothing before. Read from our own maps, because V8 tells it nowhere.
 */
function reservedForCode(): number {
  const maps = readFileSync('/proc/self/maps', 'utf8').matchAll(/^([\da-f]+)-([\da-f]+) rwxp /gm)
  return Math.max(0, ...Array.from(maps, ([, from, to]) => Number.parseInt(to!, 16) - Number.parseInt(from!, 16)))
}

/**
 * On Linux the kernel itself refuses memory beyond the limit (private data; half as much again as may be resident, because
 * what is only reserved counts too, and what V8 reserves for code), writes no dump, which would hold what stands in papers,
 * and where the machine has too little memory ends this process before the server. Elsewhere the process watches and lowers
 * itself alone.
 */
const limited = (memory: number, isolates: number) => `
  ulimit -c 0
  ulimit -d ${Math.round((memory * 1.5 + reservedForCode() * isolates) / 1024)}
  { echo 500 > /proc/self/oom_score_adj; } 2> /dev/null
  command -v nice > /dev/null && exec nice -n ${niceness} "$0" "$@"
  exec "$0" "$@"`

/** What a process sees of our environment: no key, no password, no address. */
function environment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_ENV']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}

export function spawnProgram({ program, memory }: Pick<PoolOptions, 'program' | 'memory'>): ChildProcess {
  const isSource = program.href.endsWith('.ts')
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  const command = [process.execPath, ...loader, fileURLToPath(program), `${memoryArgument}${memory}`]
  const isBounded = process.platform === 'linux' && existsSync(shell)
  const [file, ...args] = isBounded ? [shell, '-c', limited(memory, isolatesOf(isSource)), ...command] : command
  return spawn(file!, args, {
    env: environment(),
    // Bytes go through the channel as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    windowsHide: true,
  })
}
