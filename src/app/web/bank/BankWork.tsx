import { Button } from '@mantine/core'
import { CheckCheck } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
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
import { SelectField } from '../../../base/ui/field/select-field'
import { ListBar, ListHead } from '../../../base/ui/list/list-head'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { Panel } from '../../../base/ui/page/page'
import { useShownBeforeApplied } from '../../../base/ui/page/use-answered-first'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { LineItem } from '../inbox/line-item'
import { LineList } from '../inbox/LineList'
import { LineSkeleton } from '../inbox/LineSkeleton'
import { useLineItems } from '../inbox/use-line-items'
import { useLines } from '../inbox/use-lines'
import { useRowsAfterRent } from '../inbox/use-open-rows'
import { inboxWords } from '../inbox/words'
import { callsReadingVouchers } from '../voucher/vouchers'
import { bankSearchParams, type BankSearchParams } from './bank-address'
import { useDoneItems } from './use-done-items'
import { useBankRows, useWork } from './use-work'
import { bankWords } from './words'
import { hasSureSuggestion, matchesSearch, rowsToAccept } from './work-rows'

/** The calls whose answers are outdated after a bank account was removed with its payments. */
const staleWithoutAccount = [bankTransactionCalls.list, ...callsReadingVouchers]

interface WorkFiltersProps {
  readonly at: BankSearchParams
  readonly set: (patch: Partial<BankSearchParams>) => void
  readonly accounts: readonly BankAccount[]
  readonly countOf: (state: TransactionState) => string
  readonly count: readonly string[]
}

function WorkFilters({ at, set, accounts, countOf, count }: WorkFiltersProps) {
  const t = useWords(bankWords)
  const [shown, choose] = useShownBeforeApplied(at.state, (state) => set({ state }))
  return (
    <>
      <div className="bank-tabs" role="group" aria-label={t('states')}>
        {transactionStates.map((state) => (
          <button key={state} type="button" aria-pressed={shown === state} onClick={() => choose(state)}>
            {t('counted', { state: t(state), count: countOf(state) }).trim()}
          </button>
        ))}
      </div>
      <ListBar
        label={t('filters')}
        search={{
          id: 'bank-search',
          label: t('search'),
          placeholder: t('searchHint'),
          value: at.q,
          onChange: (q) => set({ q }),
        }}
        isFiltered={at.account !== 0}
        count={count}
      >
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
      </ListBar>
    </>
  )
}

/** The lines of the open payments, which are the same as in the inbox. */
function useOpenItems(rows: readonly BankTransaction[] | undefined) {
  useRowsAfterRent()
  const queue = useLines({ rows, houseId: null, today: today() })
  const lines = useMemo(() => queue.lines?.filter(({ evidence }) => evidence.row !== null), [queue.lines])
  return { items: useLineItems(lines), error: queue.error, refetch: queue.refetch }
}

const emptyWords = { open: 'doneTitle', matched: 'noneMatchedTitle', ignored: 'noneIgnoredTitle' } as const

interface NoRowsProps {
  readonly state: TransactionState
  readonly filtered: boolean
  readonly onClear: () => void
}

