import { Button } from '@mantine/core'
import { useState } from 'react'
import { SelectField } from '../../../base/ui/field/select-field'
import { Totals } from '../../../base/ui/list/totals'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Notice } from '../../../base/ui/page/notice'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { kr } from '../../../base/ui/words/format'
import { costTypeWords } from '../../../books/expense/words-cost-type'
import { costTypes } from '../../../books/expense/model'
import { importCalls } from '../calls'
import type { OldBooks } from '../model'
import { importWords } from '../words'
import { FitsLine } from './error-details'
import type { ReadingProps } from './reading-props'
import { isAnswered, QuestionsPanel, type QuestionAnswers } from './QuestionsPanel'
import { RecordsPanel } from './RecordsPanel'
import { SkippedPanel } from './SkippedPanel'
import { UnreadTable } from './UnreadTable'

const countNames = ['expenses', 'income', 'items', 'houses', 'suppliers', 'contracts'] as const

function useKindName(): (kind: string) => string {
  const t = useWords(importWords)
  const types = useWords(costTypeWords)
  return (kind) => {
    const type = costTypes.find((one) => one === kind)
    return type ? types(type) : t(kind === 'items' ? 'items' : 'income')
  }
}

function TotalsPanel({ books }: { readonly books: OldBooks }) {
  const t = useWords(importWords)
  const kindName = useKindName()
  const differing = books.sheet_totals.filter(({ difference }) => difference !== 0)
  const count = books.sheet_totals.length
  return (
    <Panel title={t('totals')}>
      <table className="old-books-table">
        <thead>
          <tr>
            <th scope="col">{t('year')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('sum')}</th>
          </tr>
        </thead>
        <tbody>
          {books.totals.map(({ year, kind, sum }) => (
            <tr key={`${year} ${kind}`}>
              <td>{year}</td>
              <td>{kindName(kind)}</td>
              <td>{kr(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('sheetTotals')}</h3>
      {differing.length === 0 && <p>{count === 0 ? t('noTotals') : t('allEqual', { count })}</p>}
      {differing.map(({ sheet, line, text, stated, read, difference }) => (
        <Notice key={`${sheet} ${line} ${stated}`} kind="warning">
          {t('differs', { sheet, line, text, stated: kr(stated), read: kr(read), difference: kr(difference) })}
        </Notice>
      ))}
    </Panel>
  )
}

interface BookPanelProps {
  readonly books: OldBooks
  /** True if the file was not read again with the newest answers. */
  readonly waits: boolean
  readonly onBooked: () => void
}

function BookPanel({ books, waits, onBooked }: BookPanelProps) {
  const t = useWords(importWords)
  const [year, setYear] = useState('')
  const apply = useEndpointMutation(importCalls.apply, { invalidates: 'all' })
  const years = [...new Set(books.totals.map((one) => one.year))]
  const isEmpty = Object.values(books.counts).every((count) => count === 0)
  const press = async () => {
    try {
      const only = year === '' ? {} : { only: { years: [Number(year)] } }
      await apply.mutateAsync({ params: { id: String(books.id) }, body: only })
      toast.success(t('done', { name: books.name }))
      onBooked()
    } catch {
      // The line below shows the error.
    }
  }
  return (
    <Panel>
      {years.length > 1 && (
        <SelectField
          id="only-year"
          label={t('onlyYear')}
          name="only-year"
          value={year}
          placeholder={t('allYears')}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={setYear}
        />
      )}
      <div className="ui-buttons ui-buttons-start">
        <Button disabled={isEmpty || waits} loading={apply.isPending} onClick={() => void press()}>
          {t('apply')}
        </Button>
      </div>
      <p className="ui-fine">{t(waits ? 'answerFirst' : isEmpty ? 'nothingToBook' : 'applyNote')}</p>
      <ErrorLine error={apply.error} />
      <FitsLine error={apply.error} />
    </Panel>
  )
}

/**
 * The proposal of a file: counts, totals beside its own, questions, the rows that are left out, and the button that
 * books it.
 */
export function ProposalView({ books, onRead, onBooked }: ReadingProps & Pick<BookPanelProps, 'onBooked'>) {
  const t = useWords(importWords)
  const [answers, setAnswers] = useState<QuestionAnswers>({})
  const unread = books.tables.filter(({ reads }) => reads === 'nothing')
  return (
    <>
      <Panel title={t('proposed', { name: books.name })}>
        <Totals
          label={t('proposed', { name: books.name })}
          items={countNames.map((name) => ({ label: t(name), value: books.counts[name] }))}
        />
      </Panel>
      {unread.map((table) => (
        <UnreadTable key={table.sheet} table={table} books={books} onRead={onRead} />
      ))}
      {books.totals.length > 0 && <TotalsPanel books={books} />}
      {books.questions.length > 0 && <QuestionsPanel {...{ books, onRead, answers }} onAnswer={setAnswers} />}
      <BookPanel books={books} waits={isAnswered(answers)} onBooked={onBooked} />
      <RecordsPanel proposal={books.proposal} />
      {books.skipped.length > 0 && <SkippedPanel skipped={books.skipped} />}
    </>
  )
}
