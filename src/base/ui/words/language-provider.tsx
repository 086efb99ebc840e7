import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '../page/after-paint'
import { currentLanguage, LanguageContext, subscribeLanguage } from './use-words'

/**
 * Gives the screen its language. A chosen language is drawn in a transition after its button has answered, because it
 * changes every text.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(currentLanguage)
  useEffect(() => {
    const draw = () => startTransition(() => setShown(currentLanguage()))
    return subscribeLanguage(() => afterPaint(draw))
  }, [])
  useLayoutEffect(() => {
    document.documentElement.lang = shown
  }, [shown])
  return <LanguageContext value={shown}>{children}</LanguageContext>
}
