import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import type { Contract } from '../../contract/model'
import { isSigningUnderWay, shownSigningState } from '../../contract/rules-signing-state'
import { pollIntervalMs, signingOffers } from '../../signing/rules-panel'
import { PaperSigningPart } from '../../signing/web/PaperSigningPart'
import { SignerMismatches } from '../../signing/web/SignerMismatches'
import { letterCalls } from '../calls'
import type { Letter } from '../model'

const invalidates = [letterCalls.list]

/** True if an addendum can be marked as signed on paper. */
export const mayBeSignedByHand = ({ kind, signicatInfo }: Letter): boolean =>
  kind === 'addendum' && signingOffers(signicatInfo, false).send

interface AddendumSigningProps {
  readonly letter: Letter
  readonly contract: Contract
}

/** The signing of an addendum with BankID. Of one that is signed it only says if somebody else has signed. */
export function AddendumSigning({ letter, contract }: AddendumSigningProps) {
  const { id, kind, signed_on, signicatInfo: info } = letter
  const send = useEndpointMutation(letterCalls.signBankid, { invalidates })
  const params = { id: String(contract.id), letterId: String(id) }
  const pause = pollIntervalMs(info)
  useEndpointQuery(
    letterCalls.list,
    { params: { id: params.id } },
    { enabled: isSigningUnderWay(shownSigningState(info)), refetchInterval: pause, staleTime: pause },
  )
  if (kind !== 'addendum') return null
  if (signed_on !== null) return info && <SignerMismatches info={info} />
  if (info === null && contract.isFinished) return null
  return (
    <PaperSigningPart
      contract={contract}
      paper="addendum"
      letter={id}
      info={info}
      invalidates={invalidates}
      send={async () => (await send.mutateAsync({ params })).signicatInfo}
    />
  )
}
