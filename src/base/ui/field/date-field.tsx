import { ActionIcon, TextInput } from '@mantine/core'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isDay, parseDay, type Day } from '../../kit/day'
import { inputProps, type FieldProps, type FieldText } from './field'
import { dmy } from '../words/format'
import { useLazyPopup } from '../dialog/lazy-popup'
import { useWords } from '../words/use-words'
import { firstUiWords } from '../words/words-first'

const load = () => import('./date-popup')
const DatePopup = lazy(async () => ({ default: (await load()).DatePopup }))

export interface DateFieldProps extends FieldProps<string>, FieldText {
  readonly autoComplete?: string
  /** The calendar's first and last day. The schema checks typed days. */
  readonly min?: Day
  readonly max?: Day
}

/**
 * A field for a date. Accepts 010226, 1.2.26 and 01.02.2026. Its value is ISO. The value of a wrong date is the typed
 * text: the schema refuses the text, and the landlord still sees it. The library's own field would drop that text.
 */
export function DateField({ autoComplete = 'off', min, max, ...field }: DateFieldProps) {
  const t = useWords(firstUiWords)
  const [open, setOpen] = useState(false)
  const [requested, setRequested] = useState(false)
  const popup = useLazyPopup(open, setOpen)
  const iso = isDay(field.value) ? field.value : null
  const label = t('pickDate', { label: field.label })
  const parseTyped = () => {
    // The device's clock only decides the century of a two-digit year.
    const found = iso ?? parseDay(field.value, new Date().getFullYear())
    if (found !== null && found !== field.value) field.onChange(found)
  }
  // A draft may contain a text that was typed without leaving the field.
  const parseRestored = useEffectEvent(parseTyped)
  useEffect(() => parseRestored(), [])
  const leave = () => {
    parseTyped()
    field.onBlur?.()
  }
  const pick = (day: string | null) => {
    if (day !== null) field.onChange(day)
    popup.change(false)
    if (day !== null) field.onBlur?.()
  }
  const calendar = (
    <span className="ui-anchor">
      <ActionIcon
        size={32}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={field.disabled ?? false}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        {...popup.button}
        onClick={() => {
          setRequested(true)
          popup.button.onClick()
        }}
      >
        <Calendar size={18} aria-hidden />
      </ActionIcon>
      {requested && (
        <Suspense>
          <DatePopup label={label} open={open} onChange={popup.change} value={iso} onPick={pick} min={min} max={max} />
        </Suspense>
      )}
    </span>
  )
  return (
    <TextInput
      {...inputProps(field)}
      className="ui-figures"
      inputMode="numeric"
      autoComplete={autoComplete}
      maxLength={10}
      rightSection={calendar}
      rightSectionWidth={40}
      value={dmy(field.value)}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      // All text is selected, so that the first key replaces a date that is already there.
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      // Enter sends the form without leaving the field, so the text is parsed before that.
      onKeyDown={(event) => {
        if (event.key === 'Enter') parseTyped()
      }}
    />
  )
}
