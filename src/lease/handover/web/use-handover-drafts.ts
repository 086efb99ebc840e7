import { useEffect, useState } from 'react'
import { draftOf } from '../../../base/ui/form/form-draft'
import { waitingForms } from '../../../base/ui/file/waiting-files'
import type { Handover } from '../model'
import { HandoverValues } from '../model-values'
import { handoverDrafts, type HandoverDraft } from '../rules-page'

export const handoverDraftShape = { draft: HandoverValues, toDraft: (values: HandoverValues) => values }

/** The form name of a handover's unsent photos. */
export const photoForm = (record: string): string => `handover.${record}`

const none: ReadonlyMap<string, number> = new Map()

/**
 * The handovers of a contract that were begun in this browser and not saved. They are read when the page is opened.
 * `account` is undefined while it loads.
 */
export function useHandoverDrafts(
  account: number | undefined,
  contract: number,
  list: readonly Handover[],
): readonly HandoverDraft<Handover>[] {
  const [waiting, setWaiting] = useState(none)
  const [now] = useState(() => Date.now())
  useEffect(() => {
    if (account === undefined) return
    let isHere = true
    void waitingForms(account).then((found) => {
      if (isHere) setWaiting(found)
    })
    return () => void (isHere = false)
  }, [account])
  if (account === undefined) return []
  const isTyped = (record: string) =>
    draftOf({ account, form: 'handover', record, shape: handoverDraftShape }).read(now) !== null
  return handoverDrafts(contract, list, isTyped, (record) => waiting.get(photoForm(record)) ?? 0)
}
