import './dashboard.css'
import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { yearOf } from '../../../base/kit/day'
import { ore, sumOre } from '../../../base/kit/money'
import { dmy, kr, krShort } from '../../../base/ui/words/format'
import { DataList, manyRows, type Column, type ListProps } from '../../../base/ui/list/list'
import { ListBar, ListHead } from '../../../base/ui/list/list-head'
import { pageCountParam } from '../../../base/ui/list/page-count'
import { AddButton, Panel } from '../../../base/ui/page/page'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { patchUrl, useSearchParams, useDialogParams } from '../../../base/ui/page/use-search-params'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import type { Item, ListedPersonalUse } from '../../../books/depreciation/model'
import { deductionInYears, isPersonalUseOutdated, depreciationRows } from '../../../books/depreciation/rules'
import { UpdatePersonalUse, UpdatePersonalUseButton } from '../../../books/depreciation/web/UpdatePersonalUse'
import { depreciationWords } from '../../../books/depreciation/words'
import type { House } from '../../../landlord/house/model'
import { HouseGate } from '../../../landlord/house/web/HouseGate'
import { dashboardWords, type DashboardKey } from '../../../year/dashboard/words'
import { VoucherDialogs } from './VoucherDialogs'
import { callsReadingVouchers, useAllVouchers } from './vouchers'

const address = z.object({
  q: z.string().max(100).default('').catch(''),
  sort: z.string().max(20).default('-date').catch('-date'),
  pages: pageCountParam(),
  sortPersonal: z.string().max(20).default('-year').catch('-year'),
})

const deductionIn = (item: Item, year: number) => deductionInYears(item, { from: year, to: year }) ?? ore(0)

/**
 * The value of an item after a year. Before the first deduction it is the cost. After the last one it is the residual.
 */
const leftAfter = (item: Item, year: number) =>
  depreciationRows(item).findLast((row) => row.year <= year)?.residual ?? item.sum

