import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { actAsOwner } from '../../landlord/credentials/service-session'
import { markAttemptSent } from './service-attempt'
import type { TestBankFault } from '../../../sandbox/deposit/test-player'
import { depositFixture } from './test-deposit'

const { at, leaseAt, row, bankOf, close, release, cancelRelease, refusal, read, refresh, minutes } = depositFixture({
  timeoutMs: 3000,
})

const faults = {
  'a 500': { kind: 'status', status: 500 },
  'a hang': { kind: 'hang' },
  'a reset': { kind: 'reset' },
  'a lost answer': { kind: 'lost' },
  noise: { kind: 'noise' },
  'a yes to nothing': { kind: 'status', status: 200, words: 'accepted for review' },
} as const satisfies Record<string, Omit<TestBankFault, 'on'>>
type FaultName = keyof typeof faults

/** The calls to the bank, by method and path. */
const calls = {
  token: /^POST .*\/token/,
  read: /^GET \/deposit\/personal\/[^/]+$/,
  act: /\/(cancel|terminate)$/,
} as const
const split = (landlord: number) => ({
  category: 'SPLIT' as const,
  amount_tenant: 36_000 - landlord,
  amount_landlord: landlord,
})

/** The landlord's request, the deposit before that, and the bank's acts that carry out the request. */
const acts = {
  'a closing': { from: 'partly', ask: close, done: ['cancel'], pending: 'closing' },
  'a release': {
    from: 'fully',
    ask: (id: number) => release(id, { category: 'TENANT' }),
    done: ['TENANT 36000/0'],
    pending: 'releasing',
  },
  'a split': {
    from: 'fully',
    ask: (id: number) => release(id, split(6000)),
    done: ['SPLIT 30000/6000'],
    pending: 'releasing',
  },
  'a release in the place of a split': {
    from: 'splitting',
    ask: (id: number) => release(id, { category: 'TENANT' }),
    done: ['TENANT 36000/0'],
    pending: 'releasing',
  },
} as const
type Act = keyof typeof acts

/** The landlord's next step. `other`: another request that is possible then. */
const presses = ['again', 'take back', 'other', 'reload'] as const

/** The answer of GET about the deposit. It must be true at the bank, unless it says that a request is on its way. */
async function truth(contract: number) {
  const { signicatInfo } = await read(contract)
  const { pending, depositStatus, releasedCategory, tenantReleaseSum, founds } = signicatInfo!
  const made = bankOf(contract)
  if (pending === null) {
    const hasEnded = depositStatus === 'released' || depositStatus === 'canceled'
    expect([depositStatus, hasEnded]).toEqual([depositStatus, made.status === 'TERMINATED'])
    if (depositStatus !== 'canceled') {
      expect(releasedCategory).toBe(made.release?.category ?? null)
      expect(tenantReleaseSum).toBe(made.release ? made.release.amount.tenant * 100 : null)
    }
    expect(founds).toBe(made.funds * 100)
  }
  return { pending, depositStatus, releasedCategory, tenantReleaseSum }
}

// No token is kept: each conversation asks for one.
beforeAll(() => at.bank.tokensLast(60))
afterEach(async () => {
  at.bank.recover()
  at.bank.assumed.tellsRelease = true
  // A bank that has failed five times in a row isn't asked for a while. So it must answer between two tests.
  await refresh(await leaseAt('opened'))
})

const cases = (Object.keys(acts) as Act[]).flatMap((act) =>
  (Object.keys(calls) as (keyof typeof calls)[]).flatMap((call) =>
    (Object.keys(faults) as FaultName[]).flatMap((fault) => presses.map((press) => [act, call, fault, press] as const)),
  ),
)
/** Every seventeenth case. They combine most values with most other values. The simulated lives test all cases. */
const chosen = cases.filter((_case, n) => n % 17 === 0)

