import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { Notice } from '../../../base/ui/page/notice'
import { refresh, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { expenseCalls } from '../../expense/calls'
import { isInProgress } from '../../expense/rules-repeat'
import { useExpenseName } from '../../expense/web/use-expense-name'
import { repeatWords } from '../words'
import { forgetRepeatInProgress, readRepeats, subscribeRepeats } from './repeats-in-progress'

/** The time between two requests, in ms. A job writes a hundred vouchers in less time. */
const pause = 1500

export interface RepeatsInProgressProps {
  /** Calls that list vouchers. They are refreshed while the vouchers are being written. */
  readonly invalidates: readonly Row[]
}

/** Refreshes the lists until all vouchers are there. */
export function RepeatsInProgress({ invalidates }: RepeatsInProgressProps) {
  const ids = useSyncExternalStore(subscribeRepeats, readRepeats)
  return (
    <div role="status">
      {ids.map((id) => (
        <RepeatInProgress key={id} id={id} invalidates={invalidates} />
      ))}
    </div>
  )
}

function RepeatInProgress({ id, invalidates }: RepeatsInProgressProps & { readonly id: number }) {
  const t = useWords(repeatWords)
  const nameOf = useExpenseName()
  const { data, error, isFetchedAfterMount } = useEndpointQuery(
    expenseCalls.read,
    { params: { id: String(id) } },
    { staleTime: 0, refetchInterval: pause },
  )
  const next = data?.next_on
  const made = data?.seriesTotal
  // The cached data may be older than the last save.
  const isOver =
    isFetchedAfterMount && (data ? !isInProgress(data, today()) : error instanceof CallError && error.status === 404)
  const fill = useEffectEvent(() => refresh(invalidates))
  useEffect(() => {
    if (made !== undefined) fill()
  }, [made])
  useEffect(() => {
    if (!isOver) return
    // Refreshes once more, because the last batch may have added no voucher.
    fill()
    forgetRepeatInProgress(id)
  }, [isOver, id])
  if (isOver || !data || typeof next !== 'string') return null
  return <Notice>{t('inProgress', { name: nameOf(data), day: dmy(next) })}</Notice>
}
