import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { YearsInSight } from '../rules-strip'

export interface ShownYears {
  /** The years of the first and the last month in sight. On a phone it is one year. */
  readonly inSight: YearsInSight
  readonly isFirst: boolean
  readonly isLast: boolean
}

export interface StripScroll {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Null when all months are in sight. */
  readonly years: ShownYears | null
  readonly onScroll: () => void
  /** Brings a month in sight and moves the focus to it. */
  readonly show: (at: number) => void
  /** Goes to the year after (1) or before (-1). */
  readonly turn: (by: 1 | -1) => void
}

const monthsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('.strip-month')]
const yearsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('.strip-year')]

/** Scrolls a month into sight. On a phone, where a year is as wide as the strip, the whole year is shown. */
function scrollTo(scroller: HTMLElement, at: number): void {
  const month = monthsIn(scroller)[at]
  const year = month?.parentElement
  if (!month || !year) return
  const width = scroller.clientWidth
  if (year.offsetWidth >= width - 1) scroller.scrollLeft = year.offsetLeft
  else if (month.offsetLeft < scroller.scrollLeft) scroller.scrollLeft = month.offsetLeft
  else if (month.offsetLeft + month.offsetWidth > scroller.scrollLeft + width)
    scroller.scrollLeft = month.offsetLeft + month.offsetWidth - width
}

/** The least width of a month. */
const leastMonth = 36

/** Makes the months as wide as needed for whole months to fill the strip, so that none is cut at its end. */
function fitMonths(scroller: HTMLElement): void {
  const width = scroller.clientWidth
  scroller.style.setProperty('--strip-month', `${width / Math.max(1, Math.floor(width / leastMonth))}px`)
}

function shownYears(scroller: HTMLElement): ShownYears | null {
  const { scrollLeft, scrollWidth, clientWidth } = scroller
  if (scrollWidth <= clientWidth + 1) return null
  const months = monthsIn(scroller).map((one) => ({
    year: Number(one.dataset['month']?.slice(0, 4)),
    at: one.offsetLeft + one.offsetWidth / 2,
  }))
  const first = months.find(({ at }) => at > scrollLeft)?.year ?? 0
  const last = months.findLast(({ at }) => at < scrollLeft + clientWidth)?.year ?? first
  return {
    inSight: { first, last: Math.max(first, last) },
    isFirst: scrollLeft <= 1,
    isLast: scrollLeft + clientWidth >= scrollWidth - 1,
  }
}

/** The sideways scrolling of the strip of months. It begins at the month `at`. */
export function useStripScroll(at: number): StripScroll {
  const ref = useRef<HTMLDivElement>(null)
  const [years, setYears] = useState<ShownYears | null>(null)
  const onScroll = useCallback(() => {
    const next = ref.current && shownYears(ref.current)
    setYears((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }, [])
  const begin = useRef(at)
  useLayoutEffect(() => {
    const scroller = ref.current
    if (scroller === null) return
    fitMonths(scroller)
    scrollTo(scroller, begin.current)
    const observer = new ResizeObserver(() => {
      fitMonths(scroller)
      onScroll()
    })
    observer.observe(scroller)
    onScroll()
    return () => observer.disconnect()
  }, [onScroll])
  return {
    ref,
    years,
    onScroll,
    show: (to) => {
      if (ref.current === null) return
      scrollTo(ref.current, to)
      monthsIn(ref.current)[to]?.focus({ preventScroll: true })
    },
    turn: (by) => {
      const scroller = ref.current
      if (scroller === null) return
      const left = scroller.scrollLeft
      const places = yearsIn(scroller).map(({ offsetLeft }) => offsetLeft)
      const to = by === 1 ? places.find((place) => place > left + 1) : places.findLast((place) => place < left - 1)
      scroller.scrollTo({ left: to ?? (by === 1 ? scroller.scrollWidth : 0) })
    },
  }
}
