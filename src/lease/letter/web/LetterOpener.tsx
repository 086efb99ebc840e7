import { lazy, Suspense } from 'react'
import { z } from 'zod'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { letterKinds } from '../model'

const LetterDialog = lazy(() => import('./LetterDialog'))

const address = z.object({
  do: z.enum(['', 'letter']).default('').catch(''),
  /** The letter that is being written. Empty: the landlord still has to choose. */
  letter: z
    .enum(['', ...letterKinds])
    .default('')
    .catch(''),
})

/** Opens the dialog while the address asks for it. */
export function LetterOpener({ contract, invalidates }: Omit<ContractDialogProps, 'onClose'>) {
  const [at, set] = useSearchParams(address)
  const dialogs = useDialogParams()
  if (at.do === '') return null
  return (
    <Suspense>
      <LetterDialog
        contract={contract}
        invalidates={invalidates}
        kind={at.letter}
        onKind={(letter) => set({ letter })}
        onClose={() => dialogs.close('do', 'letter')}
      />
    </Suspense>
  )
}
