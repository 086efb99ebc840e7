import { describe, expect, it } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { readableDump } from '../../app/server/test-dump'
import { addTime } from '../../base/kit/day'
import { readPdf } from '../../base/pdf/test-pdf'
import { todoCalls } from '../../year/todo/calls'
import { fetchUnzippedExport } from '../../year/export/test-account'
import { tenancyCalls } from '../tenancy/calls'
import { letterCalls } from './calls'
import { coTenant } from '../signing/test-signing'
import { letterKinds } from './model'
import { sendingFixture, sendingTime } from './test-sending'

const { at, params, refusal, landlord } = sendingFixture()

const plain = async (bytes: Uint8Array): Promise<string> =>
  (await readPdf(bytes)).text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
const refusedBody = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof CallRefused ? error.body : null),
  )
/** Sets the clock, and keeps the sessions alive. */
async function later(day: string): Promise<void> {
  at.app.setNow(`${day}T10:00:00.000Z`)
  await at.app.db
    .updateTable('session')
    .set({ seen_at: at.app.now(), ends_at: addTime(at.app.now(), 1e9) })
    .execute()
}
const protestWords = [
  'protestere skriftlig til utleieren innen én måned etter at oppsigelsen er mottatt',
  'taper leietakeren retten til å påberope seg at oppsigelsen er i strid med loven',
  'tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c',
]

describe('a landlord’s notice', () => {
  it('has all that § 9-7 asks for, whatever is sent with it', async () => {
    const { signed, make, bytes, letters, read } = await landlord()
    const id = await signed()
    for (const body of [
      {},
      { reason: '' },
      { reason: '   ' },
      { reason: null },
      // Nobody can read this reason.
      { reason: '\u200b' },
      { ground: 'own_use' },
      { text: 'Flytt ut.' },
    ])
      expect(await refusal(make(id, 'termination', body))).toEqual([422, 'invalid', { reason: 'required' }])
    expect(await letters(id)).toEqual([])
    const reason = 'Sønnen min skal bo i boligen.'
    const notice = await make(id, 'termination', { reason, ground: 'own_use', language: 'nb', text: 'Takk for nå.' })
    expect(notice).toMatchObject({ last_day: '2027-02-28', protest_until: '2026-12-22', protest: null })
    // The letter is the notice: rent is owed to the day that it names.
    expect((await read(id)).notice).toEqual({
      by: 'landlord',
      received_on: '2026-11-22',
      last_day: '2027-02-28',
      earliest: '2027-02-28',
    })
    const text = await plain(await bytes(notice.url))
    for (const expected of [...protestWords, reason, 'opphører 28.02.2027', 'Takk for nå.'])
      expect(text).toContain(expected)
  })

  it('of a room needs no reason and tells of no protest', async () => {
    const { signed, make, bytes, protest } = await landlord()
    const id = await signed({ dwelling_kind: 'room', month_resignation: 1 })
    const notice = await make(id, 'termination')
    expect(notice).toMatchObject({ last_day: '2026-12-31', protest_until: null })
    const text = await plain(await bytes(notice.url))
    for (const unexpected of protestWords) expect(text).not.toContain(unexpected)
    expect(await refusal(protest(id, notice.id, '2026-11-22'))).toEqual([409, 'noProtest', undefined])
  })

  it('of an own home needs a reason and tells of the protest once the landlord has been away for five years', async () => {
    const { signed, make, bytes } = await landlord()
    const lent = (start_date: string) => signed({ own_home_let: true, start_date, first_payment_date: start_date })
    const young = await lent('2021-11-23')
    expect(await make(young, 'termination')).toMatchObject({ protest_until: null })
    const old = await lent('2021-11-22')
    expect(await refusal(make(old, 'termination'))).toEqual([422, 'invalid', { reason: 'required' }])
    const notice = await make(old, 'termination', { reason: 'Egen bruk.' })
    expect(notice).toMatchObject({ protest_until: '2026-12-22' })
    const text = await plain(await bytes(notice.url))
    for (const expected of protestWords) expect(text).toContain(expected)
  })

  it('is refused too early with the first day, and in a fixed term that can’t be terminated', async () => {
    const { signed, make } = await landlord()
    const reason = 'Egen bruk.'
    expect(await refusedBody(make(await signed(), 'termination', { reason, last_day: '2027-01-31' }))).toMatchObject({
      message: 'invalid',
      fields: { last_day: 'tooEarly' },
      earliest: '2027-02-28',
    })
    const fixed = await signed({ type: 'time-bound', end_date: '2029-12-31' })
    expect(await refusal(make(fixed, 'termination', { reason }))).toEqual([409, 'fixedTerm', undefined])
  })

  it('is met by a protest in a month, and the landlord has three months more', async () => {
    const { signed, make, protest, receive, options } = await landlord()
    const id = await signed()
    const { id: letter } = await make(id, 'termination', { reason: 'Egen bruk.', send: 'print' })
    await later('2026-12-28')
    expect(await receive(id, letter, '2026-11-28')).toMatchObject({ protest_until: '2026-12-28' })
    const recorded = await protest(id, letter, '2026-12-28', 'Jeg vil bli boende.')
    expect(recorded.protest).toEqual({
      received_on: '2026-12-28',
      note: 'Jeg vil bli boende.',
      in_time: true,
      // 28 March 2027 is Easter Sunday.
      sue_by: '2027-03-30',
    })
    const protests = async () => (await at.app.call(todoCalls.waiting, {}, options)).protests
    expect(await protests()).toEqual([{ contractId: id, sue_by: '2027-03-30' }])
    await later('2026-12-29')
    expect(await refusal(protest(id, letter, '2026-12-29'))).toEqual([409, 'protestKnown', undefined])
    expect(await protests()).toEqual([{ contractId: id, sue_by: '2027-03-30' }])
    const corrected = await protest(id, letter, '2026-12-29', '', { anyway: true })
    expect(corrected.protest).toMatchObject({ in_time: false, sue_by: null, note: '' })
    expect(await protests()).toBeUndefined()
    await protest(id, letter, '2026-12-28', '', { anyway: true })
    expect(await protests()).toHaveLength(1)
    for (const on of ['2026-11-21', '2026-12-30'])
      expect(await refusal(protest(id, letter, on))).toEqual([422, 'invalid', { received_on: 'letterDay' }])
    // A notice that was taken back leaves nothing to bring a case about.
    await at.app.call(tenancyCalls.takeBackNotice, { ...params(id), query: {} }, options)
    expect(await protests()).toBeUndefined()
    at.app.setNow(sendingTime)
  })
})

