import { Anchor, Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { Repeat } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Day } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { ore } from '../../../base/kit/money'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { expenseCalls } from '../../expense/calls'
import { repeatCalls } from '../calls'
import type { ExpenseDetail } from '../../expense/model'
import { leftOutDates } from '../rules-plan'
import { isInProgress, restartedState, scheduleOf } from '../../expense/rules-repeat'
import { expenseWords } from '../../expense/words'
import { repeatWords } from '../words'
import { repeatPlanWords } from '../words-plan'
import { limitOfError, type PlanLimit } from '../../../landlord/plan/web/limit'
import { noteRepeatInProgress } from './repeats-in-progress'
import { causeOfStop, mayAddVoucher } from './plan-cause'
import { ResumeRepeats } from './ResumeRepeats'
import './repeat.css'

/** The number of vouchers that are shown at first. A button shows the rest. */
const few = 6

/** The vouchers of a repeat, the latest first. A voucher in the trash folder has a link to that folder. */
function SeriesList({ series, total }: { series: ExpenseDetail['series']; total: number }) {
  const t = useWords(repeatWords)
  const { pathname, searchStr } = useLocation()
  const [all, setAll] = useState(false)
  if (total === 0) return null
  const shown = all ? series : series.slice(0, few)
  return (
    <>
      <h4>{t('seriesTitle', { count: total })}</h4>
      <ul className="repeat-series">
        {shown.map((one) => (
          <li key={one.id}>
            <RouteLink
              href={
                one.isTrashed
                  ? `/home/trash-folder/bilag-${one.id}`
                  : patchUrl(pathname, searchStr, { bilag: one.id, file: undefined })
              }
            >
              {dmy(one.date)}
            </RouteLink>
            <span>
              {kr(one.sum)}
              {one.isTrashed && ` (${t('inTrash')})`}
            </span>
          </li>
        ))}
      </ul>
      {!all && series.length > few && (
        <p>
          <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
            {t('showAllSeries', { count: series.length })}
          </Button>
        </p>
      )}
      {all && total > series.length && <p className="ui-fine">{t('latestOf', { count: series.length, all: total })}</p>}
    </>
  )
}

export interface RepeatPartProps {
  readonly expense: ExpenseDetail
  readonly invalidates: readonly Row[]
  readonly onLimit: (limit: PlanLimit) => void
}

/** The repeat of a voucher. A generated voucher shows where it comes from. */
export function RepeatPart({ expense, invalidates, onLimit }: RepeatPartProps) {
  if (expense.isAutoGenerate) return <GeneratedByNote expense={expense} />
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
  const t = useWords(repeatWords)
  return (
    <h3 id="repeat-heading">
      <Repeat size={18} aria-hidden /> {t('repeatTitle')}
    </h3>
  )
}

export function GeneratedByNote({ expense }: { expense: Pick<ExpenseDetail, 'parentBilagId'> }) {
  const t = useWords(repeatWords)
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
  const t = useWords(repeatWords)
  // Showing the voucher notes that its repeat is in progress, also after a reload or on another device.
  useEffect(() => noteRepeatInProgress(expense, today()), [expense])
  const schedule = scheduleOf(expense)
  if (schedule === null) return null
  const next = restartedState(schedule, expense.stopped_on, today()).next_on
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
      {t('followedOn', { day: dmy(expense.followed_on) })}
    </Notice>
  )
  const { isRepeatStopped, stopped_by } = expense
  // There is nothing to generate and nothing to start.
  if (isRepeatStopped && next === null) return followed
  return (
    <>
      {followed}
      {!isRepeatStopped ? (
        <RunningRepeat expense={expense} />
      ) : stopped_by === '' ? (
        <>
          <p>
            {t('stoppedByYou')} <FirstLeftOut expense={expense} />
          </p>
          <p className="ui-fine">{t('startHelp', { day: dmy(next ?? '') })}</p>
        </>
      ) : (
        <StoppedByPlan expense={expense} invalidates={invalidates} next={next} />
      )}
      <StartOrStop expense={expense} invalidates={invalidates} onLimit={onLimit} />
    </>
  )
}

function FirstLeftOut({ expense: { stopped_on } }: Pick<RepeatPartProps, 'expense'>) {
  const t = useWords(repeatWords)
  return stopped_on === null ? null : t(stopped_on > today() ? 'nextWouldBe' : 'firstLeftOut', { day: dmy(stopped_on) })
}

