import './strip-bar.css'
import './tenancy-strip.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { monthOf, yearOf, type Day } from '../../../base/kit/day'
import { monthName } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { MonthVoucher } from '../../rent/rules-months'
import { currentAt, monthInSight, stripYears, type StripMonth } from '../rules-strip'
import { stripWords } from '../words-strip'
import { useStripScroll, type ShownYears } from './use-strip-scroll'

export interface TenancyStripProps<V extends MonthVoucher> {
  /** At least one month. */
  readonly months: readonly StripMonth<V>[]
  readonly today: Day
  /** Returns the sentence that describes a month. */
  readonly says: (month: StripMonth<V>) => string
  /** Returns the function that opens a month. Undefined: there is nothing to open. */
  readonly opens: (month: StripMonth<V>) => (() => void) | undefined
}

/** The width of a year in the line, in months. */
const monthsOfYear = (count: number) => ({ '--months': count }) as CSSProperties

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => Math.max(0, at - 12),
  PageDown: (at, last) => Math.min(last, at + 12),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The months of a tenancy as a line. It is one stop of the tab key, and the arrow keys move from month to month. */
export function TenancyStrip<V extends MonthVoucher>({ months, today, says, opens }: TenancyStripProps<V>) {
  const t = useWords(stripWords)
  const hint = useId()
  const days = months.map(({ of }) => of.month)
  const [chosen, setChosen] = useState<Day | null>(null)
  const [hovered, setHovered] = useState<Day | null>(null)
  const now = currentAt(days, today)
  const at = chosen !== null && days.includes(chosen) ? days.indexOf(chosen) : now
  const { ref, years, onScroll, show, turn } = useStripScroll(at)
  // A touch screen can't show a sentence on hovering. The first tap on a month shows its sentence,
  // and the second tap opens the month.
  const touched = useRef<Day | null>(null)
  const inSight = monthInSight(days, at, years?.inSight ?? null)
  const shown = months.find(({ of }) => of.month === hovered) ?? months[inSight]!

  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(at, months.length - 1)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (months[to] === undefined) return
    setChosen(days[to]!)
    show(to)
  }
  const monthUnder = (event: PointerEvent): Day | null =>
    ((event.target as Element).closest<HTMLElement>('[data-month]')?.dataset['month'] as Day | undefined) ?? null
  const press = (month: StripMonth<V>) => {
    const isFirstTouch = touched.current === month.of.month
    touched.current = null
    if (!isFirstTouch) opens(month)?.()
  }
  const open = opens(shown)
  return (
    <div className="strip">
      <p id={hint} className="ui-hidden">
        {t('hint')}
      </p>
      <div
        ref={ref}
        className="strip-scroller"
        role="toolbar"
        tabIndex={-1}
        aria-label={t('label')}
        aria-describedby={hint}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          const month = monthUnder(event)
          touched.current = event.pointerType === 'touch' && month !== shown.of.month ? month : null
        }}
        onPointerOver={(event) => setHovered(event.pointerType === 'touch' ? null : monthUnder(event))}
        onPointerLeave={() => setHovered(null)}
        onPointerCancel={() => {
          touched.current = null
        }}
      >
        {stripYears(months).map(({ year, months: own }) => (
          <div key={year} className="strip-year" data-year={year} style={monthsOfYear(own.length)}>
            {own.map((month) => (
              <Month
                key={month.of.month}
                month={month}
                says={says(month)}
                isStop={month.of.month === days[at]}
                isNow={month.of.month === days[now]}
                isShown={month === shown}
                opens={opens(month) !== undefined}
                onFocus={() => setChosen(month.of.month)}
                onPress={() => press(month)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="strip-foot">
        {/* The button of the month has the same text as its name. */}
        <p className="strip-says" aria-hidden>
          {says(shown)}
        </p>
        {open && (
          <button type="button" className="strip-open" aria-label={`${t('openIt')}: ${says(shown)}`} onClick={open}>
            {t('openIt')}
          </button>
        )}
        {years && <YearChoice years={years} turn={turn} />}
      </div>
    </div>
  )
}

/** The years in sight, with the way to other years. The arrow keys of the line lead there too, so the tab key skips this. */
function YearChoice({ years, turn }: { readonly years: ShownYears; readonly turn: (by: 1 | -1) => void }) {
  const t = useWords(stripWords)
  const { first, last } = years.inSight
  const ways = [
    [-1, 'yearBefore', years.isFirst, ChevronLeft],
    [1, 'yearAfter', years.isLast, ChevronRight],
  ] as const
  const [before, after] = ways.map(([by, key, isEnd, Icon]) => (
    <button key={key} type="button" tabIndex={-1} disabled={isEnd} aria-label={t(key)} onClick={() => turn(by)}>
      <Icon size={18} aria-hidden />
    </button>
  ))
  return (
    <span className="strip-years">
      {before}
      <span>{first === last ? first : `${first}–${last}`}</span>
      {after}
    </span>
  )
}

interface MonthProps {
  readonly month: StripMonth<MonthVoucher>
  readonly says: string
  /** The tab key stops at this month. */
  readonly isStop: boolean
  readonly isNow: boolean
  readonly isShown: boolean
  readonly opens: boolean
  readonly onFocus: () => void
  readonly onPress: () => void
}

function Month({ month: { of, state, height, events, deposit }, says, opens, ...props }: MonthProps) {
  const [language] = useLanguage()
  const number = monthOf(of.month)
  return (
    <button
      type="button"
      className="strip-month"
      data-month={of.month}
      data-shown={props.isShown || undefined}
      style={{ gridColumn: number }}
      aria-label={says}
      aria-current={props.isNow ? 'date' : undefined}
      aria-disabled={opens ? undefined : true}
      tabIndex={props.isStop ? 0 : -1}
      onFocus={props.onFocus}
      onClick={props.onPress}
    >
      <span className="strip-space">
        <span className="strip-bar" data-state={state} style={{ height: `${height}%` }} />
      </span>
      <span className="strip-events">
        {events.map(({ key, day, letter }) => (
          <span key={`${key} ${day} ${letter ?? ''}`} />
        ))}
      </span>
      <span className="strip-deposit" data-level={deposit} />
      {/* The style sheet draws the short name. The button's only text is its full sentence. */}
      <span className="strip-name" data-name={monthName(number, language).slice(0, 3)} data-year={yearOf(of.month)} />
    </button>
  )
}
