import { useState } from 'react'
import { isDay, type Day } from '../../../base/kit/day'
import { isNearYear } from '../../../base/kit/schemas'
import { DateField } from '../../../base/ui/field/date-field'
import { useFieldText } from '../../../base/ui/words/error-text'
import { SelectField } from '../../../base/ui/field/select-field'
import { monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import {
  chosenPeriod,
  isPeriodReversed,
  periodPresets,
  type Period,
  type Preset,
} from '../../../books/ledger/rules-period'
import { voucherWords } from '../../../year/dashboard/words-vouchers'

export interface PeriodPickerProps {
  /** The kind of period. `month`: chosen in the panel of months, without date fields. */
  readonly preset: Preset | 'month'
  /** The period that is shown, with the first day before the last. */
  readonly period: Period
  /** Called with the days exactly as chosen, perhaps in the wrong order. */
  readonly onChange: (preset: Preset, period: Period) => void
}

export function PeriodPicker({ preset, period, onChange }: PeriodPickerProps) {
  const t = useWords(voucherWords)
  const [language] = useLanguage()
  const options = periodPresets.map((value) => ({ value: value as Preset | 'month', label: t(value) }))
  if (preset === 'month') options.push({ value: preset, label: monthAndYear(period.from, language) })
  return (
    <>
      <SelectField
        id="dashboard-period"
        name="period"
        label={t('period')}
        placeholder={false}
        options={options}
        value={preset}
        onChange={(next) => {
          if (next !== 'month') onChange(next, period)
        }}
      />
      {preset === 'custom' && <ChosenDates period={period} onChange={(next) => onChange('custom', next)} />}
    </>
  )
}

interface Typed {
  readonly from: string
  readonly to: string
}

const isNear = (text: string): text is Day => isDay(text) && isNearYear(text, today())

function ChosenDates({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const t = useWords(voucherWords)
  const fieldText = useFieldText()
  const [typed, setTyped] = useState<Typed>(period)
  const [shown, setShown] = useState(period)
  const [set, setSet] = useState<{ from?: true; to?: true }>({})
  const [left, setLeft] = useState<{ from?: true; to?: true }>({})
  // The period can change from outside (Back, swapped dates). The fields follow and keep the focus.
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period)
    const isOwn = typed.from === period.from && typed.to === period.to
    // After the landlord's own change, a single typed date still counts as typed, because the other date may follow.
    if (!isOwn) setTyped(period)
    if (!isOwn || (set.from && set.to)) setSet({})
  }
  const put = (end: keyof Typed, value: string) => {
    const next = { ...typed, [end]: value }
    const changed = { ...set, [end]: true as const }
    setTyped(next)
    setSet(changed)
    const { from, to } = next
    if (!isNear(from) || !isNear(to) || (from === period.from && to === period.to)) return
    const chosen = chosenPeriod({ from, to }, changed)
    if (chosen) onChange(chosen)
  }
  const isWaiting = isNear(typed.from) && isNear(typed.to) && isPeriodReversed({ from: typed.from, to: typed.to })
  const errorOf = (end: keyof Typed) =>
    left[end] && !isNear(typed[end])
      ? fieldText(typed[end] === '' ? 'required' : isDay(typed[end]) ? 'dateRange' : 'date')
      : undefined
  return (
    <div className="dashboard-dates">
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          id={`dashboard-${end}`}
          name={end}
          label={t(end)}
          value={typed[end]}
          error={errorOf(end)}
          onChange={(value) => put(end, value)}
          help={isWaiting && !set[end] ? t('otherDate') : undefined}
          onBlur={() => setLeft((now) => ({ ...now, [end]: true }))}
        />
      ))}
    </div>
  )
}
