import { describe, expect, it } from 'vitest'
import { addTime } from '../../base/kit/day'
import { tenancyCalls } from '../tenancy/calls'
import { todoCalls } from '../../year/todo/calls'
import { letterCalls } from './calls'
import { sendingFixture, sendingTime } from './test-sending'

const { at, params, refusal, landlord } = sendingFixture()

/** Sets the clock, and keeps the sessions alive. */
async function later(day: string): Promise<void> {
  at.app.setNow(`${day}T10:00:00.000Z`)
  await at.app.db
    .updateTable('session')
    .set({ seen_at: at.app.now(), ends_at: addTime(at.app.now(), 1e9) })
    .execute()
}

const one = async () => {
  const given = await landlord()
  const { options, make, read } = given
  return {
    ...given,
    terminate: (id: number, more: object = {}) => make(id, 'termination', { reason: 'Egen bruk.', ...more }),
    notice: async (id: number) => (await read(id)).notice,
    takeBack: (id: number, query: { readonly send_mail?: 'true' } = {}) =>
      at.app.call(tenancyCalls.takeBackNotice, { ...params(id), query }, options),
    give: (id: number, by: 'tenant' | 'landlord') =>
      at.app.call(
        tenancyCalls.giveNotice,
        { ...params(id), body: { by, received_on: at.app.now().slice(0, 10) } },
        options,
      ),
    unprotest: (id: number, letter: number) =>
      at.app.call(letterCalls.removeProtest, { params: { id: String(id), letterId: String(letter) } }, options),
    waiting: () => at.app.call(todoCalls.waiting, {}, options),
  }
}

describe('a notice by letter', () => {
  it('counts from the day on which it was handed over, and its last day is never before the lawful one', async () => {
    const { signed, terminate, receive, notice, waiting } = await one()
    const id = await signed()
    const { id: letter } = await terminate(id, { send: 'print' })
    const made = { by: 'landlord', received_on: '2026-11-22', last_day: '2027-02-28', earliest: '2027-02-28' }
    expect(await notice(id)).toEqual(made)
    expect((await waiting()).undelivered).toEqual([{ contractId: id, made_on: '2026-11-22' }])
    await later('2026-12-03')
    // In the same month the last day stays.
    await receive(id, letter, '2026-11-29')
    expect(await notice(id)).toEqual({ ...made, received_on: '2026-11-29' })
    expect((await waiting()).undelivered).toBeUndefined()
    await receive(id, letter, '2026-12-02')
    expect(await notice(id)).toEqual({
      ...made,
      received_on: '2026-12-02',
      last_day: '2027-03-31',
      earliest: '2027-03-31',
    })
    // A day that was entered by mistake is undone.
    await receive(id, letter, null)
    expect(await notice(id)).toEqual(made)
    at.app.setNow(sendingTime)
  })

  it('keeps a last day that it names itself and that is lawful', async () => {
    const { signed, terminate, receive, notice } = await one()
    const id = await signed()
    const { id: letter } = await terminate(id, { last_day: '2027-06-30' })
    await later('2026-12-02')
    await receive(id, letter, '2026-12-01')
    expect(await notice(id)).toMatchObject({
      received_on: '2026-12-01',
      last_day: '2027-06-30',
      earliest: '2027-03-31',
    })
    at.app.setNow(sendingTime)
  })

  it('that was taken back says so, and is neither handed over nor protested against any more', async () => {
    const { signed, terminate, receive, protest, takeBack, letters, notice, waiting } = await one()
    const id = await signed()
    const { id: letter } = await terminate(id, { send: 'print' })
    await protest(id, letter, '2026-11-22')
    expect((await waiting()).protests).toHaveLength(1)
    await takeBack(id)
    expect((await letters(id))[0]).toMatchObject({ id: letter, taken_back_on: '2026-11-22', is_replaced: false })
    for (const call of [receive, protest])
      expect(await refusal(call(id, letter, '2026-11-22'))).toEqual([409, 'noticeTakenBack', undefined])
    const { protests, undelivered } = await waiting()
    expect([await notice(id), protests, undelivered]).toEqual([null, undefined, undefined])
  })

  it('is another than the one that was taken back, and than one given elsewhere later', async () => {
    const { signed, terminate, takeBack, give, protest, letters, receive, notice, waiting } = await one()
    const id = await signed()
    const { id: first } = await terminate(id)
    await protest(id, first, '2026-11-22')
    await takeBack(id)
    await give(id, 'landlord')
    expect((await waiting()).protests).toBeUndefined()
    const { id: second } = await terminate(id)
    expect((await letters(id)).map(({ taken_back_on, is_replaced }) => [taken_back_on, is_replaced])).toEqual([
      [null, false],
      ['2026-11-22', false],
    ])
    // The tenant gives notice meanwhile: the day of the landlord's letter moves nothing any more.
    await give(id, 'tenant')
    expect((await letters(id))[0]).toMatchObject({ id: second, is_replaced: true })
    await receive(id, second, '2026-11-22')
    expect(await notice(id)).toMatchObject({ by: 'tenant' })
  })

  it('that is taken back is told to every tenant by e-mail if asked, with a copy to the landlord', async () => {
    const { signed, terminate, takeBack, mailsTo, email } = await one()
    const id = await signed({ tenant_email: 'taken.back@example.no' })
    const noticed = async () =>
      (await mailsTo('taken.back@example.no')).filter(({ subject }) => /tatt tilbake/.test(subject))
    await terminate(id)
    await takeBack(id)
    expect(await noticed()).toEqual([])
    await terminate(id)
    for (let n = 0; n < 2; n += 1) await takeBack(id, { send_mail: 'true' })
    const [mail, ...further] = await noticed()
    expect([mail!.subject, mail!.replyTo, further]).toEqual([
      'Oppsigelsen er tatt tilbake: Storgata 12, Oslo',
      email,
      [],
    ])
    expect(mail!.text).toContain('skulle avslutte leieforholdet i Storgata 12, Oslo 28.02.2027')
    expect((await mailsTo(email)).filter(({ subject }) => /taken back/.test(subject))).toHaveLength(1)
  })

  it('loses a protest that was recorded by mistake', async () => {
    const { signed, terminate, protest, unprotest, waiting } = await one()
    const id = await signed()
    const { id: letter } = await terminate(id)
    await protest(id, letter, '2026-11-22', 'Jeg blir.')
    expect(await unprotest(id, letter)).toMatchObject({ protest: null, protest_until: '2026-12-22' })
    expect((await waiting()).protests).toBeUndefined()
    expect(await unprotest(id, letter)).toMatchObject({ protest: null })
  })
})
