import '../home/home.css'
import './dashboard.css'
import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { focusField } from '../../../base/ui/field/focus-field'
import { Panel } from '../../../base/ui/page/page'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { useHouse } from '../../../landlord/house/web/use-house'
import { houseWords } from '../../../landlord/house/words'
import { suppliersOf } from '../../../year/dashboard/rules-row'
import { isSort } from '../../../year/dashboard/rules-search'
import { dashboardWords } from '../../../year/dashboard/words'
import { sumsOf } from '../../../year/dashboard/rules'
import { homeWords } from '../../../year/dashboard/words-home'
import { HomeFilters } from '../home/HomeFilters'
import { HomeHead } from '../home/HomeHead'
import { HomeNotices } from '../home/HomeNotices'
import { HomeOverview } from '../home/HomeOverview'
import { useHomeFigures } from '../home/use-home-figures'
import { rowsPlace, useLandedRows } from '../home/use-landed-rows'
import { dashboardAddress, isNarrowed, periodIn, widest } from './dashboard-address'
import { rowHref } from './row-href'
import { useDashboardRows } from './use-dashboard-rows'
import { useAdding } from './use-adding'
import { VoucherDialogs } from './VoucherDialogs'
import { VoucherList } from './VoucherList'

const FirstSteps = lazy(() => import('./FirstSteps'))

/** All vouchers of the chosen house, or of all houses, and what the period comes to. */
export default function DashboardPage() {
  const t = useWords(dashboardWords)
  return <HouseGate title={t('title')}>{(house) => <Dashboard key={house.id} house={house} />}</HouseGate>
}

function Dashboard({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const h = useWords(houseWords)
  const home = useWords(homeWords)
  const { isAll, houses } = useHouse()
  const [at, set] = useSearchParams(dashboardAddress)
  const { pathname, searchStr } = useLocation()
  const now = today()
  const period = useMemo(() => periodIn(at, now), [at, now])
  const shownHouse = isAll ? null : house.id
  const { vouchers, settled, rows, error, refetch } = useDashboardRows(shownHouse, period, at)
  const figures = useHomeFigures(settled, shownHouse, houses, period, now)
  const suppliers = useMemo(() => (vouchers ? suppliersOf(vouchers) : []), [vouchers])
  const profile = useEndpointQuery(accountCalls.profile)
  const list = useLandedRows(rows !== undefined)
  // Another list begins at its beginning.
  const narrow: typeof set = (patch) => set({ ...patch, pages: 1 })

  const adding = useAdding()
  // Who has only a contract yet has something to look at too.
  const isNew = profile.data?.firstBilagDate === null && (rows?.length ?? 0) === 0
  return (
    <>
      <HomeHead figures={figures} today={now} failed={error !== null} action={adding.button} />
      <div className="dashboard">
        <HomeNotices vouchers={vouchers} />
        {isNew ? (
          <Suspense>
            <FirstSteps onExpense={adding.addExpense} onContract={adding.addContract} />
          </Suspense>
        ) : (
          <HomeOverview {...{ figures, vouchers, houses, period, narrow }} houseId={shownHouse} today={now} />
        )}
        <section ref={list} id={rowsPlace} tabIndex={-1} className="home-list" aria-label={home('vouchers')}>
          <Panel flush>
            {!isNew && (
              <HomeFilters
                at={at}
                period={period}
                narrow={narrow}
                suppliers={suppliers}
                count={rows === undefined ? [] : [t('count', { count: rows.length }), ...oneSum(rows)]}
              />
            )}
            <VoucherList
              house={isAll ? h('allHouses') : house.name}
              {...(isAll && { houses })}
              rows={rows}
              query={{ error, refetch }}
              href={(row) => rowHref(row, pathname, searchStr)}
              sort={at.sort}
              onSort={(next) => set({ sort: isSort(next) ? next : '' })}
              pages={at.pages}
              onPages={(next) => set({ pages: next })}
              filtered={isNarrowed(at)}
              onClearFilters={() => {
                narrow(widest)
                focusField('dashboard-search')
              }}
              empty={{
                title: t(isNew ? 'emptyTitle' : 'emptyPeriodTitle'),
                text: t(isNew ? 'emptyText' : 'emptyPeriodText'),
                // What adds one stands in the head, or as what a new account begins with.
                action: null,
              }}
            />
          </Panel>
        </section>
        <p className="ui-fine dashboard-hint">{t('dropHint')}</p>
      </div>
      {adding.isOver && (
        <div className="ui-drop-over" aria-hidden>
          {t('dropNow')}
        </div>
      )}
      <VoucherDialogs incoming={adding.incoming} personals={vouchers?.depreciationPersonalBilags} />
    </>
  )
}

/** What the rows come to where they are of one kind: income and costs are no amount together. */
const oneSum = (rows: Parameters<typeof sumsOf>[0]): string[] => {
  const { income, costs } = sumsOf(rows)
  const only = income === null ? costs : costs === null ? income : null
  return only === null ? [] : [kr(only)]
}
