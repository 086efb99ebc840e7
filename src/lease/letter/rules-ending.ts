import { addDays, addMonths, monthAt, type Day } from '../../base/kit/day'
import { sameInBothLanguages } from '../../base/pdf/rules'
import { ore } from '../../base/kit/money'
import { hasDrawnWords } from '../../base/kit/typeface'
import { lettingLaw } from '../law/rules-letting'
import { earliestLastDay, noticePeriod } from '../tenancy/rules-notice'
import { givenByError, isPartialNotice, leavingPlaces } from '../tenancy/rules-who-leaves'
import type { LetterRequest } from './model'
import type { LetterFacts } from './model-facts'
import {
  noLimit,
  claimTotal,
  lastDayOfLease,
  letterSum,
  payByProblem,
  reasonForNoNoticeLetter,
  type LetterLine,
  type LetterProblem,
  type LetterRule,
} from './rules-kind'
import { letterPaperWords } from './words-sheet'

const notInFuture = (received: Day | null, today: Day): LetterProblem | null =>
  received !== null && received > today ? { reason: 'invalid', fields: { received_on: 'afterToday' } } : null

/**
 * True if the landlord's notice needs a reason and must mention the tenant's right to protest (husleieloven §§ 9-5,
 * 9-7).
 */
export const needsReason = ({ letting }: Pick<LetterFacts, 'letting'>): boolean => lettingLaw[letting].needsReason

const formOfNotice: readonly LetterLine[] = [
  { key: 'mayProtest', as: 'box' },
  { key: 'protestLost', as: 'box' },
  { key: 'protestEviction', as: 'box' },
]

const isMonthEnd = (on: Day): boolean => monthAt(addDays(on, 1)) !== monthAt(on)

/** The sentence about the period of notice. `at` is the last day that the notice names. */
function periodKey({ lease, letting, today }: LetterFacts, at: Day | null) {
  const { months, earliest, isEndOfTerm } = noticePeriod(lease, today)
  if (isEndOfTerm && (at === null || at === earliest))
    return letting === 'own_home' ? 'periodEndsOwnHome' : 'periodEnds'
  if (months === 0) return 'periodNone'
  return letting === 'room' ? 'periodRoom' : 'period'
}

/** True if the tenant's own notice ends the lease by that day, so that the landlord's could only prolong it. */
const endsByTenant = ({ term: { noticeBy, noticeEnd } }: LetterFacts, by: Day): boolean =>
  noticeBy === 'tenant' && noticeEnd !== null && noticeEnd <= by

export const termination: LetterRule = {
  required: (facts) => (needsReason(facts) ? ['reason'] : []),
  span: (facts) =>
    reasonForNoNoticeLetter(facts) ??
    (endsByTenant(facts, earliestLastDay(facts.lease, facts.today)) ? 'endKnown' : noLimit),
  problem: ({ last_day }, facts) => {
    const first = earliestLastDay(facts.lease, facts.today)
    if (last_day === null) return null
    if (last_day < first) return { reason: 'invalid', fields: { last_day: 'tooEarly' }, first }
    const latest = facts.term.end ?? addMonths(facts.today, 24)
    if (last_day > latest && last_day > first) return { reason: 'invalid', fields: { last_day: 'noticeLastDay' } }
    // The months of notice end with a calendar month (§ 9-6). A term may end on any day.
    if (endsByTenant(facts, last_day)) return { reason: 'endKnown' }
    const isLawful = last_day === first || last_day === facts.term.end || isMonthEnd(last_day)
    return isLawful ? null : { reason: 'invalid', fields: { last_day: 'endOfMonth' }, first }
  },
  lines: ({ ground, reason, last_day }, facts) => [
    { key: 'terminated' },
    { key: periodKey(facts, last_day) },
    ...(ground !== null && needsReason(facts) ? [{ key: `ground_${ground}` } as const] : []),
    ...(reason === '' ? [] : [{ key: needsReason(facts) ? 'reasonFollows' : 'reasonToo' } as const, { typed: reason }]),
    ...(needsReason(facts) ? formOfNotice : []),
    { key: needsReason(facts) ? 'subtenantCopy' : 'subtenantCopyFree' },
    ...(facts.letting === 'room' ? [{ key: 'terminationRoom' } as const] : []),
    ...(facts.letting === 'own_home' ? [{ key: 'terminationOwnHome' } as const] : []),
    { key: 'rentUntil' },
    { key: 'returned' },
    { key: 'tribunal' },
  ],
  must: ({ letting }) =>
    letting === 'home' || letting === 'shared_house'
      ? ['terminated', 'reasonFollows', 'mayProtest', 'protestLost', 'protestEviction', 'subtenantCopy']
      : ['terminated', 'subtenantCopyFree', letting === 'room' ? 'terminationRoom' : 'terminationOwnHome'],
}

