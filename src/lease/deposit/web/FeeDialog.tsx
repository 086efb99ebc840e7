import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { signingCalls } from '../../signing/calls'
import { depositPanelWords } from '../words-panel'

const address = z.object({
  /** The outcome that the payment page reports in the address. */
  pay: z.enum(['', 'success', 'fail']).default('').catch(''),
})

export interface FeeDialogProps {
  readonly contract: Pick<Contract, 'id' | 'is_open_deposit_account_payed' | 'signicatInfo'>
  readonly invalidates: readonly Row[]
}

/** Says whether the fee is paid. The address is only a hint, so the contract is read again. */
export function FeeDialog({
  contract: { id, is_open_deposit_account_payed: isConfirmed, signicatInfo },
  invalidates,
}: FeeDialogProps) {
  const t = useWords(depositPanelWords)
  const [{ pay }, set] = useSearchParams(address)
  const refresh = useEndpointMutation(signingCalls.refresh, { invalidates })
  const read = useEffectEvent(() => {
    // If this fails, the page itself asks again.
    refresh.mutateAsync({ params: { id: String(id) } }).catch(() => undefined)
  })
  const isPaid = pay === 'success'
  useEffect(() => {
    if (isPaid) read()
  }, [isPaid])
  const isUnsent = signicatInfo?.state === 'failed'
  const says = pay === 'fail' ? 'payFail' : !isConfirmed ? 'payCheck' : isUnsent ? 'payUnsent' : 'paySuccess'
  return (
    <ConfirmDialog
      title={t(`${says}Title`)}
      text={<p>{t(`${says}Text`)}</p>}
      opened={pay !== ''}
      cancelText={t('ok')}
      onCancel={() => set({ pay: '' })}
    />
  )
}
