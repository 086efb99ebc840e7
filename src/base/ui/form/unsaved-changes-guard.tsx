import { useBlocker } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

export interface UnsavedChangesGuard {
  /** Leaves at once when nothing is changed, else asks first. */
  readonly leave: (go: () => void) => void
  readonly isAsking: boolean
  /** The confirmation; `<Dialog guard>` renders it itself, a page renders it anywhere. */
  readonly dialog: ReactNode
}

/** What the guard asks of a form; `FormState` has both. */
export interface GuardedForm {
  readonly isDirty: () => boolean
  /** Whether the form is on its way to the server. */
  readonly isSaving: () => boolean
}

export interface UnsavedChangesGuardOptions {
  /** Whether a location is still inside the form (its own steps). */
  readonly isInside?: (next: { pathname: string; search: unknown }) => boolean
  /** Whether a draft is stored, so that closing or reloading the tab loses nothing: then the browser does not ask. */
  readonly hasStoredDraft?: boolean
  /** Called when the user has chosen to discard the changes. */
  readonly onDiscard?: () => void
}

/**
 * Protects unsaved changes: while the form is dirty, a link, Back, Esc, the backdrop and closing the tab ask
 * "Discard changes?".
 */
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
  const blocked = useCallback(({ next }: { next: { pathname: string; search: unknown } }) => {
    if (released.current || !latest.current.isDirty()) return false
    return !(latest.current.isInside?.(next) ?? false)
  }, [])
  const blocker = useBlocker({
    shouldBlockFn: blocked,
    enableBeforeUnload: () => !released.current && latest.current.hasStoredDraft !== true && latest.current.isDirty(),
    withResolver: true,
  })
  const isAsking = pendingLeave !== null || blocker.status === 'blocked'
  const discard = () => {
    released.current = true
    latest.current.onDiscard?.()
    setPendingLeave(null)
    if (blocker.status === 'blocked') blocker.proceed()
    pendingLeave?.()
    // The navigation has happened by then; a form that is still mounted guards again.
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
      // What is being saved is neither lost nor kept yet: its answer decides what happens to the form.
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