describe('the receipt of a tenant’s notice', () => {
  it('ends the lease on the lawful day, or earlier where both agree', async () => {
    const { signed, make, read, bytes } = await landlord()
    const id = await signed()
    expect(await refusal(make(id, 'tenant_termination'))).toEqual([422, 'invalid', { received_on: 'required' }])
    const early = { received_on: '2026-11-10', last_day: '2026-12-31' }
    expect(await refusedBody(make(id, 'tenant_termination', early))).toMatchObject({
      fields: { last_day: 'tooEarly' },
      earliest: '2027-02-28',
    })
    const receipt = await make(id, 'tenant_termination', { received_on: '2026-11-10' })
    expect((await read(id)).notice).toMatchObject({ by: 'tenant', received_on: '2026-11-10', last_day: '2027-02-28' })
    expect(await plain(await bytes(receipt.url))).toContain('Leieforholdet opphører 28.02.2027')
    await make(id, 'tenant_termination', { ...early, agreed: true })
    expect((await read(id)).notice).toMatchObject({ last_day: '2026-12-31', earliest: '2027-02-28' })
  })

  it('of one of two ends nothing for the other, and a fixed term ends where the Act says so', async () => {
    const { signed, make, read, bytes } = await landlord()
    const received = { received_on: '2026-11-10' }
    const both = await signed({ co_tenants: [coTenant] })
    const letter = await make(both, 'tenant_termination', { ...received, given_by: ['2'] })
    expect([letter.last_day, (await read(both)).notice]).toEqual([null, null])
    expect(await plain(await bytes(letter.url))).toContain('For Siri Berg opphører leieforholdet 28.02.2027')
    const fixed = await signed({ type: 'time-bound', end_date: '2031-01-14', month_resignation: null })
    expect(await refusal(make(fixed, 'tenant_termination', received))).toEqual([409, 'fixedTerm', undefined])
    await make(fixed, 'tenant_termination', { ...received, because: 'sublet' })
    expect((await read(fixed)).notice).toMatchObject({ by: 'tenant', last_day: '2027-02-28' })
  })

  it('over which the tenant protested in time is not confirmed as an end', async () => {
    const { signed, make, protest, bytes } = await landlord()
    const id = await signed()
    const { id: notice } = await make(id, 'termination', { reason: 'Egen bruk.', ground: 'own_use' })
    const confirmed = async () => plain(await bytes((await make(id, 'tenancy_confirmation')).url))
    expect(await confirmed()).toContain('leieforholdet opphører')
    await protest(id, notice, '2026-11-22')
    expect(await confirmed()).toContain('Oppsigelsen er ikke endelig.')
  })
})

