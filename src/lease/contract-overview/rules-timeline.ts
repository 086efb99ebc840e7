import { monthAt, osloDay, type Day } from '../../base/kit/day'
import type { Contract, ContractNotice } from '../contract/model'
import { depositStateAndAmounts, opensDepositAccount, type DepositSource } from '../contract/rules-deposit'
import { depositStates } from '../contract/rules-deposit-states'
import { shownSigningState } from '../contract/rules-signing-state'
import { countsAsOpenEnded, isTermOver, moveOutDay, type NamedTerm } from '../law/rules-term'
import { stands } from '../letter/rules-protest'
import { rentChanges } from '../rent/rules'
import { noPapers, paperEvents, type TenancyPapers } from './rules-papers'
import { timelineEntry, type TimelineEntry } from './rules-timeline-entry'

/** `books_from`: the lease was signed before it was recorded here, on a day that isn't known. */
type SigningSource = DepositSource & Pick<Contract, 'signed_at'> & { readonly books_from?: Day | null }

/** The opening fee, which is paid before the signing when the deposit account is opened through the product. */
function fee({ is_open_deposit_account_payed, payUrl }: SigningSource): TimelineEntry[] {
  if (is_open_deposit_account_payed) return [timelineEntry('feePaid', 'done')]
  return payUrl === null ? [] : [timelineEntry('feeDue', 'now')]
}

type Signer = NonNullable<SigningSource['signicatInfo']>['tenants'][number]
const mismatch = ({ name, signedBy }: Signer, place: number, isSignedLandlord: boolean): TimelineEntry =>
  timelineEntry(isSignedLandlord ? 'signedMismatch' : 'tenantMismatch', 'now', null, {
    name,
    place,
    signedBy: signedBy ?? '',
  })

/** The signers: the tenants in any order, then the landlord. */
function signers({ signicatInfo }: SigningSource, sent: Day | null): TimelineEntry[] {
  if (signicatInfo === null) return []
  const { state, tenants, landlordLink, isSignedLandlord } = signicatInfo
  const landlord = isSignedLandlord
    ? timelineEntry('landlordSigned', 'done')
    : state === 'landlord'
      ? timelineEntry(tenants.length === 1 ? 'landlordWaitsAfterOne' : 'landlordWaits', 'now', null, {
          link: landlordLink,
        })
      : timelineEntry(tenants.length === 1 ? 'landlordLaterAfterOne' : 'landlordLater', 'ahead')
  return [
    ...tenants.map((tenant, place) => {
      const { name, isSigned, isMismatch, link } = tenant
      if (isMismatch) return mismatch(tenant, place, isSignedLandlord)
      return isSigned
        ? timelineEntry('tenantSigned', 'done', null, { name, place })
        : timelineEntry('tenantWaits', 'now', sent, { name, place, link })
    }),
    landlord,
  ]
}

const ends = {
  failed: 'signingFailed',
  withdrawn: 'signingWithdrawn',
  expired: 'signingExpired',
  canceled: 'signingCanceled',
} as const

const unsigned = (contract: SigningSource): TimelineEntry =>
  timelineEntry(opensDepositAccount(contract) ? 'unsignedDeposit' : 'unsigned', 'now')

/** The entries while the signing is not done. `sent`: when the tenants were asked. */
function waiting(contract: SigningSource, sent: Day | null): TimelineEntry[] {
  const { signicatInfo: info } = contract
  const state = shownSigningState(info)
  switch (state) {
    case 'fee':
      return []
    case 'paid':
    case 'starting':
    case 'withdrawing':
    case 'renewing':
      return [timelineEntry(state === 'paid' ? 'starting' : state, 'now')]
    case 'tenants':
    case 'landlord':
      return signers(contract, sent)
    case 'signed':
      return [...signers(contract, sent), timelineEntry('packaging', 'now')]
    case 'failed':
    case 'withdrawn':
    case 'expired':
    case 'canceled':
      return [
        timelineEntry(
          // A signing that was withdrawn before it was sent had no links.
          state === 'withdrawn' && sent === null ? 'signingWithdrawnUnsent' : ends[state],
          'done',
          state === 'failed' && info?.error ? osloDay(info.error.date) : null,
        ),
        unsigned(contract),
      ]
    default:
      return [unsigned(contract)]
  }
}

