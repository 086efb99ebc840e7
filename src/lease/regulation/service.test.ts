import { describe, expect, it } from 'vitest'
import { readPdf } from '../../base/pdf/test-pdf'
import { incomeCalls } from '../../books/income/calls'
import { accountCalls } from '../../landlord/account/calls'
import { tenancyCalls } from '../tenancy/calls'
import { startTime, regulationFixture } from './test-regulation'

const { at, params, refusal, landlord, runOn } = regulationFixture()

describe('a rent that is changed from a month on', () => {
  it('is booked from that month, once with several workers; the months before stay', async () => {
    at.app.setNow(startTime)
    const { signed, regulate, rents, read } = await landlord()
    const id = await signed({ start_date: '2025-06-01', first_payment_date: '2026-10-01' })
    const answer = await regulate(id, { month_sum: 12_300, from: '2027-01-01' })
    const stored = [
      { from: '2025-06-01', month_sum: 1_200_000 },
      { from: '2027-01-01', month_sum: 1_230_000, written_on: '2026-11-22' },
    ]
    expect([answer.rents, (await read(id)).rents]).toEqual([stored, stored])
    expect(await rents(id)).toEqual(['26-10 12000', '26-11 12000'])
    await runOn('2027-02-10')
    expect(await rents(id)).toEqual(['26-10 12000', '26-11 12000', '26-12 12000', '27-01 12300', '27-02 12300'])
    await runOn('2027-02-11')
    expect(await rents(id)).toHaveLength(5)
    at.app.setNow(startTime)
  })

  it('and agreed changes what is booked since, but not what the landlord has set or thrown away', async () => {
    const { signed, regulate, rents, rows, options } = await landlord()
    const id = await signed()
    const [, september, october] = await rows(id)
    await at.app.call(incomeCalls.updateSum, { ...params(september!.id), body: { sum: 11_111 } }, options)
    await at.app.call(incomeCalls.remove, params(october!.id), options)
    await regulate(id, { month_sum: 13_000, from: '2026-09-01', agreed: true, difference_due_on: '2026-12-15' })
    expect(await rents(id)).toEqual(['26-08 12000', '26-09 11111', '(26-10 12000)', '26-11 13000'])
  })

  it('is paid by days in the month in which the lease ends', async () => {
    const { signed, regulate, rents, options } = await landlord()
    const id = await signed()
    await regulate(id, { month_sum: 15_000, from: '2026-11-01', agreed: true, difference_due_on: '2026-12-15' })
    await at.app.call(tenancyCalls.finish, { ...params(id), body: { date: '2026-11-10' } }, options)
    expect((await rents(id)).at(-1)).toBe('26-11 5000')
  })

  it('is refused where the act, the lease or an earlier change stands against it, with the field', async () => {
    const { signed, create, regulate, options } = await landlord()
    const id = await signed({ type: 'time-bound', end_date: '2028-01-31' })
    const raise = (from: string, more: { month_sum?: number; agreed?: boolean } = {}) =>
      refusal(regulate(id, { month_sum: 12_100, from, ...more }))
    expect(await raise('2027-07-01')).toEqual([422, 'invalid', { from: 'tooEarly' }])
    expect(await raise('2027-08-02')).toEqual([422, 'invalid', { from: 'firstOfMonth' }])
    expect(await raise('2028-02-01')).toEqual([422, 'invalid', { from: 'afterLease' }])
    expect(await raise('2027-08-01', { month_sum: 12_000 })).toEqual([422, 'invalid', { month_sum: 'sameRent' }])
    expect(await raise('2027-07-01', { agreed: true })).toBe('none')
    expect(await raise('2027-07-01', { agreed: true, month_sum: 1 })).toEqual([
      422,
      'invalid',
      { from: 'afterLastRent' },
    ])
    const draft = await create()
    const over = { month_sum: 12_100, from: '2027-08-01' }
    expect(await refusal(regulate(draft, over))).toEqual([409, 'contractNotSigned', undefined])
    const ended = await signed()
    await at.app.call(tenancyCalls.finish, { ...params(ended), body: {} }, options)
    expect(await refusal(regulate(ended, over))).toEqual([409, 'contractFinished', undefined])
    const sent = await signed()
    await at.app.db
      .updateTable('contract')
      .set({ signatureType: 'bankid', signed_at: null })
      .where('id', '=', sent)
      .execute()
    expect(await refusal(regulate(sent, over))).toEqual([409, 'contractFrozen', undefined])
  })

  it('is made once however often it is asked for at once', async () => {
    const { signed, regulate, mailsTo, email, read } = await landlord()
    const id = await signed({ tenant_email: 'once@example.no' })
    const before = (await mailsTo(email)).length
    const body = { month_sum: 12_500, from: '2027-08-01' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusal(regulate(id, body))))
    expect(answers.filter((answer) => answer === 'none')).toHaveLength(1)
    const refused = Array.from({ length: 4 }, () => [422, 'invalid', { from: 'tooEarly' }])
    expect(answers.filter((answer) => answer !== 'none')).toEqual(refused)
    // When an answer was lost, the same key gets the same answer again.
    const other = await signed({ tenant_email: 'twice@example.no' })
    for (let n = 0; n < 2; n += 1) expect((await regulate(other, body, { key: 'same-change' })).rents).toHaveLength(2)
    expect((await read(id)).rents).toHaveLength(2)
    expect([(await mailsTo('once@example.no')).length, (await mailsTo('twice@example.no')).length]).toEqual([1, 1])
    expect(await mailsTo(email)).toHaveLength(before + 2)
  })
})

