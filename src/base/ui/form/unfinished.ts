import { draftKey } from './draft-key'
import { draftOf, type DraftSettings } from './form-draft'

export interface UnfinishedDraft<V> {
  readonly record: string
  /** When the draft was stored, in ms since 1970. */
  readonly at: number
  readonly values: V
}

/** The unfinished drafts of a form, the newest first. Each draft but the first has a suffix after `record`. */
export function unfinishedDraftsOf<V>({ record, ...rest }: DraftSettings<V>, now: number): UnfinishedDraft<V>[] {
  const first = draftKey(rest.account, rest.form, record)
  const found = keysOfStorage().flatMap((key) => {
    if (key !== first && !key.startsWith(`${first}.`)) return []
    const own = `${record}${key.slice(first.length)}`
    const draft = draftOf({ ...rest, record: own }).read(now)
    return draft === null ? [] : [{ record: own, at: draft.at, values: draft.values }]
  })
  return found.toSorted((a, b) => b.at - a.at)
}

/** A place for one more draft, which none of these drafts uses. */
export const nextDraftRecord = (record: string, unfinished: readonly UnfinishedDraft<unknown>[], now: number): string =>
  unfinished.some((one) => one.record === record) ? `${record}.${now}` : record

function keysOfStorage(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
