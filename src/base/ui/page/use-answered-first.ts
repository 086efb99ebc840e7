import { useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * Shows a chosen value at once, and passes it on after the next frame. For a choice that draws a
 * large part of the page again: the user sees the choice before that work.
 */
export function useShownBeforeApplied<V>(value: V, pass: (value: V) => void): readonly [V, (next: V) => void] {
  const [chosen, setChosen] = useState<{ readonly value: V } | null>(null)
  const choose = (next: V) => {
    const own = { value: next }
    setChosen(own)
    afterPaint(() => {
      pass(next)
      // If another choice was made meanwhile, that one is shown until it is passed on.
      setChosen((now) => (now === own ? null : now))
    })
  }
  return [chosen === null ? value : chosen.value, choose]
}
