import { useLayoutEffect, useRef, useState } from 'react'
import type { FileValue } from '../../../base/kit/file-value'
import { focusField } from '../../../base/ui/field/focus-field'
import { afterPointerUp } from '../../../base/ui/form/after-pointer-up'
import type { FormState } from '../../../base/ui/form/form-state'
import { today } from '../../../base/ui/words/today'
import type { Suggestion } from '../../receipt/rules'
import { isPicture, useReadings } from '../../receipt/web/use-readings'
import type { Supplier } from '../../supplier/model'
import type { ExpenseValues } from '../model'
import { lastOfSupplier, type EarlierVoucher } from '../rules-earlier'
import type { MarkedValues, SuggestionMarks } from './suggest-marks'
import {
  receiptFields,
  hasValues,
  kindOfReceipt,
  noteAfterReading,
  suggestedFields,
  suggestedField,
  suggestedValues,
  valuesBeforeSuggestion,
  usualFields,
  usualValuesOf,
  type FillableValues,
  type SuggestedFieldName,
  type SuggestionNote,
} from './suggested-values'

interface Settings<B> {
  readonly form: FormState<ExpenseValues, B>
  /** The form before anything was filled in. */
  readonly blank: ExpenseValues
  readonly marked: MarkedValues
  readonly suppliers: readonly Supplier[]
  readonly earlier: readonly EarlierVoucher[]
  readonly isNew: boolean
  readonly own: readonly string[]
  /** True if suggestions are made. False if the fields are locked. */
  readonly enabled: boolean
}

/**
 * True if a field may be filled in. Such a field has no focus. It is empty, or has only the usual
 * value of another supplier.
 */
function isFree<B>({ form, blank, marked }: Settings<B>, what: SuggestedFieldName): boolean {
  // The landlord has chosen the house that the page shows.
  if (what === 'house' && blank.houseId !== '') return false
  const mark = marked.marks[what]
  const isOpen =
    hasValues(form.values, valuesBeforeSuggestion(what, blank)) ||
    (mark?.url === '' && hasValues(form.values, mark.values))
  return isOpen && document.activeElement?.id !== `${form.id}-${suggestedField[what]}`
}

/**
 * Makes suggestions from receipts, and from the last voucher of a supplier. They fill only fields that are empty,
 * untouched and without focus. They stay marked until the landlord changes them. A cleared suggestion does not come
 * back.
 */
