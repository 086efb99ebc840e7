import { Button } from '@mantine/core'
import { CheckCheck } from 'lucide-react'
import { ListHead } from '../../../base/ui/list/list-head'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Panel } from '../../../base/ui/page/page'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { useWork } from '../bank/use-work'
import { bankWords } from '../bank/words'
import { LineList, sureRows } from './LineList'
import { LineSkeleton } from './LineSkeleton'
import { useLineItems } from './use-line-items'
import { useLines } from './use-lines'
import { useOpenRows } from './use-open-rows'
import { useYearResult } from './use-year-result'
import { inboxWords } from './words'

/** Everything that waits for the landlord, in one list. */
export default function InboxPage() {
  const t = useWords(inboxWords)
  const b = useWords(bankWords)
  const work = useWork()
  const open = useOpenRows(work)
  const queue = useLines({ rows: open.rows, houseId: null, today: today() })
  const items = useLineItems(queue.lines)
  const sure = sureRows(items ?? [])
  const error = queue.error ?? open.error
  const done = useYearResult(items?.length === 0)
  return (
    <>
      <ListHead
        title={t('title')}
        answer={items && (items.length === 0 ? done : t('answer', { count: items.length }))}
        {...(sure.length > 0 && {
          action: (
            <Button leftSection={<CheckCheck size={18} aria-hidden />} onClick={() => work.actions.takeMany(sure)}>
              {b('takeSure', { count: sure.length })}
            </Button>
          ),
        })}
      />
      <Panel flush>
        {error ? <ErrorState error={error} retry={() => [open.refetch(), queue.refetch()]} /> : null}
        {items === undefined ? (
          error ? null : (
            <LineSkeleton />
          )
        ) : (
          <LineList label={t('lines')} work={work} items={items} empty={<EmptyState title={done} />} />
        )}
      </Panel>
      {items !== undefined && <p className="ui-fine inbox-keys">{t('keys')}</p>}
    </>
  )
}
