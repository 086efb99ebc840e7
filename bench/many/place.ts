import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for a run, and what was started in it. */
export interface Place {
  readonly directory: string
  /** Remembers to stop it. */
  readonly opening: <T extends { stop(): Promise<void> }>(work: Promise<T>) => Promise<T>
  /** Stops everything, what was started last first, and removes the folder. */
  readonly close: () => Promise<void>
}

/** Makes the folder; whatever ends the run from here on takes along what it has started. */
export async function openPlace(log: (text: string) => void): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'husbok-many-'))
  await chmod(directory, 0o755)
  const closers: (() => Promise<unknown>)[] = [() => rm(directory, { recursive: true, force: true })]
  const close = async () => {
    for (const each of closers.splice(0).toReversed()) await each().catch((error: unknown) => log(String(error)))
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  return {
    directory,
    async opening(work) {
      const one = await work
      closers.push(() => one.stop())
      return one
    },
    close,
  }
}
