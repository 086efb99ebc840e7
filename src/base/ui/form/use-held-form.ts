import { useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { FieldErrors } from '../../kit/refusal'
import { afterPointerUp } from './after-pointer-up'
import type { FormProblem } from './draft-notes'
import type { Chosen } from './form-draft'
import {
  fieldPaths,
  leavingUnreadable,
  problemOf,
  problemsOf,
  sortProblems,
  stillRefused,
  withoutProblem,
} from './form-errors'
import type { HeldValues } from './held-values'
import type { Holds } from './holds'
import type { FormDraft } from './use-draft'

/** What a form is made of. */
export interface FormSettings<V extends object, S extends z.ZodType> {
  /** The body's schema, the server's own. */
  readonly schema: S
  readonly initial: V
  /** Converts the form's values to the input of the schema (left out: as they are). */
  readonly toBody?: (values: V) => unknown
  /** Checks that only the screen can make (a repeated password). Keys under `validation.` or a sentence. */
  readonly check?: (values: V) => FieldErrors
  /** Fields of the record that could not be read: each says so, and is sent as null while it is empty, which leaves it as it is stored. */
  readonly unreadable?: readonly string[]
  /** Keeps what is typed in this browser until it is saved; what lies there stands in the form at its start. */
  readonly draft?: FormDraft<V>
  /** What is chosen beside the fields; a draft keeps it too. */
  readonly chosen?: Chosen
  /** What else of the screen a draft keeps; it makes no other form of this one. */
  readonly extra?: Chosen
  /** A form in steps: sending a step saves nothing yet; `settle` says when all of it is saved. */
  readonly inSteps?: boolean
  /** Whether the screen keeps what is typed itself, or it needs no keeping (a login): the browser then asks nothing. */
  readonly isStored?: () => boolean
}

const noProblem: FormProblem = { attempt: 0, loose: [], error: null }

/** An error set by the screen, valid as long as the field has this value. */
interface ValueError {
  readonly value: unknown
  readonly key: string
}

export type HeldForm<V extends object, S extends z.ZodType> = ReturnType<typeof useHeldForm<V, S>>

/** What a form holds and what is wrong with it: changed, checked, and read by handlers that run before the next render. */
export function useHeldForm<V extends object, S extends z.ZodType>(
  settings: FormSettings<V, S>,
  start: HeldValues<V>,
  holds: Holds,
) {
  const [values, setValues] = useState(start.values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState(noProblem)
  const latest = useRef({
    ...start,
    submitted: false,
    busy: false,
    /** Let go of: not to be kept as a draft again. */
    discarded: false,
    valueErrors: new Map<string, ValueError>(),
    /** What the last try was refused for, with the values that it was made with. */
    refused: { problems: {}, values: start.values },
    // A press that waits goes on with what the form is by then.
    settings,
  })
  useLayoutEffect(() => {
    latest.current.settings = settings
  })
  const toBody = (now: V): unknown => {
    const { toBody: own } = latest.current.settings
    return leavingUnreadable(own ? own(now) : now, settings.unreadable ?? [])
  }
  const validate = (): FieldErrors => {
    const { values: now, valueErrors, settings: by } = latest.current
    const own = [...valueErrors].filter(([name, { value }]) => now[name as keyof V] === value)
    return {
      ...Object.fromEntries(own.map(([name, { key }]) => [name, key])),
      ...problemsOf(now, by.schema, toBody, by.check),
      ...holds.problems(),
    }
  }
  const setFieldError = (name: string, key: string | undefined) =>
    setErrors((now) => {
      const others = withoutProblem(now, name)
      return key === undefined ? others : { ...others, [name]: key }
    })
  return {
    values,
    errors,
    problem,
    latest,
    setValues,
    toBody,
    validate,
    /** Notes what handlers before the next render have to know. */
    note: (part: Partial<typeof latest.current>) => void Object.assign(latest.current, part),
    change: (part: Partial<V>, touched: readonly string[] = Object.keys(part)) => {
      const next = { ...latest.current.values, ...part }
      Object.assign(latest.current, { values: next, discarded: false })
      setValues(next)
      for (const name of Object.keys(part)) {
        const own = latest.current.valueErrors.get(name)
        if (own && own.value !== part[name as keyof V]) latest.current.valueErrors.delete(name)
      }
      for (const path of touched) setFieldError(path, undefined)
    },
    /** Checks a field of a form that was sent before. */
    check: (path: string) => {
      if (!latest.current.submitted) return
      afterPointerUp(() => {
        const { refused, values: now } = latest.current
        setFieldError(path, problemOf({ ...stillRefused(refused, now), ...validate() }, path))
      })
    },
    setError: (name: keyof V & string, key: string | null) => {
      if (key === null) latest.current.valueErrors.delete(name)
      else latest.current.valueErrors.set(name, { value: latest.current.values[name], key })
      afterPointerUp(() => setFieldError(name, key ?? undefined))
    },
    fail: (found: FieldErrors, error: Error | null) => {
      const { shown, loose } = sortProblems(found, fieldPaths(latest.current.values))
      latest.current.refused = { problems: error === null ? {} : shown, values: latest.current.values }
      setErrors(shown)
      setProblem((last) => ({ attempt: last.attempt + 1, loose, error }))
    },
    clear: () => {
      latest.current.refused = { problems: {}, values: latest.current.values }
      setErrors({})
      setProblem(noProblem)
    },
  }
}
