import './arrears-badge.css'
import { Badge } from '../../../base/ui/page/badge'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { rentAccountCalls } from '../calls'
import { arrearsWords } from '../words-arrears'

/** The number of late contracts, shown next to the link to their list. Shows nothing when no contract is late. */
export default function ArrearsBadge() {
  const t = useWords(arrearsWords)
  const { data = [] } = useEndpointQuery(rentAccountCalls.arrears, { query: {} })
  const count = data.filter(({ days }) => days > 0).length
  if (count === 0) return null
  return (
    <span className="rent-badge">
      {' '}
      <Badge kind="error">
        <span aria-hidden>{count}</span>
        <span className="ui-hidden">{t('badge', { count })}</span>
      </Badge>
    </span>
  )
}
