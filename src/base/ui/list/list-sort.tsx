import { useId } from 'react'
import { SelectField } from '../field/select-field'
import { useWords } from '../words/use-words'
import { listWords } from '../words/words-list'
import type { ListProps } from './list'

/** Cards have no column headings to click. */
export function ListSort<T>({ columns, sort, onSort }: Pick<ListProps<T>, 'columns' | 'sort' | 'onSort'>) {
  const t = useWords(listWords)
  const id = useId()
  const options = columns.flatMap(({ key, label, sortBy }) =>
    sortBy
      ? [
          { value: key, label: t('ascending', { column: label }) },
          { value: `-${key}`, label: t('descending', { column: label }) },
        ]
      : [],
  )
  if (options.length === 0) return null
  return (
    <div className="ui-cards-sort ui-no-print">
      <SelectField
        id={id}
        name="sort"
        label={t('sortBy')}
        placeholder={t('unsorted')}
        options={options}
        value={options.some(({ value }) => value === sort) ? sort : ''}
        onChange={onSort}
      />
    </div>
  )
}
