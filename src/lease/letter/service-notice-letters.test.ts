import { describe, expect, it } from 'vitest'
import { addTime } from '../../base/kit/day'
import { readPdf } from '../../base/pdf/test-pdf'
import { tenancyCalls } from '../tenancy/calls'
import { todoCalls } from '../../year/todo/calls'
import { letterCalls } from './calls'
import { markReplacedLetters } from './service-replaced'
import { sendingFixture, sendingTime } from './test-sending'

const { at, params, refusal, landlord } = sendingFixture()
const coTenant = {
  first_name: 'Anne',
  last_name: 'Li',
  birthday: '1991-01-01',
  phone_code: '+47',
  phone: '90012346',
  email: 'anne.li@example.no',
}

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
    give: (id: number, by: 'tenant' | 'landlord', more: object = {}) =>
      at.app.call(
        tenancyCalls.giveNotice,
        { ...params(id), body: { by, received_on: at.app.now().slice(0, 10), ...more } },
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

  it('keeps a last day that was recorded anew, when its letter is handed over', async () => {
    const { signed, terminate, give, receive, notice } = await one()
    const id = await signed()
    const { id: letter } = await terminate(id, { send: 'print' })
    await give(id, 'landlord', { last_day: '2027-06-30' })
    await receive(id, letter, '2026-11-22')
    expect(await notice(id)).toMatchObject({ received_on: '2026-11-22', last_day: '2027-06-30' })
    // Nor does it move one that was recorded to be earlier than the letter says.
    const other = await signed()
    const { id: late } = await terminate(other, { send: 'print', last_day: '2027-06-30' })
    await give(other, 'landlord')
    await later('2026-12-02')
    await receive(other, late, '2026-12-01')
    expect(await notice(other)).toMatchObject({ last_day: '2027-03-31', earliest: '2027-03-31' })
    at.app.setNow(sendingTime)
  })

  it('that is asked for again on its day is the same letter', async () => {
    const { signed, terminate, takeBack, letters, mailsTo } = await one()
    const id = await signed({ tenant_email: 'once.only@example.no' })
    const first = await terminate(id)
    for (let n = 0; n < 3; n += 1) expect((await terminate(id)).id).toBe(first.id)
    expect(await letters(id)).toHaveLength(1)
    expect(await mailsTo('once.only@example.no')).toHaveLength(1)
    const ids = [
      (await terminate(id, { reason: 'Salg.' })).id,
      (await terminate(id, { reason: 'Salg.', send: 'print' })).id,
    ]
    await takeBack(id)
    ids.push((await terminate(id, { reason: 'Salg.', send: 'print' })).id)
    expect(new Set([first.id, ...ids]).size).toBe(4)
  })

  it('of some tenants alone is no notice of the lease, and is neither taken back nor replaced', async () => {
    const { signed, terminate, takeBack, give, make, letters } = await one()
    const id = await signed({ co_tenants: [coTenant] })
    const receipt = { received_on: '2026-11-22', given_by: ['2'] }
    await make(id, 'tenant_termination', receipt)
    await give(id, 'tenant')
    await takeBack(id)
    await terminate(id)
    await give(id, 'tenant')
    const receipts = (await letters(id)).filter(({ kind }) => kind === 'tenant_termination')
    expect(receipts.map(({ taken_back_on, is_replaced }) => [taken_back_on, is_replaced])).toEqual([[null, false]])
  })

  it('doesn’t make the tenancy contested once it is taken back or replaced', async () => {
    const { signed, terminate, protest, takeBack, give, make, bytes } = await one()
    const id = await signed()
    const { id: letter } = await terminate(id)
    await protest(id, letter, '2026-11-22')
    await takeBack(id)
    await give(id, 'landlord')
    const { url } = await make(id, 'tenancy_confirmation', { send: 'print' })
    expect((await readPdf(await bytes(url))).text.replaceAll(/\s+/g, ' ')).not.toContain('Oppsigelsen er ikke endelig')
  })

  it('is marked as replaced where a version before this one made it', async () => {
    const { signed, terminate, give, letters } = await one()
    const [twice, tenants, alone] = [await signed(), await signed(), await signed()]
    for (const id of [twice, tenants, alone]) await terminate(id)
    await terminate(twice, { reason: 'Salg.' })
    await give(tenants, 'tenant')
    const before = [twice, tenants, alone]
    await at.app.db
      .updateTable('contract_letter')
      .set({ is_replaced: false })
      .where('contract_id', 'in', before)
      .execute()
    for (const marked of [1, 1, 0]) expect(await markReplacedLetters(at.app.db, 1)).toBe(marked)
    const shown = await Promise.all(before.map(letters))
    expect(shown.map((list) => list.map(({ is_replaced }) => is_replaced))).toEqual([[false, true], [true], [false]])
  })
})
