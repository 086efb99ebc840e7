import { lazy, Suspense, useSyncExternalStore } from 'react'
import { observable } from '../../kit/observable'
import type { Toast, ToastOptions } from './toast-region'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }))

/** The time for which a message is shown: 2 seconds, or 4.5 with a button or more than six words. */
export const toastDurationMs = (text: string, undo: boolean): number =>
  undo || text.trim().split(/\s+/).length > 6 ? 4500 : 2000

const shown = observable<readonly Toast[]>([])
const ids = { next: 1 }
const show = (kind: Toast['kind'], text: string, options: ToastOptions = {}): (() => void) => {
  const entry: Toast = {
    id: ids.next++,
    kind,
    text,
    durationMs: toastDurationMs(text, options.undo !== undefined),
    ...options,
  }
  shown.put([...shown.read().slice(-2), entry])
  return () => dismiss(entry.id)
}

/**
 * A message disappears automatically. Anything important must be on the page too. Returns a function that takes the
 * message away, for instance when what it says was undone.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
}

const dismiss = (id: number): void => shown.put(shown.read().filter((entry) => entry.id !== id))

/** The region of messages. It is mounted from the start, so that screen readers announce what is added to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(shown.subscribe, shown.read)
  return (
    <div className="ui-toasts" role="status" aria-live="polite" aria-atomic="false">
      {toasts.length > 0 && (
        <Suspense>
          <ToastRegion toasts={toasts} onDismiss={dismiss} />
        </Suspense>
      )}
    </div>
  )
}
