import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { addTime, type Instant } from '../../base/kit/day'
import { houseCalls } from '../../landlord/house/calls'
import { altinnCalls, failureKinds, type AltinnCall, type FailureKindOfCall } from './test-altinn'
import { sendOutcomeOf, sendingFixture, taxpayer } from './test-sending'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const world = () => sendingFixture(app)
const later = (seconds: number) => app.setNow(addTime(app.now(), seconds * 1000))

describe('whatever becomes of a step, the return is handed in once, and said to be only when it is', () => {
  const cases = altinnCalls
    .filter((point) => point !== 'discard')
    .flatMap((point) => failureKinds.map((trouble): [AltinnCall, FailureKindOfCall] => [point, trouble]))
  it.each(cases)('%s: %s', async (point, trouble) => {
    const { altinn, send, rows, closed } = await world()
    // A submission is looked up only if its last step got no answer.
    if (point === 'look up') altinn.plan('hand in', 'unanswered')
    altinn.plan(point, trouble)
    const outcomes = []
    for (let press = 0; press < 4; press += 1) {
      const outcome = await sendOutcomeOf({ altinn, send })
      outcomes.push(outcome)
      const [handedIn, recorded] = [altinn.handedIn().length, await rows()]
      const shown = recorded.filter(({ state }) => state === 'submitted').length
      expect(handedIn).toBeLessThanOrEqual(1)
      expect(shown).toBeLessThanOrEqual(handedIn)
      if (outcome.success) expect(shown).toBe(1)
      // A refused return was not handed in.
      if (!outcome.success && !['confirming', 'killed', 'submissionUnderWay'].includes(outcome.message))
        expect(handedIn).toBe(0)
      expect(await closed()).toHaveLength(shown)
      later(20)
    }
    expect(outcomes.at(-1)).toEqual({ success: true, message: 'submitted' })
    expect(altinn.handedIn()).toHaveLength(1)
    expect(altinn.handedIn()[0]!.files).toHaveLength(1)
  })
})

it('is known before its last step, and beside somebody who is at it a second one waits', async () => {
  const { altinn, send, rows } = await world()
  altinn.plan('hand in', 'killed')
  expect((await sendOutcomeOf({ altinn, send })).message).toBe('killed')
  expect(await rows()).toMatchObject([{ state: 'confirming', instance_id: '500/1' }])
  expect((await sendOutcomeOf({ altinn, send })).message).toBe('submissionUnderWay')
  later(20)
  expect(await send()).toEqual({ success: true, message: 'submitted' })
  // The same instance is used again, and no new one is made.
  expect(altinn.asked.filter((each) => each === 'create')).toHaveLength(1)
  expect(await rows()).toHaveLength(1)
})

it('two at once hand in once', async () => {
  const { altinn, send } = await world()
  const both = await Promise.all([1, 2, 3].map(() => sendOutcomeOf({ altinn, send })))
  expect(altinn.handedIn()).toHaveLength(1)
  expect(both.filter(({ success }) => !success).every(({ message }) => message === 'submissionUnderWay')).toBe(true)
})

it('while it can not be looked up nothing else is done, and nobody is told that it is sent', async () => {
  const { altinn, send, rows, closed, spend } = await world()
  altinn.plan('hand in', 'unanswered')
  for (let look = 0; look < 3; look += 1) altinn.plan('look up', 'lost')
  expect(await send()).toEqual({ success: false, message: 'confirming' })
  later(20)
  // With other figures, the state is still `confirming`.
  await spend(500)
  const before = altinn.asked.length
  expect(await send()).toEqual({ success: false, message: 'confirming' })
  expect(altinn.asked.slice(before)).toEqual(['look up'])
  expect([await closed(), (await rows()).map(({ state }) => state)]).toEqual([[], ['confirming']])
})

it('other figures after a step that was not carried out: the first is removed and never handed in', async () => {
  const { altinn, send, rows, spend } = await world()
  altinn.plan('hand in', 'lost')
  expect(await send()).toEqual({ success: false, message: 'confirming' })
  await spend(500)
  later(20)
  expect(await send()).toEqual({ success: true, message: 'submitted' })
  expect((await rows()).map(({ state, instance_id }) => [state, instance_id])).toEqual([
    ['failed', ''],
    ['submitted', '500/2'],
  ])
  expect([altinn.handedIn().length, altinn.open().length]).toEqual([1, 0])
})

