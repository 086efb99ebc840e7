import './date-popup.css'
import 'dayjs/locale/nb'
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import type { Day } from '../../kit/day'
import { PopupAnchor } from '../dialog/lazy-popup'
import { useLanguage, useWords } from '../words/use-words'
import { dateWords } from '../words/words-date'

interface DatePopupProps {
  readonly label: string
  readonly open: boolean
  readonly onChange: (open: boolean) => void
  readonly value: Day | null
  readonly onPick: (day: string | null) => void
  readonly min: Day | undefined
  readonly max: Day | undefined
}

function Month({ value, onPick, min, max }: Pick<DatePopupProps, 'value' | 'onPick' | 'min' | 'max'>) {
  const t = useWords(dateWords)
  const [language] = useLanguage()
  const picker = useRef<HTMLDivElement>(null)
  // The arrow keys start at the chosen day, or at today.
  useEffect(() => picker.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus(), [])
  return (
    <DatePicker
      ref={picker}
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

/** The calendar of a date field. It is a separate chunk. */
export function DatePopup({ label, open, onChange, ...month }: DatePopupProps) {
  return (
    <Popover
      opened={open}
      onChange={onChange}
      position="bottom-end"
      trapFocus
      returnFocus={false}
      closeOnEscape={false}
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <PopupAnchor label={label} />
      </Popover.Target>
      <Popover.Dropdown
        data-mantine-stop-propagation
        // Esc is handled here: the library would give the focus to the chosen day, which disappears with the calendar.
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange(false)
        }}
      >
        <Month {...month} />
      </Popover.Dropdown>
    </Popover>
  )
}
