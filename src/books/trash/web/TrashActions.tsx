import { useState } from 'react'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { trashCalls } from '../calls'
import type { TrashType } from '../model'
import { trashWords } from '../words'
import { RestoreButton } from './RestoreButton'
import type { StaleAfterTrash, TrashedRecord } from './use-restore'
import { LeaveButton } from '../../../base/ui/form/leave-button'

export interface TrashActionsProps {
  readonly type: TrashType
  readonly record: TrashedRecord
  readonly name: string
  /** True if a repeat has generated vouchers from the record. */
  readonly hasSeries: boolean
  readonly inSeries: boolean
  readonly stale: StaleAfterTrash
  readonly onGone: () => void
}

export function TrashActions({ type, record, name, hasSeries, inSeries, stale, onGone }: TrashActionsProps) {
  const t = useWords(trashWords)
  const [confirming, setConfirming] = useState(false)
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  return (
    <>
      <div className="ui-form-actions">
        <LeaveButton danger onClick={() => setConfirming(true)}>
          {t('deleteForGood')}
        </LeaveButton>
        {inSeries && <RestoreButton series type={type} record={record} name={name} stale={stale} onRestored={onGone} />}
        <RestoreButton type={type} record={record} name={name} stale={stale} onRestored={onGone} />
      </div>
      <ConfirmMutation
        title={t('deleteTitle', { name })}
        text={
          <>
            {t('deleteText')} {hasSeries && t('deleteSeries')}{' '}
            {profile && !profile.subscriptionActive && t('deleteFrees')}
          </>
        }
        opened={confirming}
        cancelText={t('keep')}
        confirmText={t('deleteForGood')}
        row={trashCalls.remove}
        input={{ params: { type, id: String(record.id) } }}
        invalidates={[...stale.lists, accountCalls.profile]}
        onCancel={() => setConfirming(false)}
        onDone={() => {
          toast.success(t('deleted', { name }))
          onGone()
        }}
      />
    </>
  )
}
