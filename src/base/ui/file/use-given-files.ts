import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface GivenFiles {
  readonly add: (files: readonly File[]) => unknown
  /** Dropped or pasted elsewhere, before the field was there or since. */
  readonly incoming: readonly File[] | undefined
  /** Asked first of what is pasted. */
  readonly onGiven: ((files: readonly File[]) => boolean) | undefined
  readonly disabled: boolean
  readonly fieldset: RefObject<HTMLFieldSetElement | null>
}

/** Takes up what was given elsewhere, and what is pasted while the field is there. */
export function useGivenFiles({ add, incoming, onGiven, disabled, fieldset }: GivenFiles): void {
  const taken = useRef<readonly File[]>(undefined)
  const goesElsewhere = useEffectEvent((files: readonly File[]) => onGiven?.(files) ?? false)
  useEffect(() => {
    if (incoming === undefined || incoming === taken.current) return
    taken.current = incoming
    if (incoming.length > 0) void add(incoming)
  }, [add, incoming])
  useEffect(() => {
    if (disabled) return
    const paste = (event: ClipboardEvent) => {
      const given = [...(event.clipboardData?.files ?? [])]
      // Only when the field is visible: another form may be in front of it.
      if (given.length === 0 || fieldset.current?.checkVisibility?.() === false) return
      if (document.querySelector('[aria-modal="true"]') && !fieldset.current?.closest('[aria-modal="true"]')) return
      event.preventDefault()
      if (!goesElsewhere(given)) void add(given)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [disabled, add, fieldset])
}
