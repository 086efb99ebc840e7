import { osloDay, type Instant } from '../../base/kit/day'
import { lastDayOfDispute } from './rules-deposit'
import { apiWordsOfDeposit, type DepositFacts } from './rules-deposit-states'
import {
  paperOfKey,
  type PaperKey,
  type PartyRole,
  type PendingRequest,
  type SignablePaper,
  type SignicatInfo,
  type StoredOrderState,
  type UndeliveredMessage,
} from './model-signing'
import { isReturnedToLandlord, orderState, signingTable, type SigningState } from './rules-signing-state'

export interface OrderFacts {
  readonly id: number
  readonly paper: PaperKey
  readonly state: StoredOrderState
  /** The order is being withdrawn, and its paper is sent again when that is done. */
  readonly renews: boolean
  readonly encrypted_links: string
  readonly error_at: Instant | null
  readonly error_message: string
  readonly sent_at: Instant | null
  /** Until when the provider waits for signatures. Null when the provider doesn't say. */
  readonly ends_at: Instant | null
  readonly reminded_at: Instant | null
  readonly signers: readonly {
    readonly role: 'tenant' | 'landlord'
    readonly place: number
    readonly name: string
    readonly signed_at: Instant | null
    readonly signed_name: string
    readonly is_mismatch: boolean
  }[]
}

/** A message about an order to sign or a deposit account, as its job is stored in the database. */
export interface StoredMessage {
  readonly id: number
  readonly key: string | null
  readonly kind: string
  /** The encrypted message, which names its receiver. Set only for a message that failed for good, like `error`. */
  readonly encrypted: string | null
  readonly error: string | null
}

export interface LinkCodes {
  /** The code of the first tenant. */
  readonly tenant: string
  readonly landlord: string
  /** The codes in the order of the co-tenants. Missing in an order from an earlier version until each has a code. */
  readonly coTenants?: readonly string[]
}

/** A person who signs. The landlord and the first tenant have place 0. */
interface Signer {
  readonly role: PartyRole
  readonly place: number
}

const linkTypes = {
  contract: { tenant: 'tc', landlord: 'lc' },
  checklist: { tenant: 'tcl', landlord: 'lcl' },
  handover: { tenant: 'th', landlord: 'lh' },
  addendum: { tenant: 'ta', landlord: 'la' },
} as const satisfies Record<SignablePaper, Record<PartyRole, string>>

/** The path of a signer's link. Null for a co-tenant who has no code yet. */
export function linkPath(paper: PaperKey, { role, place }: Signer, codes: LinkCodes): string | null {
  const code = role === 'landlord' ? codes.landlord : place === 0 ? codes.tenant : codes.coTenants?.[place - 1]
  return code === undefined ? null : `/r/${linkTypes[paperOfKey(paper)][role]}/${code}`
}

const nobody = {
  tenantLink: null,
  landlordLink: null,
  isSignedTenant: false,
  isSignedLandlord: false,
  tenants: [],
  signedDocumentUrl: null,
  sent_at: null,
  signBefore: null,
  reminded_at: null,
} as const satisfies Partial<SignicatInfo>

/** The parts of an order that are shown in addition to its facts. `codes` is null when they can't be read. */
interface AboutOrder {
  readonly base: string
  readonly codes: LinkCodes | null
  readonly signedDocumentUrl: string
  readonly undelivered: readonly UndeliveredMessage[]
}

function signingInfo(
  signing: OrderFacts,
  state: SigningState,
  { base, codes, signedDocumentUrl }: AboutOrder,
): Omit<SignicatInfo, 'state' | 'pending' | 'undelivered' | keyof ReturnType<typeof depositInfo>> {
  const tenants = signing.signers.filter(({ role }) => role === 'tenant').toSorted((a, b) => a.place - b.place)
  const landlord = signing.signers.find(({ role }) => role === 'landlord')
  const isOpen = signingTable[state].waitsFor === 'signers'
  const link = (party: Signer, isSigned: boolean): string | null => {
    const path = isOpen && !isSigned && codes ? linkPath(signing.paper, party, codes) : null
    return path && base + path
  }
  const isSignedTenant = tenants.length > 0 && tenants.every(({ signed_at }) => signed_at !== null)
  const listed = tenants.map(({ name, role, place, signed_at, signed_name, is_mismatch }) => ({
    name,
    link: link({ role, place }, signed_at !== null),
    isSigned: signed_at !== null,
    signedBy: signed_at === null ? null : signed_name,
    isMismatch: is_mismatch,
  }))
  const isSignedLandlord = landlord !== undefined && landlord.signed_at !== null
  return {
    tenantLink: listed[0]?.link ?? null,
    landlordLink: link({ role: 'landlord', place: 0 }, isSignedLandlord),
    isSignedTenant,
    isSignedLandlord,
    tenants: listed,
    signedDocumentUrl: state === 'stored' ? signedDocumentUrl : null,
    sent_at: signing.sent_at,
    signBefore: isOpen ? signing.ends_at : null,
    reminded_at: signing.reminded_at,
  }
}

const daysOf = (deposit: DepositFacts | null) => ({
  openedOn: deposit?.opened_at ? osloDay(deposit.opened_at) : null,
  noticedOn: deposit?.noticed_on ?? null,
  disputeUntil: deposit?.noticed_on ? lastDayOfDispute(deposit.noticed_on) : null,
})

const depositInfo = (signing: OrderFacts | null, deposit: DepositFacts | null) => {
  const failed = [signing, deposit].find((each) => each !== null && each.error_at !== null)
  const { depositStatus } = apiWordsOfDeposit(deposit)
  return {
    depositId: deposit?.provider_id ?? null,
    depositStatus,
    accountNumber: deposit?.account_number ?? null,
    founds: deposit && depositStatus !== null ? deposit.funds : null,
    releasedCategory: deposit?.released_category ?? null,
    tenantReleaseSum: deposit?.tenant_sum ?? null,
    landlordReleaseSum: deposit?.landlord_sum ?? null,
    ...daysOf(deposit),
    error: failed?.error_at ? { date: failed.error_at, message: failed.error_message } : null,
  }
}

/** The request that is stored and that the provider has not accepted yet. Null when there is none. */
const pendingOf = (state: SigningState, deposit: DepositFacts | null): PendingRequest | null =>
  apiWordsOfDeposit(deposit).pending ?? signingTable[state].pending

/** The state of the signing. An order that is under way or done takes precedence over a fee. */
function stateOf(signing: OrderFacts | null, deposit: DepositFacts | null): SigningState {
  const state = signing === null ? 'none' : orderState(signing)
  if (deposit === null || !isReturnedToLandlord(state)) return state
  if (deposit.state === 'fee') return 'fee'
  return signing === null ? 'paid' : state
}

/** The API's answer about signing and deposit account. Null when neither exists. */
export function signicatInfo(
  signing: OrderFacts | null,
  begun: DepositFacts | null,
  about: AboutOrder,
): SignicatInfo | null {
  // If the payment page could not be opened, no fee counts as started. The lease can then be sent
  // as if for the first time.
  const deposit = begun?.state === 'fee' && begun.fee_url === null ? null : begun
  const state = stateOf(signing, deposit)
  const { api } = signingTable[state]
  return (
    api && {
      ...(signing === null || state === 'fee' ? { ...nobody, tenants: [] } : signingInfo(signing, state, about)),
      state: api,
      pending: pendingOf(state, deposit),
      undelivered: [...about.undelivered],
      ...depositInfo(signing, deposit),
    }
  )
}