/** The entries of the signing, by hand or electronically, with the fee that is paid first. */
function signingEntries(contract: SigningSource): TimelineEntry[] {
  const { signatureType, signed_at, signicatInfo: info, books_from = null } = contract
  if (books_from !== null && signed_at !== null) return [timelineEntry('recorded', 'done', osloDay(signed_at))]
  if (signatureType === 'manual' && signed_at !== null)
    return [timelineEntry('signedManual', 'done', osloDay(signed_at))]
  const sent = info?.sent_at ? osloDay(info.sent_at) : null
  const begun = [...fee(contract), ...(sent === null ? [] : [timelineEntry('sent', 'done', sent)])]
  if (signed_at === null) return [...begun, ...waiting(contract, sent)]
  const mismatches = (info?.tenants ?? []).flatMap((tenant, place) =>
    tenant.isMismatch ? [mismatch(tenant, place, true)] : [],
  )
  return [...begun, timelineEntry('signedBankid', 'done', osloDay(signed_at)), ...mismatches]
}

type TimelineSource = SigningSource &
  Pick<
    Contract,
    | 'status'
    | 'type'
    | 'created_at'
    | 'rents'
    | 'signatureType'
    | 'signed_at'
    | 'first_payment_date'
    | 'end_date'
    | 'finished_on'
    | 'fixed_until'
    | 'blocked_by'
    | 'fee_refund'
  > & { readonly notice: Pick<ContractNotice, 'by' | 'received_on' | 'last_day'> | null } & NamedTerm

/** The refund of an earlier fee, because no account was opened. */
function refund({ fee_refund }: TimelineSource): TimelineEntry[] {
  if (fee_refund === null) return []
  const { refunded_at } = fee_refund
  return [
    refunded_at === null
      ? timelineEntry('feeRefunding', 'now')
      : timelineEntry('feeRefunded', 'done', osloDay(refunded_at)),
  ]
}

/** The entries of the deposit. The account is opened after all have signed. Its fee comes before the signing. */
function deposit(contract: TimelineSource, today: Day): TimelineEntry[] {
  const { state, paid } = depositStateAndAmounts(contract)
  const { story, storyOver = story, fold, next } = depositStates[state]
  const sentence = isTermOver(contract) ? storyOver : story
  if (sentence === undefined || (fold === 'opening' && contract.signed_at === null)) return []
  const sum = state === 'split' ? (contract.signicatInfo?.tenantReleaseSum ?? paid) : paid
  // The five weeks after the bank's notice keep running until the tenant agrees to a split
  // (husleieloven § 3-5).
  const isCounting = next === 'depositDispute' || state === 'splitting'
  const until = isCounting ? (contract.signicatInfo?.disputeUntil ?? null) : null
  return [
    timelineEntry(sentence, fold === 'full' || fold === 'settled' || fold === 'closed' ? 'done' : 'now', null, { sum }),
    ...(until === null ? [] : [timelineEntry(until < today ? 'disputeOver' : 'disputeUntil', 'now', until)]),
  ]
}

function rent({ status, signed_at, finished_on, blocked_by, ...contract }: TimelineSource, today: Day) {
  const { first_payment_date: first, books_from } = contract
  const first_payment_date = books_from && books_from > first ? books_from : first
  if (status === 'draft' || signed_at === null) return [timelineEntry('rentWaits', 'ahead', first_payment_date)]
  // Rent that was never due has no entry.
  if (status === 'finished')
    return finished_on !== null && finished_on >= first_payment_date
      ? [timelineEntry('rentUntil', 'done', first_payment_date)]
      : []
  if (blocked_by !== '') return [timelineEntry('rentBlocked', 'now')]
  return first_payment_date > today
    ? [timelineEntry('rentFrom', 'ahead', first_payment_date)]
    : [timelineEntry('rentSince', 'done', first_payment_date)]
}

