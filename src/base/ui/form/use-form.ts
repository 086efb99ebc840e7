import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { FieldErrors } from '../../kit/refusal'
import { CallError } from '../query/call-request'
import { useFieldText } from '../words/error-text'
import type { FieldProps } from '../field/field'
import { fieldPaths, leavingUnreadable, problemOf, problemsOf, sortProblems, withoutProblem } from './form-errors'
import { afterPointerUp, useSettled } from './after-pointer-up'
import { afterMerge, startedOver, type HeldValues, type TaggedValues } from './held-values'
import { holdsOf } from './holds'
import { isSame } from '../../kit/is-same'
import { watchForm } from './open-forms'
import type { FormSettings } from './form-settings'

/** How long after the last key a draft is kept, in ms, so that typing is not slowed down. */
const pause = 1000

/** What went wrong at the last submit, beside the errors of the fields. */
export interface FormProblem {
  /** Number of failed submits: each one moves the focus to the summary. */
  readonly attempt: number
  /** Problems without a field on this screen, as keys or sentences. */
  readonly loose: readonly string[]
  readonly error: Error | null
}

export interface FormState<V extends object, B = unknown> {
  readonly id: string
  readonly values: V
  /** The values as they were before a press that is still going on: for what appears with them (`useSettled`). */
  readonly settled: V
  readonly errors: FieldErrors
  readonly problem: FormProblem
  readonly busy: boolean
  /** Why a press of Save waits (files on their way); it goes on by itself. Null: none does. */
  readonly waitsFor: string | null
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** The fields of one record in a list of them, like `field`: `form.inside('persons', 0).field('phone')`. */
  readonly inside: <K extends keyof V & string>(name: K, index: number) => Pick<FormState<RecordIn<V[K]>>, 'field'>
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void
  readonly setMany: (values: Partial<V>) => void
  /** Takes these values as a change of the record as it was found to be at a save. */
  readonly setMerged: (found: TaggedValues<V>, values: V) => void
  /** Sets an error that stays until the field's value changes (an e-mail address that is taken); null removes it. */
  readonly setError: (name: keyof V & string, key: string | null) => void
  /** Whether the values differ from the saved ones. Reads the latest values, also between two renders. */
  readonly isDirty: () => boolean
  /** Whether the values are on their way to the server. Reads the latest state, also between two renders. */
  readonly isSaving: () => boolean
  /** What stands in the form was typed earlier: when it was kept, in ms since 1970; null: it was not. */
  readonly restoredAt: number | null
  /** What a restored draft was typed over, where the record is another by now: a save has to be compared with it. */
  readonly behind: TaggedValues<V> | null
  /** When what stands in the form was kept as a draft; null: not yet, or it can't be. */
  readonly storedAt: number | null
  /** Lets go of what is typed: its draft is removed, and nothing more is kept until something is typed again. */
  readonly discard: () => void
  /** Starts over with these values, or with what is saved. */
  readonly reset: (values?: V) => void
  /** Clears errors and keeps the values: the next step of a wizard begins unchecked. */
  readonly uncheck: () => void
  /** Marks the current values as saved; a draft of them is removed. */
  readonly settle: () => void
  /** Checks, sends, and shows a refusal at its fields or in the summary. Resolves to whether it succeeded. */
  readonly submit: <A>(send: (body: B) => Promise<A> | A, done?: (answer: A) => void) => Promise<boolean>
}

/** What a list of records holds. */
type RecordIn<L> = L extends readonly (infer R extends object)[] ? R : never

const noProblem: FormProblem = { attempt: 0, loose: [], error: null }

/** An error set by the screen, valid as long as the field has this value. */
interface ValueError {
  readonly value: unknown
  readonly key: string
}

