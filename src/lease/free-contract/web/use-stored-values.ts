import { useEffect, useRef } from 'react'

/** Keeps what stands in a step's fields whenever it changes; what the step began with is not worth keeping. */
export function useStoredValues<V>(values: V, store: (values: V) => void): void {
  const last = useRef(values)
  const latest = useRef(store)
  useEffect(() => {
    latest.current = store
  })
  useEffect(() => {
    if (last.current === values) return
    last.current = values
    latest.current(values)
  }, [values])
}
