import { ore, sumOre, type Ore } from '../../base/kit/money'
import { formatDay } from '../../base/kit/day'
import { rentPaidFromDeposit } from '../settlement/rules'
import type { Claim, ClaimFacts, DisputeEvent, GivenNotice } from './model'
import { disputeTexts, kroner } from './words-paper'

/** The paragraphs that a claim of a settlement rests on (docs/letter-clauses.md). */
const itemLaws = {
  rent: 'husleieloven §§ 3-1 og 3-2',
  power: 'husleieloven § 3-4',
  damage: 'husleieloven §§ 5-8, 10-2 og 10-3',
  cleaning: 'husleieloven §§ 10-2 og 10-3',
  other: 'husleieloven § 10-3',
} as const

/** True if the tenant protested in time, or if nobody can say whether it was in time. */
const isInTime = ({ protest }: GivenNotice): boolean =>
  protest !== null && (protest.until === null || protest.on <= protest.until)

/** The claim that a notice stands. While the tenants have the dwelling, it is also a claim that they leave it. */
function noticeClaim(notice: GivenNotice, { isLet, tenants }: Pick<ClaimFacts, 'isLet' | 'tenants'>): Claim {
  const { protest, lastDay, writtenOn } = notice
  const end =
    lastDay === null
      ? ''
      : isLet
        ? disputeTexts.leaseEndsAndLeave(formatDay(lastDay), tenants > 1)
        : disputeTexts.leaseEnds(formatDay(lastDay))
  const late = protest !== null && !isInTime(notice) ? ` ${disputeTexts.protestLate(formatDay(protest.until!))}` : ''
  return {
    text: `${disputeTexts.noticeStands(formatDay(writtenOn))}${end}.${late}`,
    law: isLet && lastDay !== null ? 'husleieloven §§ 9-5, 9-7, 9-8 og 10-2' : 'husleieloven §§ 9-5, 9-7 og 9-8',
    sum: null,
  }
}

/**
 * The claims of a landlord (docs/rules/lease.md#dispute). Rent is what the rent account says, or what the settlement
 * says if payments aren't followed. What the landlord got of the deposit is deducted, but not the part that the rent
 * account has as paid rent.
 */
export function disputeClaims(facts: ClaimFacts): readonly Claim[] {
  const { isFollowed, owed, interest, lacksRates, fees, settlement, fromDeposit, deposit, isLet } = facts
  const items = (settlement?.items ?? []).filter(({ kind }) => kind !== 'rent' || !isFollowed)
  const rent: readonly Claim[] = isFollowed
    ? [
        { text: disputeTexts.rentOwed(facts.owedMonths), law: itemLaws.rent, sum: owed },
        {
          text: disputeTexts[lacksRates ? 'interestKnown' : 'interestOwed'],
          law: 'forsinkelsesrenteloven §§ 2 og 3',
          sum: interest,
        },
        { text: disputeTexts.feesOwed, law: 'inkassoforskriften §§ 1-2 og 1-3', sum: fees },
      ]
    : []
  const asked: readonly Claim[] = [
    ...rent.filter(({ sum }) => sum! > 0),
    ...items.map(({ kind, text, sum }) => ({
      text: `${disputeTexts.itemKinds[kind]}: ${text}`,
      law: itemLaws[kind],
      sum,
    })),
  ]
  const total = sumOre(asked.map(({ sum }) => sum!))
  // The rent account has the part of the deposit that paid rent as a payment.
  const paidRent =
    isFollowed && settlement
      ? rentPaidFromDeposit(settlement.items, { toLandlord: fromDeposit, owed: settlement.owed })
      : ore(0)
  const paid = ore(Math.min(total, fromDeposit - paidRent))
  const left = ore(total - paid)
  // The deposit secures what may still come, so none of it is claimed while the tenancy runs.
  const fromAccount = isLet ? ore(0) : ore(Math.min(left, deposit))
  return [
    ...asked,
    ...(paid > 0 ? [{ text: disputeTexts.paidByDeposit, law: 'husleieloven § 3-5', sum: ore(0 - paid) }] : []),
    ...(fromAccount > 0
      ? [{ text: disputeTexts.fromDeposit(kroner(fromAccount)), law: 'husleieloven § 3-5', sum: null }]
      : []),
    ...facts.notices.filter(({ protest }) => protest !== null).map((notice) => noticeClaim(notice, facts)),
  ]
}

/** The sum of the claims. Null: none of them is about money. */
export function claimSum(claims: readonly Claim[]): Ore | null {
  const sums = claims.flatMap(({ sum }) => sum ?? [])
  return sums.length === 0 ? null : sumOre(sums)
}

/** The last days that the law sets for bringing the case. */
export function disputeLimits(
  notices: readonly GivenNotice[],
  depositUntil: { readonly noticedOn: DisputeEvent['on']; readonly until: DisputeEvent['on'] } | null,
): readonly DisputeEvent[] {
  const found: DisputeEvent[] = notices.flatMap((notice) =>
    isInTime(notice) && notice.protest?.sueBy
      ? [{ on: notice.protest.sueBy, text: disputeTexts.sueBy(formatDay(notice.writtenOn)) }]
      : [],
  )
  if (depositUntil !== null)
    found.push({ on: depositUntil.until, text: disputeTexts.depositUntil(formatDay(depositUntil.noticedOn)) })
  return found.toSorted((a, b) => (a.on < b.on ? -1 : 1))
}
