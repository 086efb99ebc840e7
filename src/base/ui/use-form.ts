import { useForm as useLibraryForm } from '@mantine/form'
import { useCallback, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import type { FieldErrors } from '../kit/refusal'
import { CallError } from './call-request'
import { useFieldText } from './error-text'
import type { FieldProps } from './field'
import { problemOf, problemsOf, sortProblems } from './form-errors'
import { afterPress } from './press'

export interface FormSettings<V extends object, S extends z.ZodType> {
  /** The body's schema, the server's own. */
  readonly schema: S
  readonly initial: V
  /** Shapes the values into what the schema takes (left out: as they are). */
  readonly toBody?: (values: V) => unknown
  /** What only the screen can check (a repeated password). Keys under `validation.` or a sentence. */
  readonly check?: (values: V) => FieldErrors
}

/** What went wrong at the last try, beside what the fields show. */
export interface FormProblem {
  /** Counts the failed tries: each one moves the focus to the summary. */
  readonly attempt: number
  /** Problems without a field on this screen, as keys or sentences. */
  readonly loose: readonly string[]
  readonly error: Error | null
}

export interface FormState<V extends object, B = unknown> {
  readonly id: string
  readonly values: V
  readonly errors: FieldErrors
  readonly problem: FormProblem
  readonly busy: boolean
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void
  readonly setMany: (values: Partial<V>) => void
  /** Holds a field as wrong until its value changes (an e-mail address that is taken). */
  readonly setError: (name: keyof V & string, key: string | null) => void
  /** Whether something is typed that is not saved. Safe to ask at any time. */
  readonly isDirty: () => boolean
  /** Starts over with these values, or the first ones. */
  readonly reset: (values?: V) => void
  /** Forgets tries and what they found, keeps the values: the next step of a wizard begins unchecked. */
  readonly uncheck: () => void
  /** Says that the values on the screen are saved now. */
  readonly settle: () => void
  /** Checks, sends, and puts a refusal where it belongs. Answers whether it worked. */
  readonly submit: <A>(send: (body: B) => Promise<A> | A, done?: (answer: A) => void) => Promise<boolean>
}

const quiet: FormProblem = { attempt: 0, loose: [], error: null }

/** A form over a body's schema: first checked at Save, after that each field again when it is left. */
export function useForm<V extends object, S extends z.ZodType>(settings: FormSettings<V, S>): FormState<V, z.input<S>> {
  const prefix = useId()
  const say = useFieldText()
  // What one field says stays while another is filled in: the library would clear all errors at every change.
  const form = useLibraryForm<V>({
    mode: 'controlled',
    initialValues: settings.initial,
    clearInputErrorOnChange: false,
  })
  const [problem, setProblem] = useState(quiet)
  const [busy, setBusy] = useState(false)
  // Read by handlers that run before the next draw.
  const state = useRef({
    tried: false,
    busy: false,
    saved: settings.initial,
    held: new Map<string, { value: unknown; key: string }>(),
  })
  const toBody = settings.toBody ?? ((values: V): unknown => values)

  const problems = (): FieldErrors => {
    const values = form.getValues()
    const held = [...state.current.held].filter(([name, { value }]) => values[name as keyof V] === value)
    return {
      ...Object.fromEntries(held.map(([name, { key }]) => [name, key])),
      ...problemsOf(values, settings.schema, toBody, settings.check),
    }
  }
  const put = (name: string, key: string | undefined) => {
    if (key === undefined) form.clearFieldError(name)
    else form.setFieldError(name, key)
  }
  const change = (values: Partial<V>) => {
    for (const name of Object.keys(values)) {
      const held = state.current.held.get(name)
      if (held && held.value !== values[name as keyof V]) state.current.held.delete(name)
    }
    form.setValues((now) => ({ ...now, ...values }))
    for (const name of Object.keys(values)) form.clearFieldError(name)
  }
  const fail = (found: FieldErrors, error: Error | null) => {
    const { shown, loose } = sortProblems(found, Object.keys(form.getValues()))
    form.setErrors(shown)
    setProblem((last) => ({ attempt: last.attempt + 1, loose, error }))
  }
  const settle = () => {
    state.current.saved = form.getValues()
  }
  const isDirty = useCallback(() => !same(form.getValues(), state.current.saved), [form])

  return {
    id: prefix,
    values: form.values,
    errors: form.errors as FieldErrors,
    problem,
    busy,
    field: (name) => {
      const key = problemOf(form.errors as FieldErrors, name)
      return {
        id: `${prefix}-${name}`,
        name,
        value: form.values[name],
        error: key === undefined ? undefined : say(key),
        onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
        onBlur: () => {
          if (state.current.tried) afterPress(() => put(name, problemOf(problems(), name)))
        },
      }
    },
    set: (name, value) => change({ [name]: value } as unknown as Partial<V>),
    setMany: change,
    setError: (name, key) => {
      if (key === null) state.current.held.delete(name)
      else state.current.held.set(name, { value: form.getValues()[name], key })
      put(name, key ?? undefined)
    },
    isDirty,
    reset: (values) => {
      const next = values ?? settings.initial
      state.current = { tried: false, busy: false, saved: next, held: new Map() }
      form.setValues(next)
      form.clearErrors()
      setProblem(quiet)
    },
    uncheck: () => {
      state.current.tried = false
      form.clearErrors()
      setProblem(quiet)
    },
    settle,
    submit: async (send, done) => {
      if (state.current.busy) return false
      state.current.tried = true
      const found = problems()
      if (Object.keys(found).length > 0) {
        fail(found, null)
        return false
      }
      state.current.busy = true
      setBusy(true)
      try {
        const answer = await send(toBody(form.getValues()) as z.input<S>)
        settle()
        setProblem(quiet)
        form.clearErrors()
        done?.(answer)
        return true
      } catch (error) {
        if (!(error instanceof CallError)) console.error(error)
        fail(error instanceof CallError ? error.fields : {}, error instanceof Error ? error : new Error(String(error)))
        return false
      } finally {
        state.current.busy = false
        setBusy(false)
      }
    },
  }
}

/** Whether two sets of values say the same; only plain values and lists stand in a form. */
const same = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
