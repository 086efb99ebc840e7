import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react'
import type { z } from 'zod'
import { isSame } from '../../kit/is-same'
import { useFieldText } from '../words/error-text'
import { useSettled } from './after-pointer-up'
import { formFields } from './form-fields'
import type { FormSettings } from './form-settings'
import type { FormState } from './form-state'
import { afterMerge, startedOver } from './held-values'
import { watchForm } from './open-forms'
import { useHeldForm } from './use-held-form'
import { useHolds } from './use-holds'
import { useSubmit } from './use-submit'

/** How long after the last key a draft is kept, in ms, so that typing is not slowed down. */
const pause = 1000

/** A form over a body's schema: first checked at submit, after that each field again on blur. */
export function useForm<V extends object, S extends z.ZodType>(settings: FormSettings<V, S>): FormState<V, z.input<S>> {
  const id = useId()
  const translate = useFieldText()
  const { draft, initial, unreadable } = settings
  const [{ values: start, base, behind: etag }] = useState(
    () => draft?.over(initial) ?? { values: initial, base: initial, behind: null },
  )
  // Until the form starts over: also when somebody takes back by hand all that was typed.
  const [behind, setBehind] = useState(etag === null ? null : { etag, values: base })
  const [holds, waitsFor] = useHolds(settings.chosen)
  const held = useHeldForm(settings, { values: start, saved: base, found: null }, holds)
  const { values, latest, note, change, clear } = held
  // A file that is on its way, or was not stored, stands in no value yet.
  const isDirty = useCallback(
    () => holds.isHeld() || !isSame(latest.current.values, latest.current.saved),
    [holds, latest],
  )

  const store = (typed: V): boolean => {
    const { saved, found, discarded } = latest.current
    if (!draft) return settings.isStored?.() ?? false
    if (discarded) return true
    if (isSame(typed, saved)) draft.remove()
    // A file on its way can't be kept, whatever else is.
    const { etag: over } = found ?? behind ?? {}
    return (
      (isSame(typed, saved) || draft.save(typed, saved, { ...settings.chosen, ...settings.extra }, over)) &&
      !holds.isHeld()
    )
  }
  const storeNow = useEffectEvent(store)
  useEffect(() => watchForm({ isDirty, store: () => storeNow(latest.current.values) }), [isDirty, latest])
  useEffect(() => {
    const timer = setTimeout(() => storeNow(values), pause)
    return () => clearTimeout(timer)
  }, [values])

  const settle = () => {
    note({ saved: latest.current.values })
    draft?.remove()
  }
  const [busy, submit] = useSubmit(held, holds, () => {
    if (settings.inSteps === true) store(latest.current.values)
    else settle()
  })

  return {
    id,
    values,
    settled: useSettled(values),
    errors: held.errors,
    problem: held.problem,
    busy,
    waitsFor,
    ...formFields(held, { id, holds, unreadable, translate }),
    set: (name, value) => change({ [name]: value } as unknown as Partial<V>),
    setMany: change,
    setMerged: (found, merged) => {
      change(merged)
      note(afterMerge(found, merged))
      setBehind(null)
    },
    setError: held.setError,
    isDirty,
    isSaving: useCallback(() => latest.current.busy, [latest]),
    restoredAt: draft?.restored && !isSame(start, base) ? draft.restored.at : null,
    behind,
    storedAt: draft?.storedAt ?? null,
    discard: () => {
      note({ discarded: true })
      draft?.remove()
    },
    reset: (next) => {
      holds.callOff()
      const over = startedOver(latest.current, initial, next)
      note({ ...over, submitted: false, busy: false, valueErrors: new Map() })
      held.setValues(over.values)
      setBehind(null)
      clear()
      draft?.remove()
    },
    uncheck: () => {
      note({ submitted: false })
      clear()
    },
    settle,
    submit,
  }
}
