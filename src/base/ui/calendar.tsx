import './calendar.css'
import 'dayjs/locale/nb'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import type { Day } from '../kit/day'
import { useLanguage, useWords } from './use-words'
import { uiWords } from './words'

interface CalendarPanelProps {
  readonly value: Day | null
  readonly onPick: (day: string | null) => void
  readonly min?: Day | undefined
  readonly max?: Day | undefined
}

/** The month to pick a date from, Monday first. A chunk of its own: it loads when it is opened. */
export function CalendarPanel({ value, onPick, min, max }: CalendarPanelProps) {
  const t = useWords(uiWords)
  const [language] = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  // The panel comes after the popover has looked for something to focus: the chosen day, else today.
  useEffect(() => place.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus(), [])
  return (
    <DatePicker
      ref={place}
      locale={language}
      firstDayOfWeek={1}
      hideOutsideDates
      value={value}
      {...(value === null ? {} : { defaultDate: value })}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      onChange={onPick}
      allowDeselect={false}
      // Esc closes the calendar and not the dialog behind it.
      __stopPropagation
      ariaLabels={{
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousDecade: t('previousDecade'),
        nextDecade: t('nextDecade'),
      }}
    />
  )
}
