import { Button, type ButtonVariant } from '@mantine/core'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { moment } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { signingCalls } from '../calls'
import { nextReminder } from '../rules-panel'
import { signingPanelWords } from '../words-panel'
import { paperBody, type PaperNamed } from './paper-named'

export interface RemindProps extends PaperNamed {
  readonly contract: Contract
  readonly info: SignicatInfo
  /** Further calls to read again. The contract is always read again. */
  readonly invalidates?: readonly Row[]
  /** Filled when the button is the only thing to do. */
  readonly variant?: ButtonVariant
}

/** Reminds those who have not signed. While that is too early, it says when it is possible. */
export function Remind({ contract, paper, letter, info, invalidates, variant = 'default' }: RemindProps) {
  const t = useWords(signingPanelWords)
  const remind = useEndpointMutation(signingCalls.remind, {
    invalidates: [...(invalidates ?? []), existingContractCalls.read],
  })
  const [now] = useState(() => Date.now())
  const next = nextReminder(info.reminded_at, now)
  if (next !== null && info.reminded_at !== null)
    return (
      <p className="ui-fine signing-said">{t('remindNext', { when: moment(info.reminded_at), next: moment(next) })}</p>
    )
  const run = async () => {
    try {
      await remind.mutateAsync({ params: { id: String(contract.id) }, body: paperBody({ paper, letter }) })
      toast.success(t('reminded'))
    } catch {
      // The error is shown next to the button.
    }
  }
  return (
    <>
      <Button variant={variant} loading={remind.isPending} onClick={() => void run()}>
        {t('remind')}
      </Button>
      <ErrorLine error={remind.error} />
    </>
  )
}
