import { useMemo, type ReactNode } from 'react'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Panel } from '../../../base/ui/page/page'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { arrearsWords } from '../../../lease/rent-account/words-arrears'
import { isAboutOwedRent } from '../../../year/todo/rules-bank'
import { useWork } from '../bank/use-work'
import { LineList } from './LineList'
import { LineSkeleton } from './LineSkeleton'
import { useLineItems } from './use-line-items'
import { useLines } from './use-lines'
import { useOpenRows } from './use-open-rows'

/**
 * The lines about rent that is owed: payments at the bank, and tenants who owe the rest. `children`
 * is shown only with the lines, because it would move when they are loaded.
 */
export function OwedLines({ children }: { readonly children: ReactNode }) {
  const t = useWords(arrearsWords)
  const work = useWork()
  const open = useOpenRows(work)
  const queue = useLines({ rows: open.rows, houseId: null, today: today() })
  const items = useLineItems(useMemo(() => queue.lines?.filter(isAboutOwedRent), [queue.lines]))
  const error = queue.error ?? open.error
  return (
    <>
      <Panel flush>
        {items === undefined ? (
          error ? (
            <ErrorState error={error} retry={() => [open.refetch(), queue.refetch()]} />
          ) : (
            <LineSkeleton />
          )
        ) : (
          <LineList
            label={t('title')}
            work={work}
            items={items}
            empty={<EmptyState title={t('noneTitle')} text={t('noneText')} />}
          />
        )}
      </Panel>
      {items !== undefined && children}
    </>
  )
}
