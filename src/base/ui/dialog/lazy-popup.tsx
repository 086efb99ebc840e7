import { useRef, type PointerEvent, type RefObject } from 'react'

export interface LazyPopup {
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onClick: () => void
    readonly 'aria-expanded': boolean
  }
  /** When the popup is closed from inside, the focus returns to the button. */
  readonly change: (open: boolean) => void
}

/**
 * The handlers of a button that opens a popup. A click uses the state at its start, because the
 * popup closes during the click and must not open again.
 */
export function useLazyPopup(open: boolean, setOpen: (open: boolean) => void): LazyPopup {
  const ref = useRef<HTMLButtonElement>(null)
  const before = useRef<boolean | null>(null)
  return {
    button: {
      ref,
      onPointerDown: () => {
        before.current = open
      },
      onClick: () => {
        setOpen(!(before.current ?? open))
        before.current = null
      },
      'aria-expanded': open,
    },
    change: (now) => {
      setOpen(now)
      if (!now) ref.current?.focus({ preventScroll: true })
    },
  }
}

/** An invisible span over the button, to which the popup is attached. Its text is the popup's name. */
export const PopupAnchor = ({ ref, label, ...rest }: { label: string; ref?: RefObject<HTMLSpanElement | null> }) => (
  <span ref={ref} {...rest} className="ui-anchor-over" aria-hidden>
    <span className="ui-hidden">{label}</span>
  </span>
)
