import '../../../lease/rent-account/web/arrears-badge.css'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Badge } from '../../../base/ui/page/badge'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { canSendTaxReturn } from '../../../landlord/account/web/site-links'
import { todoCalls } from '../../../year/todo/calls'
import { useLines } from './use-lines'
import { inboxWords } from './words'

/** The page is idle when it has read nothing for this time in ms. */
const idleMs = 300

/** True from the first moment on at which the page has read all that it shows. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (isIdle || isReading) return
    const timer = setTimeout(() => setIdle(true), idleMs)
    return () => clearTimeout(timer)
  }, [isIdle, isReading])
  return isIdle
}

const none: readonly never[] = []

/**
 * The number of lines in the inbox, of all houses. One call counts them once the page is idle. A screen that has read
 * the lines knows their number already. The newer of the two is right.
 */
function useCount(): number {
  const { lines, openCount } = useLines({ rows: none, houseId: null, today: today(), isEnabled: false })
  const { data } = useEndpointQuery(todoCalls.count, {}, { enabled: useIsIdle(), staleTime: Infinity })
  const known = lines && lines.length + openCount
  const counted = data && data.lines + (canSendTaxReturn() && data.return_year !== null ? 1 : 0)
  const [last, setLast] = useState({ known, counted, count: known ?? counted ?? 0 })
  if (last.known === known && last.counted === counted) return last.count
  const count = (last.known === known ? counted : known) ?? last.count
  setLast({ known, counted, count })
  return count
}

/** Shows nothing when nothing waits. */
export default function InboxBadge() {
  const t = useWords(inboxWords)
  const count = useCount()
  if (count === 0) return null
  return (
    <span className="rent-badge">
      {' '}
      <Badge kind="contract">
        <span aria-hidden>{count}</span>
        <span className="ui-hidden">{t('badge', { count })}</span>
      </Badge>
    </span>
  )
}
