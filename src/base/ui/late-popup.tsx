import { useRef, type PointerEvent, type RefObject } from 'react'

export interface LatePopup {
  /** For the button that stays: what opens is fetched when it is wanted. */
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onClick: () => void
    readonly 'aria-expanded': boolean
  }
  /** For the popup's `onChange`: closed from inside, the button has the focus again. */
  readonly change: (open: boolean) => void
}

/**
 * A button whose popup is a chunk of its own. The press that closes an open popup must not open it again: the popup has
 * closed itself by the time the click arrives, so what counts is how things stood when the press began.
 */
export function useLatePopup(open: boolean, setOpen: (open: boolean) => void): LatePopup {
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
      if (!now) ref.current?.focus()
    },
  }
}

/** What a popup is placed by: a span that lies over the button, unseen by everybody. Its words name the popup. */
export const PopupAnchor = ({ ref, label, ...rest }: { label: string; ref?: RefObject<HTMLSpanElement | null> }) => (
  <span ref={ref} {...rest} className="ui-anchor-over" aria-hidden>
    <span className="ui-hidden">{label}</span>
  </span>
)
