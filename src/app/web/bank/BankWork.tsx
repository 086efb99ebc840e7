import { Button } from '@mantine/core'
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { BankAccount } from '../../../bank/account/model'
import { bankAccountName } from '../../../bank/account/web/account-name'
import { AccountsPanel } from '../../../bank/account/web/AccountsPanel'
import { ChooseFile } from '../../../bank/file/web/ChooseFile'
import { FetchHelp } from '../../../bank/file/web/FetchHelp'
import { bankTransactionCalls } from '../../../bank/transaction/calls'
import {
  maxListedTransactions,
  transactionStates,
  type BankTransaction,
  type TransactionState,
} from '../../../bank/transaction/model'
import { focusField } from '../../../base/ui/field/focus-field'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { Filters } from '../../../base/ui/list/filters'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { ListSkeleton } from '../../../base/ui/page/loading'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useShortcut } from '../../../base/ui/page/shortcut'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { bankSearchParams, type BankSearchParams } from './bank-address'
import { MatchDialogs } from './MatchDialogs'
import type { OpenMatchDialog } from './match-dialog'
import { useRowTexts, type RowTexts } from './use-row-texts'
import { useWork } from './use-work'
import { bankWords } from './words'
import { matchesSearch, hasSureSuggestion, rowsToAccept } from './work-rows'
import { rowButtonId, WorkRow, type RowAction } from './WorkRow'

/** The list gets the focus when no row is left. */
const bankListId = 'bank-list'
const moreButtonId = 'bank-more'

function focusRow(id: number | undefined): void {
  const button = id === undefined ? null : document.getElementById(rowButtonId(id))
  // When no row is left, the list gets the focus.
  const target = button ?? document.getElementById(bankListId)
  target?.focus({ preventScroll: true })
  button?.closest('li')?.scrollIntoView({ block: 'nearest' })
}

/**
 * The keys of the list. Arrows and `j` `k` move between payments. `onUndo` undoes the last action, and returns the
 * payment that is open again.
 */
function useRowKeys(rows: readonly BankTransaction[], onUndo: () => number | undefined) {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const ids = rows.map(({ id }) => id)
  const at = () =>
    ids.findIndex((id) => document.activeElement?.closest('li')?.contains(document.getElementById(rowButtonId(id))))
  const move = (step: 1 | -1) => {
    const now = at()
    const more = document.getElementById(moreButtonId)
    if (now === ids.length - 1 && step === 1 && more) return more.focus()
    focusRow(ids[now < 0 ? 0 : Math.min(Math.max(now + step, 0), ids.length - 1)])
  }
  const later = (id: number | undefined) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => focusRow(id), 60)
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('z', () => {
    const id = onUndo()
    if (id !== undefined) later(id)
  })
  return {
    onKey: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    },
    /** The next row gets the focus, or the previous one when it was the last. */
    goOn: (id: number) => {
      const now = ids.indexOf(id)
      later(ids[now + 1] ?? ids[now - 1])
    },
    stayAt: later,
  }
}

/** The number of rows that each click on "more" adds. */
const pageSize = 100

export interface WorkListProps {
  readonly work: ReturnType<typeof useWork>
  /** The rows. Undefined while they load. */
  readonly rows: readonly BankTransaction[] | undefined
  readonly state: TransactionState
  readonly saysOf: (row: BankTransaction) => RowTexts
  readonly accounts: readonly BankAccount[]
  readonly filtered: boolean
  readonly onClear: () => void
  readonly onAsk: (asked: OpenMatchDialog) => void
}

const emptyWords = { open: 'doneTitle', matched: 'noneMatchedTitle', ignored: 'noneIgnoredTitle' } as const