describe('what the landlord is told is true at every moment, and happens once or never', () => {
  it.each(chosen)('%s, %s meets %s, then the landlord presses: %s', async (act, call, fault, press) => {
    const { from, ask, done, pending } = acts[act]
    const contract = await leaseAt(from)
    const made = bankOf(contract)
    at.bank.fault({ on: calls[call], ...faults[fault] })

    // Nobody has to repeat a failed request. The answer is the record, which says whether the request is on its way.
    await ask(contract)
    const first = await truth(contract)
    if (first.pending === null) expect(made.done).toEqual(done)
    else
      expect([first.pending, made.status]).toEqual([
        pending,
        fault === 'a hang' && call === 'act' ? made.status : bankStatus(from),
      ])

    const isTakenBack = press === 'take back' && (await takeBack(contract, first.pending !== null, done))
    if (press === 'again') await ask(contract)
    if (press === 'reload') await refresh(contract)
    const other = press === 'other' ? await refusal(release(contract, split(1000.5))) : null
    await truth(contract)
    await minutes(10)

    const last = await truth(contract)
    expect(last.pending).toBeNull()
    if (isTakenBack) expect(made.done).toEqual([])
    else if (other === 'none') expect(made.done.at(-1)).toBe('SPLIT 34999.5/1000.5')
    else expect(made.done).toEqual(done)
    // The jobs that run later do nothing either.
    const before = [...made.done]
    await minutes(90)
    expect(made.done).toEqual(before)
    expect((await row(contract))!.error_at).toBeNull()
  })

  const bankStatus = (from: string) => (from === 'partly' ? 'PAID_PARTIAL' : 'PAID')

  /** Takes the request back. That is refused exactly when the bank has the request, or has said yes to a closing. */
  async function takeBack(contract: number, isPending: boolean, done: readonly string[]): Promise<boolean> {
    const { state, release_asked_at } = (await row(contract))!
    const outcome = await refusal(cancelRelease(contract))
    const hasIt = bankOf(contract).done.length > 0
    if (!hasIt && state === 'canceling' && release_asked_at !== null) {
      expect(outcome).toEqual([409, 'perhapsTooLate'])
      return false
    }
    expect(outcome).toEqual(hasIt ? [409, 'tooLate'] : 'none')
    if (hasIt) expect(bankOf(contract).done).toEqual(done)
    expect((await truth(contract)).pending).toBeNull()
    return isPending && !hasIt
  }
})

describe('taking back', () => {
  it.each(['a closing', 'a release', 'a split'] as const)(
    '%s that was never sent needs no bank, however long that is away',
    async (act) => {
      const { from, ask } = acts[act]
      const contract = await leaseAt(from)
      const before = (await row(contract))!
      at.bank.fault({ on: calls.token, ...faults['a 500'] })
      await ask(contract)
      at.bank.fault({ on: calls.token, ...faults['a 500'] })
      const asked = at.bank.count(/./)
      const { signicatInfo } = await cancelRelease(contract)
      expect([signicatInfo!.pending, signicatInfo!.error, at.bank.count(/./) - asked]).toEqual([null, null, 0])
      const { state, released_category, tenant_sum, landlord_sum } = (await row(contract))!
      expect({ ...before, state, released_category, tenant_sum, landlord_sum }).toEqual(before)
      at.bank.recover()
      await minutes(10)
      expect(bankOf(contract).done).toEqual([])
    },
  )

  it('is not done as long as the bank can’t be looked at, and says so; what was asked for goes on', async () => {
    const contract = await leaseAt('fully')
    at.bank.fault({ on: calls.act, ...faults['a reset'] })
    await release(contract, { category: 'TENANT' })
    at.bank.fault({ on: calls.read, ...faults['a 500'] })
    expect(await refusal(cancelRelease(contract))).toEqual([503, 'providerUnavailable'])
    expect((await truth(contract)).pending).toBe('releasing')
    await minutes(10)
    expect(bankOf(contract).done).toEqual(['TENANT 36000/0'])
  })

  it('of a split that may have reached a bank which doesn’t tell is refused, and says just that', async () => {
    at.bank.assumed.tellsRelease = false
    const contract = await leaseAt('fully')
    at.bank.fault({ on: calls.act, ...faults['a reset'] })
    await release(contract, split(6000))
    expect(await refusal(cancelRelease(contract))).toEqual([409, 'perhapsTooLate'])
    expect((await read(contract)).signicatInfo).toMatchObject({ pending: 'releasing', tenantReleaseSum: 3_000_000 })
    await minutes(10)
    expect(bankOf(contract).done).toEqual(['SPLIT 30000/6000'])
    expect((await read(contract)).signicatInfo).toMatchObject({ pending: null, releasedCategory: 'SPLIT' })
  })

  it('in the place of a split is answered though the bank doesn’t tell which of the two it carried out', async () => {
    const contract = await leaseAt('splitting')
    at.bank.assumed.tellsRelease = false
    at.bank.fault({ on: calls.act, kind: 'lost' })
    const { signicatInfo } = await release(contract, { category: 'TENANT' })
    expect(bankOf(contract).done).toEqual(['TENANT 36000/0'])
    expect(signicatInfo).toMatchObject({ depositStatus: 'released', releasedCategory: null, tenantReleaseSum: null })
  })

  it('puts the split back that the tenant can still agree to', async () => {
    const contract = await leaseAt('splitting')
    at.bank.fault({ on: calls.act, ...faults['a 500'] })
    const { signicatInfo } = await release(contract, { category: 'TENANT' })
    // The page shows what was asked for.
    expect(signicatInfo).toMatchObject({
      pending: 'releasing',
      releasedCategory: 'TENANT',
      tenantReleaseSum: 3_600_000,
    })
    const after = await cancelRelease(contract)
    expect(after.signicatInfo).toMatchObject({ pending: null, releasedCategory: 'SPLIT', tenantReleaseSum: 3_000_000 })
    await minutes(10)
    expect([bankOf(contract).done, (await row(contract))!.state]).toEqual([[], 'releasing'])
  })

  it('waits for a request that is at the bank at this moment', async () => {
    const contract = await leaseAt('fully')
    at.bank.fault({ on: calls.act, kind: 'hang' })
    const asking = release(contract, { category: 'TENANT' })
    await new Promise((done) => setTimeout(done, 150))
    expect(await refusal(cancelRelease(contract))).toEqual([409, 'tooLate'])
    await asking
    expect((await truth(contract)).depositStatus).toBe('released')
  })

  it.each([
    ['opened', 'none'],
    ['fully', 'none'],
    ['splitting', [409, 'tooLate']],
    ['payingOut', [409, 'tooLate']],
    ['released', [409, 'tooLate']],
    ['closed', [409, 'tooLate']],
    ['ordered', [409, 'depositNotOpened']],
    ['agreed', [409, 'depositNotOpened']],
  ] as const)('where nothing is on its way (%s): %j, and no effect', async (state, outcome) => {
    const contract = await leaseAt(state)
    const [before, asked] = [await row(contract), at.bank.count(/./)]
    expect(await refusal(cancelRelease(contract))).toEqual(outcome)
    expect([await row(contract), at.bank.count(/./) - asked]).toEqual([before, 0])
  })
})