export function useSuggestions<B>(settings: Settings<B>) {
  const { marks, setMarks } = settings.marked
  const [note, setNote] = useState<SuggestionNote>(null)
  const now = useNow(settings)
  // Refs, because some code runs seconds later, after a file was read, and needs the current values.
  const touched = useRef(new Set<SuggestedFieldName>())
  const removed = useRef(new Set<string>())
  const reading = useReadings()

  const fill = (found: FillableValues, url: string): SuggestionMarks => {
    const free = found.filter(
      ([what, values]) => values !== null && !touched.current.has(what) && isFree(now.current, what),
    )
    const filled = Object.fromEntries(free.map(([what, values]) => [what, { values, url }])) as SuggestionMarks
    if (free.length === 0) return filled
    now.current.form.setMany(Object.assign({}, ...free.map(([, values]) => values)) as Partial<ExpenseValues>)
    setMarks((all) => ({ ...all, ...filled }))
    return filled
  }
  /** Fills in the usual values of a supplier, or only some of them. Only empty fields change. */
  const fromSupplier = (supplierId: string, wanted: readonly SuggestedFieldName[] = usualFields) => {
    const { earlier, isNew } = now.current
    const last = isNew ? lastOfSupplier(earlier, Number(supplierId)) : null
    if (last) fill(usualValuesOf(last, wanted), '')
  }
  const apply = (suggestion: Suggestion, url: string) => {
    const filled = fill(fromReceipt(suggestion, now.current.suppliers), url)
    const supplierId = filled.supplier?.values.supplierId
    if (supplierId !== undefined) fromSupplier(supplierId)
    return Object.keys({ ...filled, ...fill(kindOfReceipt(suggestion, supplierId, now.current), url) }).length > 0
  }

  /** Reads a file while it is being stored. Its suggestions appear after it was stored. */
  const follow = (file: File, stored: Promise<string>) => {
    if (!now.current.enabled) return
    const signal = reading.alive()
    const reads = isPicture(file) ? reading.photos() : signal
    setNote((last) => last ?? 'reading')
    Promise.all([readFile(file, now.current, reads), stored]).then(
      ([result, url]) =>
        afterPointerUp(() => {
          if (signal.aborted || removed.current.has(url)) return
          const fills = result !== null && typeof result !== 'string' && apply(result, url)
          setNote((last) => noteAfterReading(last, result, fills))
          if (now.current.isNew) goToOpen(now.current.form, fills)
        }),
      () => setNote((last) => noteAfterReading(last, null, false)),
    )
  }

  const isMarked = (what: SuggestedFieldName): boolean => {
    const mark = marks[what]
    return mark !== undefined && hasValues(settings.form.values, mark.values)
  }
  const drop = (gone: readonly SuggestedFieldName[]) => {
    settings.form.setMany(emptied(gone.filter(isMarked), settings.blank))
    setMarks((all) =>
      Object.fromEntries(Object.entries(all).filter(([what]) => !gone.includes(what as SuggestedFieldName))),
    )
  }

  return {
    note: note === 'filled' && !suggestedFields.some(isMarked) ? null : note,
    follow,
    fromSupplier,
    isMarked,
    isFromReceipt: (what: SuggestedFieldName): boolean => (marks[what]?.url ?? '') !== '',
    /** Notes that the landlord has changed a field. Later files don't change it. */
    touch: (what: SuggestedFieldName) => {
      touched.current.add(what)
      if (what !== 'kind' && what !== 'house') reading.endPhotos()
    },
    clear: (what: SuggestedFieldName) => {
      touched.current.add(what)
      drop([what])
      focusField(`${settings.form.id}-${suggestedField[what]}`)
    },
    /** When files are removed, removes their suggestions. */
    documentsChanged: (next: readonly FileValue[]) => {
      const gone = settings.form.values.documents
        .filter(({ url }) => !next.some((one) => one.url === url))
        .map(({ url }) => url)
      for (const url of gone) removed.current.add(url)
      const dropped = suggestedFields.filter((what) => gone.includes(marks[what]?.url ?? ''))
      // If the supplier is removed, its usual values are removed too.
      if (dropped.length > 0) drop(dropped.includes('supplier') ? [...dropped, ...usualFields] : dropped)
      if (next.length === 0) setNote(null)
    },
  }
}

const fromReceipt = (suggestion: Suggestion, suppliers: readonly Supplier[]) =>
  receiptFields.map((what) => [what, suggestedValues(what, suggestion, suppliers)] as const)

/** Reads a file. The code that reads files is loaded only when the first file comes. */
async function readFile<B>(file: File, { suppliers, own }: Settings<B>, signal: AbortSignal) {
  const { readReceipt } = await import('../../receipt/web/read-receipt')
  const known = suppliers.filter((one) => !one.isDefault)
  return await readReceipt(file, { today: today(), suppliers: known, own }, signal)
}

/** Moves the focus to the next open field, unless the landlord has already left the files. */
function goToOpen({ id, values }: FormState<ExpenseValues>, hasFilled: boolean): void {
  if (!document.activeElement?.matches('body, [role=dialog], .ui-files-box *')) return
  focusField(`${id}-${hasFilled && values.sum !== null && values.description === '' ? 'description' : 'sum'}`)
}

const emptied = (gone: readonly SuggestedFieldName[], blank: ExpenseValues): Partial<ExpenseValues> =>
  Object.assign({}, ...gone.map((what) => valuesBeforeSuggestion(what, blank))) as Partial<ExpenseValues>

/** Returns a ref with the newest value, for code that runs later. */
function useNow<T>(value: T) {
  const now = useRef(value)
  useLayoutEffect(() => {
    now.current = value
  })
  return now
}
