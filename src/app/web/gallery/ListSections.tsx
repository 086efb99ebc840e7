import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDay, type Day } from '../../../base/kit/day'
import { fromKroner, type Ore } from '../../../base/kit/money'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Filters } from '../../../base/ui/list/filters'
import { DataList, type Column, type ListProps } from '../../../base/ui/list/list'
import { ListBar } from '../../../base/ui/list/list-head'
import { PlotPanel } from '../../../base/ui/list/plot-panel'
import { Totals } from '../../../base/ui/list/totals'
import { Badge } from '../../../base/ui/page/badge'
import { AddButton, Panel } from '../../../base/ui/page/page'
import { CallError } from '../../../base/ui/query/call-request'
import { kr } from '../../../base/ui/words/format'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import { StatefulField } from './FieldStates'
import { galleryWords } from './words'

interface Row {
  readonly id: string
  readonly name: string
  readonly sum: Ore
  readonly date: Day
}

const row = (number: number): Row => ({
  id: `${number}`,
  name: `Storgata ${number}`,
  sum: fromKroner(1234.5 * number),
  date: '2026-02-01' as Day,
})

/** More rows than fit on a page of the list. */
const rows = [
  row(1),
  { ...row(2), name: 'Menneskerettighetsorganisasjonens vaktmestertjeneste' },
  ...Array.from({ length: 99 }, (_, index) => row(index + 3)),
]

/** The part of a page that shows the first two rows. */
const pages = 0.02

const columnsOf = (t: Translate<keyof typeof galleryWords.texts>): readonly Column<Row>[] => [
  { key: 'name', label: t('text'), cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'kind', label: t('kind'), cell: () => <Badge kind="expense">{t('expense')}</Badge>, card: 'badge' },
  { key: 'date', label: t('day'), cell: ({ date }) => formatDay(date), sortBy: ({ date }) => date, card: 'date' },
  { key: 'place', label: t('country'), cell: () => t('norway') },
  { key: 'sum', label: t('money'), cell: ({ sum }) => kr(sum), sortBy: ({ sum }) => sum, align: 'end', card: 'amount' },
  {
    key: 'action',
    label: t('action'),
    cell: ({ name }) => (
      <Button size="compact-md" variant="default">
        {t('editOf', { name })}
      </Button>
    ),
    card: 'action',
  },
]

const loaded = { error: null, refetch: () => {} }

const failed = { error: new CallError('unavailable', 503, {}, 'req-503'), refetch: () => {} }

function Sample(
  props: { readonly name: 'rows' | 'empty' | 'noHits' | 'loading' | 'failed' } & Partial<ListProps<Row>>,
) {
  const { name, ...rest } = props
  const t = useWords(galleryWords)
  const [sort, setSort] = useState('-date')
  const title = t('inState', { label: t('list'), state: t(name) })
  return (
    <Panel title={title} flush>
      <DataList<Row>
        label={title}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ id }) => id}
        href={({ id }) => `/?row=${id}`}
        sort={sort}
        onSort={setSort}
        query={loaded}
        pages={pages}
        empty={{ title: t('emptyTitle'), text: t('help'), action: <AddButton href="/">{t('add')}</AddButton> }}
        count={(count) => t('rowCount', { count })}
        {...rest}
      />
    </Panel>
  )
}

function Plot() {
  const t = useWords(galleryWords)
  const bars = [
    { colour: 'income', fill: 'var(--ui-chart-income)', name: t('income'), sum: fromKroner(123_456) },
    { colour: 'cost', fill: 'var(--ui-chart-cost)', name: t('expense'), sum: fromKroner(92_345.5) },
    { colour: 'deduction', fill: 'var(--ui-chart-deduction)', name: t('depreciation'), sum: fromKroner(40_000) },
    { colour: 'error', fill: 'var(--ui-error)', name: t('overdue'), sum: fromKroner(12_500) },
  ] as const
  return (
    <PlotPanel
      title={t('plot')}
      legend={bars}
      plot={
        <svg className="gallery-plot" viewBox={`0 0 ${bars[0].sum} 4`} preserveAspectRatio="none">
          {bars.map(({ colour, fill, sum }, index) => (
            <rect key={colour} fill={fill} y={index} width={sum} height="0.8" />
          ))}
        </svg>
      }
      table={
        <>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('money')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ colour, name, sum }) => (
              <tr key={colour}>
                <th scope="row">{name}</th>
                <td>{kr(sum)}</td>
              </tr>
            ))}
          </tbody>
        </>
      }
      note={<p className="ui-fine">{t('fine')}</p>}
    />
  )
}

export function ListSections() {
  const t = useWords(galleryWords)
  return (
    <>
      <Panel title={t('filters')} flush>
        <Filters label={t('filters')}>
          <StatefulField start="" of={{ id: 'filter-q', name: 'q', label: t('search') }}>
            {(field) => <SearchField {...field} />}
          </StatefulField>
          <StatefulField start="never" of={{ id: 'filter-select', name: 'select', label: t('select') }}>
            {(field) => (
              <SelectField {...field} options={[{ value: 'never', label: t('never') }]} placeholder={false} />
            )}
          </StatefulField>
        </Filters>
      </Panel>
      <Panel title={t('listBar')} flush>
        <StatefulField start="" of={{ id: 'bar-q', name: 'q', label: t('search') }}>
          {({ id, label, value, onChange }) => (
            <ListBar
              label={t('listBar')}
              search={{ id, label, value, onChange }}
              count={[t('rowCount', { count: rows.length }), kr(fromKroner(123_456))]}
            >
              <SelectField
                id="bar-select"
                name="select"
                label={t('select')}
                options={[{ value: 'never', label: t('never') }]}
                placeholder={false}
                value="never"
                onChange={() => {}}
              />
            </ListBar>
          )}
        </StatefulField>
      </Panel>
      <Sample name="rows" sum={`${t('money')}: ${kr(fromKroner(123_456))}`} />
      <Sample name="empty" rows={[]} />
      <Sample name="noHits" rows={[]} filtered onClearFilters={() => {}} />
      <Sample name="loading" rows={undefined} />
      <Sample name="failed" rows={undefined} query={failed} />
      <Plot />
      <Panel title={t('totals')}>
        <Totals
          label={t('totals')}
          items={[
            { label: t('income'), value: kr(fromKroner(123_456)), note: t('fine') },
            { label: t('expense'), value: kr(fromKroner(12_345.5)) },
            { label: t('depreciation'), value: kr(fromKroner(0)) },
          ]}
        />
      </Panel>
      <Panel title={t('descriptions')}>
        <DescriptionList
          items={[
            { term: t('text'), value: 'Storgata 12' },
            { term: t('money'), value: kr(fromKroner(12_500)) },
            { term: t('lines'), value: '' },
          ]}
        />
      </Panel>
    </>
  )
}
