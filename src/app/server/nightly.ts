import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isBackupDue } from '../../base/backup/rules-nightly'
import type { Instant } from '../../base/kit/day'

const lookMs = 60_000
/** After a backup that failed: what it lacked may be there again, and the log is not to fill. */
const pauseMs = 3_600_000

interface NightlyDeps {
  /** The time of day in Oslo, `03:15`. */
  readonly at: string
  readonly now: () => Instant
  /** The moment that the last whole backup is of; null without one. */
  readonly lastBackup: () => Promise<Instant | null>
  /** Makes one; throws a sentence for the operator where it failed. */
  readonly make: (signal: AbortSignal) => Promise<void>
  readonly log: (level: 'info' | 'error', message: string) => void
}

/**
 * Makes a backup each night from within the app, so that it needs neither systemd nor cron. Of several processes the first
 * one makes it: the others find it made, or are refused while it is being made.
 */
export function startNightly({ at, now, lastBackup, make, log }: NightlyDeps): { readonly stop: () => Promise<void> } {
  const ended = new AbortController()
  let pausedUntil = ''
  let running: Promise<void> | null = null
  async function look(): Promise<void> {
    if (now() < pausedUntil || !isBackupDue(now(), at, await lastBackup())) return
    try {
      await make(ended.signal)
      log('info', 'the nightly backup is made')
    } catch (error) {
      if (ended.signal.aborted) return
      pausedUntil = new Date(Date.parse(now()) + pauseMs).toISOString()
      log('error', `the nightly backup failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const timer = setInterval(() => {
    // The database may be away: it is asked again in a minute.
    running ??= look()
      .catch(() => undefined)
      .finally(() => (running = null))
  }, lookMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      ended.abort()
      await running
    },
  }
}

/** Runs `npm run admin -- nightly-backup` in a process of its own, which reads the same settings and holds nobody up. */
export async function makeNightly(signal: AbortSignal): Promise<void> {
  const isSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(isSource ? '../admin/main.ts' : './admin.js', import.meta.url))
  const loader = isSource ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  const child: ChildProcess = spawn(process.execPath, [...loader, program, 'nightly-backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  const end = () => child.kill('SIGTERM')
  signal.addEventListener('abort', end)
  let lastWords = ''
  child.stderr?.on('data', (bytes: Buffer) => (lastWords = `${lastWords}${bytes.toString()}`.slice(-2000)))
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(lastWords.trim().split('\n').at(-1) || `it ended with status ${code}`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}
