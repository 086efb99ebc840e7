import { lazy, useState, type ComponentType } from 'react'

/** A part of the screen in its own chunk. */
export type LazyPart<P extends object> = ((props: P) => React.JSX.Element) & {
  /** Fetches the chunk. Call it when the part is likely to be needed soon. */
  readonly fetch: () => void
}

/**
 * A part that is loaded when it is first shown, or earlier by `fetch`. A part that is loaded
 * already is drawn at once. `lazy` alone would first draw its fallback.
 */
export function lazyPart<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  const get = async () => {
    const found = await load()
    loaded = found.default
    return found
  }
  const Lazy = lazy(get) as unknown as ComponentType<P>
  function Part(props: P) {
    // The part stays the same while it is shown.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  return Object.assign(Part, { fetch: () => void (loaded ?? get().catch(() => undefined)) })
}
