import { useSyncExternalStore } from 'react'
import type { Words } from '../../kit/words'
import { anyCallErrorWords } from '../../kit/words-errors-any-call'
import { validationKeyAt, validationWords, type ValidationKey } from '../../kit/words-validation'
import { CallError } from '../query/call-request'
import { hasKey, useWords } from './use-words'
import { uiWords } from './words'

/** The texts of all errors, loaded when one is needed that the first page doesn't have. */
let all: Words | undefined
const waiting = new Set<() => void>()
const whenLoaded = (listener: () => void) => {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

async function loadAll(): Promise<void> {
  if (all) return
  all = (await import('../../kit/words-errors')).errorWords
  for (const listener of waiting) listener()
}

/**
 * Loads the text of the error, then resolves to the error. If the text can't be loaded, the error is shown as unknown.
 */
export async function loadErrorText<E extends CallError>(error: E): Promise<E> {
  if (hasKey(anyCallErrorWords, error.message)) return error
  try {
    await loadAll()
  } catch {
    // The texts can't be fetched. The answer itself is what matters.
  }
  return error
}

export function useErrorText(): (error: unknown) => string {
  const known: Words = useSyncExternalStore(whenLoaded, () => all) ?? anyCallErrorWords
  const t = useWords(known)
  const ui = useWords(uiWords)
  return (error) => {
    if (!(error instanceof CallError)) return t('unknownError')
    if (!hasKey(known, error.message)) {
      // A stored error, for example of a submission, did not come from a call.
      void loadErrorText(error)
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
  const t = useWords(validationWords)
  return (problem, field = '') => {
    const key = validationKeyAt(problem, field)
    return hasKey(validationWords, key) ? t(key as ValidationKey) : /^[\w.]+$/.test(key) ? t('invalid') : key
  }
}
