import { useState } from 'react'
import { startDraftPlace } from '../../../base/ui/form/draft-place'
import { draftOf } from '../../../base/ui/form/form-draft'
import { nextDraftRecord, unfinishedDraftsOf, type UnfinishedDraft } from '../../../base/ui/form/unfinished'
import { expenseInput, type ExpenseValues } from '../../../books/expense/model'

export interface NewExpenseDrafts {
  readonly record: string
  /** Other unfinished drafts. The one in the form is not among them. */
  readonly others: readonly UnfinishedDraft<ExpenseValues>[]
  readonly isContinued: boolean
  readonly incoming: readonly File[]
  readonly begin: (files: readonly File[]) => void
  readonly goOn: (record: string) => void
  readonly discard: (record: string) => void
}

interface Place extends Pick<NewExpenseDrafts, 'record' | 'incoming' | 'isContinued'> {
  /** The number of forms that were started. */
  readonly turn: number
}

/**
 * Starts a new voucher. It continues the newest draft, but dropped or pasted files start an empty form
 * (docs/rules/app.md#drafts).
 */
export function useNewExpense(account: number, houseId: number | null, incoming: readonly File[]) {
  const first = `new.${houseId ?? 0}`
  const settings = { account, form: 'expense', shape: expenseInput }
  const read = () => unfinishedDraftsOf({ ...settings, record: first }, Date.now())
  const placeOf = (files: readonly File[], turn: number): Place => {
    const now = Date.now()
    const record =
      files.length > 0 ? nextDraftRecord(first, read(), now) : startDraftPlace({ ...settings, record: first }, now)
    return { record, incoming: files, isContinued: false, turn }
  }
  const [place, setPlace] = useState(() => placeOf(incoming, 1))
  const [unfinished, setUnfinished] = useState(read)
  return {
    ...place,
    others: unfinished.filter(({ record }) => record !== place.record),
    begin: (files: readonly File[]) => {
      setUnfinished(read())
      setPlace(placeOf(files, place.turn + 1))
    },
    goOn: (record: string) => {
      setUnfinished(read())
      setPlace({ record, incoming: [], isContinued: true, turn: place.turn + 1 })
    },
    discard: (record: string) => {
      draftOf({ ...settings, record }).remove()
      setUnfinished(read())
    },
  }
}
