import { useState } from 'react'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { Filters } from '../../../base/ui/list/filters'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import { rowTypes } from '../../../year/dashboard/model-row'
import { isSwapped, periodOf, type Period } from '../../../year/dashboard/rules-period'
import { dashboardWords } from '../../../year/dashboard/words'
import type { DashboardAddress } from './dashboard-address'
import { PeriodPicker } from './PeriodPicker'

interface DashboardFiltersProps {
  readonly at: DashboardAddress
  readonly period: Period
  readonly narrow: (patch: Partial<DashboardAddress>) => void
}

/** What the dashboard's list is narrowed by. */
export function DashboardFilters({ at, period, narrow }: DashboardFiltersProps) {
  const t = useWords(dashboardWords)
  const expense = useWords(expenseWords)
  const [swapped, setSwapped] = useState(false)
  const { q, type, cost } = at
  return (
    <>
      <Filters label={t('filters')}>
        <SearchField
          id="dashboard-search"
          name="q"
          label={t('search')}
          value={q}
          onChange={(next) => narrow({ q: next })}
        />
        <SelectField
          id="dashboard-type"
          name="type"
          label={t('type')}
          placeholder={t('allTypes')}
          options={rowTypes.map((value) => ({ value, label: t(value) }))}
          value={type}
          onChange={(next) => narrow({ type: next, cost: '' })}
        />
        {type === 'manual-bilag' && (
          <SelectField
            id="dashboard-cost"
            name="cost"
            label={t('kindOfCost')}
            placeholder={t('allCosts')}
            options={costTypes.map((value) => ({ value, label: expense(value) }))}
            value={cost}
            onChange={(next) => narrow({ cost: next })}
          />
        )}
        <PeriodPicker
          preset={at.period}
          period={period}
          onChange={(preset, chosen) => {
            const wrong = preset === 'custom' && isSwapped(chosen)
            setSwapped(wrong)
            narrow(
              preset === 'custom'
                ? { period: preset, ...periodOf({ preset, ...chosen }, today()) }
                : { period: preset, from: '', to: '' },
            )
          }}
        />
      </Filters>
      <p className="dashboard-period" role="status">
        {swapped && t('swapped')}
      </p>
    </>
  )
}