function RunningRepeat({ expense }: Pick<RepeatPartProps, 'expense'>) {
  const t = useWords(repeatWords)
  const rhythmOf = useWords(expenseWords)
  const plan = useWords(repeatPlanWords)
  const { data } = useEndpointQuery(repeatCalls.planRepeats)
  const profile = useEndpointQuery(accountCalls.profile).data
  const { id, next_on, repeat } = expense
  const stops_on = data?.running.find((one) => one.id === id)?.stops_on ?? null
  const isLast = stops_on !== null && stops_on === next_on
  return (
    <>
      {isInProgress(expense, today()) ? (
        <p role="status">{t('inProgress', { name: expense.description, day: dmy(next_on ?? '') })}</p>
      ) : (
        next_on !== null && (
          <p>
            {isLast
              ? plan('nextDate', { rhythm: rhythmOf(repeat), day: dmy(next_on) })
              : t('nextOn', { rhythm: rhythmOf(repeat), day: dmy(next_on) })}{' '}
            {stops_on !== null &&
              profile !== undefined &&
              plan('stopsHere', { day: dmy(stops_on), cause: plan(causeOfStop(profile, stops_on)) })}
          </p>
        )
      )}
      <p className="ui-fine">{t('stopHelp')}</p>
    </>
  )
}

interface StoppedByPlanProps extends Pick<RepeatPartProps, 'expense' | 'invalidates'> {
  readonly next: Day | null
}

/**
 * Says that the plan has stopped the repeat. The button here also generates the vouchers that were
 * left out. The other button only starts the repeat from today.
 */
function StoppedByPlan({ expense, invalidates, next }: StoppedByPlanProps) {
  const t = useWords(repeatWords)
  const plan = useWords(repeatPlanWords)
  const profile = useEndpointQuery(accountCalls.profile).data
  const { id, stopped_by, stopped_on, sum } = expense
  const schedule = scheduleOf(expense)
  const isFree = stopped_by === 'freeLimit'
  const left_out = schedule === null || stopped_on === null ? 0 : leftOutDates(schedule, stopped_on, today()).length
  const amount = kr(ore(left_out * (sum ?? 0)))
  const mayStart = profile === undefined || mayAddVoucher(profile)
  return (
    <>
      <p>
        {t(isFree ? 'stoppedByFree' : 'stoppedByTrial')} <FirstLeftOut expense={expense} />{' '}
        {left_out > 0 && plan('leftOut', { count: left_out, amount })}{' '}
        {!mayStart && t(isFree ? 'stillFree' : 'stillTrial')}
      </p>
      {mayStart && left_out > 0 && (
        <div>
          <ResumeRepeats stopped={[{ id, left_out, sum: sum ?? ore(0) }]} invalidates={invalidates} />
        </div>
      )}
      {next !== null && <p className="ui-fine">{plan('fromTodayHelp', { day: dmy(next) })}</p>}
    </>
  )
}

function StartOrStop({ expense, invalidates, onLimit }: RepeatPartProps) {
  const t = useWords(repeatWords)
  const plan = useWords(repeatPlanWords)
  const [failed, setFailed] = useState<unknown>(null)
  const olds = { invalidates: [...invalidates, repeatCalls.planRepeats, expenseCalls.read, accountCalls.profile] }
  const start = useEndpointMutation(repeatCalls.startRepeat, olds)
  const stop = useEndpointMutation(repeatCalls.stopRepeat, olds)
  const { id, isRepeatStopped, stopped_by } = expense
  const input = { params: { id: String(id) } }

  /**
   * Starts or stops the repeat. The message offers an undo, except after an undo, or after a start
   * that follows a stop by the plan.
   */
  const change = async (to: 'start' | 'stop', isUndo = false) => {
    setFailed(null)
    try {
      await (to === 'start' ? start : stop).mutateAsync(input)
      const text = t(to === 'stop' ? 'repeatStopped' : 'repeatStarted')
      // The plan's stop left out dates. Stopping the repeat again would not restore that state, so
      // this start can't be undone.
      const isFinal = isUndo || (to === 'start' && stopped_by !== '')
      toast.success(text, isFinal ? {} : { undo: { run: () => void change(to === 'start' ? 'stop' : 'start', true) } })
    } catch (error) {
      const limit = limitOfError(error)
      if (limit !== null) onLimit(limit)
      else setFailed(error)
    }
  }
  return (
    <>
      <ErrorLine error={failed} />
      <p>
        <Button
          variant="default"
          loading={start.isPending || stop.isPending}
          onClick={() => void change(isRepeatStopped ? 'start' : 'stop')}
        >
          {!isRepeatStopped ? t('stopRepeat') : stopped_by === '' ? t('startRepeat') : plan('fromToday')}
        </Button>
      </p>
    </>
  )
}
