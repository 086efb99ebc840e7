import '../home/home.css'
import './dashboard.css'
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useLocation } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { focusField } from '../../../base/ui/field/focus-field'
import { Panel } from '../../../base/ui/page/page'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { HouseGate, type ShownHouse } from '../../../landlord/house/web/HouseGate'
import { houseChoiceWords } from '../../../landlord/house/words-choice'
import { suppliersOf } from '../../../year/dashboard/rules-row'
import { isRowSort, filterRows } from '../../../year/dashboard/rules-search'
import { voucherWords } from '../../../year/dashboard/words-vouchers'
import { sumsOf, dashboardRows } from '../../../year/dashboard/rules'
import { homeWords } from '../../../year/dashboard/words-home'
import { HomeFilters } from '../home/HomeFilters'
import { HomeHead } from '../home/HomeHead'
import { HomeNotices } from '../home/HomeNotices'
import { HomeOverview } from '../home/HomeOverview'
import { useHomeFigures, vouchersQuery } from '../home/use-home-figures'
import { vouchersAnchor, useScrollToVouchers } from '../home/use-scroll-to-vouchers'
import {
  dashboardSearchParams,
  hasFilters,
  listSearchOf,
  periodOfAddress,
  noFilters,
  type DashboardSearchParams,
} from './dashboard-address'
import { rowHref } from './row-href'
import { fetchNewExpense, fetchVoucherDialog } from './fetch-dialogs'
import { VoucherDialogs } from './VoucherDialogs'
import { VoucherList } from './VoucherList'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useDroppedFiles } from './use-dropped-files'
import { Armchair, FileSignature, HandCoins, Plus, ReceiptText } from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { ledgerCalls } from '../../../books/ledger/calls'
import { contractsRunningIn, type LastDayRule } from '../../../lease/law/rules-running'
import type { Period } from '../../../books/ledger/rules-period'
import { useRowLabel } from './use-row-label'
import type { ListProps } from '../../../base/ui/list/list'
import type { DashboardRow } from '../../../year/dashboard/model-row'

/** The end of a contract by its own dates. It is used when the rule can't be loaded. */
const asNamed: LastDayRule = ({ finished_on, end_date }) => finished_on ?? end_date

/**
 * The rule for when a contract ends. It is loaded after the page, because it needs the law on fixed terms. Null until
 * then.
 */
function useRunsUntil(): LastDayRule | null {
  const [rule, setRule] = useState<LastDayRule | null>(null)
  useEffect(() => {
    let isHere = true
    void import('../../../lease/law/rules-term')
      .then(({ runsUntil }) => runsUntil)
      .catch(() => asNamed)
      .then((loaded) => isHere && setRule(() => loaded))
    return () => {
      isHere = false
    }
  }, [])
  return rule
}

export type RowsAddress = Pick<DashboardSearchParams, 'q' | 'type' | 'cost' | 'supplier' | 'receipt'>

/** The rows of the list. A null house means all houses. */
function useDashboardRows(houseId: number | null, period: Period, { q, type, cost, supplier, receipt }: RowsAddress) {
  const labelOf = useRowLabel(q !== '')
  const vouchers = useEndpointQuery(ledgerCalls.allTypes, vouchersQuery(houseId, period))
  const contracts = useEndpointQuery(contractListCalls.list)
  const runsUntil = useRunsUntil()
  const all = useMemo(
    // The list waits for the contracts, because it would jump if they were added later.
    () =>
      contracts.isPending || runsUntil === null
        ? undefined
        : vouchers.data &&
          dashboardRows(vouchers.data, contractsRunningIn(contracts.data ?? [], houseId, period, runsUntil), period),
    [vouchers.data, contracts.isPending, contracts.data, houseId, period, runsUntil],
  )
  const rows = useMemo(
    () => all && filterRows(all, { search: q, type, cost, supplier, withoutReceipt: receipt === 'missing' }, labelOf),
    [all, q, type, cost, supplier, receipt, labelOf],
  )
  return {
    vouchers: vouchers.data,
    /**
     * The vouchers of the chosen house and period. Undefined while they load, when `vouchers` still has those of the
     * previous choice.
     */
    settled: vouchers.isPlaceholderData ? undefined : vouchers.data,
    rows,
    error: vouchers.error ?? contracts.error,
    refetch: () => Promise.all([vouchers.refetch(), contracts.refetch()]),
  }
}