it('the same again is answered, another figure or another house is sent', async () => {
  const { altinn, send, list, earn, spend, landlord } = await world()
  expect(await send()).toEqual({ success: true, message: 'submitted' })
  expect(await send()).toEqual({ success: true, message: 'submitted' })
  expect(altinn.handedIn()).toHaveLength(1)
  await spend(1500)
  const [receipt] = await list()
  expect(receipt).toMatchObject({ sent_by: 'KARI NORDMANN', reference: '500/1', state: 'submitted' })
  expect(receipt!.changes).toMatchObject([{ kind: 'expense', sent: null, now: 150_000 }])
  altinn.answerAt(1, 'Tilgjengelig')
  await send()
  expect(altinn.handedIn()).toHaveLength(2)
  const { id } = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Two' } }, { token: landlord.token })
  await earn(id)
  await send([id])
  await send()
  expect(altinn.handedIn()).toHaveLength(3)
  expect((await list()).map(({ changes }) => changes.length)).toEqual([0, 0, 1])
})

describe('the same again on purpose is one more sending', () => {
  const again = { again: true }

  it('for a press that names what it repeats, as long as that stands', async () => {
    const { altinn, send, rows } = await world()
    altinn.answerAt(1, 'Tilgjengelig')
    await send()
    later(20)
    const [first] = await rows()
    const repeated = { ...again, repeats: first!.id }
    await send(undefined, repeated)
    expect(altinn.handedIn()).toHaveLength(2)
    // The answer to the first click was lost. Even a late second click sends nothing, because it names a submission
    // that was replaced.
    later(3600)
    expect(await send(undefined, repeated)).toEqual({ success: true, message: 'submitted' })
    expect(altinn.handedIn()).toHaveLength(2)
    await send(undefined, { ...again, repeats: (await rows())[1]!.id })
    expect(altinn.handedIn()).toHaveLength(3)
  })

  it('for one that names nothing, unless such a press may just have lost its answer', async () => {
    const { altinn, send, rows } = await world()
    altinn.answerAt(1, 'Tilgjengelig')
    await send()
    later(20)
    altinn.plan('hand in', 'killedAfter')
    await sendOutcomeOf({ altinn, send: () => send(undefined, again) })
    later(20)
    for (let press = 0; press < 2; press += 1)
      expect(await send(undefined, again)).toEqual({ success: true, message: 'submitted' })
    expect([altinn.handedIn().length, (await rows()).length]).toEqual([2, 2])
    later(600)
    await send(undefined, again)
    expect(altinn.handedIn()).toHaveLength(3)
  })

  it('for one request, which comes once more with its key when its process was lost', async () => {
    const { altinn, send } = await world()
    altinn.answerAt(1, 'Tilgjengelig')
    await send()
    const intent = {
      storedAt: null as Instant | null,
      store: async (_db: unknown, at: Instant) => void (intent.storedAt = at),
    }
    later(20)
    await send(undefined, again, { intent: { ...intent } })
    expect(intent.storedAt).toBe(app.now())
    later(3600)
    expect(await send(undefined, again, { intent })).toEqual({ success: true, message: 'submitted' })
    expect(altinn.handedIn()).toHaveLength(2)
  })
})

describe('a last step that Altinn is still carrying out', () => {
  it('is refused to the next press, which is told that nothing is known, and found by the one after', async () => {
    const { altinn, send, rows } = await world()
    altinn.plan('hand in', 'slow')
    for (let press = 0; press < 3; press += 1) {
      expect(await sendOutcomeOf({ altinn, send })).toEqual({ success: false, message: 'confirming' })
      later(60)
    }
    altinn.carryOut()
    expect(await send()).toEqual({ success: true, message: 'submitted' })
    expect([altinn.handedIn().length, (await rows()).length]).toEqual([1, 1])
  })

  it('is not waited for any longer than it can take: refused later, nothing was handed in', async () => {
    const { altinn, send } = await world()
    altinn.plan('hand in', 'lost')
    await send()
    later(601)
    altinn.plan('hand in', 'declined')
    expect((await sendOutcomeOf({ altinn, send })).message).toBe('errorSending')
    expect(await send()).toEqual({ success: true, message: 'submitted' })
    expect(altinn.handedIn()).toHaveLength(1)
  })

  it('is looked at before another is begun in its place, though it was said to have failed', async () => {
    const { altinn, send, rows, closed, ctx } = await world()
    altinn.plan('hand in', 'slow')
    await send()
    const { id } = (await rows())[0]!
    const failed = { state: 'failed', error_reason: 'errorSending' } as const
    await app.db
      .updateTable('tax_submission')
      .set(failed)
      .where('account_id', '=', ctx().owner)
      .where('id', '=', id)
      .execute()
    altinn.carryOut()
    altinn.plan('look up', 'lost')
    expect(await send()).toEqual({ success: false, message: 'confirming' })
    expect(await send()).toEqual({ success: true, message: 'submitted' })
    expect(altinn.handedIn()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ id, state: 'submitted', error_reason: '' }])
    expect(await closed()).toHaveLength(1)
  })
})

