import '../../../lease/rent-account/web/arrears-badge.css'
import { useEffect, useState } from 'react'
import { Badge } from '../../../base/ui/page/badge'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { useLines } from './use-lines'
import { inboxWords } from './words'

/** The delay of the badge's calls in ms, so that the calls of the page come first. */
const waitMs = 1500

function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}

const none: readonly never[] = []

/** The number of lines in the inbox, of all houses. Shows nothing when none waits. */
export default function InboxBadge() {
  const t = useWords(inboxWords)
  const { lines, openCount } = useLines({ rows: none, houseId: null, today: today(), isEnabled: useLater() })
  const count = lines === undefined ? 0 : lines.length + openCount
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
