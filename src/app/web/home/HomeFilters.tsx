import { memo, useState } from 'react'
import { FilterSelect } from '../../../base/ui/list/filter-select'
import { ListBar } from '../../../base/ui/list/list-head'
import { useShownBeforeApplied } from '../../../base/ui/page/use-answered-first'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { costTypes } from '../../../books/expense/model'
import { costTypeWords } from '../../../books/expense/words-cost-type'
import { rowTypes } from '../../../year/dashboard/model-row'
import { isPeriodReversed, periodOf, type Period } from '../../../books/ledger/rules-period'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { homeWords } from '../../../year/dashboard/words-home'
import { shownPreset, type DashboardSearchParams } from '../voucher/dashboard-address'
import { PeriodPicker } from '../voucher/PeriodPicker'

interface HomeFiltersProps {
  readonly at: Omit<DashboardSearchParams, 'sort' | 'pages'>
  readonly period: Period
  readonly narrow: (patch: Partial<DashboardSearchParams>) => void
  readonly suppliers: readonly string[]
  /**
   * The text in the filter bar, one line each: the number of rows, and their total if all rows are
   * of one kind. Empty while the rows load.
   */
  readonly count: string
}

/** The filters of the list. On a phone only the search is visible. */
export const HomeFilters = memo(function HomeFilters(props: HomeFiltersProps) {
  const { at, period, narrow, suppliers, count } = props
  const t = useWords(voucherWords)
  const home = useWords(homeWords)
  const expense = useWords(costTypeWords)
  const [swapped, setSwapped] = useState(false)
  return (
    <>
      <ListBar
        label={t('filters')}
        search={{
          id: 'dashboard-search',
          label: t('search'),
          placeholder: home('searchExample'),
          value: at.q,
          onChange: (next) => narrow({ q: next }),
        }}
        // On a phone, active filters stay visible.
        isFiltered={
          at.type !== '' || at.cost !== '' || at.supplier !== '' || at.receipt !== '' || at.period === 'custom'
        }
        count={count === '' ? [] : count.split('\n')}
      >
        <FilterSelect
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
        <FilterSelect
          id="dashboard-cost"
          name="cost"
          label={t('kindOfCost')}
          placeholder={t('kindOfCost')}
          options={costTypes.map((value) => ({ value, label: expense(value) }))}
          value={at.cost}
          onChange={(next) => narrow({ cost: next })}
        />
        <FilterSelect
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
      </ListBar>
      <p className="dashboard-period" role="status">
        {swapped && t('swapped')}
      </p>
    </>
  )
})

function WithoutReceipt({ at, narrow }: Pick<HomeFiltersProps, 'at' | 'narrow'>) {
  const home = useWords(homeWords)
  const [isOn, setOn] = useShownBeforeApplied(at.receipt === 'missing', (on) =>
    narrow({ receipt: on ? 'missing' : '' }),
  )
  return (
    <button type="button" className="ui-list-toggle" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {home('withoutReceipt')}
    </button>
  )
}
