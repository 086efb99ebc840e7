import './dashboard.css'
import { Button } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Filters } from '../../../base/ui/list/filters'
import { focusField } from '../../../base/ui/field/focus-field'
import { dmy } from '../../../base/ui/words/format'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { today } from '../../../base/ui/words/today'
import { patchUrl, useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { isOutdated } from '../../../books/depreciation/rules'
import { costTypes } from '../../../books/expense/model'
import { expenseWords } from '../../../books/expense/words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseWords } from '../../../landlord/house/words'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { dashboardCalls } from '../../../year/dashboard/calls'
import { rowTypes, type DashboardRow } from '../../../year/dashboard/model-row'
import { dashboardRows } from '../../../year/dashboard/rules'
import { contractsIn } from '../../../year/dashboard/rules-contracts'
import { filterRows, isSort } from '../../../year/dashboard/rules-search'
import { isSwapped, periodOf } from '../../../year/dashboard/rules-period'
import { dashboardWords } from '../../../year/dashboard/words'
import { AddDocument } from './AddDocument'
import { dashboardAddress, periodIn } from './dashboard-address'
import { MonthsPanel } from './MonthsPanel'
import { PeriodPicker } from './PeriodPicker'
import { useRowLabel } from './use-row-label'
import { useDroppedFiles } from './use-dropped-files'
import { useRunsUntil } from './use-runs-until'
import { RepeatsInProgress } from '../../../books/repeat/web/RepeatsInProgress'
import { VoucherDialogs } from './VoucherDialogs'
import { lists } from './vouchers'
import { VoucherList } from './VoucherList'
import { VoucherTotals } from './VoucherTotals'

// Most landlords have no news of their plan.
const PlanNews = lazy(async () => ({ default: (await import('../plan/PlanStanding')).PlanNews }))
const PersonalUpdate = lazy(async () => ({
  default: (await import('../../../books/depreciation/web/PersonalUpdate')).PersonalUpdate,
}))

/** The dialog that shows a row: each kind by its own parameter; a contract has a page of its own. */
const shownBy = {
  'manual-bilag': 'bilag',
  'archived-bilag': 'bilag',
  'income-bilag': 'income',
  depreciation: 'item',
  personal: 'personal',
} as const

const hrefOf = ({ type, id, houseId }: DashboardRow, path: string, search: string): string => {
  if (type === 'rent-contract') return `/home/contract/${id}`
  // Personal use is named by its year, in the house that the address names.
  return patchUrl(path, search, { [shownBy[type]]: id, ...(type === 'personal' && { house: houseId }) })
}

/** All vouchers of the chosen house, or of all houses, and what the period comes to. */
export default function DashboardPage() {
  const t = useWords(dashboardWords)
  return <HouseGate title={t('title')}>{(house) => <Dashboard key={house.id} house={house} />}</HouseGate>
}

function Dashboard({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const labelOf = useRowLabel()
  const h = useWords(houseWords)
  const expense = useWords(expenseWords)
  const { isAll, houses } = useHouse()
  const houseId = isAll ? null : house.id
  const [at, set] = useSearchParams(dashboardAddress)
  const { pathname, searchStr } = useLocation()
  const dialogs = useDialogParams()
  const [incoming, setIncoming] = useState<readonly File[]>([])
  const [swapped, setSwapped] = useState(false)
  const now = today()
  const period = useMemo(() => periodIn(at, now), [at, now])
  const query = useEndpointQuery(dashboardCalls.allTypes, {
    query: { ...(houseId !== null && { houseId: String(houseId) }), date_from: period.from, date_to: period.to },
  })
  const profile = useEndpointQuery(accountCalls.profile)
  const { q, type, sort, pages } = at
  // A kind of cost is one of expenses; with another type it is not asked for.
  const cost = type === 'manual-bilag' ? at.cost : ''
  // Another list begins at its beginning.
  const narrow: typeof set = (patch) => set({ ...patch, pages: 1 })
  const contracts = useEndpointQuery(contractListCalls.list)
  const runsUntil = useRunsUntil()
  const all = useMemo(
    // Without the contracts the list would jump when they come.
    () =>
      contracts.isPending || runsUntil === null
        ? undefined
        : query.data &&
          dashboardRows(query.data, contractsIn(contracts.data ?? [], houseId, period, runsUntil), period),
    [query.data, contracts.isPending, contracts.data, houseId, period, runsUntil],
  )
  const rows = useMemo(() => all && filterRows(all, { search: q, type, cost }, labelOf), [all, q, type, cost, labelOf])

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
      <PageHeader title={t('title')} action={add} sub={t('shown', { from: dmy(period.from), to: dmy(period.to) })} />
      <RepeatsInProgress invalidates={lists} />
      <div className="dashboard">
        <Suspense>
          <PlanNews />
        </Suspense>
        <Suspense>
          {query.data?.depreciationPersonalBilags.filter(isOutdated).map((personal) => (
            <PersonalUpdate key={`${personal.houseId} ${personal.year}`} personal={personal} invalidates={lists} />
          ))}
        </Suspense>
        <VoucherTotals vouchers={query.data} period={period} houses={houses} />
        {!isNew && <MonthsPanel vouchers={query.data} period={period} />}
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
            house={isAll ? h('allHouses') : house.name}
            {...(isAll && { houses })}
            rows={rows}
            query={{
              error: query.error ?? contracts.error,
              refetch: () => Promise.all([query.refetch(), contracts.refetch()]),
            }}
            href={(row) => hrefOf(row, pathname, searchStr)}
            sort={sort}
            onSort={(next) => set({ sort: isSort(next) ? next : '' })}
            pages={pages}
            onPages={(next) => set({ pages: next })}
            filtered={q !== '' || type !== ''}
            onClearFilters={() => {
              narrow({ q: '', type: '', cost: '' })
              focusField('dashboard-search')
            }}
            empty={{
              title: t(isNew ? 'emptyTitle' : 'emptyPeriodTitle'),
              text: t(isNew ? 'emptyText' : 'emptyPeriodText'),
              // The first document is a receipt: no menu to choose from.
              action: isNew ? <Button onClick={() => addExpense()}>{t('addExpense')}</Button> : add,
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
      <VoucherDialogs incoming={incoming} personals={query.data?.depreciationPersonalBilags} />
    </>
  )
}
