import { Button } from '@mantine/core'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import type { TrashType } from '../model'
import { trashWords } from '../words'
import { useRestore, type StaleAfterTrash, type TrashedRecord } from './use-restore'

export interface RestoreButtonProps {
  readonly type: TrashType
  readonly record: TrashedRecord
  readonly name: string
  readonly stale: StaleAfterTrash
  readonly onRestored?: () => void
  /** True for a small button in a list. Its label then contains the record's name. */
  readonly inList?: boolean
  /** If true, also restores everything that was moved to the trash folder together with the record. */
  readonly series?: boolean
}

/**
 * Restores a record. If that fails, no message is shown, and the record stays where it is (docs/rules/books.md#trash).
 */
export function RestoreButton({
  type,
  record,
  name,
  stale,
  onRestored,
  inList = false,
  series = false,
}: RestoreButtonProps) {
  const t = useWords(trashWords)
  const restore = useRestore(stale)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const worked = await restore(type, { ...record, withSeries: series })
    setBusy(false)
    if (!worked) return
    toast.success(t(series ? 'seriesRestored' : 'restored', { name }))
    onRestored?.()
  }
  return (
    <Button
      {...(series && !inList ? { variant: 'default' } : {})}
      {...(inList
        ? {
            variant: 'default',
            size: 'compact-md',
            'aria-label': t(series ? 'restoreSeriesOf' : 'restoreOf', { name }),
          }
        : {})}
      leftSection={<Undo2 size={16} aria-hidden />}
      loading={busy}
      onClick={() => void run()}
    >
      {t(series ? 'restoreSeries' : 'restore')}
    </Button>
  )
}