/** True if every word of the search is in the item's name. */
const isNamed = ({ name }: Item, search: string): boolean => {
  const text = name.toLocaleLowerCase('nb')
  return search
    .toLocaleLowerCase('nb')
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const itemColumns = (t: Translate<DashboardKey>, year: number): Column<Item>[] => [
  { key: 'name', label: t('name'), cell: (item) => item.name, sortBy: (item) => item.name, card: 'title' },
  {
    key: 'date',
    label: t('bought'),
    cell: (item) => <span className="ui-figures">{dmy(item.date)}</span>,
    sortBy: (item) => item.date,
    card: 'date',
  },
  {
    key: 'sum',
    label: t('cost'),
    cell: (item) => kr(item.sum),
    sortBy: (item) => item.sum,
    align: 'end',
    card: 'amount',
  },
  {
    key: 'deduction',
    label: t('deductionIn', { year }),
    cell: (item) => kr(deductionIn(item, year)),
    sortBy: (item) => deductionIn(item, year),
    align: 'end',
    card: 'rest',
  },
  {
    key: 'left',
    label: t('leftAfter', { year }),
    cell: (item) => kr(leftAfter(item, year)),
    sortBy: (item) => leftAfter(item, year),
    align: 'end',
    card: 'rest',
  },
]

const personalColumns = (t: Translate<DashboardKey>, hasUpdates: boolean): Column<ListedPersonalUse>[] => [
  {
    key: 'year',
    label: t('year'),
    cell: (personal) => String(personal.year),
    sortBy: (personal) => personal.year,
    card: 'title',
  },
  {
    key: 'gross',
    label: t('grossRent'),
    cell: (personal) => kr(personal.totalSum),
    sortBy: (personal) => personal.totalSum,
    align: 'end',
    card: 'rest',
  },
  {
    key: 'sum',
    label: t('deduction'),
    cell: (personal) => kr(personal.sum),
    sortBy: (personal) => personal.sum,
    align: 'end',
    card: 'amount',
  },
  ...(hasUpdates
    ? [
        {
          key: 'update',
          label: t('updateColumn'),
          cell: (personal: ListedPersonalUse) =>
            isPersonalUseOutdated(personal) &&
            personal.rentNow > 0 && <UpdatePersonalUseButton personal={personal} invalidates={callsReadingVouchers} />,
          align: 'end' as const,
          card: 'action' as const,
        },
      ]
    : []),
]

export default function ContentsPage() {
  const t = useWords(dashboardWords)
  return (
    <HouseGate title={t('contents')} isList>
      {(house) => <Contents key={house.id} house={house} />}
    </HouseGate>
  )
}

/**
 * The sentence about all items: the value that is left after the year, and the year's deduction.
 */
const answerOf = (t: Translate<DashboardKey>, items: readonly Item[], year: number): string =>
  items.length === 0
    ? t('noItemsAnswer')
    : t('itemsAnswer', {
        year,
        left: krShort(sumOre(items.map((item) => leftAfter(item, year)))),
        deduction: krShort(sumOre(items.map((item) => deductionIn(item, year)))),
      })

function Contents({ house }: { house: House }) {
  const t = useWords(dashboardWords)
  const d = useWords(depreciationWords)
  const dialogs = useDialogParams()
  const query = useAllVouchers(house)
  const year = yearOf(today())
  const items = query.data?.depreciationBilags
  const personals = query.data?.depreciationPersonalBilags
  const add = <AddButton onClick={() => dialogs.open({ add: 'depreciation' })}>{t('addNewContents')}</AddButton>
  const meetings = (personals ?? []).flatMap((personal) => {
    const met = (items ?? []).filter((item) => deductionIn(item, personal.year) > 0)
    return met.length === 0
      ? []
      : [{ year: personal.year, names: [...new Set(met.map((item) => item.name))].join(', ') }]
  })
  return (
    <>
      <ListHead title={t('contents')} answer={items && answerOf(t, items, year)} action={add} />
      {personals?.filter(isPersonalUseOutdated).map((personal) => (
        <div key={personal.year} className="dashboard-notice">
          <UpdatePersonalUse personal={personal} invalidates={callsReadingVouchers} />
        </div>
      ))}
      {meetings.map((meeting) => (
        <div key={meeting.year} className="dashboard-notice">
          <Notice kind="warning">{d('meetsItems', meeting)}</Notice>
        </div>
      ))}
      <Items house={house} items={items} query={query} year={year} />
      {personals !== undefined && personals.length > 0 && (
        <PersonalUse house={house} personals={personals} query={query} />
      )}
      <VoucherDialogs personals={personals} />
    </>
  )
}

interface ContentsListProps {
  readonly house: House
  readonly query: ListProps<Item>['query']
}

function Items({
  house,
  items,
  query,
  year,
}: ContentsListProps & { items: readonly Item[] | undefined; year: number }) {
  const t = useWords(dashboardWords)
  const [{ q, sort, pages }, set] = useSearchParams(address)
  const columns = useMemo(() => itemColumns(t, year), [t, year])
  const rows = useMemo(() => items?.filter((item) => isNamed(item, q)), [items, q])
  const hasBar = q !== '' || (items !== undefined && items.length >= manyRows)
  return (
    <Panel flush>
      {hasBar && (
        <ListBar
          label={t('findItems')}
          search={{
            id: 'item-search',
            label: t('search'),
            placeholder: t('search'),
            value: q,
            onChange: (next) => set({ q: next, pages: 1 }),
          }}
          count={rows === undefined ? [] : [t('itemCount', { count: rows.length })]}
        />
      )}
      <DataList
        label={t('itemsOf', { house: house.name })}
        columns={columns}
        rows={rows}
        query={query}
        rowKey={(item) => String(item.id)}
        href={(item) => `/home/furniture-and-home-contents/${item.id}`}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        pages={pages}
        onPages={(next) => set({ pages: next })}
        filtered={q !== ''}
        onClearFilters={() => set({ q: '', pages: 1 })}
        empty={{ title: t('noItemsTitle'), text: t('noItemsText') }}
        hasBar={hasBar}
      />
    </Panel>
  )
}

function PersonalUse({ house, personals, query }: ContentsListProps & { personals: readonly ListedPersonalUse[] }) {
  const t = useWords(dashboardWords)
  const [{ sortPersonal }, set] = useSearchParams(address)
  const { pathname, searchStr } = useLocation()
  const hasUpdates = personals.some((one) => isPersonalUseOutdated(one) && one.rentNow > 0)
  const columns = useMemo(() => personalColumns(t, hasUpdates), [t, hasUpdates])
  return (
    <Panel flush title={t('personalUse')}>
      <DataList
        label={t('personalOf', { house: house.name })}
        columns={columns}
        rows={personals}
        query={query}
        rowKey={(personal) => String(personal.year)}
        href={(personal) => patchUrl(pathname, searchStr, { personal: personal.year })}
        sort={sortPersonal}
        onSort={(next) => set({ sortPersonal: next })}
        empty={{ title: '' }}
        count={(count) => t('yearCount', { count })}
      />
    </Panel>
  )
}
