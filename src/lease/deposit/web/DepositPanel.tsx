import { Button } from '@mantine/core'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { formatAccountNumber } from '../../../base/kit/account-number-format'
import { ore } from '../../../base/kit/money'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Notice } from '../../../base/ui/page/notice'
import { Panel } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { keepsIdempotencyKey, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { useAway } from '../../../landlord/subscription/web/use-away'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { agreesRentAccount, depositStanding, noticedOn } from '../../contract/rules-deposit'
import { paysFor } from '../../contract-form/web/sending'
import { Refresh } from '../../signing/web/Refresh'
import { depositCalls } from '../calls'
import { isSettled, depositOffers, isCountedDown, panelStage, type PanelStage } from '../rules-panel'
import { depositWords } from '../../deposit-account/words'
import { depositPanelWords } from '../words-panel'
import { isOver } from '../../law/rules-term'
import { payerAmongSeveral } from '../../party/rules-tenant'

const ReleaseDialog = lazy(() => import('./ReleaseDialog'))

export interface DepositPanelProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
}

/** The deposit account that Husbok opens: where it stands, and what can be done with it. Nothing for another kind of deposit. */
export function DepositPanel({ contract, invalidates }: DepositPanelProps) {
  const stage = panelStage(contract)
  if (stage === null) return null
  return <Shown contract={contract} stage={stage} invalidates={[...invalidates, existingContractCalls.read]} />
}

/** How often a page that stands open asks whether the bank has what is noted, in ms. */
const pause = 10_000

interface ShownProps extends DepositPanelProps {
  readonly stage: PanelStage
}

function Shown({ contract, stage, invalidates }: ShownProps) {
  const t = useWords(depositPanelWords)
  const [asked, setAsked] = useState<{ readonly what: 'close' | 'release'; readonly at: PanelStage } | null>(null)
  const offers = depositOffers(stage)
  const { agreed, paid } = depositStanding(contract)
  const toTenant = contract.signicatInfo?.tenantReleaseSum ?? ore(0)
  const account = contract.signicatInfo?.accountNumber ?? null
  const provider = payerAmongSeveral(contract)
  const payer = provider ?? t('theTenant')
  const takeBack = useTakeBack(contract, invalidates)
  // What goes on by itself is seen when it has ended.
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(contract.id) } },
    { enabled: offers.takeBack, refetchInterval: pause, staleTime: pause },
  )
  // What was asked about at another stage is no question any more.
  const asking = asked?.at === stage ? asked.what : null
  const ask = (what: 'close' | 'release') => () => setAsked({ what, at: stage })
  /** Whoever changes their mind about what may be stored takes it back. */
  const leave = (isUncertain: boolean) => {
    setAsked(null)
    if (isUncertain) void takeBack.run()
  }
  return (
    <Panel title={t('title')}>
      <p>
        {t(sentenceOf(contract, stage, provider !== null), {
          sum: kr(agreed),
          founds: kr(paid),
          payer,
          tenant: kr(toTenant),
          landlord: kr(ore(Math.max(0, paid - toTenant))),
        })}
      </p>
      {isCountedDown(stage) && <DisputeClock contract={contract} />}
      {!isSettled(stage) && <ProvidedBy contract={contract} />}
      {account !== null && (
        <p className="contract-copy">
          {t('account')}: {formatAccountNumber(account)}
          <CopyButton text={account} what={t('account')} />
        </p>
      )}
      <div className="contract-buttons">
        {offers.pay && <PayButton contract={contract} invalidates={invalidates} />}
        {offers.refresh && <Refresh contract={contract} />}
        {offers.release && <Button onClick={ask('release')}>{t('release')}</Button>}
        {offers.close && (
          <Button variant="outline" color="red" onClick={ask('close')}>
            {t('close')}
          </Button>
        )}
        {(offers.takeBack || takeBack.isOpen) && (
          <Button variant="default" loading={takeBack.isPending} onClick={() => void takeBack.run()}>
            {t('takeBack')}
          </Button>
        )}
      </div>
      {takeBack.isOpen && <p>{t('takeBackFailed')}</p>}
      <ErrorLine error={takeBack.error} />
      <ConfirmMutation
        title={t('closeTitle')}
        text={<p>{t(paid > 0 ? 'closeText' : 'closeEmptyText', { payer })}</p>}
        opened={asking === 'close'}
        cancelText={t('closeKeep')}
        confirmText={t('close')}
        row={depositCalls.closeDeposit}
        input={{ params: { id: String(contract.id) } }}
        invalidates={invalidates}
        onCancel={leave}
        onDone={({ signicatInfo }) => {
          leave(false)
          toast.success(t(signicatInfo?.pending === 'closing' ? 'noted_toast' : 'closed_toast'))
        }}
      />
      {asking === 'release' && (
        <Suspense>
          <ReleaseDialog contract={contract} deposit={agreed} invalidates={invalidates} onClose={leave} />
        </Suspense>
      )}
    </Panel>
  )
}

/** The sentence of a stage: several tenants, a lease that is over and what it agrees about the rent have one of their own. */
function sentenceOf(contract: Contract, stage: PanelStage, isSeveral: boolean) {
  if (stage === 'created' && isSeveral) return 'createdSeveral'
  if (stage === 'dispute' && agreesRentAccount(contract)) return 'disputeRent'
  // Nobody waits for a payment any more.
  if (stage === 'opened' && isOver(contract)) return 'openedOver'
  return stage
}

/** Takes back what is noted for the bank. `isOpen`: that failed, and it may still be carried out. */
function useTakeBack({ id }: Contract, invalidates: readonly Row[]) {
  const t = useWords(depositPanelWords)
  const { mutateAsync, error, isPending } = useEndpointMutation(depositCalls.cancelRelease, { invalidates })
  return {
    error,
    isPending,
    isOpen: error !== null && keepsIdempotencyKey(error),
    run: async () => {
      try {
        await mutateAsync({ params: { id: String(id) } })
        toast.success(t('takenBack_toast'))
      } catch {
        // Stands under the buttons.
      }
    },
  }
}

/** The five weeks that follow the bank's notice of a claim. */
function DisputeClock({ contract }: { contract: Contract }) {
  const t = useWords(depositPanelWords)
  const until = contract.signicatInfo?.disputeUntil ?? null
  if (until === null) return null
  const values = {
    noticed: dmy(noticedOn(until)),
    until: dmy(until),
    payer: payerAmongSeveral(contract) ?? t('theTenant'),
  }
  return (
    <div className="ui-panel-note">
      <Notice kind="warning">{t(until < today() ? 'disputeOver' : 'disputeUntil', values)}</Notice>
    </div>
  )
}

/** Of several tenants one provides the deposit. */
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
