import { errorWords } from '../../kit/words-errors'
import { validationWords, type ValidationKey } from '../../kit/words-validation'
import { CallError } from '../query/call-request'
import { hasKey, useWords } from './use-words'
import { uiWords } from './words'

/** Words for what went wrong with a call. Anything else than a CallError is "unknown error". */
export function useErrorText(): (error: unknown) => string {
  const t = useWords(errorWords)
  const ui = useWords(uiWords)
  return (error) => {
    if (!(error instanceof CallError)) return t('unknownError')
    const wait = error.retryAfter
    if (error.message !== 'tooManyRequests' || wait === undefined) return t(error.message)
    return `${t(error.message)} ${wait < 90 ? ui('waitSeconds', { count: Math.ceil(wait) }) : ui('waitMinutes', { count: Math.ceil(wait / 60) })}`
  }
}

/** A key under `validation.` -> its text. A sentence that a screen wrote itself stays; an unknown key says "check this field". */
export function useFieldText(): (key: string) => string {
  const t = useWords(validationWords)
  return (key) => (hasKey(validationWords, key) ? t(key as ValidationKey) : /^[\w.]+$/.test(key) ? t('invalid') : key)
}
