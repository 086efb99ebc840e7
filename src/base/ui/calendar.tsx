import './calendar.css'
import 'dayjs/locale/nb'
import { DatePicker } from '@mantine/dates'
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
  return (
    <DatePicker
      locale={language}
      firstDayOfWeek={1}
      hideOutsideDates
      value={value}
      {...(value === null ? {} : { defaultDate: value })}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      onChange={onPick}
      allowDeselect={false}
      ariaLabels={{
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousDecade: t('previousDecade'),
        nextDecade: t('nextDecade'),
        monthLevelControl: t('monthLevel'),
        yearLevelControl: t('yearLevel'),
      }}
    />
  )
}
