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
 * What a press shows at once: the frame of the dialog and its title. The dialog itself takes its place a moment later. It
 * costs too much for the first frame.
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
