import './modal.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEscapeKey } from './use-escape-key'
import type { UnsavedChangesGuard } from '../form/unsaved-changes-guard'
import { useFocusReturn } from './use-focus-return'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface DialogProps {
  /** A question or a noun. */
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
  /** From `useUnsavedChangesGuard(form)`: Esc, backdrop and the cross ask when something is changed. */
  readonly guard?: UnsavedChangesGuard
  readonly size?: 'narrow' | 'normal' | 'wide'
  readonly children: ReactNode
}

const widths = { narrow: 480, normal: 640, wide: 800 } as const

/** A dialog, at most 800 px wide, the whole screen below 768; focus comes in and goes back to what opened it. */
export function Dialog({ title, opened, onClose, guard, size = 'normal', children }: DialogProps) {
  const t = useWords(uiWords)
  useFocusReturn(opened)
  const close = () => {
    if (guard) guard.leave(onClose)
    else onClose()
  }
  useEscapeKey(opened, close)
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        size={widths[size]}
        className="ui-dialog"
        closeOnEscape={false}
        returnFocus={false}
        trapFocus={guard?.isAsking !== true}
        closeButtonProps={{ 'aria-label': t('close') }}
        attributes={{ header: { role: 'presentation' }, content: opened ? {} : { 'data-closing': true } }}
      >
        {children}
      </Modal>
      {guard?.dialog}
    </>
  )
}
