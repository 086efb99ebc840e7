import { Anchor } from '@mantine/core'
import { Notice } from '../../../base/ui/page/notice'
import { useWords } from '../../../base/ui/words/use-words'
import { workbenchWords } from '../../../books/expense/words-workbench'
import type { FileQueue } from './use-file-queue'

/** Which of several receipts this is, and the way to take them as one. */
export function QueueNote({ number, all, waiting, join }: Pick<FileQueue, 'number' | 'all' | 'waiting' | 'join'>) {
  const w = useWords(workbenchWords)
  if (all < 2) return null
  return (
    <Notice
      label={w('queue')}
      action={
        waiting > 0 && (
          <Anchor component="button" type="button" inherit onClick={join}>
            {w('queueJoin')}
          </Anchor>
        )
      }
    >
      {w('queueAt', { number, all })}
    </Notice>
  )
}
