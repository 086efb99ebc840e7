import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusField } from '../../../base/ui/field/focus-field'
import { today } from '../../../base/ui/words/today'
import { afterPointerUp } from '../../../base/ui/form/after-pointer-up'
import type { FormState } from '../../../base/ui/form/use-form'
import type { FileValue } from '../../../base/kit/file-value'
import type { Supplier } from '../../supplier/model'
import type { Suggestion } from '../../receipt/rules'
import { newSupplier, type ExpenseValues } from '../model'
import { supplierFields } from './expense-form'

export const suggested = ['sum', 'date', 'supplier'] as const
export type Suggested = (typeof suggested)[number]

/** The fields of the form that belong to a suggestion, and what they hold while nothing is filled in. */
const empty = {
  sum: { sum: null },
  date: { date: '' },
  supplier: { supplierId: '', name: '', address: '', postcode: '', city: '' },
} satisfies Record<Suggested, Partial<ExpenseValues>>
/** The field that has the focus after a suggestion was cleared. */
const first = { sum: 'sum', date: 'date', supplier: 'supplierId' } as const

interface Mark {
  readonly values: Partial<ExpenseValues>
  /** The file that it was read from. */
  readonly url: string
}

export type SuggestNote = 'reading' | 'filled' | 'photo' | 'scan' | null

const same = (values: ExpenseValues, part: Partial<ExpenseValues>) =>
  (Object.keys(part) as (keyof ExpenseValues)[]).every((name) => Object.is(values[name], part[name]))

interface Settings<B> {
  readonly form: FormState<ExpenseValues, B>
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

  const partOf = (what: Suggested, { sum, date, supplier }: Suggestion): Partial<ExpenseValues> | null => {
    if (what === 'sum') return sum === null ? null : { sum }
    if (what === 'date') return date === null ? null : { date }
    if (supplier === null) return null
    if ('name' in supplier) {
      const { name, address, postcode, city } = supplier
      return { supplierId: newSupplier, name, address, postcode, city }
    }
    const known = now.current.suppliers.find(({ id }) => id === supplier.id)
    return known ? { supplierId: String(known.id), ...supplierFields(known) } : null
  }

  const apply = (suggestion: Suggestion, url: string) => {
    const { form } = now.current
    const filled: Partial<Record<Suggested, Mark>> = {}
    for (const what of suggested) {
      const values = partOf(what, suggestion)
      const isFree =
        same(form.values, empty[what]) &&
        !touched.current.has(what) &&
        document.activeElement?.id !== `${form.id}-${first[what]}`
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
    const known = suppliers.filter((one) => !one.isDefault && !one.archived)
    setNote((last) => last ?? 'reading')
    const reading = import('../../receipt/web/read-receipt').then(({ readReceipt }) =>
      readReceipt(file, { today: today(), suppliers: known, own }, signal),
    )
    Promise.all([reading, stored]).then(
      ([result, url]) =>
        afterPointerUp(() => {
          if (signal.aborted || removed.current.has(url)) return
          const fills = result !== null && typeof result !== 'string' && apply(result, url)
          setNote((last) =>
            fills
              ? 'filled'
              : typeof result === 'string' && last !== 'filled'
                ? result
                : last === 'reading'
                  ? null
                  : last,
          )
        }),
      () => setNote((last) => (last === 'reading' ? null : last)),
    )
  }

  const isMarked = (what: Suggested): boolean => {
    const mark = marks[what]
    return mark !== undefined && same(settings.form.values, mark.values)
  }
  const drop = (gone: readonly Suggested[]) => {
    settings.form.setMany(
      Object.assign({}, ...gone.filter(isMarked).map((what) => empty[what])) as Partial<ExpenseValues>,
    )
    setMarks((all) => Object.fromEntries(Object.entries(all).filter(([what]) => !gone.includes(what as Suggested))))
  }

  return {
    note: note === 'filled' && !suggested.some(isMarked) ? null : note,
    follow,
    isMarked,
    /** The landlord has changed the field: whatever a later file says about it, it is his own. */
    touch: (what: Suggested) => {
      touched.current.add(what)
    },
    clear: (what: Suggested) => {
      touched.current.add(what)
      drop([what])
      focusField(`${settings.form.id}-${first[what]}`)
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
