import { Button, type ButtonVariant } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { useLeaveForPage } from '../../../landlord/subscription/web/use-away'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { contractToPayFeeFor } from '../../contract-form/web/sending'
import { depositCalls } from '../calls'
import { depositPanelWords } from '../words-panel'

export interface PayButtonProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  readonly variant?: ButtonVariant
}

/** Leads to the open payment page, or to a new one if that has ended. */
export function PayButton({ contract, invalidates, variant = 'default' }: PayButtonProps) {
  const t = useWords(depositPanelWords)
  const { leaving, leaveFor } = useLeaveForPage()
  const pay = useEndpointMutation(depositCalls.createDeposit, {
    invalidates: [...invalidates, existingContractCalls.read],
  })
  // A landlord who has just sent the contract goes on to the payment at once.
  const goOn = useEffectEvent(() => {
    if (contractToPayFeeFor.read() !== contract.id || contract.payUrl === null) return
    contractToPayFeeFor.write(null)
    leaveFor(contract.payUrl)
  })
  useEffect(() => goOn(), [])
  const run = async () => {
    try {
      const { payUrl } = await pay.mutateAsync({ params: { id: String(contract.id) } })
      if (payUrl !== null) leaveFor(payUrl)
    } catch {
      // The error is shown next to the button.
    }
  }
  return (
    <>
      <Button variant={variant} loading={pay.isPending || leaving} onClick={() => void run()}>
        {t('pay')}
      </Button>
      <ErrorLine error={pay.error} />
    </>
  )
}
