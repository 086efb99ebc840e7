import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isSame } from '../../../base/kit/is-same'
import type { FormState } from '../../../base/ui/form/form-state'
import { storeForms, watchForm } from '../../../base/ui/form/open-forms'
import { UnfinishedDrafts } from '../../../base/ui/form/unfinished-drafts'
import { kr } from '../../../base/ui/words/format'
import type { ExpenseValues } from '../../../books/expense/model'
import type { NewExpenseDrafts } from './use-new-expense'

export type FileQueue = ReturnType<typeof useFileQueue>

const saysOf = ({ sum, description, documents }: ExpenseValues): string =>
  sum === null ? description || (documents[0]?.name ?? '') : kr(sum)

/**
 * The files that were given to a new voucher. Several are as many receipts, one after another. None joins what was typed at
 * another time: it begins a form of its own, with what was begun before above it (docs/rules.md#drafts).
 */
export function useFileQueue(form: FormState<ExpenseValues>, drafts: NewExpenseDrafts | undefined) {
  const [given, setGiven] = useState(drafts?.incoming ?? [])
  const [at, setAt] = useState(0)
  const [isAsking, setAsking] = useState(false)
  // What stood here when the form opened: untouched, it is still what was begun before.
  const [opened] = useState(form.values)
  const [incoming, setIncoming] = useState(() => (given.length > 0 ? given.slice(0, 1) : undefined))
  const waiting = Math.max(given.length - at - 1, 0)

  // Files that wait can't be kept beyond the page.
  const isWaiting = useEffectEvent(() => waiting > 0)
  useEffect(() => watchForm({ isDirty: () => isWaiting(), store: () => false }), [])

  const isForgotten = () => form.restoredAt !== null && drafts?.isContinued === false && isSame(form.values, opened)
  const onGiven = (files: readonly File[]): boolean => {
    if (!drafts || files.length === 0) return false
    if (isForgotten() || (files.length > 1 && !form.isDirty())) {
      drafts.begin(files)
      return true
    }
    if (waiting === 0) return false
    setGiven([...given, ...files])
    return true
  }
  return {
    number: at + 1,
    all: given.length,
    waiting,
    incoming,
    onGiven,
    isAsking,
    /** The next one, when this is saved. */
    next: () => {
      const next = given[at + 1]
      setIncoming(next && [next])
      if (next) return setAt(at + 1)
      setGiven([])
      setAt(0)
    },
    /** All that wait are pages of this one. */
    join: () => {
      setIncoming(given.slice(at + 1))
      setGiven([])
      setAt(0)
    },
    /** What was begun before, over the form. */
    note: (leave: (go: () => void) => void): ReactNode =>
      drafts && (
        <UnfinishedDrafts
          drafts={drafts.others}
          says={saysOf}
          onContinue={(record) => {
            const go = () => drafts.goOn(record)
            // What is typed here is kept in its turn; where it can't be, it is asked about.
            if (storeForms()) go()
            else leave(go)
          }}
          onDiscard={drafts.discard}
          onAsking={setAsking}
        />
      ),
  }
}
