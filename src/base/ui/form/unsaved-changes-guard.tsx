import { useBlocker } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { filesOverFormParam } from '../file/shown-file'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface UnsavedChangesGuard {
  /** Leaves the form by `go`, but asks first when something was changed. */
  readonly leave: (go: () => void) => void
  readonly isAsking: boolean
  /** The question. `<Dialog guard>` renders it itself, a page renders it anywhere. */
  readonly dialog: ReactNode
}

export interface GuardedForm {
  readonly isDirty: () => boolean
  readonly isSaving: () => boolean
  readonly discard: () => void
}

export interface UnsavedChangesGuardOptions {
  /** True if a location is one of the form's own steps. */
  readonly isInside?: (next: Place) => boolean
}

interface Place {
  readonly pathname: string
  readonly search: unknown
}

function isOnlyFile(current: Place, next: Place): boolean {
  const rest = ({ pathname, search }: Place) => {
    const { [filesOverFormParam]: _, ...others } = search as Readonly<Record<string, unknown>>
    return JSON.stringify([pathname, others])
  }
  return rest(current) === rest(next)
}

/** A link, Back, Esc and the backdrop ask "Discard changes?". The form itself handles the closing of the tab. */
export function useUnsavedChangesGuard(
  form: GuardedForm,
  options: UnsavedChangesGuardOptions = {},
): UnsavedChangesGuard {
  const t = useWords(uiWords)
  const released = useRef(false)
  const latest = useRef({ ...form, ...options })
  useLayoutEffect(() => {
    latest.current = { ...form, ...options }
  })
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null)
  const blocked = useCallback(({ current, next }: { current: Place; next: Place }) => {
    if (released.current || !latest.current.isDirty() || isOnlyFile(current, next)) return false
    return !(latest.current.isInside?.(next) ?? false)
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: blocked,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const isAsking = pendingLeave !== null || blocker.status === 'blocked'
  const discard = () => {
    released.current = true
    latest.current.discard()
    setPendingLeave(null)
    if (blocker.status === 'blocked') blocker.proceed()
    pendingLeave?.()
    // The navigation is done by then. A form that is still mounted is guarded again.
    setTimeout(() => {
      released.current = false
    }, 500)
  }
  const stay = () => {
    setPendingLeave(null)
    if (blocker.status === 'blocked') blocker.reset()
  }
  return {
    leave: (target) => {
      // Values that are being saved are neither lost nor stored yet. The answer decides what happens to the form.
      if (latest.current.isSaving()) return
      if (latest.current.isDirty()) setPendingLeave(() => target)
      else target()
    },
    isAsking,
    dialog: (
      <ConfirmDialog
        opened={isAsking}
        title={t('discardTitle')}
        text={t('discardText')}
        cancelText={t('discardStay')}
        confirmText={t('discardGo')}
        danger
        onCancel={stay}
        onConfirm={discard}
      />
    ),
  }
}
