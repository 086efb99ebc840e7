import { ActionIcon } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from './toast'
import { useWords } from '../words/use-words'
import { uiWords } from '../words/words'

/** `what` completes the label: "Copy account number". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useWords(uiWords)
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
      toast.success(t('copied'))
    } catch {
      toast.error(t('notCopied'))
    }
  }
  return (
    <ActionIcon aria-label={t('copyOf', { what })} onClick={() => void copy()}>
      {done ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
    </ActionIcon>
  )
}
