import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isDay, parseDay, type Day } from '../kit/day'
import { shared, type FieldProps, type FieldText } from './field'
import { dmy } from './format'
import { useWords } from './use-words'
import { uiWords } from './words'

const CalendarPanel = lazy(async () => ({ default: (await import('./calendar')).CalendarPanel }))

export interface DateFieldProps extends FieldProps<string>, FieldText {
  readonly autoComplete?: string
  /** Days before or after these cannot be picked in the calendar (typing is the schema's business). */
  readonly min?: Day
  readonly max?: Day
}

/**
 * A date. Value: ISO, or the raw text so that the schema refuses it and the landlord still sees it (the library's own
 * field drops a wrong date). Takes 010226, 1.2.26, 01.02.2026; shows dd.MM.yyyy when left.
 */
export function DateField({ autoComplete = 'off', min, max, ...field }: DateFieldProps) {
  const t = useWords(uiWords)
  const [open, setOpen] = useState(false)
  const iso = isDay(field.value) ? field.value : null
  const settle = () => {
    // A clock on the screen's side: only the reading of two-digit years hangs on it.
    const found = iso ?? parseDay(field.value, new Date().getFullYear())
    if (found !== null && found !== field.value) field.onChange(found)
    field.onBlur?.()
  }
  const pick = (day: string | null) => {
    if (day !== null) field.onChange(day)
    setOpen(false)
    if (day !== null) field.onBlur?.()
  }
  const calendar = (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus shadow="md" withinPortal>
      <Popover.Target>
        <ActionIcon
          size={32}
          aria-label={t('pickDate', { label: field.label })}
          aria-haspopup="dialog"
          disabled={field.disabled ?? false}
          onClick={() => setOpen(!open)}
          data-mantine-stop-propagation={open || undefined}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false)
          }}
        >
          <Calendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown data-mantine-stop-propagation>
        {open && (
          <Suspense fallback={<div className="ui-calendar-room" />}>
            <CalendarPanel value={iso} onPick={pick} min={min} max={max} />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  )
  return (
    <TextInput
      {...shared(field)}
      className="ui-figures"
      inputMode="numeric"
      autoComplete={autoComplete}
      maxLength={10}
      rightSection={calendar}
      rightSectionWidth={40}
      value={dmy(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onBlur={settle}
    />
  )
}
