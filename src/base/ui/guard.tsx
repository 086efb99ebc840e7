import { useBlocker } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog'
import { useWords } from './use-words'
import { uiWords } from './words'

export interface DiscardGuard {
  /** Goes on at once when nothing is changed, else asks first. */
  readonly leave: (go: () => void) => void
  readonly asking: boolean
  /** The question; `<Dialog guard>` draws it itself, a page puts it anywhere. */
  readonly dialog: ReactNode
}

export interface GuardOptions {
  /** Addresses that are still inside the form (its own steps). */
  readonly stays?: (next: { pathname: string; search: unknown }) => boolean
  /** Whether closing or reloading the tab loses nothing, because a draft is kept: then the browser does not ask. */
  readonly kept?: boolean
  /** Told when the landlord has chosen to throw the changes away. */
  readonly onDiscard?: () => void
}

/**
 * Keeps unsaved changes: a link, Back, Esc, the backdrop or closing the tab ask "Discard changes?" while `isDirty`
 * says so. Nothing changed, no question.
 */
export function useDiscardGuard(isDirty: () => boolean, options: GuardOptions = {}): DiscardGuard {
  const t = useWords(uiWords)
  const released = useRef(false)
  const ask = useRef({ isDirty, ...options })
  useLayoutEffect(() => {
    ask.current = { isDirty, ...options }
  })
  const [wanted, setWanted] = useState<(() => void) | null>(null)
  const blocked = useCallback(({ next }: { next: { pathname: string; search: unknown } }) => {
    if (released.current || !ask.current.isDirty()) return false
    return !(ask.current.stays?.(next) ?? false)
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: blocked,
    enableBeforeUnload: () => !released.current && ask.current.kept !== true && ask.current.isDirty(),
    withResolver: true,
  })
  const asking = wanted !== null || blocker.status === 'blocked'
  const go = () => {
    released.current = true
    ask.current.onDiscard?.()
    setWanted(null)
    if (blocker.status === 'blocked') blocker.proceed()
    wanted?.()
    // The leave that was allowed has happened by the next turn; a form that is still there guards again.
    setTimeout(() => {
      released.current = false
    }, 500)
  }
  const stay = () => {
    setWanted(null)
    if (blocker.status === 'blocked') blocker.reset()
  }
  return {
    leave: (target) => {
      if (ask.current.isDirty()) setWanted(() => target)
      else target()
    },
    asking,
    dialog: (
      <ConfirmDialog
        opened={asking}
        title={t('discardTitle')}
        text={t('discardText')}
        cancelText={t('discardStay')}
        confirmText={t('discardGo')}
        danger
        onCancel={stay}
        onConfirm={go}
      />
    ),
  }
}
