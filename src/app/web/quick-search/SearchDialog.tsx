import '../../../base/ui/dialog/dialog-frame.css'
import { CloseButton } from '@mantine/core'
import { useFocusTrap } from '@mantine/hooks'
import { useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useEscapeKey } from '../../../base/ui/dialog/use-escape-key'
import { useFocusReturn } from '../../../base/ui/dialog/use-focus-return'
import { useScrollLock } from '../../../base/ui/dialog/use-scroll-lock'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'

export interface SearchDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** The element with `data-autofocus` in it gets the focus. */
  readonly children: ReactNode
}

/**
 * The dialog of the search. Its field must be there in the frame after the press, because the first letter may follow
 * at once. The library's dialog takes too long for one frame.
 */
export function SearchDialog({ title, onClose, children }: SearchDialogProps) {
  const t = useWords(uiWords)
  const titleId = useId()
  const trap = useFocusTrap()
  // A press that begins in the dialog, as a selection of text does, may end beside it.
  const beganBeside = useRef(false)
  useFocusReturn(true)
  useScrollLock(true)
  useEscapeKey(true, onClose)
  return createPortal(
    // The keyboard closes the dialog by Esc or its button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="ui-frame"
      onPointerDown={({ target, currentTarget }) => {
        beganBeside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && beganBeside.current) onClose()
      }}
    >
      <section ref={trap} className="search-dialog" role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1}>
        <header className="search-dialog-head" role="presentation">
          <h2 id={titleId}>{title}</h2>
          <CloseButton aria-label={t('close')} onClick={onClose} />
        </header>
        {children}
      </section>
    </div>,
    document.body,
  )
}
