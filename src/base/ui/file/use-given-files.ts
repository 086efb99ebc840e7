import { useEffect, useRef, type RefObject } from 'react'

interface GivenFiles {
  readonly add: (files: readonly File[]) => unknown
  /** Dropped or pasted elsewhere before the field was there. */
  readonly incoming: readonly File[] | undefined
  readonly disabled: boolean
  readonly fieldset: RefObject<HTMLFieldSetElement | null>
}

/** Takes up what was given before the field appeared, and what is pasted while it is there. */
export function useGivenFiles({ add, incoming, disabled, fieldset }: GivenFiles): void {
  const waiting = useRef(incoming ?? [])
  useEffect(() => {
    const given = waiting.current
    waiting.current = []
    if (given.length > 0) void add(given)
  }, [add])
  useEffect(() => {
    if (disabled) return
    const paste = (event: ClipboardEvent) => {
      const given = [...(event.clipboardData?.files ?? [])]
      // Only when the field is visible: another form may be in front of it.
      if (given.length === 0 || fieldset.current?.checkVisibility?.() === false) return
      if (document.querySelector('[aria-modal="true"]') && !fieldset.current?.closest('[aria-modal="true"]')) return
      event.preventDefault()
      void add(given)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [disabled, add, fieldset])
}
