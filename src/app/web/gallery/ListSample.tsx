import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDay, type Day } from '../../../base/kit/day'
import { fromKroner, type Ore } from '../../../base/kit/money'
import { DataList, type Column, type ListProps } from '../../../base/ui/list/list'
import { Badge } from '../../../base/ui/page/badge'
import { AddButton, Panel } from '../../../base/ui/page/page'
import { CallError } from '../../../base/ui/query/call-request'
import { kr } from '../../../base/ui/words/format'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
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

/** More than fit on a page of the list. */
const rows = [
  row(1),
  { ...row(2), name: 'Menneskerettighetsorganisasjonens vaktmestertjeneste' },
  ...Array.from({ length: 99 }, (_, index) => row(index + 3)),
]

/** So much of a page that the first two rows are shown. */
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

export const failed = { error: new CallError('unavailable', 503, {}, 'req-503'), refetch: () => {} }

export function Sample(
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
