import { Anchor, Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { Repeat } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { expenseCalls } from '../calls'
import type { ExpenseDetail } from '../model'
import { isInProgress, restarted, scheduleOf } from '../rules-repeat'
import { expenseWords } from '../words'
import { limitOfError, type Limit } from '../../../landlord/subscription/web/limit'
import { noteRepeat } from './repeats-in-progress'
import { SeriesList } from './SeriesList'

export interface RepeatPartProps {
  readonly expense: ExpenseDetail
  readonly invalidates: readonly Row[]
  /** The plan has something against going on. */
  readonly onLimit: (limit: Limit) => void
}

/** How a voucher repeats: what comes next, start and stop, and what it has made; on a made one, where it comes from. */
export function RepeatPart({ expense, invalidates, onLimit }: RepeatPartProps) {
  if (expense.isAutoGenerate) return <MadeBy expense={expense} />
  const schedule = scheduleOf(expense)
  if (schedule === null && expense.seriesTotal === 0) return null
  return (
    <section className="ui-part repeat-part" aria-labelledby="repeat-heading">
      <RepeatHeading />
      {schedule !== null && <RepeatState expense={expense} invalidates={invalidates} onLimit={onLimit} />}
      <SeriesList series={expense.series} total={expense.seriesTotal} />
    </section>
  )
}

function RepeatHeading() {
  const t = useWords(expenseWords)
  return (
    <h3 id="repeat-heading">
      <Repeat size={18} aria-hidden /> {t('repeatTitle')}
    </h3>
  )
}

/** Why a voucher's fields are locked, and the way to the one that repeats. */
export function MadeBy({ expense }: { expense: Pick<ExpenseDetail, 'parentBilagId'> }) {
  const t = useWords(expenseWords)
  const { pathname, searchStr } = useLocation()
  const { parentBilagId } = expense
  return (
    <Notice
      action={
        parentBilagId === null ? undefined : (
          <Anchor
            component={RouteLink}
            href={patchUrl(pathname, searchStr, { bilag: parentBilagId, edit: undefined, file: undefined })}
          >
            {t('toParent')}
          </Anchor>
        )
      }
    >
      {t('automaticNote')}
    </Notice>
  )
}

function RepeatState({ expense, invalidates, onLimit }: RepeatPartProps) {
  const { pathname, searchStr } = useLocation()
  const t = useWords(expenseWords)
  const [failed, setFailed] = useState<unknown>(null)
  const olds = { invalidates: [...invalidates, expenseCalls.read, accountCalls.profile] }
  const start = useEndpointMutation(expenseCalls.startRepeat, olds)
  const stop = useEndpointMutation(expenseCalls.stopRepeat, olds)
  // Whoever looks at it learns of it, also after a reload or on another device.
  useEffect(() => noteRepeat(expense, today()), [expense])
  const schedule = scheduleOf(expense)
  if (schedule === null) return null
  const { isRepeatStopped, next_on, stopped_by, stopped_on } = expense
  const next = restarted(schedule, stopped_on, today()).next_on
  const input = { params: { id: String(expense.id) } }

  /** Sends, tells what has happened, and offers the way back once. */
  const change = async (to: 'start' | 'stop', isUndo = false) => {
    setFailed(null)
    try {
      const now = await (to === 'start' ? start : stop).mutateAsync(input)
      const text = to === 'stop' ? t('repeatStopped') : t('repeatStarted', { date: dmy(now.next_on ?? '') })
      toast.success(text, isUndo ? {} : { undo: { run: () => void change(to === 'start' ? 'stop' : 'start', true) } })
    } catch (error) {
      const limit = limitOfError(error)
      if (limit !== null) onLimit(limit)
      else setFailed(error)
    }
  }
  const followed = expense.followed_on !== null && (
    <Notice
      action={
        expense.followedBilagId !== null && (
          <Anchor
            component={RouteLink}
            href={patchUrl(pathname, searchStr, { bilag: expense.followedBilagId, edit: undefined, file: undefined })}
          >
            {t('toFollower')}
          </Anchor>
        )
      }
    >
      {t('followedOn', { date: dmy(expense.followed_on) })}
    </Notice>
  )
  // Nothing is left to be made, and nothing to be started.
  if (isRepeatStopped && next === null) return followed
  return (
    <>
      {followed}
      {isRepeatStopped ? (
        <>
          <p>
            {t(
              stopped_by === 'freeLimit'
                ? 'stoppedByFree'
                : stopped_by === 'endOf30Days'
                  ? 'stoppedByTrial'
                  : 'stoppedByYou',
            )}{' '}
            {stopped_on !== null && t('firstLeftOut', { date: dmy(stopped_on) })}
          </p>
          <p className="ui-fine">{t('startHelp', { date: dmy(next ?? '') })}</p>
        </>
      ) : (
        <>
          {isInProgress(expense, today()) ? (
            <p role="status">{t('inProgress', { name: expense.description, date: dmy(next_on ?? '') })}</p>
          ) : (
            next_on !== null && <p>{t('nextOn', { rhythm: t(expense.repeat), date: dmy(next_on) })}</p>
          )}
          <p className="ui-fine">{t('stopHelp')}</p>
        </>
      )}
      <ErrorLine error={failed} />
      <p>
        <Button
          variant="default"
          loading={start.isPending || stop.isPending}
          onClick={() => void change(isRepeatStopped ? 'start' : 'stop')}
        >
          {t(isRepeatStopped ? 'startRepeat' : 'stopRepeat')}
        </Button>
      </p>
    </>
  )
}
