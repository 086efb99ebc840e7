import { useSyncExternalStore } from 'react'
import type { Words } from '../../kit/words'
import { anyCallErrorWords } from '../../kit/words-errors-any-call'
import { validationWords, type ValidationKey } from '../../kit/words-validation'
import { CallError, type FailureReason } from '../query/call-request'
import { hasKey, register, useWords } from './use-words'
import { uiWords } from './words'

/** All of them, once one was wanted that the first page doesn't carry. */
let all: Words | undefined
const waiting = new Set<() => void>()
const whenLoaded = (listener: () => void) => {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

async function loadAll(): Promise<void> {
  if (all) return
  all = (await import('../../kit/words-errors')).errorWords
  register(all)
  for (const listener of waiting) listener()
}

/** The error, once there is a text for it. Without a connection it may stay without: then it is an unknown one. */
export async function withText<E extends CallError>(error: E): Promise<E> {
  if (hasKey(anyCallErrorWords, error.message)) return error
  try {
    await loadAll()
  } catch {
    // The part can't be fetched: the answer itself is what counts.
  }
  return error
}

/** Words for what went wrong with a call. Anything else than a CallError is "unknown error". */
export function useErrorText(): (error: unknown) => string {
  const t = useWords(anyCallErrorWords)
  const ui = useWords(uiWords)
  useSyncExternalStore(whenLoaded, () => all)
  return (error) => {
    if (!(error instanceof CallError)) return t('unknownError')
    // Both are in one namespace.
    const text = (reason: FailureReason) => t(reason as keyof typeof anyCallErrorWords.texts)
    if (!hasKey(anyCallErrorWords, error.message) && !(all && hasKey(all, error.message))) {
      // An error that was stored, as that of a submission, came by no call.
      void withText(error)
      return t('unknownError')
    }
    const wait = error.retryAfter
    if (error.message !== 'tooManyRequests' || wait === undefined) return text(error.message)
    return `${text(error.message)} ${wait < 90 ? ui('waitSeconds', { count: Math.ceil(wait) }) : ui('waitMinutes', { count: Math.ceil(wait / 60) })}`
  }
}

/** A key under `validation.` -> its text. A sentence that a screen wrote itself stays; an unknown key says "check this field". */
export function useFieldText(): (key: string) => string {
  const t = useWords(validationWords)
  return (key) => (hasKey(validationWords, key) ? t(key as ValidationKey) : /^[\w.]+$/.test(key) ? t('invalid') : key)
}
