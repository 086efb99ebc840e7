import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../model'
import { standingOf, type Standing } from '../rules-next'
import { contractWords } from '../words'
import { contractHomeWords } from '../words-home'

/** The colour that goes with each status. */
const kinds: Record<Standing, BadgeKind> = {
  draft: 'archived',
  signing: 'contract',
  active: 'income',
  expired: 'expense',
  finished: 'archived',
}

/** The status of a contract; one that was sent for signing says so until all have signed. */
export function ContractBadge({ contract }: { contract: Pick<Contract, 'status' | 'signatureType' | 'signed_at'> }) {
  const t = useWords(contractWords)
  const home = useWords(contractHomeWords)
  const standing = standingOf(contract)
  return <Badge kind={kinds[standing]}>{standing === 'signing' ? home('signing') : t(standing)}</Badge>
}
