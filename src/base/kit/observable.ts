/** A value outside of the screens: `useSyncExternalStore(it.subscribe, it.read)`. */
export interface Observable<T> {
  readonly read: () => T
  /** Notifies all listeners, unless the value is the same. */
  readonly put: (next: T) => void
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function observable<T>(initial: T): Observable<T> {
  const state = { now: initial }
  const listeners = new Set<() => void>()
  return {
    read: () => state.now,
    put: (next) => {
      if (Object.is(next, state.now)) return
      state.now = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
