import { Suspense } from 'react'
import { z } from 'zod'
import { DialogFrame } from '../../../base/ui/dialog/dialog-frame'
import { useAfterPaint } from '../../../base/ui/page/after-paint'
import { lazyPart } from '../../../base/ui/page/lazy-part'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { rentPaymentWords } from '../words-payment'

const PaymentLoader = lazyPart(() => import('./PaymentLoader'))

/** Fetches the dialog, when a press that opens it is likely. */
export const fetchPaymentDialog = PaymentLoader.fetch

const address = z.object({
  pay: z.coerce.number().int().min(0).default(0).catch(0),
  month: z.string().max(7).default('').catch(''),
})

/** Opens the dialog while the address names a contract: `?pay=7&month=2026-11`. */
export function PaymentOpener() {
  const t = useWords(rentPaymentWords)
  const [{ pay, month }] = useSearchParams(address)
  const dialogs = useDialogParams()
  // The frame answers the press. The dialog is made after it.
  const drawn = useAfterPaint(pay, 0)
  if (pay === 0) return null
  const frame = <DialogFrame title={t('register')} width={640} />
  if (drawn !== pay) return frame
  return (
    <Suspense fallback={frame}>
      <PaymentLoader key={pay} contractId={pay} month={month} onClose={() => dialogs.close('pay', 'month')} />
    </Suspense>
  )
}
