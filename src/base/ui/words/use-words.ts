import i18next, { type i18n } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { languageOf, type Language, type Words } from '../../kit/words'

const stored = 'language'
const plural = /_(zero|one|two|few|many|other)$/

/** `t('rows', { count })` reads `rows_one` and `rows_other`. */
type Bare<K extends string> = K extends `${infer B}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? B : K
export type Values = Record<string, string | number>
export type Translate<K extends string> = (key: Bare<K>, values?: Values) => string

/** At the first visit it is the browser's own language (docs/rules/app.md#language). */
const readLanguage = (): Language => {
  // Tests of the calls run without a browser.
  const own = typeof navigator === 'undefined' ? 'en' : navigator.language
  try {
    return languageOf(localStorage.getItem(stored) ?? own)
  } catch {
    return languageOf(own)
  }
}

const lang: i18n = i18next.createInstance()
void lang.use(initReactI18next).init({
  lng: readLanguage(),
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  // Keys are flat and may contain dots (`email.required`). The namespace is passed separately.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

const known = new WeakSet<Words>()

/** When they are first used, so that a lazy chunk contains its own words. */
export function register<K extends string>(namespace: Words<K>): void {
  if (known.has(namespace)) return
  known.add(namespace)
  for (const language of ['en', 'nb'] as const) {
    const texts = Object.fromEntries(
      Object.entries<{ en: string; nb: string }>(namespace.texts).map(([key, text]) => [key, text[language]]),
    )
    lang.addResourceBundle(language, namespace.namespace, texts, true, true)
  }
}

/** `t('key', { name })`. The compiler checks the keys. A change of language renders again. */
export function useWords<K extends string>(namespace: Words<K>): Translate<K> {
  register(namespace)
  const { t } = useTranslation(namespace.namespace, { i18n: lang })
  return useCallback((key, values) => t(key, { ...values, ns: namespace.namespace }), [t, namespace])
}

/** For keys that come from the server. */
export const hasKey = (namespace: Words, key: string): boolean =>
  Object.keys(namespace.texts).some((k) => k === key || k.replace(plural, '') === key)

export const currentLanguage = (): Language => languageOf(lang.language)

/** Also stores it. What is typed stays. */
function setLanguage(language: Language): void {
  try {
    localStorage.setItem(stored, language)
  } catch {
    // Without storage it applies to this visit only.
  }
  void lang.changeLanguage(language)
}

const chosen = new Set<(language: Language) => void>()
export const onLanguageChosen = (listener: (language: Language) => void): void => void chosen.add(listener)

function chooseLanguage(language: Language): void {
  setLanguage(language)
  for (const listener of chosen) listener(language)
}

/** Only on a device where no language was chosen yet. */
export function adoptLanguage(language: Language): void {
  try {
    if (localStorage.getItem(stored) === null) setLanguage(language)
  } catch {
    // Without storage a choice can't be distinguished from a default.
  }
}

export function syncDocumentLanguage(): void {
  const put = () => {
    document.documentElement.lang = currentLanguage()
  }
  put()
  lang.on('languageChanged', put)
}

const subscribe = (listener: () => void) => {
  lang.on('languageChanged', listener)
  return () => lang.off('languageChanged', listener)
}

export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, currentLanguage), chooseLanguage] as const
}
