import { z } from 'zod'
import { tabNote } from '../query/tab-note'
import { draftKey } from './draft-key'
import { draftOf, type DraftSettings, type DraftValues } from './form-draft'
import { unfinishedDraftsOf } from './unfinished'

/** The place of this tab's own draft. It survives reloads. */
const ownPlace = <V>({ account, form, record }: DraftSettings<V>) =>
  tabNote(`place.${draftKey(account, form, record)}`, z.string())

/** The place that a form begins with: this tab's own draft, otherwise the newest of any tab. */
export function startDraftPlace<V>(settings: DraftSettings<V>, now: number): string {
  const records = unfinishedDraftsOf(settings, now).map(({ record }) => record)
  const own = ownPlace(settings).read()
  return own !== null && records.includes(own) ? own : (records[0] ?? String(settings.record))
}

/**
 * The place of the draft. When another tab has stored a draft after this tab last looked, this tab uses a separate
 * place. So both tabs keep what was typed.
 */
export function draftPlace<V>(settings: DraftSettings<V>, start: string) {
  let record = start
  // The time at which the draft was stored, as far as this tab knows.
  let known: number | null = null
  const here = () => draftOf({ ...settings, record })
  const isOthers = (now: number): boolean => {
    const there = here().read(now)
    return there !== null && there.at !== known
  }
  return {
    read: (now: number): DraftValues<V> | null => {
      const found = here().read(now)
      known = found?.at ?? null
      return found
    },
    save: (draft: DraftValues<V>): boolean => {
      if (isOthers(draft.at)) record = `${settings.record}.${draft.at}`
      if (!here().save(draft)) return false
      known = draft.at
      ownPlace(settings).write(record)
      return true
    },
    remove: (): void => {
      if (!isOthers(Date.now())) here().remove()
      ownPlace(settings).write(null)
      known = null
    },
  }
}