it('what failed leaves nothing open at Altinn', async () => {
  const { altinn, send } = await world()
  altinn.plan('add', 'declined')
  expect((await sendOutcomeOf({ altinn, send })).message).toBe('errorSending')
  expect(altinn.open()).toEqual([])
  altinn.plan('add', 'lost')
  await sendOutcomeOf({ altinn, send })
  expect(altinn.open()).toHaveLength(1)
  await send()
  expect([altinn.open().length, altinn.handedIn().length]).toEqual([0, 1])
})

describe('a job', () => {
  it('looks up what is not known, does nothing to it, and records what it finds', async () => {
    const { altinn, send, rows, closed, lookByJob } = await world()
    altinn.plan('hand in', 'killedAfter')
    await sendOutcomeOf({ altinn, send })
    // Another process may still be working on the submission.
    await lookByJob()
    expect((await rows()).map(({ state }) => state)).toEqual(['confirming'])
    later(20)
    await lookByJob()
    expect((await rows()).map(({ state }) => state)).toEqual(['submitted'])
    expect(await closed()).toHaveLength(1)
  })

  it('leaves what was not handed in to the landlord', async () => {
    const { altinn, send, rows, lookByJob } = await world()
    altinn.plan('hand in', 'lost')
    await send()
    later(20)
    await lookByJob()
    expect([(await rows()).map(({ state }) => state), altinn.handedIn()]).toEqual([['confirming'], []])
    expect(await send()).toEqual({ success: true, message: 'submitted' })
  })

  it('asks nothing without a living login', async () => {
    const { altinn, send, rows, lookByJob, logOut } = await world()
    await send()
    altinn.answer('Godkjent')
    logOut()
    const before = altinn.asked.length
    await lookByJob()
    expect([altinn.asked.length - before, (await rows())[0]!.state]).toEqual([0, 'submitted'])
  })
})

describe('the answer of the authority', () => {
  it.each([
    ['Tilgjengelig', 'accepted', 1],
    ['Godkjent', 'accepted', 1],
    ['Avvist', 'rejected', 0],
    ['Mottatt', 'submitted', 1],
  ])('%s: the submission is %s', async (label, state, closedYears) => {
    const { altinn, send, rows, look, ctx, closed, list } = await world()
    await send()
    const [row] = await rows()
    expect(await look.answer(ctx(), taxpayer, row!)).toBe(false)
    altinn.answer(label, 'Gjelder 29817491020')
    expect(await look.answer(ctx(), taxpayer, row!)).toBe(state !== 'submitted')
    expect(await list()).toMatchObject([{ state, label, description: 'Gjelder …' }])
    expect(await closed()).toHaveLength(closedYears)
    const [stored] = await rows()
    expect(stored!.encrypted_answer).not.toContain('receipt')
    expect(app.encryption.decrypt(stored!.encrypted_answer!, `tax_submission.encrypted_answer.${row!.id}`)).toBe(
      '<receipt/>',
    )
  })

  it('a rejected one leaves the year closed while another one stands', async () => {
    const { altinn, send, rows, look, ctx, closed, spend } = await world()
    await send()
    await spend(100)
    altinn.answer('Tilgjengelig')
    await send()
    const [, second] = await rows()
    altinn.answer('Avvist')
    await look.answer(ctx(), taxpayer, second!)
    expect(await closed()).toHaveLength(1)
    // A rejected return may be sent again without changes.
    const sent = altinn.handedIn().length
    await send()
    expect(altinn.handedIn()).toHaveLength(sent + 1)
  })
})
