import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { useAnswer } from '../../../base/ui/answer'
import { SendQuestion } from '../../../base/ui/send-question'
import { toast } from '../../../base/ui/toast'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { trashCalls } from '../calls'
import type { TrashType } from '../model'
import { trashWords } from '../words'
import { RestoreButton } from './RestoreButton'
import type { Trashed } from './use-restore'

export interface TrashActionsProps {
  readonly type: TrashType
  readonly record: Trashed
  readonly name: string
  /** Whether a repeat has made others of it. */
  readonly hasSeries: boolean
  readonly refreshes: readonly Row[]
  /** After it was restored or deleted. */
  readonly onGone: () => void
}

/** What can be done with a record in the trash folder: bring it back, or delete it with its files. */
export function TrashActions({ type, record, name, hasSeries, refreshes, onGone }: TrashActionsProps) {
  const t = useWords(trashWords)
  const [asking, setAsking] = useState(false)
  const { data: profile } = useAnswer(accountCalls.profile)
  return (
    <>
      <div className="ui-form-actions">
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          {t('deleteForGood')}
        </Button>
        <RestoreButton type={type} record={record} name={name} refreshes={refreshes} onRestored={onGone} />
      </div>
      <SendQuestion
        title={t('deleteTitle', { name })}
        text={
          <>
            {t('deleteText')} {hasSeries && t('deleteSeries')}{' '}
            {profile && !profile.subscriptionActive && t('deleteFrees')}
          </>
        }
        opened={asking}
        cancelText={t('keep')}
        confirmText={t('deleteForGood')}
        row={trashCalls.remove}
        input={{ params: { type, id: String(record.id) } }}
        refreshes={[...refreshes, accountCalls.profile]}
        onCancel={() => setAsking(false)}
        onDone={() => {
          toast.success(t('deleted', { name }))
          onGone()
        }}
      />
    </>
  )
}