/** The changes of the rent. A future change is left out if the lease ends before it. */
const raises = (contract: TimelineSource, today: Day): TimelineEntry[] =>
  rentChanges(contract)
    .filter(({ from }) => from <= (contract.finished_on ?? contract.notice?.last_day ?? from))
    .map(({ from, sum }) =>
      from <= monthAt(today)
        ? timelineEntry('raised', 'done', from, { sum })
        : timelineEntry('raiseAhead', 'ahead', from, { sum }),
    )

function end(contract: TimelineSource): TimelineEntry {
  const { status, type, end_date, finished_on } = contract
  if (status === 'finished') return timelineEntry('finished', 'done', finished_on)
  const movesOut = moveOutDay(contract)
  if (movesOut !== null) return timelineEntry('movesOut', 'ahead', movesOut)
  if (type === 'running') return timelineEntry('openEnded', 'ahead')
  const isOpen = countsAsOpenEnded(contract)
  return status === 'expired'
    ? timelineEntry(isOpen ? 'openOver' : 'ended', 'now', end_date)
    : timelineEntry(isOpen ? 'openLastDay' : 'endsOn', 'ahead', end_date)
}

/** The notice. A letter by which the landlord gave it is an entry of its own. */
function notice({ notice: given }: TimelineSource, { letters }: TenancyPapers): TimelineEntry[] {
  if (given === null) return []
  if (given.by === 'tenant') return [timelineEntry('noticeTenant', 'done', given.received_on)]
  return letters.some((letter) => letter.kind === 'termination' && stands(letter))
    ? []
    : [timelineEntry('noticeLandlord', 'done', given.received_on)]
}

/** The entries of a contract. `papers`: the letters, handovers and settlements beside it. */
export function timelineOf(
  contract: TimelineSource,
  today: Day,
  papers: TenancyPapers = noPapers,
): readonly TimelineEntry[] {
  return [
    ...(contract.books_from ? [] : [timelineEntry('written', 'done', osloDay(contract.created_at))]),
    ...refund(contract),
    ...signingEntries(contract),
    ...deposit(contract, today),
    ...rent(contract, today),
    ...raises(contract, today),
    ...(contract.fixed_until === null
      ? []
      : [
          timelineEntry(
            countsAsOpenEnded(contract, contract.fixed_until) ? 'openWentOn' : 'wentOn',
            'done',
            contract.fixed_until,
          ),
        ]),
    ...paperEvents(papers).map(({ key, day, ...more }) => timelineEntry(key, 'done', day, more)),
    ...notice(contract, papers),
    end(contract),
  ]
}

/** The events that the collapsed history can name in a word or two. */
const newsKeys = [
  'written',
  'sent',
  'signingFailed',
  'signedManual',
  'signedBankid',
  'recorded',
  'feeRefunded',
  'raised',
  'wentOn',
  'openWentOn',
  'finished',
] as const
type NewsKey = (typeof newsKeys)[number]

/**
 * The newest event. Of several events on one day, the last in the timeline counts. Events after
 * today don't count.
 */
export function newestEvent(contract: TimelineSource, today: Day): { readonly key: NewsKey; readonly day: Day } {
  const events = timelineOf(contract, today).flatMap(({ key, state, day }) => {
    const news = newsKeys.find((one) => one === key)
    return news && state === 'done' && day !== null && day <= today ? [{ key: news, day }] : []
  })
  const written = { key: 'written', day: osloDay(contract.created_at) } as const
  return events.reduce<{ key: NewsKey; day: Day }>((last, one) => (one.day >= last.day ? one : last), written)
}

/**
 * The history without the present state, which the page shows elsewhere. A fee that is being refunded is only shown
 * here.
 */
export const pastEvents = (
  contract: TimelineSource,
  today: Day,
  papers: TenancyPapers = noPapers,
): readonly TimelineEntry[] =>
  timelineOf(contract, today, papers).filter(({ key, state }) => state !== 'now' || key === 'feeRefunding')
