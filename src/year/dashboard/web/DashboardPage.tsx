import './dashboard.css'
import { useMemo, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useAnswer } from '../../../base/ui/answer'
import { Filters } from '../../../base/ui/filters'
import { focusField } from '../../../base/ui/focus-field'
import { dmy } from '../../../base/ui/format'
import { PageHead, Panel } from '../../../base/ui/page'
import { SearchField } from '../../../base/ui/search-field'
import { SelectField } from '../../../base/ui/select-field'
import { useShortcut } from '../../../base/ui/shortcut'
import { today } from '../../../base/ui/today'
import { patched, useAddress, useAddressDialog } from '../../../base/ui/use-address'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { dashboardCalls } from '../calls'
import { filterRows, isSort, rowsOf, rowTypes, sortRows } from '../rules'
import { isSwapped, periodOf } from '../rules-period'
import { dashboardWords } from '../words'
import { AddDocument } from './AddDocument'
import { dashboardAddress, periodIn } from './dashboard-address'
import { MonthsPanel } from './MonthsPanel'
import { PeriodPicker } from './PeriodPicker'
import { useDroppedFiles } from './use-dropped-files'
import { VoucherDialogs } from './VoucherDialogs'
import { VoucherList } from './VoucherList'
import { VoucherTotals } from './VoucherTotals'

/** The dialog that shows a row: each kind by its own parameter. */
const shownBy = { 'manual-bilag': 'bilag', 'archived-bilag': 'bilag', 'income-bilag': 'income', depreciation: 'item', personal: 'personal' } as const

/** All vouchers of the chosen house and what the period comes to. */
export default function DashboardPage() {
  const t = useWords(dashboardWords)
  return <HouseGate title={t('title')}>{(house) => <Dashboard key={house.id} house={house} />}</HouseGate>
}

function Dashboard({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const [at, set] = useAddress(dashboardAddress)
  const { pathname, searchStr } = useLocation()
  const dialogs = useAddressDialog()
  const [incoming, setIncoming] = useState<readonly File[]>([])
  const [swapped, setSwapped] = useState(false)
  const now = today()
  const period = periodIn(at, now)
  const answer = useAnswer(dashboardCalls.allTypes, {
    query: { houseId: String(house.id), date_from: period.from, date_to: period.to },
  })
  const profile = useAnswer(accountCalls.profile)
  const { q, type, sort } = at
  const all = useMemo(() => answer.data && rowsOf(answer.data), [answer.data])
  const rows = useMemo(() => all && sortRows(filterRows(all, { search: q, type }), sort), [all, q, type, sort])

  const addExpense = (files: readonly File[] = []) => {
    setIncoming(files)
    dialogs.open({ add: 'expense' })
  }
  useShortcut('c', () => addExpense())
  const over = useDroppedFiles(addExpense)
  const add = (
    <AddDocument
      onExpense={() => addExpense()}
      onIncome={() => dialogs.open({ add: 'income' })}
      onContents={() => dialogs.open({ add: 'depreciation' })}
    />
  )
  const isNew = profile.data?.firstBilagDate === null
  return (
    <>
      <PageHead title={t('title')} action={add} sub={t('shown', { from: dmy(period.from), to: dmy(period.to) })} />
      <div className="dashboard">
        <VoucherTotals vouchers={answer.data} />
        {!isNew && <MonthsPanel vouchers={answer.data} period={period} />}
        <Panel flush>
          <Filters label={t('filters')}>
            <SearchField id="dashboard-search" name="q" label={t('search')} value={q} onChange={(next) => set({ q: next })} />
            <SelectField
              id="dashboard-type"
              name="type"
              label={t('type')}
              placeholder={t('allTypes')}
              options={rowTypes.map((value) => ({ value, label: t(value) }))}
              value={type}
              onChange={(next) => set({ type: next })}
            />
            <PeriodPicker
              preset={at.period}
              period={period}
              onChange={(preset, chosen) => {
                const wrong = preset === 'custom' && isSwapped(chosen)
                setSwapped(wrong)
                set(preset === 'custom' ? { period: preset, ...periodOf({ preset, ...chosen }, now) } : { period: preset, from: '', to: '' })
              }}
            />
          </Filters>
          <p className="dashboard-period" role="status">
            {swapped && t('swapped')}
          </p>
          <VoucherList
            house={house.name}
            rows={rows}
            answer={answer}
            href={(row) => patched(pathname, searchStr, { [shownBy[row.type]]: row.id })}
            sort={sort}
            onSort={(next) => set({ sort: isSort(next) ? next : '' })}
            filtered={q !== '' || type !== ''}
            onClearFilters={() => {
              set({ q: '', type: '' })
              focusField('dashboard-search')
            }}
            empty={{
              title: t(isNew ? 'emptyTitle' : 'emptyPeriodTitle'),
              text: t(isNew ? 'emptyText' : 'emptyPeriodText'),
              action: add,
            }}
          />
        </Panel>
        <p className="ui-fine dashboard-hint">{t('dropHint')}</p>
      </div>
      {over && (
        <div className="dashboard-over" aria-hidden>
          {t('dropNow')}
        </div>
      )}
      <VoucherDialogs incoming={incoming} personals={answer.data?.depreciationPersonalBilags} />
    </>
  )
}
