import { useEffect, useRef } from 'react'

/** Keeps what stands in a step's fields whenever it changes; what the step began with is not worth keeping. */
export function useKeptValues<V>(values: V, keep: (values: V) => void): void {
  const last = useRef(values)
  const kept = useRef(keep)
  useEffect(() => {
    kept.current = keep
  })
  useEffect(() => {
    if (last.current === values) return
    last.current = values
    kept.current(values)
  }, [values])
}
