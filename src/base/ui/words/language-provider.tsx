import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { currentLanguage, LanguageContext, subscribeLanguage } from './use-words'

/** Gives the screen its language. A chosen language is drawn in a transition, because it changes every text. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(currentLanguage)
  useEffect(() => subscribeLanguage(() => startTransition(() => setShown(currentLanguage()))), [])
  useLayoutEffect(() => {
    document.documentElement.lang = shown
  }, [shown])
  return <LanguageContext value={shown}>{children}</LanguageContext>
}
