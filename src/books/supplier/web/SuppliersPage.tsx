import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { z } from 'zod'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Badge } from '../../../base/ui/page/badge'
import { Filters } from '../../../base/ui/list/filters'
import { focusField } from '../../../base/ui/field/focus-field'
import { LinkButton } from '../../../base/ui/page/link'
import { DataList, type Column } from '../../../base/ui/list/list'
import { pageCountParam } from '../../../base/ui/list/page-count'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import { supplierCalls } from '../calls'
import type { Supplier } from '../model'
import { supplierWords, type SupplierKey } from '../words'

const shows = ['active', 'archived', 'all'] as const
const sorts = ['', 'name', '-name', 'address', '-address', 'city', '-city'] as const
const address = z.object({
  q: z.string().default('').catch(''),
  show: z.enum(shows).default('active').catch('active'),
  sort: z.enum(sorts).default('').catch(''),
  pages: pageCountParam(),
})

const plain = (text: string) => text.toLocaleLowerCase('nb')
const matches = (supplier: Supplier, name: string, q: string) => {
  const text = plain(`${name} ${supplier.address} ${supplier.postcode} ${supplier.city}`)
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const nameOf = (t: Translate<SupplierKey>, supplier: Supplier) => (supplier.isDefault ? t('none') : supplier.name)
const columnsOf = (t: Translate<SupplierKey>): Column<Supplier>[] => [
  { key: 'name', label: t('name'), cell: (one) => nameOf(t, one), sortBy: (one) => nameOf(t, one), card: 'title' },
  {
    key: 'address',
    label: t('address'),
    cell: (one) => one.address || '–',
    sortBy: (one) => one.address,
    card: 'rest',
  },
  {
    key: 'city',
    label: t('city'),
    cell: (one) => `${one.postcode} ${one.city}`.trim() || '–',
    sortBy: (one) => one.city,
    card: 'rest',
  },
  {
    key: 'state',
    label: t('status'),
    cell: (one) =>
      one.archived ? (
        <Badge kind="archived">{t('archived')}</Badge>
      ) : one.isDefault ? (
        <Badge kind="contract">{t('standard')}</Badge>
      ) : null,
    card: 'badge',
  },
]

/** Lists suppliers. The default one comes first, archived ones are shown on demand. */
export default function SuppliersPage() {
  const t = useWords(supplierWords)
  const list = useEndpointQuery(supplierCalls.list)
  const [at, set] = useSearchParams(address)

  const all = list.data ?? []
  const rows = all.filter(
    (one) => (at.show === 'all' || one.archived === (at.show === 'archived')) && matches(one, nameOf(t, one), at.q),
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const add = (
    <LinkButton href="/home/suppliers/add-new" leftSection={<Plus size={18} aria-hidden />}>
      {t('addNew')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={t('title')} action={add} />
      <Panel flush>
        <Filters label={t('filters')}>
          <SearchField
            id="supplier-search"
            name="q"
            label={t('search')}
            value={at.q}
            onChange={(q) => set({ q, pages: 1 })}
          />
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
        </Filters>
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
          empty={{ title: t('emptyTitle'), text: t('emptyText'), action: add }}
          count={(count) => t('count', { count })}
        />
      </Panel>
      {list.data !== undefined && at.q === '' && all.every((one) => one.isDefault) && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      )}
    </>
  )
}