export interface AddDocumentProps {
  readonly onExpense: () => void
  readonly onIncome: () => void
  readonly onContents: () => void
  readonly onContract: () => void
}

function AddDocument({ onExpense, onIncome, onContents, onContract }: AddDocumentProps) {
  const t = useWords(voucherWords)
  const home = useWords(homeWords)
  return (
    <MenuButton
      label={t('addDocument')}
      short={home('add')}
      icon={<Plus size={18} aria-hidden />}
      onIntent={fetchNewExpense}
      choices={[
        {
          key: 'expense',
          label: t('addExpense'),
          help: t('addExpenseHelp'),
          icon: <ReceiptText size={20} aria-hidden />,
          onClick: onExpense,
        },
        {
          key: 'income',
          label: t('addIncome'),
          help: t('addIncomeHelp'),
          icon: <HandCoins size={20} aria-hidden />,
          onClick: onIncome,
        },
        {
          key: 'contents',
          label: t('addContents'),
          help: t('addContentsHelp'),
          icon: <Armchair size={20} aria-hidden />,
          onClick: onContents,
        },
        {
          key: 'contract',
          label: t('addContract'),
          help: t('addContractHelp'),
          icon: <FileSignature size={20} aria-hidden />,
          onClick: onContract,
        },
      ]}
    />
  )
}

export interface AddActions {
  readonly addExpense: () => void
  readonly addContract: () => void
  readonly button: ReactNode
  readonly incoming: readonly File[]
  readonly isOver: boolean
}

const noFiles: readonly File[] = []

function useAdding(): AddActions {
  const dialogs = useDialogParams()
  const [incoming, setIncoming] = useState(noFiles)
  const addFiles = useCallback(
    (files: readonly File[]) => {
      setIncoming(files)
      dialogs.open({ add: 'expense' })
    },
    [dialogs],
  )
  const addExpense = useCallback(() => addFiles(noFiles), [addFiles])
  const addContract = useCallback(() => dialogs.open({ createRentContract: 'true' }), [dialogs])
  useShortcut('c', addExpense)
  const isOver = useDroppedFiles(addFiles)
  const button = useMemo(
    () => (
      <AddDocument
        onExpense={addExpense}
        onIncome={() => dialogs.open({ add: 'income' })}
        onContents={() => dialogs.open({ add: 'depreciation' })}
        onContract={addContract}
      />
    ),
    [addExpense, addContract, dialogs],
  )
  return { addExpense, addContract, button, incoming, isOver }
}

const FirstSteps = lazy(() => import('./FirstSteps'))

export default function DashboardPage() {
  const t = useWords(voucherWords)
  return <HouseGate title={t('title')}>{(house, chosen) => <Dashboard key={house.id} {...chosen} />}</HouseGate>
}

