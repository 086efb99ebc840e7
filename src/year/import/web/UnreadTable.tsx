import { Button } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '../../../base/ui/field/select-field'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { importCalls } from '../calls'
import type { OldBooks } from '../model'
import { importWords } from '../words'
import type { ReadingProps } from './reading-props'

const fields = {
  day: 'fieldDay',
  month: 'fieldMonth',
  amount: 'fieldAmount',
  in: 'fieldIn',
  out: 'fieldOut',
  who: 'fieldWho',
  text: 'fieldText',
  category: 'fieldCategory',
  house: 'fieldHouse',
  tenant: 'fieldTenant',
  share: 'fieldShare',
  receipt: 'fieldReceipt',
  cost: 'fieldCost',
  left: 'fieldLeft',
  lifetime: 'fieldLifetime',
  none: 'nothingThere',
} as const

export interface UnreadTableProps extends ReadingProps {
  readonly table: OldBooks['tables'][number]
}

/** The columns of a table whose words are unknown, to be named by the landlord. */
export function UnreadTable({ table, books, onRead }: UnreadTableProps) {
  const t = useWords(importWords)
  const [columns, setColumns] = useState(table.columns)
  const change = useEndpointMutation(importCalls.change)
  const press = async () => {
    const named = Object.fromEntries(
      Object.entries(columns).map(([name, field]) => [name, field === '' ? 'none' : field]),
    )
    const body = { columns: [{ sheet: table.sheet, header_line: table.header_line ?? 1, columns: named }] }
    try {
      onRead(await change.mutateAsync({ params: { id: String(books.id) }, body }))
    } catch {
      // The line below shows the error.
    }
  }
  return (
    <Panel title={t('unread')}>
      <p>{t('unreadText', { sheet: table.sheet })}</p>
      <ul className="old-books-list">
        {Object.keys(table.columns).map((name) => (
          <li key={name}>
            <SelectField
              id={`column-${table.sheet}-${name}`}
              label={name}
              name={name}
              value={columns[name] ?? ''}
              options={Object.entries(fields).map(([value, word]) => ({ value, label: t(word) }))}
              onChange={(value) => setColumns((before) => ({ ...before, [name]: value }))}
            />
          </li>
        ))}
      </ul>
      <div className="ui-buttons ui-buttons-start">
        <Button loading={change.isPending} onClick={() => void press()}>
          {t('readColumns')}
        </Button>
      </div>
      <ErrorLine error={change.error} />
    </Panel>
  )
}