/** True if the tenant's notice can end this lease only in one of the ways that `because` names. */
const isBoundWithout = (facts: LetterFacts, { because }: Pick<LetterRequest, 'because'>): boolean =>
  because === null && reasonForNoNoticeLetter(facts) === 'fixedTerm'

type TenantNotice = Pick<LetterRequest, 'agreed' | 'because' | 'given_by' | 'new_address' | 'last_day' | 'received_on'>

/** The sentence on why the notice ends the lease on that day. Empty if it is the notice period alone. */
function whyItEnds(form: TenantNotice, { lease, today }: LetterFacts): readonly LetterLine[] {
  const { because, agreed, last_day, received_on } = form
  if (because === 'sublet') return [{ key: 'endsBySublet' }]
  if (because === 'agreed') return [{ key: 'endsAgreed' }]
  const isEarly = last_day !== null && last_day < earliestLastDay(lease, received_on ?? today)
  return agreed && isEarly ? [{ key: 'noticeAgreed' }] : []
}

/** The letter about a notice of some of the tenants. For the others the lease goes on. */
const partialLines = (form: TenantNotice, facts: LetterFacts): readonly LetterLine[] => [
  { key: 'noticeReceivedFrom' },
  { key: 'noticeEndsFor', as: 'box' },
  ...whyItEnds(form, facts),
  ...(facts.deposit !== null && leavingPlaces(form.given_by, facts.tenants).includes(0)
    ? [{ key: 'depositMoves' } as const]
    : []),
  ...(form.new_address === '' ? [] : [{ key: 'newAddressOf' } as const]),
]

export const tenantTermination: LetterRule = {
  required: (facts, form) => (isBoundWithout(facts, form) ? [] : ['received_on']),
  span: (facts) => {
    const because = reasonForNoNoticeLetter(facts)
    return because === null || because === 'fixedTerm' ? noLimit : because
  },
  problem: (form, facts) => {
    const { received_on, last_day, given_by, because } = form
    if (isBoundWithout(facts, form)) return { reason: 'fixedTerm' }
    const wrong = givenByError(given_by, facts.tenants)
    if (wrong) return { reason: 'invalid', fields: wrong }
    const agreed = form.agreed || because === 'agreed'
    const future = notInFuture(received_on, facts.today)
    if (future || last_day === null || received_on === null) return future
    const first = earliestLastDay(facts.lease, received_on)
    if (last_day < received_on) return { reason: 'invalid', fields: { last_day: 'tooEarly' }, first }
    return last_day < first && !agreed ? { reason: 'invalid', fields: { last_day: 'tooEarly' }, first } : null
  },
  lines: (form, facts) => {
    if (isPartialNotice(form.given_by, facts.tenants)) return partialLines(form, facts)
    const isDeath = form.because === 'death'
    return [
      { key: isDeath ? 'noticeReceivedDeath' : 'noticeReceived' },
      { key: 'noticeEnds', as: 'box' },
      ...whyItEnds(form, facts),
      { key: 'viewing' },
      { key: 'returned' },
      ...(facts.deposit === null ? [] : [{ key: 'depositAfter' } as const]),
      ...(form.new_address !== ''
        ? [{ key: 'newAddress' } as const]
        : isDeath
          ? []
          : [{ key: 'newAddressAsked' } as const]),
    ]
  },
  must: ({ tenants }, { given_by, because }) =>
    isPartialNotice(given_by, tenants)
      ? ['noticeReceivedFrom', 'noticeEndsFor']
      : [because === 'death' ? 'noticeReceivedDeath' : 'noticeReceived', 'noticeEnds'],
}