const Dashboard = memo(function Dashboard({ house, isAll, houses }: ShownHouse) {
  const t = useWords(voucherWords)
  const home = useWords(homeWords)
  const [at, set] = useSearchParams(dashboardSearchParams)
  // A filter shows its new value at once. The rows and figures follow in a transition.
  const shown = useDeferredValue(at)
  const now = today()
  const { period: preset, from, to } = shown
  const period = useMemo(() => periodOfAddress({ period: preset, from, to }, now), [preset, from, to, now])
  const shownHouse = isAll ? null : house.id
  const filters = useFilters(at)
  const { vouchers, settled, rows, error, refetch } = useDashboardRows(shownHouse, period, shown)
  const figures = useHomeFigures(settled, shownHouse, houses, period, now)
  const suppliers = useMemo(() => (vouchers ? suppliersOf(vouchers) : []), [vouchers])
  const profile = useEndpointQuery(accountCalls.profile)
  const list = useScrollToVouchers(rows !== undefined)
  // A different list starts at its first page.
  const narrow = useCallback<typeof set>((patch) => set({ ...patch, pages: 1 }), [set])

  const adding = useAdding()
  // An account with only a contract already has something to show.
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
        <section ref={list} id={vouchersAnchor} tabIndex={-1} className="home-list" aria-label={home('vouchers')}>
          <Panel flush>
            {!isNew && (
              <HomeFilters
                at={filters}
                period={period}
                narrow={narrow}
                suppliers={suppliers}
                count={rows === undefined ? '' : [t('count', { count: rows.length }), ...oneSum(rows)].join('\n')}
              />
            )}
            <HomeList {...{ house, isAll, houses, at, set, narrow, rows, isNew }} query={{ error, refetch }} />
          </Panel>
        </section>
        {/* Shown only with the rows, because they would move it when they are loaded. */}
        {rows !== undefined && <p className="ui-fine dashboard-hint">{t('dropHint')}</p>}
      </div>
      {adding.isOver && (
        <div className="ui-drop-over" aria-hidden>
          {t('dropNow')}
        </div>
      )}
      <VoucherDialogs incoming={adding.incoming} personals={vouchers?.depreciationPersonalBilags} />
    </>
  )
})

/**
 * The filters without order and pages. The object stays the same when only the order or the pages
 * change.
 */
function useFilters({ q, type, cost, supplier, receipt, period, from, to }: DashboardSearchParams) {
  return useMemo(
    () => ({ q, type, cost, supplier, receipt, period, from, to }),
    [q, type, cost, supplier, receipt, period, from, to],
  )
}

interface HomeListProps extends ShownHouse, Pick<ListProps<DashboardRow>, 'rows' | 'query'> {
  readonly at: DashboardSearchParams
  readonly set: (patch: Partial<DashboardSearchParams>) => void
  readonly narrow: (patch: Partial<DashboardSearchParams>) => void
  /** True if the account has nothing to show yet. */
  readonly isNew: boolean
}

function HomeList({ house, isAll, houses, at, set, narrow, rows, query, isNew }: HomeListProps) {
  const t = useWords(voucherWords)
  const h = useWords(houseChoiceWords)
  const pathname = useLocation({ select: (address) => address.pathname })
  const search = useLocation({ select: (address) => listSearchOf(address.searchStr) })
  const href = useCallback((row: DashboardRow) => rowHref(row, pathname, search), [pathname, search])
  return (
    <VoucherList
      // On a phone the months are below the list.
      firstCards={12}
      house={isAll ? h('allHouses') : house.name}
      {...(isAll && { houses })}
      rows={rows}
      query={query}
      href={href}
      onIntent={fetchVoucherDialog}
      sort={at.sort}
      onSort={(next) => set({ sort: isRowSort(next) ? next : '' })}
      pages={at.pages}
      onPages={(next) => set({ pages: next })}
      filtered={hasFilters(at)}
      onClearFilters={() => {
        narrow(noFilters)
        focusField('dashboard-search')
      }}
      empty={{
        title: t(isNew ? 'emptyTitle' : 'emptyPeriodTitle'),
        text: t(isNew ? 'emptyText' : 'emptyPeriodText'),
        // The buttons to add a voucher are in the head, or in the first steps of a new account.
        action: null,
      }}
    />
  )
}

/** The total of rows of one kind. Income and costs can't be added up. */
const oneSum = (rows: Parameters<typeof sumsOf>[0]): string[] => {
  const { income, costs } = sumsOf(rows)
  const only = income === null ? costs : costs === null ? income : null
  return only === null ? [] : [kr(only)]
}
