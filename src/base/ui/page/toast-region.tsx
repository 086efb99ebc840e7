import './toast-region.css'
import { Button, CloseButton } from '@mantine/core'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dismissToast, type Toast } from './toast'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

const fade = 300

function ToastMessage({ toast }: { toast: Toast }) {
  const t = useWords(uiWords)
  const [paused, setPaused] = useState(false)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (paused) return
    const leave = setTimeout(() => setLeaving(true), toast.durationMs)
    const remove = setTimeout(() => dismissToast(toast.id), toast.durationMs + fade)
    return () => {
      clearTimeout(leave)
      clearTimeout(remove)
    }
  }, [paused, toast])
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
            dismissToast(toast.id)
          }}
        >
          {toast.undo.text ?? t('undo')}
        </Button>
      )}
      <CloseButton aria-label={t('close')} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}

/** The toasts on the screen. */
export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map((toast) => <ToastMessage key={toast.id} toast={toast} />)
}