describe('an addendum', () => {
  it('is signed by hand with its files, as the only letter', async () => {
    const { signed, make, upload, options, bytes, token } = await landlord()
    const id = await signed()
    const addendum = await make(id, 'addendum', { text: 'Hund er tillatt.', send: 'print' })
    expect([addendum.signed_on, addendum.signed_documents]).toEqual([null, []])
    expect(await plain(await bytes(addendum.url))).toMatch(/Hund er tillatt.*Underskrift.*Underskrift/)
    const file = await upload()
    const sign = (letterId: number, body: { signed_on: string; documents?: string[] }, by = options) =>
      at.app.call(letterCalls.signManual, { params: { id: String(id), letterId: String(letterId) }, body }, by)
    const done = await sign(addendum.id, { signed_on: '2026-11-22', documents: [file] })
    expect([done.signed_on, done.signed_documents, done.sha256]).toEqual(['2026-11-22', [file], addendum.sha256])
    expect(await refusal(sign(addendum.id, { signed_on: '2026-11-23', documents: [file] }))).toEqual([
      422,
      'invalid',
      { signed_on: 'letterDay' },
    ])
    for (const documents of [[], undefined])
      expect(await refusal(sign(addendum.id, { signed_on: '2026-11-22', ...(documents && { documents }) }))).toEqual([
        422,
        'invalid',
        { documents: 'required' },
      ])
    const other = await make(id, 'breach_warning', { reason: 'Bråk.', send: 'print' })
    expect(await refusal(sign(other.id, { signed_on: '2026-11-22', documents: [file] }))).toEqual([
      409,
      'noSignature',
      undefined,
    ])
    const stranger = await at.app.landlord()
    expect(
      await refusal(sign(addendum.id, { signed_on: '2026-11-22', documents: [file] }, { token: stranger.token })),
    ).toEqual([404, 'notFound', undefined])
    const { files } = await fetchUnzippedExport(at.app, token)
    expect([...files.keys()].some((path) => path.endsWith('signert.pdf'))).toBe(true)
  })
})

describe('a change by an addendum', () => {
  it('names a clause by its number', async () => {
    const { signed, make } = await landlord()
    const id = await signed()
    const change = (...clauses: string[]) =>
      make(id, 'addendum', {
        text: 'Hund er tillatt.',
        send: 'print',
        changes: clauses.map((clause) => ({ clause, text: 'Hund.' })),
      })
    for (const clause of ['9', '9.2', '§ 4', '3 b', '12.1.3.']) await change(clause)
    expect(await refusal(change('9.2', 'dyr og sånt', '.', '9.2.', '4 bc'))).toEqual([
      422,
      'invalid',
      { 'changes.1.clause': 'clause', 'changes.2.clause': 'clause', 'changes.4.clause': 'clause' },
    ])
  })
})

