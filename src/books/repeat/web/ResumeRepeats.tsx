import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { limitOfError, type PlanLimit } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { expenseCalls } from '../../expense/calls'
import { repeatCalls } from '../calls'
import type { StoppedRepeat } from '../model'
import { maxWithoutQuestion } from '../rules-many'
import { leftOutTotals } from '../rules-plan'
import { repeatPlanWords } from '../words-plan'
import { noteRepeatInProgress } from './repeats-in-progress'

export interface ResumeRepeatsProps {
  /** The stopped repeats. There is at least one. */
  readonly stopped: readonly Pick<StoppedRepeat, 'id' | 'left_out' | 'sum'>[]
  /** Calls whose answers are out of date afterwards. */
  readonly invalidates: readonly Row[]
}

/** Resumes repeats. The dates that were left out get their vouchers too. */
export function ResumeRepeats({ stopped, invalidates }: ResumeRepeatsProps) {
  const t = useWords(repeatPlanWords)
  const [isAsking, setAsking] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const [limit, setLimit] = useState<PlanLimit | null>(null)
  const profile = useEndpointQuery(accountCalls.profile).data
  const { mutateAsync, isPending } = useEndpointMutation(repeatCalls.resumeRepeats, {
    invalidates: [...invalidates, repeatCalls.planRepeats, expenseCalls.read, accountCalls.profile],
  })
  const { count, sum } = leftOutTotals(stopped)

  const resume = async () => {
    setAsking(false)
    setFailed(null)
    try {
      const { made, resumed } = await mutateAsync({ body: { ids: stopped.map(({ id }) => id) } })
      for (const one of resumed) noteRepeatInProgress(one, today())
      const isPartly = resumed.some(({ isRepeatStopped }) => isRepeatStopped)
      toast.success(t(isPartly ? 'resumedPartly' : 'resumed', { count: made }))
    } catch (error) {
      const found = limitOfError(error)
      if (found === null) setFailed(error)
      else setLimit(found)
    }
  }
  return (
    <>
      <ErrorLine error={failed} />
      <Button loading={isPending} onClick={() => (count > maxWithoutQuestion ? setAsking(true) : void resume())}>
        {count === 0 ? t('resume') : t('resumeWith', { count })}
      </Button>
      <ConfirmDialog
        title={t('manyTitle', { count })}
        text={t('manyText', { amount: kr(sum) })}
        opened={isAsking}
        onCancel={() => setAsking(false)}
        cancelText={t('manyNo')}
        confirmText={t('manyYes', { count })}
        onConfirm={() => void resume()}
      />
      {limit !== null && <LimitDialog limit={limit} profile={profile} onOk={() => setLimit(null)} />}
    </>
  )
}
