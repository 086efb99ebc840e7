import { Button, CloseButton } from '@mantine/core'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dismissToast, type Toast } from './toast'
import { useWords } from './use-words'
import { uiWords } from './words'

const fade = 300

function OneToast({ one }: { one: Toast }) {
  const t = useWords(uiWords)
  const [held, setHeld] = useState(false)
  const [going, setGoing] = useState(false)
  useEffect(() => {
    if (held) return
    const leave = setTimeout(() => setGoing(true), one.lasts)
    const remove = setTimeout(() => dismissToast(one.id), one.lasts + fade)
    return () => {
      clearTimeout(leave)
      clearTimeout(remove)
    }
  }, [held, one])
  const hold = () => {
    setHeld(true)
    setGoing(false)
  }
  const Icon = one.kind === 'success' ? CircleCheck : CircleAlert
  return (
    <div
      className="ui-toast"
      data-kind={one.kind}
      data-going={going || undefined}
      onMouseEnter={hold}
      onMouseLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <span>{one.text}</span>
      {one.undo && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            one.undo?.run()
            dismissToast(one.id)
          }}
        >
          {one.undo.text ?? t('undo')}
        </Button>
      )}
      <CloseButton aria-label={t('close')} onClick={() => dismissToast(one.id)} />
    </div>
  )
}

/** The notes that are shown now. */
export function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map((one) => <OneToast key={one.id} one={one} />)
}
