import { describe, expect, it } from 'vitest'
import { sampleJpeg, samplePages } from '../../base/file/test-files'
import type { CallInput } from '../../base/kit/endpoint'
import { handoverCalls } from '../handover/calls'
import { testDrawing, testItem } from '../handover/test-handover'
import { letterCalls } from '../letter/calls'
import type { LetterKind } from '../letter/model'
import { rentAccountFixture } from '../rent-account/test-rent-account'
import { settlementCalls } from '../settlement/calls'
import { tenancyCalls } from '../tenancy/calls'
import { searchedText, secrets, typedSecrets } from './test-dispute'

const { at, params, landlord } = rentAccountFixture()
type Items = CallInput<typeof settlementCalls.create>['body']['items']
type Found = CallInput<typeof handoverCalls.create>['body']

async function owner() {
  const given = await landlord()
  const { options, token } = given
  const upload = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await at.app.upload(token, name, bytes)).body) as { url: string }).url
  const handoverOf = (id: number, handover: number) => ({ params: { id: String(id), handoverId: String(handover) } })
  const bundle = (id: number, more: object = { token }) =>
    at.app.raw('GET', `/api/contract/${id}/dispute`, undefined, more)
  return {
    ...given,
    upload,
    photo: async (width = 64) => await upload('bilde.jpg', await sampleJpeg(width, 48)),
    settle: (id: number, items: Items) =>
      at.app.call(settlementCalls.create, { ...params(id), body: { items } }, options),
    send: (id: number, kind: LetterKind, more: object = {}) =>
      at.app.call(letterCalls.send, { ...params(id), body: { kind, send: 'mail', ...more } as never }, options),
    receive: (id: number, letter: number, received_on: string) =>
      at.app.call(
        letterCalls.receive,
        { params: { id: String(id), letterId: String(letter) }, body: { received_on } },
        options,
      ),
    takeBack: (id: number) => at.app.call(tenancyCalls.takeBackNotice, { ...params(id), query: {} }, options),
    protest: (id: number, letter: number, received_on: string, note: string) =>
      at.app.call(
        letterCalls.protest,
        { params: { id: String(id), letterId: String(letter) }, body: { received_on, note } },
        options,
      ),
    handover: async (id: number, body: Found) =>
      await at.app.call(handoverCalls.create, { ...params(id), body }, options),
    signHandover: (id: number, handover: number, documents: string[] = []) =>
      at.app.call(
        handoverCalls.signManual,
        { ...handoverOf(id, handover), body: { signed_on: '2026-11-20', documents } },
        options,
      ),
    draw: (id: number, handover: number, role: 'tenant' | 'landlord') =>
      at.app.call(handoverCalls.sign, { ...handoverOf(id, handover), body: { role, svg: testDrawing } }, options),
    bundle,
    /** The searched text of the bundle. */
    text: async (id: number, accounts: readonly string[] = [], redact = '') => {
      const path = `/api/contract/${id}/dispute${redact === '' ? '' : `?redact=${encodeURIComponent(redact)}`}`
      const { status, bytes, headers } = await at.app.raw('GET', path, undefined, { token })
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
      return await searchedText(bytes, accounts)
    },
  }
}

const ownAccount = {
  deposit_sum: 19_000,
  deposit_account: 'NO9386011117947',
  deposit_payment_deadline: '2026-12-01',
}
const guarantee = { kind: 'person', by: secrets.guarantor, sum: 5000, until: null } as const
const room = (...items: Parameters<typeof testItem>[]) => [
  { name: 'Bad', items: items.map((item) => testItem(...item)) },
]
const moved = (kind: 'in' | 'out', rooms: Found['rooms'], more: Partial<Found> = {}): Found => ({
  kind,
  date: '2026-11-20',
  rooms,
  ...more,
})
/** Says which of these a text lacks. */
const lacking = (text: string, wanted: readonly string[]) => wanted.filter((one) => !text.includes(one))
const joined = (text: string) => text.replace(/\s/g, '')

