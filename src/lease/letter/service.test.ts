import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { readPdf } from '../../base/pdf/test-pdf'
import { regulationCalls } from '../regulation/calls'
import { tenancyCalls } from '../tenancy/calls'
import { letterCalls } from './calls'
import { sendingFixture, sendingTime } from './test-sending'

const { at, params, refusal, landlord } = sendingFixture()

const plain = async (bytes: Uint8Array): Promise<string> =>
  (await readPdf(bytes)).text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
/** The body of a refused call. */
const refusedBody = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof CallRefused ? error.body : null),
  )

describe('a letter', () => {
  it('by e-mail is refused if a tenant has no address, and is printed instead', async () => {
    const { houseId, options, make, letters } = await landlord()
    const body = {
      houseId,
      tenant_first_name: 'Per',
      tenant_last_name: 'Hansen',
      type: 'running',
      start_date: '2021-03-15',
      first_payment_date: '2021-04-05',
      month_sum: 12_000,
      books_from: '2026-08-01',
    } as const
    const { id } = await at.app.call(tenancyCalls.existing, { body }, options)
    expect(await refusal(make(id, 'breach_warning', { reason: 'Bråk.' }))).toEqual([
      422,
      'invalid',
      { send: 'noTenantMail' },
    ])
    expect(await letters(id)).toEqual([])
    expect(await make(id, 'breach_warning', { reason: 'Bråk.', send: 'print' })).toMatchObject({ sent_at: null })
    // A letter about a new rent goes to the landlord alone.
    const rent = { from: '2027-01-01', month_sum: 12_500, agreed: true }
    const { rents } = await at.app.call(regulationCalls.regulate, { ...params(id), body: rent }, options)
    expect(rents.at(-1)).toMatchObject({ month_sum: 1_250_000 })
  })

  it('goes to every tenant in the landlord’s name with its PDF, and is kept as it was sent', async () => {
    const { followed, make, letters, bytes, mailsTo, email, token, houseId } = await landlord()
    const co_tenants = [
      {
        first_name: 'Anne',
        last_name: 'Li',
        birthday: '1991-01-01',
        phone_code: '+47',
        phone: '90012346',
        email: 'anne.li@example.no',
      },
    ]
    const id = await followed({ tenant_email: 'per.li@example.no', co_tenants })
    const sent = await make(id, 'payment_reminder')
    expect(sent).toMatchObject({
      kind: 'payment_reminder',
      created_at: sendingTime,
      sent_at: sendingTime,
      received_on: null,
      send: 'mail',
      protest: null,
      protest_until: null,
      undelivered: [],
    })
    const pdf = await bytes(sent.url)
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(sent.sha256)
    for (const to of ['per.li@example.no', 'anne.li@example.no']) {
      const [mail, ...further] = await mailsTo(to)
      expect(mail!.onBehalfOf).toBe('Kari Nordmann')
      expect([mail!.subject, mail!.replyTo, further]).toEqual(['Betalingspåminnelse: Storgata 12, Oslo', email, []])
      expect(Buffer.from(mail!.attachments![0]!.base64, 'base64').equals(pdf)).toBe(true)
      expect(mail!.text).toContain(`Utleieren din: Kari Nordmann, tlf. +47 90 01 23 45, e-post ${email}`)
    }
    const copy = (await mailsTo(email)).find(({ attachments }) => attachments)
    expect([copy!.subject, copy!.replyTo, copy!.onBehalfOf]).toEqual([
      'Payment reminder: Storgata 12, Oslo',
      undefined,
      undefined,
    ])
    const text = await plain(pdf)
    for (const expected of [
      'november 2026',
      'kr 12 000, forfalt 02.11.2026',
      'Per Hansen',
      'Anne Li',
      'senest 07.12.2026',
      'hefter solidarisk',
    ])
      expect(text).toContain(expected)

    // Later changes don't change it.
    await at.app.db.updateTable('house').set({ name: 'Annet' }).where('id', '=', houseId).execute()
    const [listed] = await letters(id)
    expect(listed).toMatchObject({ id: sent.id, sha256: sent.sha256 })
    expect((await bytes(listed!.url)).equals(pdf)).toBe(true)

    // Nobody else opens it.
    const stranger = await at.app.landlord()
    const path = sent.url.split('?')[0]!
    const status = async (url: string, options = {}) => (await at.app.raw('GET', url, undefined, options)).status
    expect([
      await status(path, { token }),
      await status(path),
      await status(path, { token: stranger.token }),
      await status(sent.url.replace(`/letters/${sent.id}/`, `/letters/${sent.id + 1}/`)),
    ]).toEqual([200, 401, 404, 404])
    expect(await refusal(at.app.call(letterCalls.list, params(id), { token: stranger.token }))).toEqual([
      404,
      'notFound',
      undefined,
    ])
    await at.app.db
      .updateTable('contract_letter')
      .set({ sha256: '0'.repeat(64) })
      .where('id', '=', sent.id)
      .execute()
    expect(await status(listed!.url)).toBe(500)
    expect(at.app.bugs.splice(0)).toMatchObject([{ reason: 'paperDamaged' }])
    expect(at.app.logged.at(-1)).toMatch(/letter .* is damaged/)
  })

  it('that is printed is sent to nobody, and says on which day it was handed over', async () => {
    const { followed, make, receive, mailsTo, letters } = await landlord()
    const id = await followed({ tenant_email: 'paper@example.no' })
    const printed = await make(id, 'payment_reminder', { send: 'print' })
    expect([printed.sent_at, await mailsTo('paper@example.no')]).toEqual([null, []])
    expect((await receive(id, printed.id, '2026-11-22')).received_on).toBe('2026-11-22')
    expect((await letters(id))[0]!.received_on).toBe('2026-11-22')
    for (const day of ['2026-11-21', '2026-11-23'])
      expect(await refusal(receive(id, printed.id, day))).toEqual([422, 'invalid', { received_on: 'letterDay' }])
    expect((await receive(id, printed.id, null)).received_on).toBeNull()
    expect(await refusal(receive(id, printed.id + 1000, null))).toEqual([404, 'notFound', undefined])
  })

  it('is previewed as it would be sent, and a preview is no letter', async () => {
    const { followed, preview, make, letters, bytes, mailsTo } = await landlord()
    const id = await followed({ tenant_email: 'preview@example.no' })
    const { url } = await preview(id, 'payment_reminder')
    const seen = await bytes(url)
    expect([await letters(id), await mailsTo('preview@example.no')]).toEqual([[], []])
    const sent = await make(id, 'payment_reminder')
    expect((await bytes(sent.url)).equals(seen)).toBe(true)
    // The preview is gone once the letter is there.
    expect((await at.app.raw('GET', url, undefined)).status).toBe(404)
    expect(await refusal(preview(id, 'breach_warning'))).toEqual([422, 'invalid', { reason: 'required' }])
  })

  it('is made once however often the same request comes', async () => {
    const { followed, make, letters, mailsTo } = await landlord()
    const id = await followed({ tenant_email: 'once.more@example.no' })
    const answers = []
    for (let n = 0; n < 2; n += 1) answers.push(await make(id, 'payment_reminder', {}, { key: 'same-letter' }))
    expect(answers[0]).toEqual(answers[1])
    expect([(await letters(id)).length, (await mailsTo('once.more@example.no')).length]).toEqual([1, 1])
  })

  it('has English beside the Norwegian where it is asked for, or the contract has it', async () => {
    const { followed, make, bytes } = await landlord()
    const english = await followed({ language: 'en', tenant_email: 'ewa.li@example.no' })
    expect(await plain(await bytes((await make(english, 'payment_reminder')).url))).toContain('has not been paid')
    const norwegian = await followed()
    const asked = await make(norwegian, 'payment_reminder', { language: 'en' })
    expect([asked.language, await plain(await bytes(asked.url))]).toEqual(['en', expect.stringContaining('prevails')])
    expect(await plain(await bytes((await make(norwegian, 'payment_reminder')).url))).not.toContain('prevails')
  })

  it('is named with the address and why, where an e-mail was given up', async () => {
    const { followed, make, letters } = await landlord()
    const id = await followed({ tenant_email: 'bounces@example.no' })
    const { id: letter } = await make(id, 'payment_reminder')
    await at.app.db
      .updateTable('job')
      .set({ attempts: 99, max_attempts: 99, done_at: null, last_error: 'permanent: 550 no such mailbox' })
      .where('key', '=', `letter-${letter}-tenant-0`)
      .execute()
    expect((await letters(id))[0]!.undelivered).toEqual([
      { to: 'bounces@example.no', kind: 'mail', reason: '550 no such mailbox' },
    ])
  })
})