it('an attempt that was overtaken sends nothing, and marks nothing as sent', async () => {
  const contract = await leaseAt('releasing', { attempt: 2, is_unsent: true })
  const { app } = at.billing
  const { id: deposit } = (await row(contract))!
  const ctx = { db: app.db, owner: actAsOwner(at.kari.id), now: app.now(), requestId: 'test' }
  expect(await markAttemptSent(ctx, { deposit, number: 1 })).toBe(false)
  expect((await row(contract))!.is_unsent).toBe(true)
  expect(await markAttemptSent(ctx, { deposit, number: 2 })).toBe(true)
  expect((await row(contract))!.is_unsent).toBe(false)
})

describe('a process that is killed', () => {
  /** A deposit whose process died while it asked the bank. `isSent`: it died after the request was marked as sent. */
  async function killed(act: Act, isSent: boolean, afterMs = 0): Promise<number> {
    const { from, ask } = acts[act]
    const contract = await leaseAt(from)
    const before = bankOf(contract).done.length
    at.bank.fault({ on: calls.token, kind: 'reset' })
    await ask(contract)
    expect(bankOf(contract).done.length).toBe(before)
    at.bank.recover()
    later(afterMs)
    const { id, attempt } = (await row(contract))!
    await at.billing.app.db
      .updateTable('deposit')
      .set({ attempt: attempt + 1, attempt_at: at.billing.app.now(), is_unsent: !isSent, error_at: null })
      .where('id', '=', id)
      .execute()
    return contract
  }
  const later = (ms: number) => at.billing.app.setNow(new Date(Date.parse(at.billing.app.now()) + ms).toISOString())
  const moments = [
    ['before it has sent anything', false],
    ['before the bank has it', true],
  ] as const
  const each = (Object.keys(acts) as Act[]).flatMap((act) =>
    moments.map(([when, isSent]) => [act, when, isSent] as const),
  )

  it.each(each)('%s goes on %s, once', async (act, _when, isSent) => {
    const contract = await killed(act, isSent)
    expect((await truth(contract)).pending).toBe(acts[act].pending)
    await minutes(10)
    expect((await truth(contract)).pending).toBeNull()
    expect(bankOf(contract).done).toEqual(acts[act].done)
  })

  it.each(each)('%s is taken back %s, after a minute at the latest, and never happens', async (act, _when, isSent) => {
    const contract = await killed(act, isSent)
    // For a minute, the process that sent the request counts as still running.
    later(61_000)
    await cancelRelease(contract)
    expect((await truth(contract)).pending).toBeNull()
    await minutes(10)
    expect(bankOf(contract).done).toEqual([])
  })

  it('half a minute after another attempt is followed too, by whoever finds it at work', async () => {
    const contract = await killed('a release', true, 30_000)
    later(30_000)
    await at.billing.app.work()
    expect((await truth(contract)).pending).toBe('releasing')
    await minutes(10)
    expect(bankOf(contract).done).toEqual(['TENANT 36000/0'])
  })
})
