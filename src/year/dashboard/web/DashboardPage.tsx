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
import { lifeCalls } from '../../../lease/contract/calls-life'
import { dashboardCalls } from '../calls'
import { contractsIn, filterRows, isSort, rowsOf, rowTypes, sortRows, type DashboardRow } from '../rules'
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

/** The dialog that shows a row: each kind by its own parameter; a contract has a page of its own. */
const shownBy = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income',
  depreciation: 'item',
  personal: 'personal',
} as const

const hrefOf = ({ type, id }: DashboardRow, path: string, search: string): string =>
  type === 'rent-contract' ? `/home/contract/${id}` : patched(path, search, { [shownBy[type]]: id })

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
  const period = useMemo(() => periodIn(at, now), [at, now])
  const answer = useAnswer(dashboardCalls.allTypes, {
    query: { houseId: String(house.id), date_from: period.from, date_to: period.to },
  })
  const profile = useAnswer(accountCalls.profile)
  const { q, type, sort, pages } = at
  // Another list begins at its beginning.
  const narrow: typeof set = (patch) => set({ ...patch, pages: 1 })
  const contracts = useAnswer(lifeCalls.list)
  const all = useMemo(
    // Without the contracts the list would jump when they come.
    () =>
      contracts.isPending
        ? undefined
        : answer.data && rowsOf(answer.data, contractsIn(contracts.data ?? [], house.id, period)),
    [answer.data, contracts.isPending, contracts.data, house.id, period],
  )
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
      onContract={() => dialogs.open({ createRentContract: 'true' })}
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
              onChange={(next) => narrow({ type: next })}
            />
            <PeriodPicker
              preset={at.period}
              period={period}
              onChange={(preset, chosen) => {
                const wrong = preset === 'custom' && isSwapped(chosen)
                setSwapped(wrong)
                narrow(
                  preset === 'custom'
                    ? { period: preset, ...periodOf({ preset, ...chosen }, now) }
                    : { period: preset, from: '', to: '' },
                )
              }}
            />
          </Filters>
          <p className="dashboard-period" role="status">
            {swapped && t('swapped')}
          </p>
          <VoucherList
            house={house.name}
            rows={rows}
            answer={{
              error: answer.error ?? contracts.error,
              refetch: () => Promise.all([answer.refetch(), contracts.refetch()]),
            }}
            href={(row) => hrefOf(row, pathname, searchStr)}
            sort={sort}
            onSort={(next) => set({ sort: isSort(next) ? next : '' })}
            pages={pages}
            onPages={(next) => set({ pages: next })}
            filtered={q !== '' || type !== ''}
            onClearFilters={() => {
              narrow({ q: '', type: '' })
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
