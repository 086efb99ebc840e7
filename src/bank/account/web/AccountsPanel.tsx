import './accounts.css'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../calls'
import type { BankAccount } from '../model'
import { bankAccountWords } from '../words'
import { EditAccountDialog } from './EditAccountDialog'

export interface AccountsPanelProps {
  readonly accounts: readonly BankAccount[]
  /** Other calls that show rows of bank accounts. Their answers are out of date after an account is deleted. */
  readonly invalidates: readonly Row[]
}

export function AccountsPanel({ accounts, invalidates }: AccountsPanelProps) {
  const t = useWords(bankAccountWords)
  const [asked, setAsked] = useState<{ readonly account: BankAccount; readonly what: 'edit' | 'remove' } | null>(null)
  const close = () => setAsked(null)
  return (
    <Panel title={t('title')} flush>
      <ul className="bank-accounts" aria-label={t('list')}>
        {accounts.map((account) => (
          <li key={account.id}>
            <span className="bank-account-name">{account.name}</span>
            <span className="ui-fine">
              {account.account_number === null ? t('noNumber') : formatAccountNumber(account.account_number)}
            </span>
            <span className="ui-fine bank-account-rows">
              {account.last_on === null
                ? t('noRows')
                : `${t('rows', { count: account.rows })}, ${t('lastOn', { date: dmy(account.last_on) })}`}
            </span>
            <MenuButton
              label={t('more', { name: account.name })}
              icon={<Ellipsis size={20} aria-hidden />}
              iconOnly
              variant="subtle"
              choices={[
                {
                  key: 'edit',
                  label: t('edit'),
                  icon: <Pencil size={18} aria-hidden />,
                  onClick: () => setAsked({ account, what: 'edit' }),
                },
                {
                  key: 'remove',
                  label: t('remove'),
                  icon: <Trash2 size={18} aria-hidden />,
                  onClick: () => setAsked({ account, what: 'remove' }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {asked?.what === 'edit' && <EditAccountDialog account={asked.account} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmMutation
          title={t('removeTitle', { name: asked.account.name })}
          text={t('removeText', { count: asked.account.rows })}
          cancelText={t('keep')}
          confirmText={t('removeYes')}
          row={bankAccountCalls.remove}
          input={{ params: { id: String(asked.account.id) } }}
          invalidates={[bankAccountCalls.list, ...invalidates]}
          onCancel={close}
          onDone={() => {
            toast.success(t('removed'))
            close()
          }}
        />
      )}
    </Panel>
  )
}
