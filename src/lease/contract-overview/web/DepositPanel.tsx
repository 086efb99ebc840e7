import { Button, type ButtonVariant } from '@mantine/core'
import type { Row } from '../../../base/kit/endpoint'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { depositStateAndAmounts } from '../../contract/rules-deposit'
import { depositWords } from '../../deposit/words'
import { payerAmongSeveral } from '../../party/rules-tenant'
import { Refresh } from '../../signing/web/Refresh'
import { offeredDepositActions } from '../../deposit/rules-panel'
import { depositPanelWords } from '../../deposit/words-panel'
import { useDepositActions } from '../../deposit/web/deposit-actions'
import { DepositSentence } from './DepositSentence'
import { PayButton } from '../../deposit/web/PayButton'

export interface DepositPanelProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  /** True if the page shows the state elsewhere. */
  readonly isTold: boolean
  /** The actions that the page offers elsewhere. */
  readonly offered: ReadonlySet<string>
}

/** Shows the account that Husbok opens, without what the page shows elsewhere. Empty for another kind of deposit. */
export function DepositPanel({ contract, invalidates, isTold, offered }: DepositPanelProps) {
  const t = useWords(depositPanelWords)
  const actions = useDepositActions()
  if (actions === null) return null
  const { state } = depositStateAndAmounts(contract)
  const offers = offeredDepositActions(state)
  const account = contract.signicatInfo?.accountNumber ?? null
  return (
    <section className="contract-part" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {!isTold && <DepositSentence contract={contract} />}
      {/* Once the account is settled, it doesn't matter which tenant provided the deposit. */}
      {state !== 'released' && state !== 'closed' && <ProvidedBy contract={contract} />}
      {account !== null && (
        <p className="contract-copy">
          {t('account')}: {formatAccountNumber(account)}
          <CopyButton text={account} what={t('account')} />
        </p>
      )}
      <div className="contract-buttons">
        {offers.pay && !offered.has('pay') && <PayButton contract={contract} invalidates={invalidates} />}
        {offers.refresh && !offered.has('refresh') && <Refresh contract={contract} />}
        {offers.release && !offered.has('release') && !offered.has('settle') && (
          <Button variant="default" onClick={() => actions.ask('release')}>
            {t('release')}
          </Button>
        )}
        {offers.close && !offered.has('close') && (
          <Button variant="outline" color="red" onClick={() => actions.ask('close')}>
            {t('close')}
          </Button>
        )}
        {!offered.has('takeBack') && <TakeBackRequest isOffered={offers.takeBack} />}
      </div>
    </section>
  )
}

interface TakeBackProps {
  readonly isOffered: boolean
  readonly variant?: ButtonVariant
}

/** Cancels the stored request while the bank doesn't have it. */
export function TakeBackRequest({ isOffered, variant = 'default' }: TakeBackProps) {
  const t = useWords(depositPanelWords)
  const takeBack = useDepositActions()?.takeBack
  if (takeBack === undefined || takeBack.isRefused || !(isOffered || takeBack.isOpen)) return null
  return (
    <>
      <Button variant={variant} loading={takeBack.isPending} onClick={takeBack.run}>
        {t('takeBack')}
      </Button>
      {takeBack.isOpen && <p>{t('takeBackFailed')}</p>}
    </>
  )
}

/** Says which of several tenants provides the deposit. */
function ProvidedBy({ contract }: { contract: Contract }) {
  const t = useWords(depositWords)
  const name = payerAmongSeveral(contract)
  return (
    name !== null && (
      <p>
        {t('providedAlone', { name })} {t('leavesAlone', { name })}
      </p>
    )
  )
}
