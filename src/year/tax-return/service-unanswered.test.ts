import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { addTime } from '../../base/kit/day'
import { houseCalls } from '../../landlord/house/calls'
import { entry, taxCase } from './test-cases'
import { returnFixture } from './test-return'
import { sendOutcomeOf, sendingFixture } from './test-sending'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const later = (seconds: number) => app.setNow(addTime(app.now(), seconds * 1000))

/** A landlord with two houses that were let. */
async function world() {
  const made = await sendingFixture(app)
  const body = { ...testHouse, name: 'Two' }
  const { id: other } = await app.call(houseCalls.create, { body }, { token: made.landlord.token })
  await made.earn(other)
  return { ...made, sendOther: () => sendOutcomeOf({ ...made, send: () => made.send([other]) }), other }
}
const submitted = { success: true, message: 'submitted' }
const refused = { success: false, message: 'submissionUnanswered' }

describe('what was handed in and has no answer yet', () => {
  it.each(['Tilgjengelig', 'Godkjent', 'Avvist'])('is waited for, and %s lets the next one be built', async (label) => {
    const { altinn, send, sendOther, rows, meanwhile } = await world()
    await send()
    altinn.answerAt(3, label)
    const stateWhenBuilt: string[] = []
    meanwhile.run = async () => void stateWhenBuilt.push((await rows())[0]!.state)
    expect(await sendOther()).toEqual(submitted)
    expect(stateWhenBuilt).toEqual([label === 'Avvist' ? 'rejected' : 'accepted'])
    expect(altinn.handedIn()).toHaveLength(2)
  })

  it('is not waited for without end: the next one is refused, nothing of it is sent, and it goes when there is one', async () => {
    const { altinn, send, sendOther, view, rows } = await world()
    await send()
    const before = altinn.asked.length
    expect(await sendOther()).toEqual(refused)
    expect(altinn.asked.slice(before)).toEqual(['look up', 'look up', 'look up', 'look up'])
    await expect(view()).rejects.toMatchObject({ reason: 'submissionUnanswered', status: 409, retryAfter: 15 })
    expect(await rows()).toHaveLength(1)
    altinn.answer('Tilgjengelig')
    expect(await sendOther()).toEqual(submitted)
  })

  it('is so when it can not be read', async () => {
    const { altinn, send, sendOther } = await world()
    await send()
    altinn.answer('Tilgjengelig')
    for (let look = 0; look < 4; look += 1) altinn.plan('look up', 'lost')
    expect(await sendOther()).toEqual(refused)
    expect(await sendOther()).toEqual(submitted)
  })

  it('counts though the process that handed it in is lost', async () => {
    const { altinn, send, sendOther, rows } = await world()
    altinn.plan('hand in', 'killedAfter')
    expect((await sendOutcomeOf({ altinn, send })).message).toBe('killed')
    later(20)
    expect(await sendOther()).toEqual(refused)
    expect((await rows()).map(({ state }) => state)).toEqual(['submitted'])
    altinn.answer('Tilgjengelig')
    expect(await sendOther()).toEqual(submitted)
    expect(altinn.handedIn()).toHaveLength(2)
  })

  it('keeps nobody waiting any more after a day, nor another year', async () => {
    const { altinn, send, sendOther, earn, landlord } = await world()
    await send()
    await earn(landlord.houseId, { start_date: '2024-03-01', end_date: '2024-03-31' })
    expect(await send([landlord.houseId], { year: 2024 })).toEqual(submitted)
    later(24 * 3600 - 60)
    expect(await sendOther()).toEqual(refused)
    later(61)
    expect(await sendOther()).toEqual(submitted)
    expect(altinn.handedIn()).toHaveLength(3)
  })

  it('is the answer to the same again, without a look', async () => {
    const { altinn, send } = await world()
    await send()
    const before = altinn.asked.length
    expect(await send()).toEqual(submitted)
    expect(altinn.asked).toHaveLength(before)
  })

  it('is not waited for by whoever has gone', async () => {
    const { altinn, send, other } = await world()
    await send()
    const before = altinn.asked.length
    const gone = AbortSignal.abort()
    await expect(send([other], {}, { gone })).rejects.toMatchObject({ reason: 'submissionUnanswered' })
    expect(altinn.asked.slice(before)).toEqual(['look up'])
  })

  it('is seen too when it was handed in while the next one was built', async () => {
    const { altinn, send, sendOther, meanwhile } = await world()
    meanwhile.run = async () => {
      meanwhile.run = async () => undefined
      await send()
    }
    expect(await sendOther()).toEqual(refused)
    expect(altinn.handedIn()).toHaveLength(1)
  })
})

describe('at the authority itself', () => {
  let at: Awaited<ReturnType<typeof returnFixture>>
  beforeAll(async () => {
    at = await returnFixture('2027-05-20T10:00:00.000Z')
  })
  afterAll(async () => {
    expect(at.app.bugs).toEqual([])
    await at.close()
  })

  it('a second house right after the first one: the draft has both, and both are taken', async () => {
    const kari = await taxCase(at, 2025)
    const [first, second] = [await kari.house(0), await kari.house(1)]
    await kari.earn(first, 120_000)
    await kari.earn(second, 84_000)
    expect(await kari.sendReturn([first])).toEqual(submitted)
    expect(await kari.sendReturn([second])).toEqual(submitted)
    await kari.goOn()
    await at.app.work()
    expect(await kari.entries()).toEqual([
      entry({ gross: 120_000, net: 120_000 }),
      entry({ gross: 84_000, net: 84_000 }),
    ])
    expect((await kari.receipts()).map(({ state }) => state)).not.toContain('rejected')
  })
})
