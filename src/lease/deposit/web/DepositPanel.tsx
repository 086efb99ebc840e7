import { Button } from '@mantine/core'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { ore } from '../../../base/kit/money'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import { useAway } from '../../../landlord/subscription/web/use-away'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { depositStanding } from '../../contract/rules-deposit'
import { paysFor } from '../../contract/web/sending'
import { Refresh } from '../../signing/web/Refresh'
import { depositCalls } from '../calls'
import { depositOffers, panelStage } from '../rules-panel'
import { depositPanelWords } from '../words-panel'

const ReleaseDialog = lazy(() => import('./ReleaseDialog'))

export interface DepositPanelProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
}

/** The deposit account that Husbok opens: where it stands, and what can be done with it. Nothing for another kind of deposit. */
export function DepositPanel({ contract, invalidates }: DepositPanelProps) {
  const t = useWords(depositPanelWords)
  const [asking, setAsking] = useState<'close' | 'release' | null>(null)
  const stage = panelStage(contract)
  if (stage === null) return null
  const stale = [...invalidates, existingContractCalls.read]
  const offers = depositOffers(stage)
  const { agreed: sum, paid } = depositStanding(contract)
  const toTenant = contract.signicatInfo?.tenantReleaseSum ?? ore(0)
  const account = contract.signicatInfo?.accountNumber ?? null
  const close = () => setAsking(null)
  return (
    <Panel title={t('title')}>
      <p>
        {t(stage, {
          sum: kr(sum),
          founds: kr(paid),
          tenant: kr(toTenant),
          landlord: kr(ore(sum - toTenant)),
        })}
      </p>
      {account !== null && (
        <p className="contract-copy">
          {t('account')}: {formatAccountNumber(account)}
          <CopyButton text={account} what={t('account')} />
        </p>
      )}
      <div className="contract-buttons">
        {offers.pay && <PayButton contract={contract} invalidates={stale} />}
        {offers.refresh && !contract.isFinished && <Refresh contract={contract} />}
        {offers.release && <Button onClick={() => setAsking('release')}>{t('release')}</Button>}
        {offers.close && (
          <Button variant="outline" color="red" onClick={() => setAsking('close')}>
            {t('close')}
          </Button>
        )}
      </div>
      <ConfirmMutation
        title={t('closeTitle')}
        text={<p>{t('closeText')}</p>}
        opened={asking === 'close'}
        cancelText={t('closeKeep')}
        confirmText={t('close')}
        row={depositCalls.closeDeposit}
        input={{ params: { id: String(contract.id) } }}
        invalidates={stale}
        onCancel={close}
        onDone={() => {
          close()
          toast.success(t('closed_toast'))
        }}
      />
      {asking === 'release' && (
        <Suspense>
          <ReleaseDialog contract={contract} deposit={sum} invalidates={stale} onClose={close} />
        </Suspense>
      )}
    </Panel>
  )
}

/** Leads to the page on which the fee is paid: the open one, or a new one where that is over. */
function PayButton({ contract, invalidates }: DepositPanelProps) {
  const t = useWords(depositPanelWords)
  const { leaving, leaveFor } = useAway()
  const pay = useEndpointMutation(depositCalls.createDeposit, { invalidates })
  // Whoever has just sent the contract goes on to the payment at once.
  const goOn = useEffectEvent(() => {
    if (paysFor.read() !== contract.id || contract.payUrl === null) return
    paysFor.write(null)
    leaveFor(contract.payUrl)
  })
  useEffect(() => goOn(), [])
  const run = async () => {
    try {
      const { payUrl } = await pay.mutateAsync({ params: { id: String(contract.id) } })
      if (payUrl !== null) leaveFor(payUrl)
    } catch {
      // Stands beside the button.
    }
  }
  return (
    <>
      <Button loading={pay.isPending || leaving} onClick={() => void run()}>
        {t('pay')}
      </Button>
      <ErrorLine error={pay.error} />
    </>
  )
}
