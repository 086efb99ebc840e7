import { useRef } from 'react'
import type { Answer } from '../../../base/kit/endpoint'
import { keepsIdempotencyKey, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { toast } from '../../../base/ui/page/toast'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { contractCalls } from '../../contract/calls'
import type { ContractInput } from '../../contract/model-form'
import { wizardWords } from '../words-wizard'
import { paysFor } from './sending'
import type { useContractForm, WizardSettings } from './use-contract-form'

export type SavedContract = Answer<typeof contractCalls.create>

/** What the last step does: saves the contract, and sends a new one where that was asked for. */
export function useSaveContract(
  { contract, invalidates, sending }: WizardSettings,
  { editing }: Pick<ReturnType<typeof useContractForm>, 'editing'>,
) {
  const t = useWords(wizardWords)
  const errorText = useErrorText()
  const olds = {
    invalidates: [...invalidates, contractCalls.list, contractCalls.read, houseCalls.list, accountCalls.profile],
  }
  /** Whether Save was pressed to send as well. */
  const sends = useRef(false)
  const nextSends = useRef(false)
  const create = useEndpointMutation(contractCalls.create, olds)
  const update = useEndpointMutation(contractCalls.update, olds)

  /** The contract is saved, whatever becomes of sending it: its page says how that stands. */
  const sent = async (saved: SavedContract): Promise<SavedContract> => {
    try {
      const now = await sending.send(saved.id)
      if (now.payUrl !== null && !now.is_open_deposit_account_payed) paysFor.write(now.id)
      return now
    } catch (error) {
      // Without an answer it may have been noted, and then it is sent by itself.
      toast.error(`${t(keepsIdempotencyKey(error) ? 'perhapsSent' : 'notSent')} ${errorText(error)}`)
      return saved
    }
  }
  return {
    save: async (body: ContractInput) => {
      if (contract)
        return editing.send((ifMatch) => update.mutateAsync({ params: { id: String(contract.id) }, body, ifMatch }))
      if (!sends.current) return create.mutateAsync({ body })
      if (!(await sending.isReady())) return 'stay'
      return await sent(await create.mutateAsync({ body }))
    },
    /** The next Save sends as well; asked for by the button before it submits. */
    sendsNext: () => {
      nextSends.current = true
    },
    noteSends: () => {
      sends.current = nextSends.current
      nextSends.current = false
    },
  }
}