function NoRows({ state, filtered, onClear }: NoRowsProps) {
  const t = useWords(bankWords)
  if (!filtered) return <EmptyState title={t(emptyWords[state])} {...(state === 'open' && { text: t('doneText') })} />
  return (
    <EmptyState
      title={t('noHitsTitle')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  )
}

interface BankWorkProps {
  /** Undefined while they load. */
  readonly accounts: readonly BankAccount[] | undefined
  readonly above: ReactNode
  readonly chooseId: string
  readonly onFiles: (files: readonly File[]) => void
}

const countText = (count: number | undefined): string =>
  count === undefined ? '' : count >= maxListedTransactions ? `${maxListedTransactions}+` : String(count)

const none: readonly never[] = []

/** Adds the bank account's name to each line if the landlord has several accounts. */
function withAccount(items: readonly LineItem[] | undefined, accounts: readonly BankAccount[]) {
  if (accounts.length < 2) return items
  const names = new Map(accounts.map((one) => [one.id, one.name]))
  return items?.map((item) => {
    const name = item.row && names.get(item.row.bankAccountId)
    return name ? { ...item, why: `${item.why} · ${name}` } : item
  })
}

interface BankActionsProps {
  readonly chooseId: string
  readonly onFiles: BankWorkProps['onFiles']
  /** True if no payment is open. To import a new file is then the next step. */
  readonly isDone: boolean
  /** The number of rows that `onTake` matches. 0 hides the button. */
  readonly sure: number
  readonly onTake: () => void
}

function BankActions({ chooseId, onFiles, isDone, sure, onTake }: BankActionsProps) {
  const t = useWords(bankWords)
  return (
    <>
      <ChooseFile id={chooseId} variant={isDone ? 'filled' : 'default'} onFiles={onFiles} />
      {sure > 0 && (
        <Button leftSection={<CheckCheck size={18} aria-hidden />} onClick={onTake}>
          {t('takeSure', { count: sure })}
        </Button>
      )}
    </>
  )
}

export function BankWork({ accounts = none, above, chooseId, onFiles }: BankWorkProps) {
  const t = useWords(bankWords)
  const inbox = useWords(inboxWords)
  const [at, set] = useSearchParams(bankSearchParams)
  const account = accounts.some(({ id }) => id === at.account) ? at.account : 0
  const work = useWork()
  const { rows, lists } = useBankRows(work.states, account)
  const found = useMemo(() => rows.filter((row) => at.q === '' || matchesSearch(row, at.q)), [rows, at.q])
  const inState = (state: TransactionState, of: readonly BankTransaction[]) =>
    lists[state].data === undefined ? undefined : of.filter((row) => row.state === state)
  const open = useOpenItems(lists.open.data && found)
  const done = useDoneItems(at.state === 'open' ? none : inState(at.state, found))
  const items = withAccount(at.state === 'open' ? open.items : done, accounts)
  // The head and the tabs count all payments. The search decides only which of them are listed and taken.
  const waiting = inState('open', rows)
  const sure = (waiting ?? []).filter(hasSureSuggestion)
  const sureFound = found.filter(hasSureSuggestion)
  const list = lists[at.state]
  const error = list.error ?? (at.state === 'open' ? open.error : null)
  const refetch = () => [list.refetch(), open.refetch()]
  return (
    <>
      <ListHead
        title={t('title')}
        answer={waiting && t('answer', { count: waiting.length, sure: t('ofThemSure', { count: sure.length }) })}
        action={
          <BankActions
            chooseId={chooseId}
            onFiles={onFiles}
            isDone={waiting?.length === 0}
            sure={at.state === 'open' ? sureFound.length : 0}
            onTake={() => {
              work.actions.takeMany(rowsToAccept(sureFound))
              // The button disappears, so the focus moves to the list.
              document.getElementById('bank-list')?.focus({ preventScroll: true })
            }}
          />
        }
      />
      {above}
      <Panel flush>
        <WorkFilters
          at={{ ...at, account }}
          set={set}
          accounts={accounts}
          countOf={(state) => countText(inState(state, rows)?.length)}
          count={[
            ...(items === undefined ? [] : [t(`shown_${at.state}`, { count: items.length })]),
            ...(work.waiting > 0 ? [t('saving', { count: work.waiting })] : []),
          ]}
        />
        <div id="bank-list" className="bank-list" tabIndex={-1}>
          {error ? <ErrorState error={error} retry={refetch} /> : null}
          {items === undefined ? (
            error ? null : (
              <LineSkeleton />
            )
          ) : (
            <LineList
              key={`${at.state} ${account}`}
              label={t('list')}
              work={work}
              items={items}
              empty={
                <NoRows
                  state={at.state}
                  filtered={at.q !== ''}
                  onClear={() => {
                    set({ q: '' })
                    focusField('bank-search')
                  }}
                />
              }
            />
          )}
        </div>
      </Panel>
      {/* Shown only with the list, because the list would move it when it is loaded. */}
      {items !== undefined && (
        <>
          <p className="ui-fine bank-hint inbox-keys">{inbox('keys')}</p>
          <p className="ui-fine bank-hint">{t('kept')}</p>
          <FetchHelp />
          {accounts.length > 0 && <AccountsPanel accounts={accounts} invalidates={staleWithoutAccount} />}
        </>
      )}
    </>
  )
}