/** A form over a body's schema: first checked at submit, after that each field again on blur. */
export function useForm<V extends object, S extends z.ZodType>(settings: FormSettings<V, S>): FormState<V, z.input<S>> {
  const prefix = useId()
  const translate = useFieldText()
  const { draft } = settings
  const [{ values: start, base, behind: etag }] = useState(
    () => draft?.over(settings.initial) ?? { values: settings.initial, base: settings.initial, behind: null },
  )
  // Until the form starts over: also when somebody takes back by hand all that was typed.
  const [behind, setBehind] = useState(etag === null ? null : { etag, values: base })
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState(noProblem)
  const [busy, setBusy] = useState(false)
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const [holds] = useState(() => holdsOf(setWaitsFor))
  // The latest values and flags, read by handlers that run before the next render.
  const latest = useRef({
    ...({ values: start, saved: base, found: null } as HeldValues<V>),
    submitted: false,
    busy: false,
    /** Let go of: not to be kept as a draft again. */
    discarded: false,
    valueErrors: new Map<string, ValueError>(),
    // A press that waits goes on with what the form is by then.
    settings,
  })
  useLayoutEffect(() => {
    latest.current.settings = settings
  })
  // Another answer to what is asked beside the fields is another form: the press was for the one before.
  const chosen = JSON.stringify(settings.chosen ?? {})
  const pressedUnder = useRef(chosen)
  useEffect(() => {
    if (pressedUnder.current !== chosen) holds.callOff()
    pressedUnder.current = chosen
  }, [holds, chosen])
  useEffect(() => () => holds.callOff(), [holds])
  const { unreadable = [] } = settings
  const toBody = (now: V): unknown =>
    leavingUnreadable(latest.current.settings.toBody ? latest.current.settings.toBody(now) : now, unreadable)

  const write = (next: V) => {
    latest.current.values = next
    latest.current.discarded = false
    setValues(next)
  }
  const validate = (): FieldErrors => {
    const now = latest.current.values
    const own = [...latest.current.valueErrors].filter(([name, { value }]) => now[name as keyof V] === value)
    return {
      ...Object.fromEntries(own.map(([name, { key }]) => [name, key])),
      ...problemsOf(now, latest.current.settings.schema, toBody, latest.current.settings.check),
      ...holds.problems(),
    }
  }
  const setFieldError = (name: string, key: string | undefined) =>
    setErrors((now) => {
      const others = withoutProblem(now, name)
      return key === undefined ? others : { ...others, [name]: key }
    })
  const change = (part: Partial<V>, touched: readonly string[] = Object.keys(part)) => {
    write({ ...latest.current.values, ...part })
    for (const name of Object.keys(part)) {
      const own = latest.current.valueErrors.get(name)
      if (own && own.value !== part[name as keyof V]) latest.current.valueErrors.delete(name)
    }
    for (const path of touched) setFieldError(path, undefined)
  }
  const fail = (found: FieldErrors, error: Error | null) => {
    const { shown, loose } = sortProblems(found, fieldPaths(latest.current.values))
    setErrors(shown)
    setProblem((last) => ({ attempt: last.attempt + 1, loose, error }))
  }
  const clear = () => {
    setErrors({})
    setProblem(noProblem)
  }
  const settle = () => {
    latest.current.saved = latest.current.values
    draft?.remove()
  }
  // A file that is on its way, or was not stored, stands in no value yet.
  const isDirty = useCallback(() => holds.isHeld() || !isSame(latest.current.values, latest.current.saved), [holds])
  const isSaving = useCallback(() => latest.current.busy, [])

  const store = (typed: V): boolean => {
    const { saved, found, discarded } = latest.current
    if (!draft) return settings.isStored?.() ?? false
    if (discarded) return true
    if (isSame(typed, saved)) draft.remove()
    // A file on its way can't be kept, whatever else is.
    const { etag: over } = found ?? behind ?? {}
    return (isSame(typed, saved) || draft.save(typed, saved, settings.chosen ?? {}, over)) && !holds.isHeld()
  }
  const storeNow = useEffectEvent(store)
  useEffect(() => watchForm({ isDirty, store: () => storeNow(latest.current.values) }), [isDirty])
  useEffect(() => {
    const timer = setTimeout(() => storeNow(values), pause)
    return () => clearTimeout(timer)
  }, [values])

  const submit: FormState<V, z.input<S>>['submit'] = async (send, done) => {
    if (latest.current.busy) return false
    latest.current.submitted = true
    const found = validate()
    if (Object.keys(found).length > 0) {
      holds.callOff()
      fail(found, null)
      return false
    }
    if (holds.isPassing()) {
      clear()
      return await holds.wait(() => submit(send, done))
    }
    latest.current.busy = true
    setBusy(true)
    try {
      const response = await send(toBody(latest.current.values) as z.input<S>)
      if (settings.inSteps === true) store(latest.current.values)
      else settle()
      clear()
      done?.(response)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) console.error(error)
      fail(error instanceof CallError ? error.fields : {}, error instanceof Error ? error : new Error(String(error)))
      return false
    } finally {
      latest.current.busy = false
      setBusy(false)
    }
  }

  return {
    id: prefix,
    values,
    settled: useSettled(values),
    errors,
    problem,
    busy,
    waitsFor,
    field: (name) => {
      const key = problemOf(errors, name)
      return {
        id: `${prefix}-${name}`,
        name,
        value: values[name],
        unreadable: unreadable.includes(name) ? translate('unreadable') : undefined,
        error: key === undefined ? undefined : translate(key),
        onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
        onBlur: () => {
          if (latest.current.submitted) afterPointerUp(() => setFieldError(name, problemOf(validate(), name)))
        },
        hold: (hold) => {
          // A field that goes takes what waits for it along: nothing is saved without what it held.
          if (hold === 'gone') holds.callOff()
          if (!holds.put(name, hold === 'gone' ? null : hold)) return
          if (latest.current.submitted) afterPointerUp(() => setFieldError(name, problemOf(validate(), name)))
          holds.goOn()
        },
      }
    },
    inside: (name, index) => ({
      field: (inner) => {
        const path = `${name}.${index}.${inner}`
        const key = errors[path]
        const list = () => latest.current.values[name] as readonly object[]
        return {
          id: `${prefix}-${path}`,
          name: path,
          value: (values[name] as readonly object[])[index]![inner as never],
          error: key === undefined ? undefined : translate(key),
          onChange: (value) =>
            change({ [name]: list().with(index, { ...list()[index], [inner]: value }) } as unknown as Partial<V>, [
              path,
            ]),
          onBlur: () => {
            if (latest.current.submitted) afterPointerUp(() => setFieldError(path, problemOf(validate(), path)))
          },
        }
      },
    }),
    set: (name, value) => change({ [name]: value } as unknown as Partial<V>),
    setMany: change,
    setMerged: (found, merged) => {
      change(merged)
      Object.assign(latest.current, afterMerge(found, merged))
      setBehind(null)
    },
    setError: (name, key) => {
      if (key === null) latest.current.valueErrors.delete(name)
      else latest.current.valueErrors.set(name, { value: latest.current.values[name], key })
      afterPointerUp(() => setFieldError(name, key ?? undefined))
    },
    isDirty,
    isSaving,
    restoredAt: draft?.restored && !isSame(start, base) ? draft.restored.at : null,
    behind,
    storedAt: draft?.storedAt ?? null,
    discard: () => {
      latest.current.discarded = true
      draft?.remove()
    },
    reset: (next) => {
      holds.callOff()
      const held = startedOver(latest.current, settings.initial, next)
      Object.assign(latest.current, { ...held, submitted: false, busy: false, valueErrors: new Map() })
      setValues(held.values)
      setBehind(null)
      clear()
      draft?.remove()
    },
    uncheck: () => {
      latest.current.submitted = false
      clear()
    },
    settle,
    submit,
  }
}