describe('other letters', () => {
  it('of market rent adds the rent without the index and without consent', async () => {
    const { signed, make, read, bytes } = await landlord()
    const young = await signed({ start_date: '2025-01-15', first_payment_date: '2026-10-01' })
    expect(await refusedBody(make(young, 'market_rent', { month_sum: 15_000 }))).toMatchObject({
      fields: { kind: 'tooEarly' },
      earliest: '2027-07-15',
    })
    const id = await signed({ start_date: '2023-01-15', first_payment_date: '2026-10-01' })
    expect(await refusedBody(make(id, 'market_rent', { month_sum: 15_000, from: '2027-05-01' }))).toMatchObject({
      fields: { from: 'tooEarly' },
      earliest: '2027-06-01',
    })
    const letter = await make(id, 'market_rent', { month_sum: 15_000, from: '2027-06-01' })
    expect((await read(id)).rents).toEqual([
      { from: '2023-01-01', month_sum: 1_200_000 },
      { from: '2027-06-01', month_sum: 1_500_000 },
    ])
    expect(await plain(await bytes(letter.url))).toContain('kr 15 000 per måned, fra og med 01.06.2027')
    // The time counts anew from the new rent.
    expect(await refusedBody(make(id, 'market_rent', { month_sum: 16_000 }))).toMatchObject({ earliest: '2029-12-01' })
  })

  it('about subletting refuses within a month, and not after it', async () => {
    const { signed, make } = await landlord()
    const id = await signed()
    const answer = { answer: 'refused', reason: 'Boligen blir overbefolket.' }
    expect(await refusedBody(make(id, 'sublet_answer', { ...answer, received_on: '2026-10-20' }))).toMatchObject({
      message: 'approvedByLaw',
      latest: '2026-11-20',
    })
    expect(await refusal(make(id, 'sublet_answer', { ...answer, received_on: '2026-10-22' }))).toBe('none')
    expect(await refusal(make(id, 'sublet_answer', { answer: 'approved', received_on: '2026-01-05' }))).toBe('none')
  })

  it('are offered by their days, and each that is open can be made', async () => {
    const { followed, offers, make, preview } = await landlord()
    const id = await followed({ type: 'time-bound', end_date: '2026-11-15', fixed_term_reason: 'Egen bruk.' })
    const found = await offers(id)
    expect(found.map(({ kind }) => kind)).toEqual(letterKinds)
    expect(found.find(({ kind }) => kind === 'move_request')).toEqual({
      kind: 'move_request',
      state: 'open',
      first: '2026-11-16',
      last: '2027-02-15',
      because: null,
      names: { last_day: null, from: null, pay_by: '2026-12-07' },
    })
    for (const kind of ['move_request', 'tenancy_confirmation', 'eviction_warning'] as const) {
      expect(await refusal(preview(id, kind))).toBe('none')
      expect(await refusal(make(id, kind))).toBe('none')
    }
  })
})

it('letters are in the export, and nothing of them is left once the tenants are erased', async () => {
  const { followed, make, finish, token, options, protest, letters } = await landlord()
  const id = await followed({ tenant_first_name: 'Kanarifugl' })
  const notice = await make(id, 'termination', { reason: 'Kanarifugl skal ut.' })
  await make(id, 'payment_reminder')
  await protest(id, notice.id, '2026-11-22', 'Kanarifugl vil bli.')
  const { files } = await fetchUnzippedExport(at.app, token)
  const listed = JSON.parse(files.get('data/letters.json')!.toString('utf8')) as {
    kind: string
    typed: { reason: string }
    protest: object
  }[]
  expect(listed.map(({ kind }) => kind)).toEqual(['termination', 'payment_reminder'])
  expect([listed[0]!.typed.reason, listed[0]!.protest]).toEqual([
    'Kanarifugl skal ut.',
    { received_on: '2026-11-22', note: 'Kanarifugl vil bli.' },
  ])
  expect([...files.keys()].filter((path) => /Notice of termination|Payment reminder/.test(path))).toHaveLength(2)
  await finish(id)
  await at.app.call(tenancyCalls.eraseTenant, { ...params(id), body: { confirm: true } }, options)
  expect((await readableDump(at.app)).filter((line) => /kanarifugl/i.test(line))).toEqual([])
  expect(await letters(id)).toEqual([])
})
