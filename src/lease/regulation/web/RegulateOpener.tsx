import { lazy, Suspense } from 'react'
import { z } from 'zod'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'

const RegulateDialog = lazy(() => import('./RegulateDialog'))

const address = z.object({ do: z.enum(['', 'rent']).default('').catch('') })

/** Opens the dialog while the address asks for it. */
export function RegulateOpener({ contract, invalidates }: Omit<ContractDialogProps, 'onClose'>) {
  const [at] = useSearchParams(address)
  const dialogs = useDialogParams()
  if (at.do === '') return null
  return (
    <Suspense>
      <RegulateDialog contract={contract} invalidates={invalidates} onClose={() => dialogs.close('do')} />
    </Suspense>
  )
}
