import { osloDay, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'
import { opensAccount, type DepositSource } from '../contract/rules-deposit'
import { isSentAnew } from '../contract/rules-signing'
import { entry, type TimelineEntry } from './rules-timeline-entry'

type SigningSource = DepositSource & Pick<Contract, 'signed_at'>

/** The opening fee, which comes before the signing where the deposit account is opened through the product. */
function fee({ is_open_deposit_account_payed, payUrl }: SigningSource): TimelineEntry[] {
  if (is_open_deposit_account_payed) return [entry('feePaid', 'done')]
  return payUrl === null ? [] : [entry('feeDue', 'now')]
}

type Signer = NonNullable<SigningSource['signicatInfo']>['tenants'][number]
const mismatch = ({ name, signedBy }: Signer, place: number, isSignedLandlord: boolean): TimelineEntry =>
  entry(isSignedLandlord ? 'signedMismatch' : 'tenantMismatch', 'now', null, { name, place, signedBy: signedBy ?? '' })

/** Who has signed and who is waited for: the tenants in any order, then the landlord. */
function signers({ signicatInfo }: SigningSource, sent: Day | null): TimelineEntry[] {
  if (signicatInfo === null) return []
  const { state, tenants, landlordLink, isSignedLandlord } = signicatInfo
  const landlord = isSignedLandlord
    ? entry('landlordSigned', 'done')
    : state === 'landlord'
      ? entry(tenants.length === 1 ? 'landlordWaitsAfterOne' : 'landlordWaits', 'now', null, { link: landlordLink })
      : entry(tenants.length === 1 ? 'landlordLaterAfterOne' : 'landlordLater', 'ahead')
  return [
    ...tenants.map((tenant, place) => {
      const { name, isSigned, isMismatch, link } = tenant
      if (isMismatch) return mismatch(tenant, place, isSignedLandlord)
      return isSigned
        ? entry('tenantSigned', 'done', null, { name, place })
        : entry('tenantWaits', 'now', sent, { name, place, link })
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

/** What is to be done with a lease that nobody has signed. */
const unsigned = (contract: SigningSource): TimelineEntry =>
  entry(opensAccount(contract) ? 'unsignedDeposit' : 'unsigned', 'now')

/** What is waited for of a lease that is not signed; `sent`: when the tenants were asked. */
function waiting(contract: SigningSource, sent: Day | null): TimelineEntry[] {
  const { signicatInfo: info } = contract
  if (info && isSentAnew(info)) return [entry('renewing', 'now')]
  switch (info?.state) {
    case 'fee':
      return []
    case 'starting':
    case 'withdrawing':
      return [entry(info.state, 'now')]
    case 'tenants':
    case 'landlord':
      return signers(contract, sent)
    case 'packaging':
      return [...signers(contract, sent), entry('packaging', 'now')]
    case 'failed':
    case 'withdrawn':
    case 'expired':
    case 'canceled':
      return [
        entry(
          // Of what was taken back before it was sent there were no links.
          info.state === 'withdrawn' && sent === null ? 'signingWithdrawnUnsent' : ends[info.state],
          'done',
          info.state === 'failed' && info.error ? osloDay(info.error.date) : null,
        ),
        unsigned(contract),
      ]
    default:
      return [unsigned(contract)]
  }
}

/** The signing of a lease, by hand or electronically, with the fee that comes before it. */
export function signingEntries(contract: SigningSource): TimelineEntry[] {
  const { signatureType, signed_at, signicatInfo: info } = contract
  if (signatureType === 'manual' && signed_at !== null) return [entry('signedManual', 'done', osloDay(signed_at))]
  const sent = info?.sent_at ? osloDay(info.sent_at) : null
  const begun = [...fee(contract), ...(sent === null ? [] : [entry('sent', 'done', sent)])]
  if (signed_at === null) return [...begun, ...waiting(contract, sent)]
  const mismatches = (info?.tenants ?? []).flatMap((tenant, place) =>
    tenant.isMismatch ? [mismatch(tenant, place, true)] : [],
  )
  return [...begun, entry('signedBankid', 'done', osloDay(signed_at)), ...mismatches]
}
