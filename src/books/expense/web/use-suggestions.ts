import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '../../../base/ui/field/focus-field'
import { today } from '../../../base/ui/words/today'
import { afterPointerUp } from '../../../base/ui/form/after-pointer-up'
import type { FormState } from '../../../base/ui/form/form-state'
import type { FileValue } from '../../../base/kit/file-value'
import type { Supplier } from '../../supplier/model'
import type { Suggestion } from '../../receipt/rules'
import type { ExpenseValues } from '../model'
import {
  holdsValues,
  noteAfter,
  suggested,
  suggestedField,
  suggestedValues,
  unsuggested,
  type Suggested,
  type SuggestNote,
} from './suggested-values'

interface Mark {
  readonly values: Partial<ExpenseValues>
  /** The file that it was read from. */
  readonly url: string
}

interface Settings<B> {
  readonly form: FormState<ExpenseValues, B>
  /** Those that can be chosen. */
  readonly suppliers: readonly Supplier[]
  /** Names of the landlord. */
  readonly own: readonly string[]
  /** False where the fields are not open. */
  readonly enabled: boolean
}

/**
 * Suggestions from receipts: they fill fields that are empty, were never touched and have no focus, and stay marked until the landlord
 * changes them. What the landlord has written is never changed; what was cleared does not come back.
 */
export function useSuggestions<B>(settings: Settings<B>) {
  const [marks, setMarks] = useState<Partial<Record<Suggested, Mark>>>({})
  const [note, setNote] = useState<SuggestNote>(null)
  const now = useRef(settings)
  useLayoutEffect(() => {
    now.current = settings
  })
  // Read when a file has been read, seconds later.
  const touched = useRef(new Set<Suggested>())
  const removed = useRef(new Set<string>())
  const alive = useRef(new AbortController())
  useEffect(() => {
    const control = new AbortController()
    alive.current = control
    return () => control.abort()
  }, [])

  const apply = (suggestion: Suggestion, url: string) => {
    const { form, suppliers } = now.current
    const filled: Partial<Record<Suggested, Mark>> = {}
    for (const what of suggested) {
      const values = suggestedValues(what, suggestion, suppliers)
      const isFree =
        holdsValues(form.values, unsuggested[what]) &&
        !touched.current.has(what) &&
        document.activeElement?.id !== `${form.id}-${suggestedField[what]}`
      if (values && isFree) filled[what] = { values, url }
    }
    if (Object.keys(filled).length === 0) return false
    form.setMany(Object.assign({}, ...Object.values(filled).map(({ values }) => values)) as Partial<ExpenseValues>)
    setMarks((all) => ({ ...all, ...filled }))
    return true
  }

  /** Reads a file that is being stored; its suggestions come when it is stored. */
  const follow = (file: File, stored: Promise<string>) => {
    if (!now.current.enabled) return
    const { signal } = alive.current
    const { suppliers, own } = now.current
    const known = suppliers.filter((one) => !one.isDefault)
    setNote((last) => last ?? 'reading')
    const reading = import('../../receipt/web/read-receipt').then(({ readReceipt }) =>
      readReceipt(file, { today: today(), suppliers: known, own }, signal),
    )
    Promise.all([reading, stored]).then(
      ([result, url]) =>
        afterPointerUp(() => {
          if (signal.aborted || removed.current.has(url)) return
          const fills = result !== null && typeof result !== 'string' && apply(result, url)
          setNote((last) => noteAfter(last, result, fills))
        }),
      () => setNote((last) => noteAfter(last, null, false)),
    )
  }

  const isMarked = (what: Suggested): boolean => {
    const mark = marks[what]
    return mark !== undefined && holdsValues(settings.form.values, mark.values)
  }
  const drop = (gone: readonly Suggested[]) => {
    settings.form.setMany(
      Object.assign({}, ...gone.filter(isMarked).map((what) => unsuggested[what])) as Partial<ExpenseValues>,
    )
    setMarks((all) => Object.fromEntries(Object.entries(all).filter(([what]) => !gone.includes(what as Suggested))))
  }

  return {
    note: note === 'filled' && !suggested.some(isMarked) ? null : note,
    follow,
    isMarked,
    /** The landlord has changed the field: whatever a later file says about it, it is his own. */
    touch: (what: Suggested) => void touched.current.add(what),
    clear: (what: Suggested) => {
      touched.current.add(what)
      drop([what])
      focusField(`${settings.form.id}-${suggestedField[what]}`)
    },
    /** Suggestions go with the file that they were read from. */
    documentsChanged: (next: readonly FileValue[]) => {
      const gone = settings.form.values.documents
        .filter(({ url }) => !next.some((one) => one.url === url))
        .map(({ url }) => url)
      for (const url of gone) removed.current.add(url)
      const dropped = suggested.filter((what) => gone.includes(marks[what]?.url ?? ''))
      if (dropped.length > 0) drop(dropped)
      if (next.length === 0) setNote(null)
    },
  }
}