/** The list of payments. An action shows at once and moves on to the next payment. */
function WorkList({ work, rows, state, saysOf, accounts, filtered, onClear, onAsk }: WorkListProps) {
  const t = useWords(bankWords)
  const [pages, setPages] = useState(1)
  const shown = (rows ?? []).slice(0, pages * pageSize)
  const { actions } = work
  const saysById = (id: number) => {
    const row = work.rows.find((one) => one.id === id)
    return row ? saysOf(row).payment : ''
  }
  const keys = useRowKeys(shown, () => actions.undoLast(saysById)[0])
  const act = (what: RowAction, row: BankTransaction) => {
    const says = saysOf(row)
    if (what === 'rent' || what === 'vouchers' || what === 'expense') {
      onAsk({ kind: what, row, says, onMatched: () => keys.goOn(row.id) })
      return
    }
    const [seen] = rowsToAccept([row])
    if (what === 'take' && seen) actions.take(seen, says.payment, says.what ?? says.payment)
    else if (what === 'ignore') actions.ignore(row.id, says.payment)
    else actions.open(row.id, says.payment)
    keys.goOn(row.id)
  }
  // The functions stay the same for every render, so that only changed rows render again.
  const latest = useRef({ act, onKey: keys.onKey })
  useEffect(() => {
    latest.current = { act, onKey: keys.onKey }
  })
  const [stable] = useState(() => ({
    onAct: (what: RowAction, row: BankTransaction) => latest.current.act(what, row),
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

export interface WorkFiltersProps {
  readonly at: BankSearchParams
  readonly set: (patch: Partial<BankSearchParams>) => void
  readonly accounts: readonly BankAccount[]
  readonly countOf: (state: TransactionState) => string
}

function WorkFilters({ at, set, accounts, countOf }: WorkFiltersProps) {
  const t = useWords(bankWords)
  return (
    <>
      <div className="bank-tabs" role="group" aria-label={t('states')}>
        {transactionStates.map((state) => (
          <button key={state} type="button" aria-pressed={at.state === state} onClick={() => set({ state })}>
            {t('counted', { state: t(state), count: countOf(state) }).trim()}
          </button>
        ))}
      </div>
      <Filters label={t('filters')}>
        <SearchField
          id="bank-search"
          name="q"
          label={t('search')}
          placeholder={t('searchHint')}
          value={at.q}
          onChange={(q) => set({ q })}
        />
        {accounts.length > 1 && (
          <SelectField
            id="bank-account"
            name="account"
            label={t('account')}
            placeholder={false}
            value={String(at.account)}
            onChange={(account) => set({ account: Number(account) })}
            options={[
              { value: '0', label: t('allAccounts') },
              ...accounts.map((one) => ({ value: String(one.id), label: bankAccountName(one) })),
            ]}
          />
        )}
      </Filters>
    </>
  )
}

interface BankWorkProps {
  readonly accounts: readonly BankAccount[]
  readonly above: ReactNode
  readonly chooseId: string
  readonly onFiles: (files: readonly File[]) => void
}

const countText = (count: number | undefined): string =>
  count === undefined ? '' : count >= maxListedTransactions ? `${maxListedTransactions}+` : String(count)

export function BankWork({ accounts, above, chooseId, onFiles }: BankWorkProps) {
  const t = useWords(bankWords)
  const [at, set] = useSearchParams(bankSearchParams)
  const account = accounts.some(({ id }) => id === at.account) ? at.account : 0
  const work = useWork(account)
  const saysOf = useRowTexts()
  const [asked, setAsked] = useState<OpenMatchDialog | null>(null)
  const found = work.rows.filter((row) => at.q === '' || matchesSearch(row, at.q))
  const inState = (state: TransactionState) =>
    work.lists[state].data === undefined ? undefined : found.filter((row) => row.state === state)
  const shown = inState(at.state)
  const sure = at.state === 'open' ? (shown ?? []).filter(hasSureSuggestion) : []
  const isDone = inState('open')?.length === 0
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <div className="ui-buttons bank-head">
            <ChooseFile id={chooseId} variant={isDone ? 'filled' : 'default'} onFiles={onFiles} />
            {sure.length > 0 && (
              <Button
                leftSection={<CheckCheck size={18} aria-hidden />}
                onClick={() => {
                  work.actions.takeMany(rowsToAccept(sure))
                  // The button disappears, so the focus moves to the list.
                  document.getElementById(bankListId)?.focus({ preventScroll: true })
                }}
              >
                {t('takeSure', { count: sure.length })}
              </Button>
            )}
          </div>
        }
      />
      {above}
      <Panel flush>
        <WorkFilters
          at={{ ...at, account }}
          set={set}
          accounts={accounts}
          countOf={(state) => countText(inState(state)?.length)}
        />
        <WorkList
          key={`${at.state} ${account}`}
          work={work}
          rows={shown}
          state={at.state}
          saysOf={saysOf}
          accounts={accounts}
          filtered={at.q !== ''}
          onClear={() => {
            set({ q: '' })
            focusField('bank-search')
          }}
          onAsk={setAsked}
        />
      </Panel>
      <p className="ui-fine bank-hint bank-keys">{t('keys')}</p>
      <p className="ui-fine bank-hint">{t('kept')}</p>
      <FetchHelp />
      <AccountsPanel accounts={accounts} invalidates={[bankTransactionCalls.list]} />
      {asked && (
        <MatchDialogs
          asked={{ ...asked, row: work.rows.find(({ id }) => id === asked.row.id) ?? asked.row }}
          isSaving={work.waiting > 0}
          onClose={() => setAsked(null)}
          onNewVoucher={() => setAsked({ ...asked, kind: 'expense' })}
          onDone={() => {
            work.actions.matched(asked.row.id, asked.says.payment)
            setAsked(null)
            asked.onMatched()
          }}
        />
      )}
    </>
  )
}
