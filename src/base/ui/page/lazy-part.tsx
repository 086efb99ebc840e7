import { lazy, useState, type ComponentType } from 'react'

/** A part of the screen in its own chunk. */
export type LazyPart<P extends object> = ((props: P) => React.JSX.Element) & {
  /** Fetches the chunk, when a press that needs it is likely. */
  readonly fetch: () => void
}

/**
 * A part that is loaded when it is first shown, or before that by `fetch`. A part that is there by then is drawn at once:
 * `lazy` alone would first draw its fallback.
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
