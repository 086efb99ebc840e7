import './dashboard.css'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { focusField } from '../../../base/ui/field/focus-field'
import { dmy } from '../../../base/ui/words/format'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { today } from '../../../base/ui/words/today'
import { patchUrl, useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { isOutdated } from '../../../books/depreciation/rules'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseWords } from '../../../landlord/house/words'
import type { DashboardRow } from '../../../year/dashboard/model-row'
import { isSort } from '../../../year/dashboard/rules-search'
import { dashboardWords } from '../../../year/dashboard/words'
import { AddDocument } from './AddDocument'
import { dashboardAddress, periodIn } from './dashboard-address'
import { DashboardFilters } from './DashboardFilters'
import { MonthsPanel } from './MonthsPanel'
import { useDashboardRows } from './use-dashboard-rows'
import { useDroppedFiles } from './use-dropped-files'
import { RepeatsInProgress } from '../../../books/repeat/web/RepeatsInProgress'
import { VoucherDialogs } from './VoucherDialogs'
import { lists } from './vouchers'
import { VoucherList } from './VoucherList'
import { VoucherTotals } from './VoucherTotals'

// Most landlords have no news of their plan.
const PlanNews = lazy(async () => ({ default: (await import('../plan/PlanStanding')).PlanNews }))
const FirstSteps = lazy(() => import('./FirstSteps'))
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
  const h = useWords(houseWords)
  const { isAll, houses } = useHouse()
  const [at, set] = useSearchParams(dashboardAddress)
  const { pathname, searchStr } = useLocation()
  const dialogs = useDialogParams()
  const [incoming, setIncoming] = useState<readonly File[]>([])
  const now = today()
  const period = useMemo(() => periodIn(at, now), [at, now])
  const { vouchers, rows, error, refetch } = useDashboardRows(isAll ? null : house.id, period, at)
  const profile = useEndpointQuery(accountCalls.profile)
  // Another list begins at its beginning.
  const narrow: typeof set = (patch) => set({ ...patch, pages: 1 })

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
          {vouchers?.depreciationPersonalBilags.filter(isOutdated).map((personal) => (
            <PersonalUpdate key={`${personal.houseId} ${personal.year}`} personal={personal} invalidates={lists} />
          ))}
        </Suspense>
        {isNew ? (
          <Suspense>
            <FirstSteps
              onExpense={() => addExpense()}
              onContract={() => dialogs.open({ createRentContract: 'true' })}
            />
          </Suspense>
        ) : (
          <VoucherTotals vouchers={vouchers} period={period} houses={houses} />
        )}
        {!isNew && <MonthsPanel vouchers={vouchers} period={period} />}
        <Panel flush>
          <DashboardFilters at={at} period={period} narrow={narrow} />
          <VoucherList
            house={isAll ? h('allHouses') : house.name}
            {...(isAll && { houses })}
            rows={rows}
            query={{ error, refetch }}
            href={(row) => hrefOf(row, pathname, searchStr)}
            sort={at.sort}
            onSort={(next) => set({ sort: isSort(next) ? next : '' })}
            pages={at.pages}
            onPages={(next) => set({ pages: next })}
            filtered={at.q !== '' || at.type !== ''}
            onClearFilters={() => {
              narrow({ q: '', type: '', cost: '' })
              focusField('dashboard-search')
            }}
            empty={{
              title: t(isNew ? 'emptyTitle' : 'emptyPeriodTitle'),
              text: t(isNew ? 'emptyText' : 'emptyPeriodText'),
              // What a new account begins with stands above.
              action: isNew ? null : add,
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
      <VoucherDialogs incoming={incoming} personals={vouchers?.depreciationPersonalBilags} />
    </>
  )
}