describe('five disputes', () => {
  it('about arrears: rent, interest and fee by the rent account, with the letters and the lease', async () => {
    const { signed, follow, pay, send, text, upload } = await owner()
    const id = await signed({
      guarantee,
      other: `Avtalt ved signering. ${typedSecrets}`,
      documents: [await upload(`lease ${secrets.identity}.pdf`, samplePages([typedSecrets]))],
    })
    await follow(id, { follows_from: '2026-09' })
    await pay(id, { date: '2026-09-03', sum: 9500, note: typedSecrets, months: [{ month: '2026-09', sum: 9500 }] })
    const reminder = await send(id, 'payment_reminder')
    const demand = await send(id, 'rent_demand', { text: typedSecrets })
    const found = await text(id)
    expect(
      lacking(found, [
        'Sak for Husleietvistutvalget',
        'Kari Nordmann',
        'Per Hansen',
        'Leie som er forfalt og ikke betalt: oktober til november 2026',
        'husleieloven §§ 3-1 og 3-2',
        'kr 19 000',
        'Forsinkelsesrente fram til i dag',
        'Purregebyr for skriftlige krav',
        'Leien for oktober 2026 forfaller, kr 9 500 er ikke betalt',
        'Leien for november 2026 forfaller',
        'Bilag 1: Leiekontrakt',
        'Avtalt ved signering. Fødselsnummer [sladdet] og [sladdet], konto [sladdet], [sladdet], [sladdet].',
        'Bilag 3: Betalingspåminnelse 20.11.2026',
        'Bilag 4: Krav om betaling av husleie 20.11.2026',
        'Her står teksten i den.',
        'For dette brevet kreves et purregebyr på kr 38',
        'Leieregnskap',
        'Meldinger',
        'Bilag 2: Fil, lease [sladdet].pdf',
        'Teksten i en fil som er lastet opp.',
      ]),
    ).toEqual([])
    for (const { sha256 } of [reminder, demand]) expect(joined(found)).toContain(sha256)
  })

  it('about damage: what differs from moving in, with photos, remarks and the settlement', async () => {
    const { signed, handover, signHandover, draw, settle, photo, text, upload, finish } = await owner()
    const id = await signed({ ...ownAccount, guarantee })
    const [before, after] = [await photo(64), await photo(72)]
    const first = await handover(id, moved('in', room(['Servant', { photos: [before] }], ['Sluk'])))
    await draw(id, first.id, 'tenant')
    const inSigned = await draw(id, first.id, 'landlord')
    const remark = `Sprekk i kanten. ${typedSecrets}`
    const last = await handover(
      id,
      moved('out', room(['Servant', { state: 'remark', remark, photos: [after] }], ['Sluk']), { remarks: 'Krangel.' }),
    )
    const outSigned = await signHandover(id, last.id, [await upload('signert side.pdf', samplePages(['side']))])
    const settlement = await settle(id, [
      { kind: 'damage', text: 'Ny servant', sum: 4200, photos: [after], handoverItem: null },
    ])
    await finish(id)
    const found = await text(id, ['86011117947'])
    expect(
      lacking(found, [
        'Skade: Ny servant',
        'husleieloven §§ 5-8, 10-2 og 10-3',
        'At kr 4 200 av depositumet betales ut til utleieren',
        'Overtakelse ved innflytting 20.11.2026',
        'Overtakelse ved utflytting 20.11.2026',
        '20.11.2026, tegnet på skjerm',
        'Endret siden innflytting',
        'Sprekk i kanten. Fødselsnummer [sladdet]',
        'Krangel.',
        'Sidene er tegnet på nytt',
        'Bilag 4: Fil, signert side.pdf',
        'Filer du legger ved selv',
        'signert.pdf, lastet opp 20.11.2026',
        'Sluttoppgjør 20.11.2026',
        '8601 11 17947',
      ]),
    ).toEqual([])
    const hashes = joined(found)
    for (const sha256 of [
      inSigned.sha256!,
      outSigned.sha256!,
      settlement.sha256,
      ...last.files.map((one) => one.sha256),
    ])
      expect(hashes).toContain(sha256)
  })

  it('about a notice: the protest, its time limit, and by when the case must be brought', async () => {
    const { signed, send, receive, protest, takeBack, text } = await owner()
    const id = await signed({ guarantee })
    const letter = await send(id, 'termination', { ground: 'own_use', reason: 'Jeg skal bo der selv.' })
    await receive(id, letter.id, '2026-11-20')
    await protest(id, letter.id, '2026-11-20', `Jeg godtar ikke oppsigelsen. ${typedSecrets}`)
    const found = await text(id)
    expect(
      lacking(found, [
        'At utleierens oppsigelse av 20.11.2026 er gyldig, at leieforholdet opphører 28.02.2027, og at leietakeren plikter å fravike boligen innen 28.02.2027',
        'husleieloven §§ 9-5, 9-7, 9-8 og 10-2',
        'Fristen er 21.12.2026',
        '22.03.2027: Saken om oppsigelsen av 20.11.2026 må være brakt inn',
        'Leietakeren protesterer: Oppsigelse av leiekontrakten',
        'Jeg godtar ikke oppsigelsen. Fødselsnummer [sladdet]',
        'Jeg skal bo der selv.',
        'Sagt opp av utleieren',
        'Sidene er originalens egne.',
      ]),
    ).toEqual([])
    expect(joined(found)).toContain(letter.sha256)
    // The letter tells of the notice, once and in its order.
    expect(found).not.toContain('Utleierens oppsigelse er mottatt')
    expect(found).toMatch(/boligen: sendt[^]*boligen: mottatt|kontrakten: sendt[^]*kontrakten: mottatt/)
    await takeBack(id)
    const afterwards = await text(id)
    expect(afterwards).toContain('Utleieren tok tilbake: Oppsigelse av leiekontrakten')
    expect(afterwards).not.toContain('er gyldig')
    expect(afterwards).not.toContain('må være brakt inn')
  })

  it('about cleaning: the newest settlement claims, and text that was typed is blacked out', async () => {
    const { signed, settle, send, text, finish } = await owner()
    const id = await signed(ownAccount)
    await settle(id, [{ kind: 'cleaning', text: 'Foreløpig', sum: 1, photos: [], handoverItem: null }])
    const newest = await settle(id, [
      { kind: 'cleaning', text: `Vask etter ${secrets.identity}`, sum: 3500, photos: [], handoverItem: null },
      { kind: 'power', text: 'Strøm i oktober', sum: 600, photos: [], handoverItem: null },
    ])
    await finish(id)
    await send(id, 'deposit_claim', { claims: [{ text: 'Utvask', sum: 3500 }] })
    const found = await text(id, ['86011117947'])
    expect(
      lacking(found, [
        'Rengjøring: Vask etter [sladdet]',
        'husleieloven §§ 10-2 og 10-3',
        'Strøm: Strøm i oktober',
        'kr 4 100',
        'Krav mot depositumet 20.11.2026',
        'Utvask',
        'Avsluttet 20.11.2026',
      ]),
    ).toEqual([])
    expect(joined(found)).toContain(newest.sha256)
    expect(found.split('Foreløpig').length - 1).toBe(1)
  })
})

