import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import { rowTypes } from '../../../year/dashboard/model-row'
import { isPeriodReversed, periodOf, type Period } from '../../../books/ledger/rules-period'
import { dashboardWords } from '../../../year/dashboard/words'
import { homeWords } from '../../../year/dashboard/words-home'
import { shownPreset, type DashboardSearchParams } from '../voucher/dashboard-address'
import { PeriodPicker } from '../voucher/PeriodPicker'

interface HomeFiltersProps {
  readonly at: DashboardSearchParams
  readonly period: Period
  readonly narrow: (patch: Partial<DashboardSearchParams>) => void
  readonly suppliers: readonly string[]
  /**
   * The texts below the list. If all rows are of one kind, the texts include their total. Empty while the total isn't
   * known.
   */
  readonly count: readonly string[]
}

/** The filters of the list. On a phone only the search is visible. */
export function HomeFilters({ at, period, narrow, suppliers, count }: HomeFiltersProps) {
  const t = useWords(dashboardWords)
  const home = useWords(homeWords)
  const expense = useWords(expenseWords)
  const [swapped, setSwapped] = useState(false)
  // On a phone, active filters stay visible.
  const [open, setOpen] = useState(
    at.type !== '' || at.cost !== '' || at.supplier !== '' || at.receipt !== '' || at.period === 'custom',
  )
  return (
    <>
      <div className="home-filters" role="search" aria-label={t('filters')} data-open={open || undefined}>
        <SearchField
          id="dashboard-search"
          name="q"
          label={t('search')}
          placeholder={home('searchExample')}
          value={at.q}
          onChange={(next) => narrow({ q: next })}
        />
        <button
          type="button"
          className="home-filter-button"
          aria-label={home('filter')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={20} aria-hidden />
        </button>
        <SelectField
          id="dashboard-type"
          name="type"
          label={t('type')}
          placeholder={t('allTypes')}
          options={rowTypes.map((value) => ({ value, label: t(value) }))}
          value={at.type}
          // The filters below belong to expenses.
          onChange={(next) =>
            narrow({ type: next, ...(next !== 'manual-bilag' && { cost: '', supplier: '', receipt: '' }) })
          }
        />
        <SelectField
          id="dashboard-cost"
          name="cost"
          label={t('kindOfCost')}
          placeholder={t('kindOfCost')}
          options={costTypes.map((value) => ({ value, label: expense(value) }))}
          value={at.cost}
          onChange={(next) => narrow({ cost: next })}
        />
        <SelectField
          id="dashboard-supplier"
          name="supplier"
          label={home('supplier')}
          placeholder={home('supplier')}
          options={suppliers.map((name) => ({ value: name, label: name }))}
          value={at.supplier}
          onChange={(next) => narrow({ supplier: next })}
        />
        <WithoutReceipt {...{ at, narrow }} />
        <PeriodPicker
          preset={shownPreset(at, period)}
          period={period}
          onChange={(preset, chosen) => {
            const wrong = preset === 'custom' && isPeriodReversed(chosen)
            setSwapped(wrong)
            narrow(
              preset === 'custom'
                ? { period: preset, ...periodOf({ preset, ...chosen }, today()) }
                : { period: preset, from: '', to: '' },
            )
          }}
        />
        <p className="home-count" role="status">
          {count.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <p className="dashboard-period" role="status">
        {swapped && t('swapped')}
      </p>
    </>
  )
}

function WithoutReceipt({ at, narrow }: Pick<HomeFiltersProps, 'at' | 'narrow'>) {
  const home = useWords(homeWords)
  const isOn = at.receipt === 'missing'
  return (
    <button
      type="button"
      className="home-toggle"
      aria-pressed={isOn}
      onClick={() => narrow({ receipt: isOn ? '' : 'missing' })}
    >
      {home('withoutReceipt')}
    </button>
  )
}
