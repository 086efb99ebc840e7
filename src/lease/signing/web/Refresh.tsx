import { Button, type ButtonVariant } from '@mantine/core'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { moment } from '../../../base/ui/words/moment'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { signingCalls } from '../calls'
import { signingPanelWords } from '../words-panel'

export interface RefreshProps {
  readonly contract: Contract
  /** Further calls to read again. The contract is always read again. */
  readonly invalidates?: readonly Row[]
  /** Filled when the button is the only thing to do. */
  readonly variant?: ButtonVariant
}

/** Makes the server ask the signing service and the bank for the current state. */
export function Refresh({ contract, invalidates, variant = 'default' }: RefreshProps) {
  const t = useWords(signingPanelWords)
  const refresh = useEndpointMutation(signingCalls.refresh, {
    invalidates: [...(invalidates ?? []), existingContractCalls.read],
  })
  const [at, setAt] = useState<Date | null>(null)
  const run = async () => {
    try {
      await refresh.mutateAsync({ params: { id: String(contract.id) } })
      setAt(new Date())
    } catch {
      // The error is shown next to the button.
    }
  }
  return (
    <>
      <Button
        variant={variant}
        leftSection={<RotateCw size={18} aria-hidden />}
        loading={refresh.isPending}
        onClick={() => void run()}
      >
        {t('refresh')}
      </Button>
      <span className="ui-fine signing-said" role="status">
        {at !== null && !refresh.error && t('refreshed', { time: moment(at) })}
      </span>
      <ErrorLine error={refresh.error} />
    </>
  )
}