const anne = {
  first_name: 'Anne',
  last_name: 'Hansen',
  birthday: '1991-01-01',
  phone_code: '+47',
  phone: '90012346',
  email: 'anne@example.no',
}

describe('the letter', () => {
  it('goes to the tenant and the landlord, and is kept as it was sent', async () => {
    at.app.setNow('2026-06-15T10:00:00.000Z')
    const { signed, regulate, letter, mailsTo, email, token, options, houseId } = await landlord()
    const id = await signed({
      start_date: '2025-05-01',
      first_payment_date: '2025-05-01',
      tenant_email: 'leie@example.no',
      language: 'nb',
    })
    await at.app.call(accountCalls.saveLanguage, { body: { language: 'nb' } }, options)
    await regulate(id, { month_sum: 12_372, from: '2026-08-01' })
    const [mail, ...further] = await mailsTo('leie@example.no')
    expect([mail!.subject, further]).toEqual(['Leien din for Storgata 12, Oslo fra 01.08.2026', []])
    expect(mail!.text.replaceAll('\u00a0', ' ')).toContain('kr 12 372 per måned fra 01.08.2026')
    const copy = (await mailsTo(email)).find(({ attachments }) => attachments)
    const [attached] = mail!.attachments!
    expect(copy!.attachments).toEqual([attached])
    expect(attached!.name).toBe('Storgata 12, Kari Nordmann, Per Hansen rent 2026-08-01.pdf')
    const sent = Buffer.from(attached!.base64, 'base64')
    const url = await letter(id, '2026-08-01')
    const opened = await at.app.raw('GET', url, undefined)
    expect([opened.status, opened.headers['content-type'], opened.bytes.equals(sent)]).toEqual([
      200,
      'application/pdf',
      true,
    ])
    const { text } = await readPdf(sent)
    for (const expected of [
      '§ 4-2',
      '01.08.2026',
      'kr 12 000',
      'kr 12 372',
      '3,10 %',
      'mai 2025',
      '99,9',
      'mai 2026',
      '103,0',
      'Statistisk sentralbyrå',
      'Per Hansen',
      'Kari Nordmann',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(expected)
    expect(text).not.toContain('prevails')

    // Later changes don't change the letter.
    await at.app.db.updateTable('house').set({ name: 'Annet' }).where('id', '=', houseId).execute()
    expect((await at.app.raw('GET', await letter(id, '2026-08-01'), undefined, { token })).bytes.equals(sent)).toBe(
      true,
    )
    // Nobody else can open the letter, and nobody can open a letter that doesn't exist.
    const stranger = await at.app.landlord()
    const path = url.split('?')[0]!
    expect([
      (await at.app.raw('GET', path, undefined)).status,
      (await at.app.raw('GET', path, undefined, { token: stranger.token })).status,
      (await at.app.raw('GET', url.replace('2026-08-01', '2026-09-01'), undefined)).status,
    ]).toEqual([401, 404, 404])
    expect(await refusal(letter(id, '2026-09-01'))).toEqual([404, 'notFound', undefined])
    await at.app.db
      .updateTable('contract_rent')
      .set({ letter_sha256: '0'.repeat(64) })
      .where('contract_id', '=', id)
      .execute()
    expect(await refusal(letter(id, '2026-08-01'))).toEqual([500, 'paperDamaged', undefined])
    expect(at.app.bugs.splice(0)).toMatchObject([{ reason: 'paperDamaged' }])
    expect(at.app.logged.at(-1)).toMatch(/rent letter .* is damaged/)
    at.app.setNow(startTime)
  })

  it('is in the contract’s language, names the landlord with phone and e-mail, and is answered to the landlord', async () => {
    const { signed, regulate, mailsTo, email, letter, options } = await landlord()
    await at.app.call(accountCalls.saveLanguage, { body: { language: 'nb' } }, options)
    const norsk = await signed({ tenant_email: 'norsk@example.no' })
    await regulate(norsk, { month_sum: 11_500, from: '2026-12-01', agreed: true })
    const id = await signed({ tenant_email: 'ewa@example.no', language: 'en' })
    await regulate(id, { month_sum: 11_500, from: '2026-12-01', agreed: true })
    const [norwegian] = await mailsTo('norsk@example.no')
    const [english] = await mailsTo('ewa@example.no')
    expect(norwegian!.text).toContain(`Utleieren din: Kari Nordmann, tlf. +47 90 01 23 45, e-post ${email}`)
    expect(english!.text).toContain(`Your landlord: Kari Nordmann, phone +47 90 01 23 45, e-mail ${email}`)
    expect([norwegian!.replyTo, english!.replyTo]).toEqual([email, email])
    const copy = (await mailsTo(email)).find(({ attachments }) => attachments)
    expect([copy!.subject.startsWith('Ny leie for Storgata 12, Oslo'), copy!.replyTo]).toEqual([true, undefined])
    const plain = await readPdf((await at.app.raw('GET', await letter(norsk, '2026-12-01'), undefined)).bytes)
    expect(plain.text).not.toContain('prevails')
    const { text } = await readPdf((await at.app.raw('GET', await letter(id, '2026-12-01'), undefined)).bytes)
    expect(text).toContain('prevails')
  })

  it.each([
    ['nb', 'For september 2026 og november 2026 er økningen kr 2 000 til sammen. Den skal betales senest 15.01.2027'],
    ['en', 'For September 2026 and November 2026 the increase is kr 2 000 in all. It is to be paid by 15.01.2027'],
  ] as const)('names months that are past, their sum and its day, as the mails do: %s', async (language, wording) => {
    const { signed, regulate, letter, mailsTo, rows, email, options } = await landlord()
    await at.app.call(accountCalls.saveLanguage, { body: { language } }, options)
    const to = `past-${language}@example.no`
    const id = await signed({ tenant_email: to, language })
    const october = (await rows(id))[2]!
    await at.app.call(incomeCalls.updateSum, { ...params(october.id), body: { sum: 11_111 } }, options)
    const change = { month_sum: 13_000, from: '2026-09-01', agreed: true, difference_due_on: '2027-01-15' }
    await regulate(id, change)
    const { text } = await readPdf((await at.app.raw('GET', await letter(id, '2026-09-01'), undefined)).bytes)
    const written = text.replaceAll(/\s+/g, ' ')
    expect(written).toContain(wording)
    expect(written).toContain('Fram til da var leien kr 12 000, som den hadde vært siden 01.08.2026')
    expect(written).toContain('+kr 1 000 per måned')
    expect(written).not.toMatch(/Fram til da er|Until then the rent is/)
    const mails = [(await mailsTo(to)).at(-1)!, (await mailsTo(email)).findLast(({ attachments }) => attachments)!]
    for (const mail of mails) expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(wording)
    // For a future month the letter has its usual words.
    await regulate(id, { month_sum: 14_000, from: '2027-01-01', agreed: true })
    const ahead = await readPdf((await at.app.raw('GET', await letter(id, '2027-01-01'), undefined)).bytes)
    expect(ahead.text).toContain('Fram til da er leien')
    expect(ahead.text).not.toContain('økningen')
  })

  it('has English beside the Norwegian for a landlord who reads English, and says so where the rent was agreed', async () => {
    const { signed, regulate, letter, mailsTo } = await landlord()
    const id = await signed({ tenant_email: 'english@example.no', co_tenants: [anne] })
    await regulate(id, { month_sum: 11_000, from: '2026-12-01', agreed: true })
    const { text } = await readPdf((await at.app.raw('GET', await letter(id, '2026-12-01'), undefined)).bytes)
    for (const expected of ['Anne Hansen', 'prevails', 'har avtalt skriftlig', 'have agreed in writing', '−8,33 %'])
      expect(text).toContain(expected)
    expect(text).not.toContain('Konsumprisindeks')
    for (const to of ['english@example.no', 'anne@example.no'])
      expect((await mailsTo(to)).map(({ subject }) => subject)).toEqual([
        'Your rent for Storgata 12, Oslo from 01.12.2026',
      ])
  })
})
