import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import { useWords } from '../../../base/ui/words/use-words'
import { shownContractStatus, type ShownStatus, type StatusSource } from '../rules-status'
import { contractWords } from '../../contract/words'
import { contractFigureWords } from '../words-figures'

const kinds: Record<ShownStatus, BadgeKind> = {
  draft: 'archived',
  signing: 'contract',
  active: 'income',
  expired: 'expense',
  open: 'income',
  finished: 'archived',
}

/**
 * Names the state of a contract. It is shown as sent for signing until all have signed. A lease
 * that counts as open-ended is called open-ended, not expired.
 */
export function ContractBadge({ contract }: { contract: StatusSource }) {
  const t = useWords(contractWords)
  const home = useWords(contractFigureWords)
  const status = shownContractStatus(contract)
  const text = status === 'signing' ? home('signing') : status === 'open' ? home('countsAsOpen') : t(status)
  return <Badge kind={kinds[status]}>{text}</Badge>
}
