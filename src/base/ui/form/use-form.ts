import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { isSame } from '../../kit/is-same'
import { CallError } from '../query/call-request'
import { loadAllTexts, useFieldText } from '../words/error-text'
import { useValueAfterPointerUp } from './after-pointer-up'
import type { FormState } from './form-state'
import type { ChosenAnswers } from './form-draft'
import { problemOf } from './form-errors'
import { valuesAfterMerge, valuesOfRestartedForm } from './edited-values'
import { createSendingBlocks, type SendingBlocks } from './sending-blocks'
import { registerOpenForm } from './open-forms'
import { useFormState, type FormSettings, type FormStateOf } from './use-form-state'

interface FieldSettings {
  readonly id: string
  readonly holds: SendingBlocks
  readonly translate: (key: string, field: string) => string
}

function formFields<V extends object, S extends z.ZodType>(
  { values, errors, latest, change, check }: FormStateOf<V, S>,
  { id, holds, translate }: FieldSettings,
): Pick<FormState<V>, 'field' | 'inside'> {
  const common = (path: string, key: string | undefined) => ({
    id: `${id}-${path}`,
    name: path,
    error: key === undefined ? undefined : translate(key, path),
    onBlur: () => check(path),
  })
  return {
    field: (name) => ({
      ...common(name, problemOf(errors, name)),
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
      blockSending: (hold) => {
        // When a field is removed, a waiting Save is cancelled: nothing is saved without the content of that field.
        if (hold === 'gone') holds.cancelWaiting()
        if (!holds.put(name, hold === 'gone' ? null : hold)) return
        check(name)
        holds.runWaiting()
      },
    }),
    inside: (name, index) => ({
      field: (inner) => {
        const path = index === null ? `${name}.${inner}` : `${name}.${index}.${inner}`
        const one = (of: V) => (index === null ? of[name] : (of[name] as readonly object[])[index]) as object
        return {
          ...common(path, errors[path]),
          value: one(values)[inner as never],
          onChange: (value) => {
            const held = latest.current.values
            const changed = { ...one(held), [inner]: value }
            const after = index === null ? changed : (held[name] as readonly object[]).with(index, changed)
            change({ [name]: after } as unknown as Partial<V>, [path])
          },
        }
      },
    }),
  }
}

/** Returns the form's `submit`. `saved` is called after success. */
function useSubmit<V extends object, S extends z.ZodType>(
  { latest, note, toBody, validate, fail, clear }: FormStateOf<V, S>,
  holds: SendingBlocks,
  saved: () => void,
) {
  const [busy, setBusy] = useState(false)
  const submit: FormState<V, z.input<S>>['submit'] = async (send, done) => {
    if (latest.current.busy) return false
    note({ submitted: true })
    const found = validate()
    if (Object.keys(found).length > 0) {
      holds.cancelWaiting()
      fail(found, null)
      return false
    }
    if (holds.isPassing()) {
      clear()
      return await holds.wait(() => submit(send, done))
    }
    note({ busy: true })
    setBusy(true)
    try {
      const response = await send(toBody(latest.current.values) as z.input<S>)
      saved()
      clear()
      done?.(response)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      fail(error instanceof CallError ? error.fields : {}, error instanceof Error ? error : new Error(String(error)))
      return false
    } finally {
      note({ busy: false })
      setBusy(false)
    }
  }
  return [busy, submit] as const
}

function useHolds(asked: ChosenAnswers | undefined) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const [holds] = useState(() => createSendingBlocks(setWaitsFor))
  // When an answer to a question outside the fields changes, the form counts as another form. A waiting click belonged
  // to the previous one.
  const chosen = JSON.stringify(asked ?? {})
  const pressedUnder = useRef(chosen)
  useEffect(() => {
    if (pressedUnder.current !== chosen) holds.cancelWaiting()
    pressedUnder.current = chosen
  }, [holds, chosen])
  useEffect(() => () => holds.cancelWaiting(), [holds])
  return [holds, waitsFor] as const
}

/** A draft is stored this long after the last key (in ms), so that typing is not slowed down. */
const pause = 1000

/** Loads the texts of all errors at the first edit, so that they are here before the form is checked. */
function useErrorTexts(isEdited: boolean): void {
  useEffect(() => {
    if (isEdited) void loadAllTexts()
  }, [isEdited])
}

/** The state and the handlers of a form. It is first checked at submit, and after that each field again on blur. */
export function useForm<V extends object, S extends z.ZodType>(settings: FormSettings<V, S>): FormState<V, z.input<S>> {
  const id = useId()
  const translate = useFieldText()
  const { draft, initial } = settings
  const [{ values: start, base, behind: etag }] = useState(
    () => draft?.over(initial) ?? { values: initial, base: initial, behind: null },
  )
  // This stays set until the form starts over, even when the user undoes all changes by hand.
  const [behind, setBehind] = useState(etag === null ? null : { etag, values: base })
  const [holds, waitsFor] = useHolds(settings.chosen)
  const held = useFormState(settings, { values: start, saved: base, found: null }, holds)
  const { values, latest, note, change, clear } = held
  // A file that is uploading, or failed, is in no value yet.
  const isDirty = useCallback(
    () => holds.isBlocked() || !isSame(latest.current.values, latest.current.saved),
    [holds, latest],
  )

  const store = (typed: V): boolean => {
    const { saved, found, discarded } = latest.current
    if (!draft) return settings.isStored?.() ?? false
    if (discarded) return true
    if (isSame(typed, saved)) draft.remove()
    const { etag: over } = found ?? behind ?? {}
    // A file that is uploading can't be stored in a draft.
    const isKept = isSame(typed, saved) || draft.save(typed, saved, { ...settings.chosen, ...settings.extra }, over)
    return isKept && !holds.isBlocked()
  }
  const storeNow = useEffectEvent(store)
  useEffect(() => registerOpenForm({ isDirty, store: () => storeNow(latest.current.values) }), [isDirty, latest])
  useEffect(() => {
    const timer = setTimeout(() => storeNow(values), pause)
    return () => clearTimeout(timer)
  }, [values])

  useErrorTexts(values !== start)

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
    settled: useValueAfterPointerUp(values),
    errors: held.errors,
    problem: held.problem,
    busy,
    waitsFor,
    ...formFields(held, { id, holds, translate }),
    set: (name, value) => change({ [name]: value } as unknown as Partial<V>),
    setMany: change,
    setMerged: (found, merged) => {
      change(merged)
      note(valuesAfterMerge(found, merged))
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
      holds.cancelWaiting()
      const over = valuesOfRestartedForm(latest.current, initial, next)
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
