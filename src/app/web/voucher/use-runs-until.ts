import { useEffect, useState } from 'react'
import type { RunsUntil } from '../../../year/dashboard/rules-contracts'

/** The last day that a lease names, where the rule can't be loaded. */
const asNamed: RunsUntil = ({ finished_on, end_date }) => finished_on ?? end_date

/** The rule of a lease's last day, loaded after the page: it brings the law of fixed terms along. Null until it is there. */
export function useRunsUntil(): RunsUntil | null {
  const [rule, setRule] = useState<RunsUntil | null>(null)
  useEffect(() => {
    let isHere = true
    void import('../../../lease/law/rules-term')
      .then(({ runsUntil }) => runsUntil)
      .catch(() => asNamed)
      .then((loaded) => isHere && setRule(() => loaded))
    return () => {
      isHere = false
    }
  }, [])
  return rule
}
