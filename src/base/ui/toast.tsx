import { lazy, Suspense, useSyncExternalStore } from 'react'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }))

export interface ToastUndo {
  /** Left out: "Undo". */
  readonly text?: string
  readonly run: () => void
}
export interface ToastOptions {
  readonly undo?: ToastUndo
}
export interface Toast extends ToastOptions {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
  /** Milliseconds on the screen, without the fade. */
  readonly lasts: number
}

/** Two seconds; 4.5 with something to press or more than six words to read. */
export const lastsFor = (text: string, undo: boolean): number =>
  undo || text.trim().split(/\s+/).length > 6 ? 4500 : 2000

const told = new Set<() => void>()
const store: { toasts: readonly Toast[]; next: number } = { toasts: [], next: 1 }
const put = (toasts: readonly Toast[]) => {
  store.toasts = toasts
  for (const each of told) each()
}
const show = (kind: Toast['kind'], text: string, options: ToastOptions = {}) => {
  const one: Toast = { id: store.next++, kind, text, lasts: lastsFor(text, options.undo !== undefined), ...options }
  put([...store.toasts.slice(-2), one])
}

/** A passing note. Whatever matters must stand on the page too. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
}

export const dismissToast = (id: number): void => put(store.toasts.filter((one) => one.id !== id))

const subscribe = (each: () => void) => {
  told.add(each)
  return () => told.delete(each)
}

/** The place of the notes: a live region that is there from the start, so that what comes into it is read out. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, () => store.toasts)
  return (
    <div className="ui-toasts" role="status" aria-live="polite" aria-atomic="false">
      {toasts.length > 0 && (
        <Suspense>
          <ToastRegion toasts={toasts} />
        </Suspense>
      )}
    </div>
  )
}
