import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface IncomingFiles {
  readonly add: (files: readonly File[]) => unknown
  readonly incoming: readonly File[] | undefined
  readonly takeFiles: ((files: readonly File[]) => boolean) | undefined
  readonly disabled: boolean
  readonly fieldset: RefObject<HTMLFieldSetElement | null>
}

/**
 * Adds files that are pasted, given by the screen (`incoming`), or dropped. A file may be dropped anywhere in the
 * field's dialog, because a file that missed the field would be lost without a word.
 */
export function useIncomingFiles({ add, incoming, takeFiles, disabled, fieldset }: IncomingFiles): void {
  const taken = useRef<readonly File[]>(undefined)
  const goesElsewhere = useEffectEvent((files: readonly File[]) => takeFiles?.(files) ?? false)
  useEffect(() => {
    if (incoming === undefined || incoming === taken.current) return
    taken.current = incoming
    if (incoming.length > 0) void add(incoming)
  }, [add, incoming])
  useEffect(() => {
    if (disabled) return
    const dialogOf = (node: EventTarget | null | undefined) =>
      (node instanceof Element ? node : fieldset.current)?.closest('[aria-modal="true"]') ?? null
    const take = (event: Event, files: FileList | undefined) => {
      const given = [...(files ?? [])]
      if (given.length === 0) return
      event.preventDefault()
      if (!goesElsewhere(given)) void add(given)
    }
    const paste = (event: ClipboardEvent) => {
      // Nothing is pasted into a hidden field, because another form may be in front of it.
      if (fieldset.current?.checkVisibility?.() === false) return
      if (document.querySelector('[aria-modal="true"]') && dialogOf(null) === null) return
      take(event, event.clipboardData?.files)
    }
    const isBeside = ({ target }: Event) =>
      target instanceof Element &&
      !fieldset.current?.contains(target) &&
      dialogOf(target) !== null &&
      dialogOf(target) === dialogOf(null)
    const over = (event: DragEvent) => {
      if (isBeside(event) && event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (isBeside(event)) take(event, event.dataTransfer?.files)
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', over)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', over)
      document.removeEventListener('drop', drop)
    }
  }, [disabled, add, fieldset])
}
