import { lazy, Suspense } from 'react'
import { z } from 'zod'
import { useDialogParams, useSearchParams } from '../../../base/ui/page/use-search-params'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { accessPurposes, letterKinds } from '../model'

const LetterDialog = lazy(() => import('./LetterDialog'))

const address = z.object({
  do: z.enum(['', 'letter']).default('').catch(''),
  /** The letter that is being written. Empty: the landlord still has to choose. */
  letter: z
    .enum(['', ...letterKinds])
    .default('')
    .catch(''),
  /** The purpose of a visit, if a link says it. */
  purpose: z
    .enum(['', ...accessPurposes])
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
        purpose={at.purpose}
        onKind={(letter) => set({ letter })}
        onClose={() => dialogs.close('do', 'letter', 'purpose')}
      />
    </Suspense>
  )
}
