import { useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { FieldErrors } from '../../kit/refusal'
import { afterPointerUp } from './after-pointer-up'
import type { FormProblem } from './form-state'
import type { ChosenAnswers } from './form-draft'
import { fieldPaths, problemOf, problemsOf, sortProblems, problemsStillRefused, problemsWithout } from './form-errors'
import type { EditedValues } from './edited-values'
import type { SendingBlocks } from './sending-blocks'
import type { FormDraft } from './use-draft'

export interface FormSettings<V extends object, S extends z.ZodType> {
  /** The schema that the server uses too. */
  readonly schema: S
  readonly initial: V
  /** Makes the body of the form's values. Left out: the values are the body. */
  readonly toBody?: (values: V) => unknown
  /** For what only the screen can check (a repeated password). Keys under `validation.` or a sentence. */
  readonly check?: (values: V) => FieldErrors
  /** The typed values are stored in this browser until they are saved, and restored when the form opens. */
  readonly draft?: FormDraft<V>
  /**
   * Answers to questions outside the fields. When an answer changes, the form counts as another form. A draft stores
   * the answers too.
   */
  readonly chosen?: ChosenAnswers
  /** Other values of the screen that a draft stores. When they change, the form stays the same form. */
  readonly extra?: ChosenAnswers
  /**
   * True if sending a step saves nothing yet. The screen calls `settle` when all steps are saved.
   */
  readonly inSteps?: boolean
  /** True if leaving loses no typed value: the screen stores them, or they need no storing (a login). */
  readonly isStored?: () => boolean
}

const noProblem: FormProblem = { attempt: 0, loose: [], error: null }

/** An error that the screen has set, valid as long as the field has this value. */
interface ValueError {
  readonly value: unknown
  readonly key: string
}

export type FormStateOf<V extends object, S extends z.ZodType> = ReturnType<typeof useFormState<V, S>>

/** The state of a form. Handlers that run before the next render can change, check and read the values. */
export function useFormState<V extends object, S extends z.ZodType>(
  settings: FormSettings<V, S>,
  start: EditedValues<V>,
  holds: SendingBlocks,
) {
  const [values, setValues] = useState(start.values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState(noProblem)
  const latest = useRef({
    ...start,
    submitted: false,
    busy: false,
    /** True if the values must not be stored as a draft again. */
    discarded: false,
    valueErrors: new Map<string, ValueError>(),
    refused: { problems: {}, values: start.values },
    // A waiting click continues with the current form.
    settings,
  })
  useLayoutEffect(() => {
    latest.current.settings = settings
  })
  const toBody = (now: V): unknown => {
    const { toBody: own } = latest.current.settings
    return own ? own(now) : now
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
      const others = problemsWithout(now, name)
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
    check: (path: string) => {
      if (!latest.current.submitted) return
      afterPointerUp(() => {
        const { refused, values: now } = latest.current
        setFieldError(path, problemOf({ ...problemsStillRefused(refused, now), ...validate() }, path))
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
