import { lazy, Suspense } from 'react'
import { z } from 'zod'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import type { Contract } from '../../contract/model'
import { PaymentOpener } from './PaymentOpener'

const ReminderDialog = lazy(() => import('./ReminderDialog'))
const StatementDialog = lazy(() => import('./StatementDialog'))

const address = z.object({ do: z.enum(['', 'remindRent', 'rentStatement']).default('').catch('') })

/** Opens a dialog of the rent account while the address asks for it. */
export function RentAccountOpener({ contract }: { readonly contract: Contract }) {
  const [at] = useSearchParams(address)
  const dialogs = useDialogParams()
  const given = { contract, onClose: () => dialogs.close('do') }
  return (
    <>
      <PaymentOpener />
      <Suspense>
        {at.do === 'remindRent' && <ReminderDialog {...given} />}
        {at.do === 'rentStatement' && <StatementDialog {...given} />}
      </Suspense>
    </>
  )
}
