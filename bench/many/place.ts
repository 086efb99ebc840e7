import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for a run, and the programs that were started in it. */
export interface Place {
  readonly directory: string
  /** Registers a program, so that it is stopped later. */
  readonly opening: <T extends { stop(): Promise<void> }>(work: Promise<T>) => Promise<T>
  /** Stops all programs, the last started first, and removes the folder. */
  readonly close: () => Promise<void>
}

/** Makes the folder. From here on, any end of the run also stops the programs that it has started. */
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