/**
 * The request to move after a fixed term. It must be given within three months after the last day. Otherwise the lease
 * becomes open-ended (§ 9-2). § 9-2 doesn't apply to the landlord's own home (§ 11-4).
 */
export const moveRequest: LetterRule = {
  required: () => [],
  span: ({ term: { end }, letting }) =>
    end === null ? 'notThisLease' : { first: addDays(end, 1), last: letting === 'own_home' ? null : addMonths(end, 3) },
  problem: (form, { today }) => payByProblem(form, addDays(today, 14), today),
  lines: (_form, { letting }) => [
    { key: letting === 'own_home' ? 'moveOutOwnHome' : 'moveOut' },
    ...(letting === 'own_home' ? [] : [{ key: 'notOpenEnded' } as const]),
    { key: 'useAfterEnd' },
    { key: 'moveEviction', as: 'box' },
    { key: 'returnedNow' },
  ],
  must: ({ letting }) => [letting === 'own_home' ? 'moveOutOwnHome' : 'moveOut', 'moveEviction'],
}

export const breachWarning: LetterRule = {
  required: () => ['reason'],
  span: ({ term: { start } }) => ({ first: start, last: null }),
  problem: (form, { today }) => payByProblem(form, today, today),
  lines: ({ reason }, { letting }) => [
    { key: letting === 'own_home' ? 'breachWarningOwnHome' : 'breachWarning' },
    { typed: reason },
    { key: 'breachStop' },
    { key: letting === 'own_home' ? 'breachEndsOwnHome' : 'breachEnds', as: 'box' },
    { key: 'tribunal' },
  ],
  must: ({ letting }) =>
    letting === 'own_home' ? ['breachWarningOwnHome', 'breachEndsOwnHome'] : ['breachWarning', 'breachEnds'],
}

function claimAbove(form: Pick<LetterRequest, 'claims'>, deposit: LetterFacts['deposit']): readonly LetterLine[] {
  const above = ore(claimTotal(form) - (deposit ?? 0))
  return above > 0 ? [{ key: 'claimAboveDeposit', values: { above: letterSum(above) } }] : []
}

/** Claims against the deposit. While the tenancy lasts, neither party can draw on it alone (§ 3-5 third paragraph). */
export const depositClaim: LetterRule = {
  afterEnd: true,
  required: () => ['claims'],
  span: (facts) => {
    if (facts.deposit === null) return 'notThisLease'
    const last = lastDayOfLease(facts)
    return last === null ? 'contractNotFinished' : { first: last, last: null }
  },
  problem: ({ claims }) => {
    const wrong = (at: number, fields: Record<string, string>) =>
      at < 0 ? null : ({ reason: 'invalid', fields } as const)
    const [sum, text] = [claims.findIndex((one) => one.sum <= 0), claims.findIndex((one) => !hasDrawnWords(one.text))]
    return wrong(sum, { [`claims.${sum}.sum`]: 'aboveZero' }) ?? wrong(text, { [`claims.${text}.text`]: 'required' })
  },
  lines: (form, { deposit }) => [
    { key: 'claimsOnDeposit' },
    ...claimAbove(form, deposit),
    { key: 'claimConsent' },
    { key: 'claimFiveWeeks' },
    { key: 'claimInterest' },
    { key: 'tribunal' },
    { key: 'consentSlip', as: 'slip' },
  ],
  must: () => ['claimsOnDeposit', 'claimConsent', 'claimFiveWeeks', 'claimInterest', 'consentSlip'],
  tables: (form, _facts, { translate, show }) => [
    {
      title: translate(letterPaperWords, 'claims'),
      rows: [
        ...form.claims.map(({ text, sum }) => ({
          label: sameInBothLanguages(text),
          value: show(letterSum(sum)),
        })),
        { label: translate(letterPaperWords, 'total'), value: show(letterSum(claimTotal(form))) },
      ],
    },
  ],
  signers: 'depositor',
}
