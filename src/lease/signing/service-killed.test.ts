import { beforeEach, describe, expect, it } from 'vitest'
import { paperTestHelpers } from './test-paper'
import type { TestSigningFault } from '../../../sandbox/signicat/test-player'
import { signingCalls } from './calls'
import { signingOrderFixture } from './test-signing'

// The process ends during a request, at any call of the signing service. The call may or may not be carried out. The
// jobs go on with what was stored. A request before the jobs run is the landlord's later decision.

const tests = signingOrderFixture()
const { at, landlord, withdraw, regenerate, sign } = tests
const { documentsOf, living, infoOf, sentTo, mailsTo, tenMinutes } = paperTestHelpers(tests)

const read = /^GET \/sign\/documents\/(?!summary)/
const calls = {
  token: [/^POST .*\/token/, 0],
  read: [read, 0],
  cancel: [/\/cancel/, 0],
  'read again': [read, 1],
  create: [/^POST \/sign\/documents$/, 0],
} as const satisfies Record<string, readonly [path: RegExp, skip: number]>
type Call = keyof typeof calls
const deaths = { 'before it is carried out': 'held', 'after it was carried out': 'hang' } as const satisfies Record<
  string,
  TestSigningFault
>
const nexts = ['nothing', 'withdraw', 'send anew'] as const

const ofRegenerate: readonly Call[] = ['token', 'read', 'cancel', 'read again', 'create']
const ofWithdraw = ofRegenerate.filter((call) => call !== 'create')
const all = (['send anew', 'withdraw'] as const)
  .flatMap((action) =>
    (action === 'withdraw' ? ofWithdraw : ofRegenerate).flatMap((call) =>
      (Object.keys(deaths) as (keyof typeof deaths)[]).flatMap((death) =>
        nexts.map((next) => [action, call, death, next] as const),
      ),
    ),
  )
  .map(([action, call, death, next], index) => [action, call, death, next, index % 2 === 0 ? 'lease' : 'list'] as const)
/** Every thirteenth case. Simulated lives test all cases. */
const cases = all.filter((_, index) => index % 13 === 3)

it.each(cases)('%s: killed at “%s” %s, then %s (%s)', { timeout: 60_000 }, async (action, call, death, next, paper) => {
  const checkList = paper === 'list'
  // The killed request of another test would count as this landlord's concurrent request.
  Object.assign(at, await landlord())
  const { id, per } = await sentTo(checkList)
  const calm = at.signicat.lastCall()
  if (call === 'token') at.signicat.endTokens()
  const [path, skip] = calls[call]
  at.signicat.fail(path, deaths[death], 1, skip)
  // Nobody reads the answer of this request. The rest of the request never runs, because it waits for the provider
  // longer than this test takes.
  void (action === 'withdraw' ? withdraw : regenerate)(id, checkList).catch(() => undefined)
  await expect.poll(() => at.signicat.calls(calm).filter(({ on }) => path.test(on)).length).toBe(skip + 1)

  if (next === 'withdraw') await withdraw(id, checkList)
  if (next === 'send anew') await regenerate(id, checkList)
  const word = next === 'nothing' ? action : next
  await tenMinutes({ mayFail: true })
  const subjects = (await mailsTo(per)).map(({ subject }) => subject.split(/[ :]/)[0])
  const info = await infoOf(id, checkList)
  if (word === 'withdraw') {
    expect([living(id, checkList).length, info.state, info.pending]).toEqual([0, 'withdrawn', null])
    expect(subjects).toEqual(['Signer', 'Trukket'])
  } else {
    expect([living(id, checkList).length, info.state, info.pending]).toEqual([1, 'tenants', null])
    // There are two orders in all, and the tenant gets one more message. This is also true if the
    // order was asked for several times before it existed.
    expect(documentsOf(id, checkList)).toHaveLength(2)
    expect(subjects).toEqual(['Signer', 'Signer'])
  }

  // The paper stays in this state for another ten minutes, until the landlord asks for something else.
  const before = documentsOf(id, checkList).length
  await tenMinutes()
  expect([documentsOf(id, checkList).length, (await infoOf(id, checkList)).state]).toEqual([before, info.state])
  if (word === 'withdraw') {
    await sign(id, checkList)
    expect(living(id, checkList)).toHaveLength(1)
  }
})

describe('the same request once more, a minute after its process was lost', () => {
  const press = (call: 'sign' | 'regenerate' | 'withdraw', id: number, key: string) =>
    call === 'sign'
      ? at.app.call(signingCalls.sign, tests.of(id), { ...tests.as(), key })
      : at.app.call(signingCalls[call], { ...tests.of(id), body: { checkList: false } }, { ...tests.as(), key })
  /** Makes the process end at this call of the provider. The jobs go on with what was stored by then. */
  async function lost(call: 'sign' | 'regenerate' | 'withdraw', id: number, path: RegExp): Promise<string> {
    const key = `${call}-of-${id}`
    const calm = at.signicat.lastCall()
    at.signicat.fail(path, 'hang')
    void press(call, id, key).catch(() => undefined)
    await expect.poll(() => at.signicat.calls(calm).some(({ on }) => path.test(on))).toBe(true)
    for (let n = 0; n < 4; n += 1) await tests.pass(30_000, { mayFail: true })
    return key
  }
  beforeEach(async () => void Object.assign(at, await landlord()))

  it('“send anew” makes no second order beside the one that was made for it', async () => {
    const { id } = await tests.sent()
    const key = await lost('regenerate', id, /\/cancel/)
    const [order] = living(id)
    expect((await press('regenerate', id, key)).signicatInfo).toMatchObject({ state: 'tenants', pending: null })
    expect([documentsOf(id).length, living(id)]).toEqual([2, [order]])
  })

  it('“send anew” sends nothing that was withdrawn since', async () => {
    const { id } = await tests.sent()
    const key = await lost('regenerate', id, /\/cancel/)
    await withdraw(id)
    expect((await press('regenerate', id, key)).signicatInfo!.state).toBe('withdrawn')
    expect([documentsOf(id).length, living(id).length]).toEqual([2, 0])
  })

  it('“send” sends nothing that was withdrawn since', async () => {
    const id = await tests.create()
    const key = await lost('sign', id, /^POST \/sign\/documents$/)
    await withdraw(id)
    expect((await press('sign', id, key)).signicatInfo!.state).toBe('withdrawn')
    expect([documentsOf(id).length, living(id).length]).toEqual([1, 0])
  })

  it('“send” that found its paper being sent sends nothing that was withdrawn since', async () => {
    const id = await tests.create()
    at.signicat.fail(/^POST \/sign\/documents$/, { status: 500 })
    expect((await sign(id)).signicatInfo).toMatchObject({ state: 'starting', pending: 'sending' })
    // The second request comes before the product's own jobs run, and late enough to go on with the order.
    at.app.setNow(new Date(Date.parse(at.app.now()) + 21_000).toISOString())
    const key = await lost('sign', id, /^GET \/sign\/documents\/summary/)
    expect((await infoOf(id)).state).toBe('tenants')
    await withdraw(id)
    expect((await press('sign', id, key)).signicatInfo!.state).toBe('withdrawn')
    expect([documentsOf(id).length, living(id).length]).toEqual([1, 0])
  })

  it('“withdraw” ends nothing that was sent since', async () => {
    const { id } = await tests.sent()
    const key = await lost('withdraw', id, /\/cancel/)
    await sign(id)
    expect((await press('withdraw', id, key)).signicatInfo!.state).toBe('tenants')
    expect([documentsOf(id).length, living(id).length]).toEqual([2, 1])
  })
})
