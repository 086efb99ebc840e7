import { Button } from '@mantine/core'
import { Totals } from '../../../base/ui/list/totals'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { importCalls } from '../calls'
import type { OldBooks } from '../model'
import { importWords } from '../words'
import { FitsLine, PartsLine } from './error-details'

const countNames = ['houses', 'contracts', 'expenses', 'income', 'items', 'suppliers'] as const

interface OwnExportViewProps {
  readonly books: OldBooks
  readonly onTakenOver: () => void
}

/** An export of this product: what it holds, what stays behind, and the button that takes all of it over. */
export function OwnExportView({ books, onTakenOver }: OwnExportViewProps) {
  const t = useWords(importWords)
  const apply = useEndpointMutation(importCalls.apply, { invalidates: 'all' })
  const press = async () => {
    try {
      await apply.mutateAsync({ params: { id: String(books.id) }, body: {} })
      toast.success(t('done', { name: books.name }))
      onTakenOver()
    } catch {
      // The lines below show the error.
    }
  }
  return (
    <Panel title={t('export')}>
      <p>{t('exportText')}</p>
      <Totals label={books.name} items={countNames.map((name) => ({ label: t(name), value: books.counts[name] }))} />
      {books.skipped.length > 0 && (
        <>
          <h3>{t('exportLeft')}</h3>
          <ul>
            {books.skipped.map(({ text, line }) => (
              <li key={text}>{line > 1 ? `${text} (${line})` : text}</li>
            ))}
          </ul>
        </>
      )}
      <div className="ui-buttons ui-buttons-start">
        <Button loading={apply.isPending} onClick={() => void press()}>
          {t('exportApply')}
        </Button>
      </div>
      <p className="ui-fine">{t('applyNote')}</p>
      <ErrorLine error={apply.error} />
      <FitsLine error={apply.error} />
      <PartsLine error={apply.error} />
    </Panel>
  )
}
