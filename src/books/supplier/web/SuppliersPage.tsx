import { useMemo } from 'react'
import { z } from 'zod'
import { ore, sumOre } from '../../../base/kit/money'
import { focusField } from '../../../base/ui/field/focus-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { DataList, type Column } from '../../../base/ui/list/list'
import { ListBar, ListHead } from '../../../base/ui/list/list-head'
import { pageCountParam } from '../../../base/ui/list/page-count'
import { Badge } from '../../../base/ui/page/badge'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { AddButton, Panel } from '../../../base/ui/page/page'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, krShort } from '../../../base/ui/words/format'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import { supplierCalls } from '../calls'
import type { ListedSupplier } from '../model'
import { supplierWords, type SupplierKey } from '../words'

const shows = ['active', 'archived', 'all'] as const
const sorts = ['', 'name', '-name', 'year', '-year', 'last', '-last', 'vouchers', '-vouchers'] as const
const address = z.object({
  q: z.string().default('').catch(''),
  show: z.enum(shows).default('active').catch('active'),
  sort: z.enum(sorts).default('-year').catch('-year'),
  pages: pageCountParam(),
})

const plain = (text: string) => text.toLocaleLowerCase('nb')
const matches = (supplier: ListedSupplier, name: string, q: string) => {
  const text = plain(`${name} ${supplier.address} ${supplier.postcode} ${supplier.city}`)
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const nameOf = (t: Translate<SupplierKey>, supplier: ListedSupplier) => (supplier.isDefault ? t('none') : supplier.name)

const columnsOf = (t: Translate<SupplierKey>): Column<ListedSupplier>[] => [
  { key: 'name', label: t('name'), cell: (one) => nameOf(t, one), sortBy: (one) => nameOf(t, one), card: 'title' },
  {
    key: 'vouchers',
    label: t('vouchers'),
    cell: (one) =>
      one.paid ? (
        <>
          {one.paid.vouchers}
          <span className="ui-in-card"> {t('ofVouchers', { count: one.paid.vouchers })}</span>
        </>
      ) : (
        '–'
      ),
    sortBy: (one) => one.paid?.vouchers ?? null,
    align: 'end',
    card: 'badge',
  },
  {
    key: 'last',
    label: t('last'),
    cell: (one) => <span className="ui-figures">{one.paid ? dmy(one.paid.last_on) : '–'}</span>,
    sortBy: (one) => one.paid?.last_on ?? null,
    align: 'end',
    card: 'date',
  },
  {
    key: 'year',
    label: t('thisYear'),
    cell: (one) => <span className="ui-figures">{one.paid ? kr(one.paid.this_year) : '–'}</span>,
    sortBy: (one) => one.paid?.this_year ?? null,
    align: 'end',
    card: 'amount',
  },
]

/**
 * The column that marks archived suppliers. Used only if the list may contain archived suppliers.
 */
const stateColumn = (t: Translate<SupplierKey>): Column<ListedSupplier> => ({
  key: 'state',
  label: t('status'),
  cell: (one) => one.archived && <Badge kind="archived">{t('archived')}</Badge>,
  card: 'badge',
})

/** Says the sum of this year's vouchers and how many suppliers they are from. */
function answerOf(t: Translate<SupplierKey>, all: readonly ListedSupplier[]): string {
  const found = all.flatMap(({ isDefault, paid }) =>
    paid && paid.this_year > 0 ? [{ isDefault, sum: paid.this_year }] : [],
  )
  const named = found.filter(({ isDefault }) => !isDefault)
  const without = found.find(({ isDefault }) => isDefault)?.sum ?? ore(0)
  if (found.length === 0) return t('yearNothing')
  if (named.length === 0) return t('yearOnlyWithout', { without: krShort(without) })
  return t(without === 0 ? 'yearOf' : 'yearAndWithout', {
    count: named.length,
    sum: krShort(sumOre(named.map(({ sum }) => sum))),
    without: krShort(without),
  })
}

/** Lists the suppliers and the sums of their vouchers. Archived suppliers are shown on demand. */
export default function SuppliersPage() {
  const t = useWords(supplierWords)
  const list = useEndpointQuery(supplierCalls.list)
  const [at, set] = useSearchParams(address)

  const all = list.data ?? []
  const rows = all.filter(
    (one) => (at.show === 'all' || one.archived === (at.show === 'archived')) && matches(one, nameOf(t, one), at.q),
  )
  const columns = useMemo(
    () => (at.show === 'active' ? columnsOf(t) : columnsOf(t).toSpliced(1, 0, stateColumn(t))),
    [t, at.show],
  )
  const add = <AddButton href="/home/suppliers/add-new">{t('addNew')}</AddButton>
  return (
    <>
      <ListHead title={t('title')} answer={list.data && answerOf(t, list.data)} action={add} />
      <Panel flush>
        <ListBar
          label={t('filters')}
          search={{
            id: 'supplier-search',
            label: t('search'),
            placeholder: t('search'),
            value: at.q,
            onChange: (q) => set({ q, pages: 1 }),
          }}
          isFiltered={at.show !== 'active'}
          // The row for vouchers without a supplier doesn't count as a supplier.
          count={
            list.data === undefined ? [] : [t('count', { count: rows.filter(({ isDefault }) => !isDefault).length })]
          }
        >
          <SelectField
            id="supplier-show"
            name="show"
            label={t('show')}
            value={at.show}
            onChange={(show) => set({ show, pages: 1 })}
            options={[
              { value: 'active', label: t('showActive') },
              { value: 'archived', label: t('showArchived') },
              { value: 'all', label: t('showAll') },
            ]}
            placeholder={false}
          />
        </ListBar>
        <DataList
          label={t('list')}
          columns={columns}
          rows={list.data && rows}
          query={list}
          rowKey={(one) => String(one.id)}
          href={(one) => `/home/suppliers/${one.id}`}
          sort={at.sort}
          onSort={(sort) => set({ sort: sorts.find((known) => known === sort) ?? '' })}
          pages={at.pages}
          onPages={(pages) => set({ pages })}
          filtered={at.q !== '' || at.show !== 'active'}
          onClearFilters={() => {
            set({ q: '', show: 'active', pages: 1 })
            focusField('supplier-search')
          }}
          empty={{ title: t('emptyTitle'), text: t('emptyText') }}
          hasBar
        />
      </Panel>
      {list.data !== undefined && at.q === '' && all.every((one) => one.isDefault) && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </>
  )
}
