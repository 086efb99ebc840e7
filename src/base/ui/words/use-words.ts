import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { languageOf, translate, type Language, type Words } from '../../kit/words'

const stored = 'language'
const plural = /_(zero|one|two|few|many|other)$/

/** `t('rows', { count })` reads `rows_one` and `rows_other`. */
type Bare<K extends string> = K extends `${infer B}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? B : K
export type Values = Record<string, string | number>
export type Translate<K extends string> = (key: Bare<K>, values?: Values) => string

/** The stored language. At the first visit it is the browser's own (docs/rules/app.md#language). */
const readLanguage = (): Language => {
  // Tests of the calls run without a browser.
  const own = typeof navigator === 'undefined' ? 'en' : navigator.language
  try {
    return languageOf(localStorage.getItem(stored) ?? own)
  } catch {
    return languageOf(own)
  }
}

let language = readLanguage()
const listeners = new Set<() => void>()
export const subscribeLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language in which the screen is drawn. After a choice it changes a moment later. */
export const LanguageContext = createContext<Language>(language)

const plurals = { en: new Intl.PluralRules('en'), nb: new Intl.PluralRules('nb') }

/** `t('key', { name })`. The compiler checks the keys. A change of language renders again. */
export function useWords<K extends string>(from: Words<K>): Translate<K> {
  const chosen = use(LanguageContext)
  return useCallback(
    (bare, values) => {
      const count = values?.['count']
      const counted = typeof count === 'number' ? `${bare}_${plurals[chosen].select(count)}` : bare
      const key = Object.hasOwn(from.texts, counted) ? counted : bare
      // Some keys come from the server, which may be newer than this page.
      return Object.hasOwn(from.texts, key) ? translate(from, key as K, chosen, values) : key
    },
    [from, chosen],
  )
}

/** True if there is a text for a key that comes from the server. */
export const hasKey = (namespace: Words, key: string): boolean =>
  Object.keys(namespace.texts).some((k) => k === key || k.replace(plural, '') === key)

export const currentLanguage = (): Language => language

/** Changes the language and stores it. Typed values stay. */
function setLanguage(next: Language): void {
  try {
    localStorage.setItem(stored, next)
  } catch {
    // Without storage it applies to this visit only.
  }
  language = next
  for (const listener of listeners) listener()
}

const chosen = new Set<(language: Language) => void>()
export const onLanguageChosen = (listener: (language: Language) => void): void => void chosen.add(listener)

function chooseLanguage(next: Language): void {
  setLanguage(next)
  for (const listener of chosen) listener(next)
}

/** Sets the language, unless one was chosen on this device. */
export function adoptLanguage(next: Language): void {
  try {
    if (localStorage.getItem(stored) === null) setLanguage(next)
  } catch {
    // Without storage a choice can't be distinguished from a default.
  }
}

/** The language that is drawn, and the function that chooses another. */
export const useLanguage = (): readonly [Language, (language: Language) => void] => [
  use(LanguageContext),
  chooseLanguage,
]

/** The chosen language, before the screen is drawn in it. */
export const useChosenLanguage = (): Language => useSyncExternalStore(subscribeLanguage, currentLanguage)