describe('a dispute bundle', () => {
  it('has no phone of a third person, however it is written, and none of the words that the landlord named', async () => {
    const { signed, send, settle, handover, text, bundle, token } = await owner()
    const phones = [
      'tlf 41112233',
      '+47 41112233',
      '004741112233',
      'tlf.41112233',
      '411-12-233',
      '22334455',
      '411 12 233',
    ]
    const about = 'Naboen Ola Nabo, født 15.07.1965, har kreft.'
    const typed = `${phones.join(' og ')}. ${about} 1507 6500 565.`
    const id = await signed({ other: typed })
    await send(id, 'access', { purpose: 'inspection', on: '2026-12-01', time: 'kl. 12', text: typed })
    await handover(
      id,
      moved('in', room(['Vegg', { state: 'remark', remark: typed }]), {
        remarks: typed,
        meters: [{ kind: 'electricity', number: '63636363', reading: 12, photo: null }],
      }),
    )
    await settle(id, [
      { kind: 'other', text: `Nøkkel fra Ola Nabo, 411 12 233`, sum: 900, photos: [], handoverItem: null },
    ])
    const found = (await text(id, [], 'Ola Nabo, kreft ,Finnes Ikke')).replace(/\s+/g, ' ')
    expect(found.replace(/[^\d]/g, '')).not.toMatch(/41112233|22334455/)
    expect(found).not.toMatch(/Ola Nabo|kreft|15\.07\.1965|00565|500 565/)
    expect(
      lacking(found, [
        '2 navn eller ord er sladdet fordi utleieren ba om det.',
        'Ett til, som utleieren ba om, står ikke i papirene.',
        'Naboen [sladdet], født [sladdet], har [sladdet].',
        'måler 63636363',
        '+47 90 01 23 45',
      ]),
    ).toEqual([])
    // Without words the first page doesn't speak of them, and a name stays.
    const plain = (await text(id)).replace(/\s+/g, ' ')
    expect(plain).not.toContain('fordi utleieren ba om det')
    expect(plain).toContain('Naboen Ola Nabo, født [sladdet]')
    for (const redact of ['a', 'x'.repeat(101), Array.from({ length: 51 }, (_one, at) => `ord${at}`).join(',')]) {
      const { status, body } = await at.app.raw('GET', `/api/contract/${id}/dispute?redact=${redact}`, undefined, {
        token,
      })
      expect([status, Object.keys((JSON.parse(body) as { fields: object }).fields)[0]]).toEqual([
        422,
        expect.stringMatching(/^redact/),
      ])
    }
    expect((await bundle(id)).status).toBe(200)
  })

  it('says where the tenant is reached, and that the day of a signature by hand isn’t known', async () => {
    const { signed, send, text, finish } = await owner()
    const id = await signed()
    const now = async () => (await text(id)).replace(/\s+/g, ' ')
    const running = await now()
    expect(running).toContain('registrert i Husbok som signert for hånd. Dagen for underskriften er ikke ført.')
    expect(running).not.toContain('Adresse før leieforholdet')
    await finish(id)
    expect(await now()).toMatch(/Adresse før leieforholdet: /)
    const other = await signed()
    await send(other, 'tenant_termination', { received_on: '2026-11-20', new_address: 'Nyveien 4, 5003 Bergen' })
    expect((await text(other)).replace(/\s+/g, ' ')).toContain('Ny adresse: Nyveien 4, 5003 Bergen')
  })

  it('tells rent that is due today apart from what is late, and from which month rent is followed', async () => {
    const { signed, follow, text } = await owner()
    // Rent is due on the 20th, and today is the 20th of November.
    const id = await signed({ first_payment_date: '2026-08-20' })
    await follow(id, { follows_from: '2026-10' })
    const found = (await text(id)).replace(/\s+/g, ' ')
    expect(found).toContain('Månedene før oktober 2026 følges ikke i Husbok.')
    expect(found).toMatch(/Forfalt og ikke betalt før i dag kr 9 500 Forfaller i dag kr 9 500/)
    expect(found).not.toContain('Ikke betalt kr')
  })

  it('names an exhibit that can’t be read, with its hash, and guesses nothing', async () => {
    const { signed, send, settle, text, handover } = await owner()
    const id = await signed()
    const [one, other] = [
      await send(id, 'access', access),
      await send(id, 'breach_warning', { reason: 'Bråk om natta' }),
    ]
    const settlement = await settle(id, [{ kind: 'other', text: 'Nøkkel', sum: 900, photos: [], handoverItem: null }])
    await handover(id, moved('in', room(['Sluk'])))
    const damage = (table: 'contract_letter' | 'settlement' | 'handover', values: object) =>
      at.app.db.updateTable(table).set(values).where('contract_id', '=', id).execute()
    await at.app.db.updateTable('contract_letter').set({ paper: 'x' }).where('id', '=', other.id).execute()
    await damage('settlement', { items: 'x' })
    await damage('handover', { content: 'x' })
    const found = await text(id)
    expect(found.split('er skadet og kan ikke leses').length - 1).toBe(6)
    expect(lacking(found, ['Bilag 3: Advarsel om brudd på leiekontrakten', 'Det følger ikke noe krav'])).toEqual([])
    for (const sha256 of [one.sha256, other.sha256, settlement.sha256]) expect(joined(found)).toContain(sha256)
    expect(found).not.toContain('Nøkkel')
    expect(found).not.toContain('Bråk om natta')
  })

  it('is reached by nobody else, of no draft, and not after the tenants are erased', async () => {
    const { create, signed, bundle, finish, options } = await owner()
    const stranger = await owner()
    const id = await signed()
    const draft = await create()
    const refusalOf = async (of: number, more: object) => {
      const { status, body } = await bundle(of, more)
      return [status, (JSON.parse(body) as { message: string }).message]
    }
    expect(await refusalOf(id, { token: stranger.token })).toEqual([404, 'notFound'])
    expect(await refusalOf(id, {})).toEqual([401, 'unauthorized'])
    expect(await refusalOf(draft, options)).toEqual([409, 'contractNotSigned'])
    await finish(id)
    await at.app.call(tenancyCalls.eraseTenant, { ...params(id), body: { confirm: true } }, options)
    expect(await refusalOf(id, options)).toEqual([409, 'tenantErased'])
  })
})

const access = { purpose: 'inspection', on: '2026-12-01', time: 'kl. 12' }
