import './dialog-frame.css'
import { createPortal } from 'react-dom'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

export interface DialogFrameProps {
  /** Left out while the dialog's part is loaded. */
  readonly title?: string
  /** In px. */
  readonly width?: number
  readonly sidePane?: boolean
}

/**
 * The frame and the title of a dialog. They are shown directly after the click, because drawing the
 * whole dialog takes too long for the first frame. The dialog then replaces them.
 */
export function DialogFrame({ title, width = 800, sidePane = false }: DialogFrameProps) {
  const t = useWords(firstUiWords)
  return createPortal(
    <div
      className="ui-frame"
      role="dialog"
      aria-modal
      aria-busy
      aria-label={title ?? t('loading')}
      data-side-pane={sidePane || undefined}
    >
      <div style={{ maxWidth: sidePane ? undefined : width }}>{title}</div>
    </div>,
    document.body,
  )
}
