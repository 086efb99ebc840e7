import { useEffect, useRef, useState } from 'react'
import type { Chosen } from './form-draft'
import { holdsOf } from './holds'

/** What keeps a form from being sent, and why a press waits (null: none does). */
export function useHolds(asked: Chosen | undefined) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const [holds] = useState(() => holdsOf(setWaitsFor))
  // Another answer to what is asked beside the fields is another form: the press was for the one before.
  const chosen = JSON.stringify(asked ?? {})
  const pressedUnder = useRef(chosen)
  useEffect(() => {
    if (pressedUnder.current !== chosen) holds.callOff()
    pressedUnder.current = chosen
  }, [holds, chosen])
  useEffect(() => () => holds.callOff(), [holds])
  return [holds, waitsFor] as const
}
