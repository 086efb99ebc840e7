import './dialog-frame.css'
import { createPortal } from 'react-dom'

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
export const DialogFrame = ({ title, width = 800, sidePane = false }: DialogFrameProps) =>
  createPortal(
    <div
      className="ui-frame"
      role="dialog"
      aria-modal
      aria-busy
      aria-label={title}
      data-side-pane={sidePane || undefined}
    >
      <div style={{ maxWidth: sidePane ? undefined : width }}>{title}</div>
    </div>,
    document.body,
  )
