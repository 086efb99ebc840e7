import { Filters } from '../../../base/ui/list/filters'
import { SearchField } from '../../../base/ui/field/search-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { useWords } from '../../../base/ui/words/use-words'
import type { BankAccount } from '../../../bank/account/model'
import { bankAccountName } from '../../../bank/account/web/account-name'
import { transactionStates, type TransactionState } from '../../../bank/transaction/model'
import type { BankAddress } from './bank-address'
import { bankWords } from './words'

export interface WorkFiltersProps {
  readonly at: BankAddress
  readonly set: (patch: Partial<BankAddress>) => void
  readonly accounts: readonly BankAccount[]
  /** How many there are of each, in a word; empty while nobody knows. */
  readonly countOf: (state: TransactionState) => string
}

/** Which payments are shown: open, booked or set aside, of which account, and what they are searched by. */
export function WorkFilters({ at, set, accounts, countOf }: WorkFiltersProps) {
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
