import i18next, { type i18n } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { languageOf, type Language, type Words } from '../kit/words'

const stored = 'language'
const plural = /_(zero|one|two|few|many|other)$/

/** A key without its plural ending: `rows_one` and `rows_other` are said by `t('rows', { count })`. */
type Bare<K extends string> = K extends `${infer B}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? B : K
export type Values = Record<string, string | number>
export type Say<K extends string> = (key: Bare<K>, values?: Values) => string

const readLanguage = (): Language => {
  try {
    const found = localStorage.getItem(stored)
    return found === null ? 'en' : languageOf(found)
  } catch {
    return 'en'
  }
}

const lang: i18n = i18next.createInstance()
void lang.use(initReactI18next).init({
  lng: readLanguage(),
  fallbackLng: 'en',
  resources: {},
  initAsync: false,
  // Keys are flat and may hold dots (`email.required`); the room is handed over apart.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

const known = new WeakSet<Words>()

/** Brings a room's words in when they are first used, so that a lazy chunk carries its own. */
function register<K extends string>(room: Words<K>): void {
  if (known.has(room)) return
  known.add(room)
  for (const language of ['en', 'nb'] as const) {
    const texts = Object.fromEntries(
      Object.entries<{ en: string; nb: string }>(room.said).map(([key, said]) => [key, said[language]]),
    )
    lang.addResourceBundle(language, room.room, texts, true, true)
  }
}

/** The words of a room on the screen: `t('key', { name })`. Keys are the compiler's business; a language switch draws anew. */
export function useWords<K extends string>(room: Words<K>): Say<K> {
  register(room)
  const { t } = useTranslation(room.room, { i18n: lang })
  return useCallback((key, values) => t(key, { ...values, ns: room.room }), [t, room])
}

/** Whether a room has this text (keys that come from the server). */
export const hasKey = (room: Words, key: string): boolean =>
  Object.keys(room.said).some((k) => k === key || k.replace(plural, '') === key)

export const languageNow = (): Language => languageOf(lang.language)

/** Changes the language of everything on the screen; what is typed stays. */
export function setLanguage(language: Language): void {
  try {
    localStorage.setItem(stored, language)
  } catch {
    // A browser without storage still switches for this visit.
  }
  void lang.changeLanguage(language)
}

/** Keeps `<html lang>` true; called once at start. */
export function followLanguage(): void {
  const put = () => {
    document.documentElement.lang = languageNow()
  }
  put()
  lang.on('languageChanged', put)
}

const subscribe = (told: () => void) => {
  lang.on('languageChanged', told)
  return () => lang.off('languageChanged', told)
}

/** The language and the way to change it. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, languageNow), setLanguage] as const
}
