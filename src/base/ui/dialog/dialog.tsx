import './modal.css'
import { Button, Modal } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { DialogFrame } from './dialog-frame'
import { SidePane } from './side-pane'
import { useEscapeKey } from './use-escape-key'
import type { UnsavedChangesGuard } from '../form/unsaved-changes-guard'
import { useAfterPaint } from '../page/after-paint'
import { useFocusReturn } from './use-focus-return'
import { useScrollLock } from './use-scroll-lock'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface DialogProps {
  readonly title: string
  readonly opened: boolean
  readonly onClose: () => void
  /** With this, the dialog asks before Esc, backdrop or cross lose a change (`useUnsavedChangesGuard(form)`). */
  readonly guard?: UnsavedChangesGuard
  readonly size?: 'narrow' | 'normal' | 'wide'
  /**
   * From 1200 px the form's files are in a pane to its left. The pane is there even before there
   * are files.
   */
  readonly sidePane?: boolean
  /** The change of a shown record: an outlined button at the top right. */
  readonly action?: { readonly text: string; readonly onClick: () => void } | undefined
  readonly children: ReactNode
}

const widths = { narrow: 480, normal: 640, wide: 800 } as const

/** A dialog, at most 800 px wide without files next to its form. Below 768 px it fills the screen. */
export function Dialog(props: DialogProps) {
  const { title, opened, onClose, guard, size = 'normal', sidePane = false, action, children } = props
  const t = useWords(uiWords)
  const [pane, setPane] = useState<HTMLElement | null>(null)
  // The frame with its title answers the press. The dialog is drawn after it.
  const isDrawn = useAfterPaint(true, false)
  useFocusReturn(opened)
  useScrollLock(opened)
  const close = () => {
    if (guard) guard.leave(onClose)
    else onClose()
  }
  useEscapeKey(opened, close)
  if (!isDrawn) return opened && <DialogFrame title={title} width={widths[size]} sidePane={sidePane} />
  return (
    <>
      <Modal.Root
        opened={opened}
        onClose={close}
        size={widths[size]}
        {...(sidePane ? { yOffset: 16, xOffset: 24 } : {})}
        className={sidePane ? 'ui-dialog ui-dialog-side-pane' : 'ui-dialog'}
        transitionProps={{ duration: 0 }}
        closeOnEscape={false}
        returnFocus={false}
        lockScroll={false}
        trapFocus={guard?.isAsking !== true}
        attributes={{ header: { role: 'presentation' }, content: opened ? {} : { 'data-closing': true } }}
      >
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
            {action && (
              <Button variant="outline" size="compact-md" className="ui-dialog-action" onClick={action.onClick}>
                {action.text}
              </Button>
            )}
            <Modal.CloseButton aria-label={t('close')} />
          </Modal.Header>
          <Modal.Body>
            {sidePane ? (
              <>
                <div className="ui-side-pane" ref={setPane} />
                <div className="ui-dialog-form">
                  <SidePane value={pane}>{children}</SidePane>
                </div>
              </>
            ) : (
              children
            )}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
      {guard?.dialog}
    </>
  )
}
