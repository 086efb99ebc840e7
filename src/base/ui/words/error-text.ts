import { useSyncExternalStore } from 'react'
import type { Words } from '../../kit/words'
import { anyCallErrorWords } from '../../kit/words-errors-any-call'
import { anyFormValidationWords, isValidationKey, keyAtField } from '../../kit/words-validation-any-form'
import { CallError } from '../query/call-request'
import { hasKey, useWords } from './use-words'
import { firstUiWords } from './words-first'

interface ErrorTexts {
  /** Texts under `errors.`. */
  readonly errors: Words
  /** Texts under `validation.`. */
  readonly fields: Words
}

/** The texts that the first page has. All others are loaded when one is needed. */
const first: ErrorTexts = { errors: anyCallErrorWords, fields: anyFormValidationWords }
let known = first
const waiting = new Set<() => void>()
const whenLoaded = (listener: () => void) => {
  waiting.add(listener)
  return () => waiting.delete(listener)
}
const useKnown = (): ErrorTexts => useSyncExternalStore(whenLoaded, () => known)

/** Loads the texts of all errors. Without a connection it does nothing: an error without a text is shown as unknown. */
export async function loadAllTexts(): Promise<void> {
  if (known !== first) return
  try {
    const [{ errorWords }, { validationWords }] = await Promise.all([
      import('../../kit/words-errors'),
      import('../../kit/words-validation'),
    ])
    known = { errors: errorWords, fields: validationWords }
    for (const listener of waiting) listener()
  } catch {
    // The texts can't be fetched. The error itself is what matters.
  }
}

/** Loads the texts of the error, then resolves to the error. */
export async function loadErrorText<E extends CallError>(error: E): Promise<E> {
  const { errors, fields } = known
  const hasAll = hasKey(errors, error.message) && Object.values(error.fields).every((key) => hasKey(fields, key))
  if (!hasAll) await loadAllTexts()
  return error
}

export function useErrorText(): (error: unknown) => string {
  const { errors } = useKnown()
  const t = useWords(errors)
  const ui = useWords(firstUiWords)
  return (error) => {
    if (!(error instanceof CallError)) return t('unknownError')
    if (!hasKey(errors, error.message)) {
      // A stored error, for example of a submission, did not come from a call.
      void loadAllTexts()
      return t('unknownError')
    }
    const wait = error.retryAfter
    if (error.message !== 'tooManyRequests' || wait === undefined) return t(error.message)
    return `${t(error.message)} ${wait < 90 ? ui('waitSeconds', { count: Math.ceil(wait) }) : ui('waitMinutes', { count: Math.ceil(wait / 60) })}`
  }
}

/**
 * The text of a key under `validation.`, at the field if it is named. A sentence of a screen stays. An unknown key is
 * "check this field".
 */
export function useFieldText(): (key: string, field?: string) => string {
  const { fields } = useKnown()
  const t = useWords(fields)
  return (key, field = '') => {
    const own = keyAtField(key, field)
    if (hasKey(fields, own)) return t(own)
    // The form may be sent before the texts are loaded.
    if (isValidationKey(key) && (field !== '' || !hasKey(fields, key))) void loadAllTexts()
    if (hasKey(fields, key)) return t(key)
    return isValidationKey(key) ? t('invalid') : key
  }
}
