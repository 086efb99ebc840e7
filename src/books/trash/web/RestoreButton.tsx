import { Button } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import type { TrashType } from '../model'
import { trashWords } from '../words'
import { useRestore, type Trashed } from './use-restore'

export interface RestoreButtonProps {
  readonly type: TrashType
  readonly record: Trashed
  readonly name: string
  readonly refreshes: readonly Row[]
  readonly onRestored?: () => void
  /** One of many, in a list: small, and told apart by its name. */
  readonly inList?: boolean
}

/** Brings a record back. When that fails nothing is said and the record stays where it is (specification 1, section 4). */
export function RestoreButton({ type, record, name, refreshes, onRestored, inList = false }: RestoreButtonProps) {
  const t = useWords(trashWords)
  const restore = useRestore(refreshes)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const worked = await restore(type, record)
    setBusy(false)
    if (!worked) return
    toast.success(t('restored', { name }))
    onRestored?.()
  }
  return (
    <Button
      {...(inList ? { variant: 'default', size: 'compact-md', 'aria-label': t('restoreOf', { name }) } : {})}
      leftSection={<Undo2 size={16} aria-hidden />}
      loading={busy}
      onClick={() => void run()}
    >
      {t('restore')}
    </Button>
  )
}
