import { draftKey } from './draft-key'
import { draftOf, type DraftSettings } from './form-draft'

/** A new record that was started and not saved. */
export interface Unfinished<V> {
  /** The record of its draft. */
  readonly record: string
  /** When it was stored, in ms since 1970. */
  readonly at: number
  readonly values: V
}

/**
 * The unfinished new records of a form, the newest first. The first one is stored under `record`. Each additional one
 * has its own suffix after that.
 */
export function unfinishedOf<V>({ record, ...rest }: DraftSettings<V>, now: number): Unfinished<V>[] {
  const first = draftKey(rest.account, rest.form, record)
  const found = keysOfStorage().flatMap((key) => {
    if (key !== first && !key.startsWith(`${first}.`)) return []
    const own = `${record}${key.slice(first.length)}`
    const draft = draftOf({ ...rest, record: own }).read(now)
    return draft === null ? [] : [{ record: own, at: draft.at, values: draft.values }]
  })
  return found.toSorted((a, b) => b.at - a.at)
}

/** The place for one more, so that it doesn't mix with these. */
export const placeBeside = (record: string, unfinished: readonly Unfinished<unknown>[], now: number): string =>
  unfinished.some((one) => one.record === record) ? `${record}.${now}` : record

function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
