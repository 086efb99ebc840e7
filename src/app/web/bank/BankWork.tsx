import { Button } from '@mantine/core'
import { CheckCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { focusField } from '../../../base/ui/field/focus-field'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { AccountsPanel } from '../../../bank/account/web/AccountsPanel'
import type { BankAccount } from '../../../bank/account/model'
import { ChooseFile } from '../../../bank/file/web/ChooseFile'
import { FetchHelp } from '../../../bank/file/web/FetchHelp'
import { bankTransactionCalls } from '../../../bank/transaction/calls'
import { mostListed, type TransactionState } from '../../../bank/transaction/model'
import { bankAddress } from './bank-address'
import { MatchDialogs, type Asked } from './MatchDialogs'
import { bankListId } from './use-row-keys'
import { useSays } from './use-says'
import { useWork } from './use-work'
import { bankWords } from './words'
import { WorkFilters } from './WorkFilters'
import { WorkList } from './WorkList'
import { isFound, isSure, seenIn } from './work-rows'

interface BankWorkProps {
  readonly accounts: readonly BankAccount[]
  /** What is said of files, over the list. */
  readonly above: ReactNode
  readonly chooseId: string
  readonly onFiles: (files: readonly File[]) => void
}

/** How many, as far as a list tells it; nothing while it is loading. */
const countText = (count: number | undefined): string =>
  count === undefined ? '' : count >= mostListed ? `${mostListed}+` : String(count)

/** The payments that were imported, what is done with them, and the accounts they are of. */
export function BankWork({ accounts, above, chooseId, onFiles }: BankWorkProps) {
  const t = useWords(bankWords)
  const [at, set] = useSearchParams(bankAddress)
  const account = accounts.some(({ id }) => id === at.account) ? at.account : 0
  const work = useWork(account)
  const saysOf = useSays()
  const [asked, setAsked] = useState<Asked | null>(null)
  const found = work.rows.filter((row) => at.q === '' || isFound(row, at.q))
  const inState = (state: TransactionState) =>
    work.lists[state].data === undefined ? undefined : found.filter((row) => row.state === state)
  const shown = inState(at.state)
  const sure = at.state === 'open' ? (shown ?? []).filter(isSure) : []
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
                  work.actions.takeMany(seenIn(sure))
                  // The button goes: the keys go on in the list.
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
