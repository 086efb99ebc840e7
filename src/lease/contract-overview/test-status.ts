import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Contract, ContractNotice } from '../contract/model'
import type { SignicatInfo } from '../contract/model-signing'

/** An active contract that was signed by hand, in the shape that the rules of its page use. `more` changes values. */
export const signedByHand = (more: Partial<Contract> = {}) =>
  ({
    status: 'active',
    type: 'running',
    isFinished: false,
    created_at: '2026-11-01T23:30:00Z' as Instant,
    signatureType: 'manual',
    signed_at: '2026-11-03T10:00:00Z' as Instant,
    start_date: day('2026-11-15'),
    first_payment_date: day('2026-11-15'),
    days_before_first_payment: 'free',
    end_date: null,
    taxable: true,
    tenant_erased_at: null,
    finished_on: null,
    finished_at: null,
    notice: null,
    fixed_until: null,
    went_on_from: null,
    dwelling_kind: 'home',
    own_home_let: false,
    month_resignation: null,
    fixed_term_reason: '',
    other: '',
    next_rent_on: day('2026-12-01'),
    month_sum: ore(1_200_000),
    rents: [{ from: day('2026-11-01'), month_sum: ore(1_200_000) }],
    blocked_by: '',
    deposit_sum: null,
    deposit_account: null,
    deposit_payment_deadline: null,
    is_open_deposit_account: false,
    is_open_deposit_account_payed: false,
    payUrl: null,
    fee_refund: null,
    signicatInfo: null,
    checkList: null,
    ...more,
  }) satisfies Partial<Contract>

/** The notice of a tenant, whose last day it is. */
export const noticeUntil = (last: string, more: Partial<ContractNotice> = {}) => ({
  notice: {
    by: 'tenant' as const,
    received_on: day('2026-11-10'),
    last_day: day(last),
    earliest: day('2027-02-28'),
    ...more,
  },
})

/** An active contract that was sent for signing with an electronic id to two tenants. Nobody has signed. */
export const sentForSigning = (info: Partial<SignicatInfo> = {}, more: Partial<Contract> = {}) =>
  signedByHand({
    signatureType: 'bankid',
    signed_at: null,
    next_rent_on: null,
    signicatInfo: {
      state: 'tenants',
      pending: null,
      tenantLink: 'https://x/r/tc/1',
      landlordLink: 'https://x/r/lc/1',
      isSignedTenant: false,
      isSignedLandlord: false,
      tenants: [
        { name: 'Per Hansen', link: 'https://x/r/tc/1', isSigned: false, signedBy: null, isMismatch: false },
        { name: 'Åse Lie', link: 'https://x/r/tc/2', isSigned: false, signedBy: null, isMismatch: false },
      ],
      signedDocumentUrl: null,
      sent_at: '2026-11-03T10:00:00Z' as Instant,
      signBefore: null,
      undelivered: [],
      reminded_at: null,
      depositId: null,
      openedOn: null,
      accountNumber: null,
      depositStatus: null,
      founds: null,
      releasedCategory: null,
      tenantReleaseSum: null,
      landlordReleaseSum: null,
      noticedOn: null,
      disputeUntil: null,
      error: null,
      ...info,
    },
    ...more,
  })

/** Both tenants have signed. */
export const signedTenants = (isMismatch = false): SignicatInfo['tenants'] => [
  { name: 'Per Hansen', link: null, isSigned: true, signedBy: 'Per Hansen', isMismatch: false },
  { name: 'Åse Lie', link: null, isSigned: true, signedBy: isMismatch ? 'Ola Nordmann' : 'Åse Lie', isMismatch },
]

/** A deposit account opened through the product, of a lease that all have signed. */
export const withDeposit = (info: Partial<SignicatInfo>, more: Partial<Contract> = {}) =>
  sentForSigning(
    { state: 'signed', tenants: signedTenants(), isSignedTenant: true, isSignedLandlord: true, ...info },
    {
      signed_at: '2026-11-05T10:00:00Z' as Instant,
      next_rent_on: day('2026-12-01'),
      is_open_deposit_account: true,
      is_open_deposit_account_payed: true,
      deposit_sum: ore(3_600_000),
      ...more,
    },
  )
