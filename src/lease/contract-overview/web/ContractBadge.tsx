import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import { useWords } from '../../../base/ui/words/use-words'
import { contractStanding, type Standing, type StandingSource } from '../rules-standing'
import { contractWords } from '../../contract/words'
import { contractHomeWords } from '../words-glance'

const kinds: Record<Standing, BadgeKind> = {
  draft: 'archived',
  signing: 'contract',
  active: 'income',
  expired: 'expense',
  open: 'income',
  finished: 'archived',
}

/**
 * Names the state of a contract. A contract that was sent for signing says so until all have signed. A contract that
 * isn't over is not called expired.
 */
export function ContractBadge({ contract }: { contract: StandingSource }) {
  const t = useWords(contractWords)
  const home = useWords(contractHomeWords)
  const standing = contractStanding(contract)
  const text = standing === 'signing' ? home('signing') : standing === 'open' ? home('countsAsOpen') : t(standing)
  return <Badge kind={kinds[standing]}>{text}</Badge>
}
