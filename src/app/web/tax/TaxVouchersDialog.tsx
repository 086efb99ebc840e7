import { useMemo } from 'react'
import type { Ore } from '../../../base/kit/money'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DataList, type Column } from '../../../base/ui/list/list'
import { dmy, kr } from '../../../base/ui/words/format'
import { useWords, type Translate } from '../../../base/ui/words/use-words'
import type { BookVoucher } from '../../../year/tax/rules-books'
import { taxScreenWords } from '../../../year/tax/words-screen'

const columnsOf = (t: Translate<keyof typeof taxScreenWords.texts>, year: number): Column<BookVoucher>[] => {
  const nameOf = ({ name }: BookVoucher) => (name === 'inPersonalUse' ? t(name) : name || t('unnamed'))
  return [
    { key: 'name', label: t('name'), cell: nameOf, sortBy: nameOf, card: 'title' },
    {
      key: 'date',
      label: t('date'),
      cell: ({ date }) => <span className="ui-figures">{dmy(date)}</span>,
      sortBy: ({ date }) => date,
      card: 'date',
    },
    {
      key: 'sum',
      label: t('counts', { year }),
      cell: (one) => kr(one.sum),
      sortBy: (one) => one.sum,
      align: 'end',
      card: 'amount',
    },
  ]
}

interface TaxVouchersDialogProps {
  readonly title: string
  readonly year: number
  readonly vouchers: readonly BookVoucher[]
  readonly sum: Ore
  readonly href: (voucher: BookVoucher) => string
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly onClose: () => void
}

export default function TaxVouchersDialog({
  title,
  year,
  vouchers,
  sum,
  href,
  sort,
  onSort,
  onClose,
}: TaxVouchersDialogProps) {
  const t = useWords(taxScreenWords)
  const columns = useMemo(() => columnsOf(t, year), [t, year])
  return (
    <Dialog title={title} opened onClose={onClose}>
      <DataList
        label={title}
        columns={columns}
        rows={vouchers}
        rowKey={({ kind, name, id }) => `${kind} ${name === 'inPersonalUse' ? name : ''}${id}`}
        href={href}
        sort={sort}
        onSort={onSort}
        query={{ error: null, refetch: () => undefined }}
        empty={{ title: t('listEmpty'), text: t('listEmptyText', { year }) }}
        count={(count) => t('countOf', { count })}
        sum={t('sum', { amount: kr(sum) })}
      />
    </Dialog>
  )
}
