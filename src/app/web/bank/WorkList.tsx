import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ListSkeleton } from '../../../base/ui/page/loading'
import { ErrorState } from '../../../base/ui/page/error-state'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankAccount } from '../../../bank/account/model'
import type { BankTransaction, TransactionState } from '../../../bank/transaction/model'
import type { Asked } from './MatchDialogs'
import { bankListId, moreButtonId, useRowKeys } from './use-row-keys'
import type { RowSays } from './use-says'
import type { useWork } from './use-work'
import { WorkRow, type RowAct } from './WorkRow'
import { seenIn } from './work-rows'
import { bankWords } from './words'

/** Rows that are drawn at first, and by each press for more. */
const pageSize = 100

export interface WorkListProps {
  readonly work: ReturnType<typeof useWork>
  /** What is left after the filters; undefined while it is loading. */
  readonly rows: readonly BankTransaction[] | undefined
  readonly state: TransactionState
  readonly saysOf: (row: BankTransaction) => RowSays
  readonly accounts: readonly BankAccount[]
  readonly filtered: boolean
  readonly onClear: () => void
  readonly onAsk: (asked: Asked) => void
}

const emptyWords = { open: 'doneTitle', matched: 'noneMatchedTitle', ignored: 'noneIgnoredTitle' } as const

/** The payments, one row each; what is done with one shows at once and leads to the next. */
export function WorkList({ work, rows, state, saysOf, accounts, filtered, onClear, onAsk }: WorkListProps) {
  const t = useWords(bankWords)
  const [pages, setPages] = useState(1)
  const shown = (rows ?? []).slice(0, pages * pageSize)
  const { actions } = work
  const saysById = (id: number) => {
    const row = work.rows.find((one) => one.id === id)
    return row ? saysOf(row).payment : ''
  }
  const keys = useRowKeys(shown, () => actions.undoLast(saysById)[0])
  const act = (what: RowAct, row: BankTransaction) => {
    const says = saysOf(row)
    if (what === 'rent' || what === 'vouchers' || what === 'expense') {
      onAsk({ kind: what, row, says, onMatched: () => keys.goOn(row.id) })
      return
    }
    const [seen] = seenIn([row])
    if (what === 'take' && seen) actions.take(seen, says.payment, says.what ?? says.payment)
    else if (what === 'ignore') actions.ignore(row.id, says.payment)
    else actions.open(row.id, says.payment)
    keys.goOn(row.id)
  }
  // The same functions at every draw, so that only rows are drawn that have changed.
  const latest = useRef({ act, onKey: keys.onKey })
  useEffect(() => {
    latest.current = { act, onKey: keys.onKey }
  })
  const [stable] = useState(() => ({
    onAct: (what: RowAct, row: BankTransaction) => latest.current.act(what, row),
    onKey: (event: KeyboardEvent) => latest.current.onKey(event),
  }))

  const { error, refetch } = work.lists[state]
  if (rows === undefined)
    return error ? <ErrorState error={error} retry={refetch} /> : <ListSkeleton rows={8} columns={4} />
  const more = Math.min(pageSize, rows.length - shown.length)
  return (
    <div id={bankListId} className="bank-list" tabIndex={-1}>
      {error ? <ErrorState error={error} retry={refetch} /> : null}
      <p className="ui-list-count" role="status">
        {rows.length > 0 && t('shown', { count: rows.length, state: t(state).toLocaleLowerCase() })}
      </p>
      {work.waiting > 0 && <p className="ui-fine bank-saving">{t('saving', { count: work.waiting })}</p>}
      {rows.length === 0 ? (
        filtered ? (
          <EmptyState
            title={t('noHitsTitle')}
            action={
              <Button variant="default" onClick={onClear}>
                {t('clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t(emptyWords[state])} {...(state === 'open' && { text: t('doneText') })} />
        )
      ) : (
        <ul className="bank-rows" aria-label={t('list')}>
          {shown.map((row) => (
            <WorkRow
              key={row.id}
              row={row}
              says={saysOf(row)}
              account={accounts.length > 1 ? (accounts.find(({ id }) => id === row.bankAccountId)?.name ?? null) : null}
              problem={work.problems.get(row.id)}
              {...stable}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <div className="ui-list-foot">
          <Button
            id={moreButtonId}
            variant="default"
            onClick={() => {
              setPages(pages + 1)
              keys.stayAt(rows[shown.length]?.id)
            }}
          >
            {t('more', { count: more })}
          </Button>
        </div>
      )}
    </div>
  )
}
