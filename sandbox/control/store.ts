import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface StoreEntry {
  readonly id: number
}

/** A list that survives a kill. Every change is one line at the end of a file, written before the call returns. */
export interface Store<T extends StoreEntry> {
  append(value: Omit<T, 'id'>): T
  /** Overwrites some fields. Does nothing when the entry no longer exists. */
  change(id: number, fields: Partial<Omit<T, 'id'>>): void
  get(id: number): T | undefined
  /** Newest first. */
  list(): T[]
}

export interface Retention {
  readonly entries: number
  readonly bytes: number
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ['']
    throw error
  }
}

/** Opens `file` (JSON lines). Entries above the retention are dropped, oldest first. A line that a kill cut off is skipped. */
export function openEntryStore<T extends StoreEntry>(
  file: string,
  retention: Retention = { entries: 2000, bytes: 64_000_000 },
): Store<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const entries = new Map<number, { value: T; bytes: number }>()
  let bytes = 0
  let last = 0

  const put = (value: T, size: number) => {
    const old = entries.get(value.id)
    entries.set(value.id, { value, bytes: size + (old?.bytes ?? 0) })
    bytes += size
    last = Math.max(last, value.id)
    for (const [id, oldest] of entries) {
      if ((entries.size <= retention.entries && bytes <= retention.bytes) || entries.size === 1) break
      bytes -= oldest.bytes
      entries.delete(id)
    }
  }

  const lines = readLines(file)
  // A complete file ends with a line break. Text after the last one was being written when the process died.
  let torn = lines.pop() !== ''
  for (const line of lines) {
    try {
      const read = JSON.parse(line) as T
      if (entries.has(read.id) || read.id > last) put({ ...entries.get(read.id)?.value, ...read }, line.length)
    } catch {
      torn = true
    }
  }
  let written = torn ? Number.POSITIVE_INFINITY : lines.length

  const rewrite = () => {
    // Entries that were changed often count only with their current size.
    bytes = 0
    const whole = [...entries.values()].map((entry) => {
      const line = JSON.stringify(entry.value)
      entry.bytes = line.length
      bytes += line.length
      return `${line}\n`
    })
    writeFileSync(`${file}.new`, whole.join(''), { mode: 0o600 })
    renameSync(`${file}.new`, file)
    written = whole.length
  }
  const write = (line: string) => {
    if (written > 1000 + 3 * retention.entries) return rewrite()
    appendFileSync(file, `${line}\n`, { mode: 0o600 })
    written += 1
  }

  return {
    append(value) {
      const made = { ...value, id: last + 1 } as T
      const line = JSON.stringify(made)
      put(made, line.length)
      write(line)
      return made
    },
    change(id, fields) {
      const found = entries.get(id)
      if (!found) return
      const line = JSON.stringify({ id, ...fields })
      put({ ...found.value, ...fields }, line.length)
      write(line)
    },
    get: (id) => entries.get(id)?.value,
    list: () => [...entries.values()].map(({ value }) => value).reverse(),
  }
}
