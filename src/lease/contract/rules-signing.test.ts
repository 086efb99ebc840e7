import { describe, expect, it } from 'vitest'
import { day, type Day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { DepositFacts } from './rules-deposit-states'
import { signicatInfo, type OrderFacts } from './rules-signing'

const at = '2026-11-22T10:00:00.000Z' as Instant
const about = {
  base: 'https://husbok.test',
  codes: { tenant: 'T', landlord: 'L', coTenants: ['T1', 'T2'] },
  signedDocumentUrl: '/signed',
  undelivered: [],
}

/** An order that these tenants have signed, and the landlord too when `landlord` is set. */
const order = (state: OrderFacts['state'], tenants: readonly boolean[], landlord = false): OrderFacts => ({
  id: 1,
  paper: 'contract',
  state,
  renews: false,
  encrypted_links: '',
  error_at: state === 'failed' ? at : null,
  error_message: state === 'failed' ? 'The supplied mobile number is invalid' : '',
  sent_at: state === 'starting' ? null : at,
  ends_at: '2027-01-05T09:00:00.000Z' as Instant,
  reminded_at: null,
  signers: [
    { role: 'landlord', place: 0, name: 'Liv', signed_at: landlord ? at : null, signed_name: '', is_mismatch: false },
    ...tenants.map((signed, place) => ({
      role: 'tenant' as const,
      place,
      name: `Tenant ${place}`,
      signed_at: signed ? at : null,
      signed_name: signed ? `BankID ${place}` : '',
      is_mismatch: false,
    })),
  ],
})
const account = (state: DepositFacts['state'], funds = 0): DepositFacts => ({
  state,
  fee_url: 'https://pay.test',
  fee_paid_at: null,
  provider_id: state === 'fee' ? null : 'dep_1',
  account_number: state === 'opened' ? '86011117947' : null,
  opened_at: state === 'opened' ? ('2026-11-28T23:30:00.000Z' as Instant) : null,
  funds: ore(funds),
  released_category: null,
  release_asked_at: null,
  tenant_sum: null,
  landlord_sum: null,
  noticed_on: null,
  error_at: null,
  error_message: '',
})

describe('signicatInfo', () => {
  it('is null before anything was begun', () => {
    expect(signicatInfo(null, null, about)).toBeNull()
  })

  it.each([
    ['starting', [false], false, 'starting', [null], null],
    ['sent', [false], false, 'tenants', ['/r/tc/T'], '/r/lc/L'],
    ['sent', [true], false, 'landlord', [null], '/r/lc/L'],
    ['sent', [false, true, false], false, 'tenants', ['/r/tc/T', null, '/r/tc/T2'], '/r/lc/L'],
    ['sent', [true, true], false, 'landlord', [null, null], '/r/lc/L'],
    ['signed', [true], true, 'packaging', [null], null],
    ['stored', [true], true, 'signed', [null], null],
    ['failed', [false], false, 'failed', [null], null],
    ['withdrawn', [false], false, 'withdrawn', [null], null],
    ['expired', [true], false, 'expired', [null], null],
  ] as const)('%s, tenants %j, landlord %j: %s', (state, tenants, landlord, wire, links, landlordLink) => {
    const info = signicatInfo(order(state, tenants, landlord), null, about)!
    const full = (path: string | null) => path && about.base + path
    expect(info).toMatchObject({
      state: wire,
      tenantLink: full(links[0] ?? null),
      landlordLink: full(landlordLink),
      isSignedTenant: tenants.every(Boolean),
      isSignedLandlord: landlord,
      // The deadline is shown while somebody can sign.
      signBefore: state === 'sent' ? '2027-01-05T09:00:00.000Z' : null,
    })
    expect(info.tenants.map(({ link, isSigned }) => [link, isSigned])).toEqual(
      links.map((link, place) => [full(link), tenants[place]]),
    )
  })

  it.each([
    ['starting', null, null, 'sending'],
    ['sent', null, null, null],
    ['withdrawing', null, null, 'withdrawing'],
    ['withdrawn', null, null, null],
    ['signed', null, null, null],
    ['stored', 'opened', null, null],
    ['stored', 'canceling', null, 'closing'],
    ['stored', 'canceled', null, null],
    ['stored', 'releasing', null, 'releasing'],
    // The bank has accepted the release, and a split waits for the tenant.
    ['stored', 'releasing', at, null],
    ['stored', 'released', at, null],
  ] as const)('an order %s with a deposit %s (asked %s): pending is %s', (state, deposit, asked, pending) => {
    const held = deposit && { ...account(deposit), release_asked_at: asked }
    expect(signicatInfo(order(state, [true]), held, about)?.pending).toBe(pending)
  })

  it('says that a paper is being sent, of one that is withdrawn so that it can be sent anew', () => {
    const renewing = { ...order('withdrawing', [true]), renews: true }
    expect(signicatInfo(renewing, null, about)).toMatchObject({ state: 'withdrawing', pending: 'sending' })
  })

  it('names who has signed by the BankID’s own name, whoever that is', () => {
    const other = { ...order('sent', [true, false]) }
    const signers = other.signers.map((one) => ({ ...one, is_mismatch: one.signed_name === 'BankID 0' }))
    expect(signicatInfo({ ...other, signers }, null, about)!.tenants).toMatchObject([
      { name: 'Tenant 0', isSigned: true, signedBy: 'BankID 0', isMismatch: true },
      { name: 'Tenant 1', isSigned: false, signedBy: null, isMismatch: false },
    ])
  })

  it('has no link yet for a co-tenant of an order of the version before', () => {
    const codes = { tenant: 'T', landlord: 'L' }
    const info = signicatInfo(order('sent', [false, false]), null, { ...about, codes })!
    expect(info.tenants.map(({ link }) => link)).toEqual(['https://husbok.test/r/tc/T', null])
  })

  it('has the links of the handover list under their own types', () => {
    const info = signicatInfo({ ...order('sent', [false, false]), paper: 'checklist' }, null, about)!
    expect([info.landlordLink, ...info.tenants.map(({ link }) => link)]).toEqual([
      'https://husbok.test/r/lcl/L',
      'https://husbok.test/r/tcl/T',
      'https://husbok.test/r/tcl/T1',
    ])
  })

  it('has no links where their codes can’t be read', () => {
    const info = signicatInfo(order('sent', [false]), null, { ...about, codes: null })!
    expect([info.tenantLink, info.landlordLink]).toEqual([null, null])
  })

  it('names the signed file only once it is stored', () => {
    const url = (state: OrderFacts['state']) => signicatInfo(order(state, [true], true), null, about)!.signedDocumentUrl
    expect([url('signed'), url('stored')]).toEqual([null, '/signed'])
  })

  it('tells the provider’s refusal', () => {
    expect(signicatInfo(order('failed', [false]), null, about)!.error).toEqual({
      date: at,
      message: 'The supplied mobile number is invalid',
    })
  })

  it.each([
    ['fee', null, null],
    ['paid', null, null],
    ['created', null, null],
    ['opened', 'opened', 0],
    ['founds', 'founds', 0],
    ['releasing', 'founds', 0],
    ['released', 'released', 0],
    ['canceled', 'canceled', 0],
  ] as const)('a deposit account that is %s: %s', (state, depositStatus, founds) => {
    expect(signicatInfo(order('stored', [true], true), account(state), about)).toMatchObject({ depositStatus, founds })
  })

  it('tells the account number from the opening of the account on', () => {
    const number = (state: DepositFacts['state']) => signicatInfo(null, account(state), about)!.accountNumber
    expect([number('created'), number('opened')]).toEqual([null, '86011117947'])
    expect(signicatInfo(order('sent', [false]), null, about)!.accountNumber).toBeNull()
  })

  it('waits for the opening fee before anything is sent, and again after a withdrawn order', () => {
    expect(signicatInfo(null, account('fee'), about)!.state).toBe('fee')
    expect(signicatInfo(order('withdrawn', [false]), account('fee'), about)!.state).toBe('fee')
    expect(signicatInfo(order('sent', [false]), account('fee'), about)!.state).toBe('tenants')
    // The payment page could not be opened, so nothing was started. The lease is sent as if for the first time.
    expect(signicatInfo(null, { ...account('fee'), fee_url: null }, about)).toBeNull()
  })

  it('tells the day in Oslo on which the account was opened', () => {
    const openedOn = (state: DepositFacts['state']) => signicatInfo(null, account(state), about)!.openedOn
    expect([openedOn('created'), openedOn('opened')]).toEqual([null, '2026-11-29'])
  })

  it('tells the last day of the five weeks that follow the bank’s notice', () => {
    const infoOf = (noticed_on: Day | null) => signicatInfo(null, { ...account('founds'), noticed_on }, about)!
    expect(infoOf(null)).toMatchObject({ noticedOn: null, disputeUntil: null })
    expect(infoOf(day('2026-11-20'))).toMatchObject({ noticedOn: '2026-11-20', disputeUntil: '2026-12-28' })
  })
})
