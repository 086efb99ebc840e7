import type { Ore } from '../../base/kit/money'
import type { Reading } from './model'
import { isFull, type StoredDeposit } from './rules'

/** What somebody is told of, once each. */
export type News = 'opened' | 'part' | 'full' | 'released' | 'closed'

export interface Outcome {
  readonly state: StoredDeposit['state']
  readonly funds: Ore
  readonly news: readonly News[]
}

/** The states in their order: a reading that comes late never leads back. */
const rank = { fee: 0, paid: 0, created: 1, opened: 2, founds: 3 } as const

/**
 * What a deposit is after a reading of the bank. Readings may come late, twice and in any order: what was open stays
 * open, and what has ended stays so. An order that the bank ended before there was an account leaves the fee paid.
 */
export function afterReading(before: StoredDeposit, reading: Reading, agreed: Ore): Outcome {
  const same: Outcome = { state: before.state, funds: before.funds, news: [] }
  if (before.state === 'released' || before.state === 'canceled') return same
  if (reading.status === 'TERMINATED') return ended(before, agreed)
  const funds = Math.max(before.funds, reading.funds) as Ore
  const news: News[] = []
  const hadAccount = rankOf(before) >= rank.opened
  const hasAccount = hadAccount || (reading.accountNumber !== null && reading.status !== 'CREATED')
  if (hasAccount && !hadAccount) news.push('opened')
  if (isFull(funds, agreed) && !isFull(before.funds, agreed) && hasAccount) news.push('full')
  else if (funds > before.funds && !isFull(funds, agreed) && hasAccount) news.push('part')
  // What was asked of the bank goes on until it has ended.
  if (before.state === 'releasing' || before.state === 'canceling') return { state: before.state, funds, news }
  if (!hasAccount) return { ...same, state: 'created' }
  const isPaidIn = reading.status === 'PAID' || reading.status === 'PAID_PARTIAL' || funds > 0
  return { state: isPaidIn || before.state === 'founds' ? 'founds' : 'opened', funds, news }
}

const rankOf = ({ state }: StoredDeposit): number => (state in rank ? rank[state as keyof typeof rank] : rank.founds)

/** The bank has ended it: because it was asked, or at somebody else's word (a final decision, the tenant's own bank). */
function ended(before: StoredDeposit, agreed: Ore): Outcome {
  const { funds } = before
  switch (before.state) {
    case 'canceling':
    case 'opened':
      return { state: 'canceled', funds, news: ['closed'] }
    case 'releasing':
      return { state: 'released', funds, news: ['released'] }
    case 'founds':
      return isFull(funds, agreed)
        ? { state: 'released', funds, news: ['released'] }
        : { state: 'canceled', funds, news: ['closed'] }
    default:
      return { state: 'paid', funds, news: [] }
  }
}