describe('a letter about unpaid rent', () => {
  it('claims interest and fee only when the law allows them, and says so in its words', async () => {
    const { followed, make, bytes, offers } = await landlord()
    const id = await followed()
    const text = await plain(await bytes((await make(id, 'rent_demand')).url))
    for (const expected of ['Purregebyr', 'kr 38', '12,25 %', 'forsinkelsesrenteloven §§ 2 og 3', 'inkassoforskriften'])
      expect(text).toContain(expected)
    // A second demand waits for the time limit of the first one.
    expect(await refusedBody(make(id, 'rent_demand'))).toMatchObject({
      message: 'invalid',
      fields: { kind: 'tooEarly' },
      earliest: '2026-12-08',
    })
    expect((await offers(id)).find(({ kind }) => kind === 'rent_demand')).toMatchObject({
      state: 'early',
      first: '2026-12-08',
    })
  })

  it('warns of eviction with the law’s two weeks and how it is avoided', async () => {
    const { followed, make, bytes } = await landlord()
    const text = await plain(await bytes((await make(await followed(), 'eviction_warning')).url))
    for (const expected of [
      'tvangsfullbyrdelsesloven § 4-18',
      'innen 07.12.2026',
      'Fravikelsen unngås dersom leien blir betalt',
    ])
      expect(text).toContain(expected)
  })

  it('is refused while no rent is known to be unpaid, and before the contract is signed', async () => {
    const { signed, create, make } = await landlord()
    expect(await refusal(make(await signed(), 'payment_reminder'))).toEqual([409, 'nothingLate', undefined])
    expect(await refusal(make(await create(), 'payment_reminder'))).toEqual([409, 'contractNotSigned', undefined])
  })
})

describe('a warning of a breach', () => {
  it('has the landlord’s words and § 9-9', async () => {
    const { signed, make, bytes } = await landlord()
    const id = await signed()
    const reason = 'Fest til klokken 04 natt til 14. og 21. november.'
    const text = await plain(await bytes((await make(id, 'breach_warning', { reason })).url))
    for (const expected of [reason, 'skriftlig advarsel', 'heve leiekontrakten', 'husleieloven § 9-9'])
      expect(text).toContain(expected)
  })
})
