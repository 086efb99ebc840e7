import { useDeferredValue, useEffect, useState } from 'react'

/** Runs after the next frame is painted. So a press is answered before work that draws the whole page again. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))

/**
 * The value, from the frame after the one that shows `initial`. React alone would begin with the new value before that
 * frame. A part that is drawn late already gets its value at once, so that a dialog in a dialog's place waits once.
 */
export function useAfterPaint<V>(value: V, initial: V): V {
  const first = useDeferredValue(value, initial)
  const [painted, setPainted] = useState(first)
  useEffect(() => {
    let isWanted = true
    if (!Object.is(painted, value)) afterPaint(() => isWanted && setPainted(value))
    return () => {
      isWanted = false
    }
  }, [painted, value])
  return useDeferredValue(painted, initial)
}
