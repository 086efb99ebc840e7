import './modal.css'
import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorLine } from '../page/error-line'
import { useEscapeKey } from './use-escape-key'
import { useFocusReturn } from './use-focus-return'
import { useScrollLock } from './use-scroll-lock'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface ConfirmDialogProps {
  readonly title: string
  readonly text: ReactNode
  readonly opened: boolean
  readonly onCancel: () => void
  /** A verb. The safe button has the focus. Left out: "Cancel". */
  readonly cancelText?: string
  /** A verb: "Move to trash". Without this and `onConfirm` the dialog only informs. */
  readonly confirmText?: string
  readonly onConfirm?: () => void
  /** A third choice, less safe than the others. Without `confirmText` the safe button is filled. */
  readonly second?: { readonly text: string; readonly onClick: () => void }
  readonly danger?: boolean
  /** Set when another button, in `text`, is the recommended choice. */
  readonly quiet?: boolean
  readonly busy?: boolean
  readonly error?: unknown
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    opened,
    onCancel,
    cancelText,
    confirmText,
    onConfirm,
    second,
    danger = false,
    quiet = false,
    busy = false,
    error,
  } = props
  const t = useWords(uiWords)
  // Closing the question can't cancel a request that has been sent.
  const cancel = busy ? () => undefined : onCancel
  useEscapeKey(opened, cancel)
  useFocusReturn(opened)
  useScrollLock(opened)
  return (
    <Modal
      opened={opened}
      onClose={cancel}
      title={title}
      size={480}
      centered
      className="ui-confirm"
      zIndex={300}
      closeOnEscape={false}
      returnFocus={false}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': t('close'), disabled: busy }}
      attributes={{ header: { role: 'presentation' }, content: opened ? {} : { 'data-closing': true } }}
    >
      <div className="ui-confirm-text">{text}</div>
      <ErrorLine error={error} />
      <div className="ui-buttons">
        <Button
          variant={second !== undefined && confirmText === undefined ? 'filled' : 'default'}
          onClick={cancel}
          disabled={busy}
          data-autofocus
        >
          {cancelText ?? t('cancel')}
        </Button>
        {second !== undefined && (
          <Button variant="default" onClick={second.onClick} disabled={busy}>
            {second.text}
          </Button>
        )}
        {confirmText !== undefined && onConfirm !== undefined && (
          <Button
            {...(danger && { color: 'red' })}
            {...(quiet && { variant: 'default' })}
            loading={busy}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        )}
      </div>
    </Modal>
  )
}
