import { lazy, Suspense } from 'react'
import { z } from 'zod'
import { DialogFrame } from '../../../base/ui/dialog/dialog-frame'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'

const PaymentLoader = lazy(() => import('./PaymentLoader'))

const address = z.object({
  pay: z.coerce.number().int().min(0).default(0).catch(0),
  month: z.string().max(7).default('').catch(''),
})

/** Opens the dialog while the address names a contract: `?pay=7&month=2026-11`. */
export function PaymentOpener() {
  const [{ pay, month }] = useSearchParams(address)
  const dialogs = useDialogParams()
  if (pay === 0) return null
  return (
    <Suspense fallback={<DialogFrame width={640} />}>
      <PaymentLoader key={pay} contractId={pay} month={month} onClose={() => dialogs.close('pay', 'month')} />
    </Suspense>
  )
}
