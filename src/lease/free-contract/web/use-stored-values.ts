import { useEffect, useRef } from 'react'
import '../../contract-form/web/wizard.css'

/** Stores the values whenever they change. The initial values are not stored. */
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
