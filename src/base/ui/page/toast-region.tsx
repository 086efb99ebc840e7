import './toast-region.css'
import { Button, CloseButton } from '@mantine/core'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { toastBottom } from './toast-place'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

interface ToastUndo {
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
  /** The time for which the message is shown, without its fade. */
  readonly durationMs: number
}

interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: number) => void
}

const fade = 300

function ToastMessage({ toast, onDismiss }: { toast: Toast } & Pick<ToastRegionProps, 'onDismiss'>) {
  const t = useWords(firstUiWords)
  const [paused, setPaused] = useState(false)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (paused) return
    const leave = setTimeout(() => setLeaving(true), toast.durationMs)
    const remove = setTimeout(() => onDismiss(toast.id), toast.durationMs + fade)
    return () => {
      clearTimeout(leave)
      clearTimeout(remove)
    }
  }, [paused, toast, onDismiss])
  const pause = () => {
    setPaused(true)
    setLeaving(false)
  }
  const Icon = toast.kind === 'success' ? CircleCheck : CircleAlert
  return (
    <div
      className="ui-toast"
      data-kind={toast.kind}
      data-going={leaving || undefined}
      onMouseEnter={pause}
      onMouseLeave={() => setPaused(false)}
      onFocus={pause}
      onBlur={() => setPaused(false)}
    >
      <Icon size={20} aria-hidden />
      <span>{toast.text}</span>
      {toast.undo && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            toast.undo?.run()
            onDismiss(toast.id)
          }}
        >
          {toast.undo.text ?? t('undo')}
        </Button>
      )}
      <CloseButton aria-label={t('close')} onClick={() => onDismiss(toast.id)} />
    </div>
  )
}

/** The importance of an element: a button more than a link or a row that leads to a page, the focused one most. */
const weightOf = (element: Element): number =>
  element === document.activeElement ? 100 : element.matches('button, input, select, textarea') ? 10 : 1

/** Places the messages. They stay where they are while the pointer or the focus is there. */
function placeToasts(): void {
  const region = document.querySelector<HTMLElement>('.ui-toasts')
  if (!region || region.matches(':hover, :focus-within')) return
  const boxes = [...region.querySelectorAll('.ui-toast')].map((one) => one.getBoundingClientRect())
  if (boxes.length === 0) return
  // Behind a dialog nothing can be clicked.
  const front = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? document.body
  // A dialog in front is still loading its buttons. If a message moved now, a button could later
  // appear under it, and the message stays where it is while the pointer is on it.
  if (front.ariaBusy === 'true') return
  const pressables = [...front.querySelectorAll('button, input, select, textarea, a[href], [role="button"], label')]
    .filter((one) => !region.contains(one))
    .map((one) => ({ box: one.getBoundingClientRect(), weight: weightOf(one) }))
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = toastBottom({ left, right, height: region.offsetHeight }, window.innerHeight, pressables)
  region.style.insetBlockEnd = `${bottom}px`
}

export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  useLayoutEffect(placeToasts, [toasts])
  useEffect(() => {
    // When a dialog closes, a page appears or a list is scrolled, the place is calculated again in the next frame.
    let frame = 0
    const again = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(placeToasts)
    }
    const seen = new MutationObserver(again)
    seen.observe(document.body, { childList: true, subtree: true })
    const control = new AbortController()
    window.addEventListener('resize', again, { signal: control.signal })
    document.addEventListener('scroll', again, { signal: control.signal, capture: true, passive: true })
    document.addEventListener('focusin', again, { signal: control.signal })
    return () => {
      cancelAnimationFrame(frame)
      seen.disconnect()
      control.abort()
    }
  }, [])
  return toasts.map((toast) => <ToastMessage key={toast.id} toast={toast} onDismiss={onDismiss} />)
}
