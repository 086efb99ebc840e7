import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleJpeg, samplePdf } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import type { CallInput } from '../../base/kit/endpoint'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from '../contract/calls'
import { rentFixture } from '../rent/test-rents'
import { tenancyCalls } from '../tenancy/calls'
import { handoverCalls } from './calls'
import { testDrawing, testItem } from './test-handover'

const { at, params, refusal, landlord } = rentFixture()
type Form = CallInput<typeof handoverCalls.create>['body']

const found: Form = {
  kind: 'in',
  date: '2026-11-20',
  rooms: [{ name: 'Bad', items: [testItem('Sluk'), testItem('Servant', { state: 'remark', remark: 'Sprekk' })] }],
  meters: [{ kind: 'electricity', number: '735', reading: '12345,6' }],
  keys: [{ name: 'Hoveddør', count: 2 }],
  remarks: 'Vasket.',
}
const moved: Form = {
  ...found,
  kind: 'out',
  rooms: [
    {
      name: 'Bad',
      items: [testItem('Sluk', { state: 'remark', remark: 'Tett' }), ...found.rooms![0]!.items!.slice(1)],
    },
  ],
}

async function owner() {
  const given = await landlord()
  const { options, token } = given
  const one = (id: number, handover: number) => ({ params: { id: String(id), handoverId: String(handover) } })
  const upload = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await at.app.upload(token, name, bytes)).body) as { url: string }).url
  return {
    ...given,
    one,
    photo: async (width = 64) => await upload('bilde.jpg', await sampleJpeg(width, 48)),
    pdf: () => upload('papir.pdf', samplePdf()),
    add: (id: number, body: Form = found) => at.app.call(handoverCalls.create, { ...params(id), body }, options),
    list: (id: number) => at.app.call(handoverCalls.list, params(id), options),
    read: (id: number, handover: number) => at.app.call(handoverCalls.read, one(id, handover), options),
    change: (id: number, handover: number, body: Form) =>
      at.app.call(handoverCalls.update, { ...one(id, handover), body }, options),
    signManual: (id: number, handover: number, body: CallInput<typeof handoverCalls.signManual>['body']) =>
      at.app.call(handoverCalls.signManual, { ...one(id, handover), body }, options),
    draw: (id: number, handover: number, body: CallInput<typeof handoverCalls.sign>['body'], more: object = {}) =>
      at.app.call(handoverCalls.sign, { ...one(id, handover), body }, { ...options, ...more }),
    paper: async (id: number, handover: number) =>
      (await at.app.call(handoverCalls.paper, { ...one(id, handover), query: {} }, options)).url,
    uses: async (url: string) =>
      (
        await at.app.db
          .selectFrom('document')
          .select('uses')
          .where('id', '=', url.split('/').at(-1)!)
          .executeTakeFirst()
      )?.uses,
  }
}
const opened = async (url: string) => await at.app.raw('GET', url, undefined)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const drawn = (role: 'tenant' | 'landlord') => ({ role, svg: testDrawing })

describe('a handover', () => {
  it('is stored encrypted, listed, changed until it is signed, and says what differs on moving out', async () => {
    const { signed, add, list, read, change, photo, uses } = await owner()
    const id = await signed()
    const [one, other] = [await photo(64), await photo(72)]
    const first = await add(id, {
      ...found,
      rooms: [{ name: 'Bad', items: [testItem('Sluk', { photos: [one, one.split('/').at(-1)!].slice(0, 1) })] }],
      meters: [{ kind: 'water', reading: 5, photo: other }],
    })
    expect(first).toMatchObject({ contractId: id, kind: 'in', signed_on: null, differences: null, sha256: null })
    expect(first.files).toEqual([
      expect.objectContaining({ url: one, type: 'image/jpeg', uploaded_on: '2026-11-20', sha256: expect.any(String) }),
      expect.objectContaining({ url: other }),
    ])
    expect([await uses(one), await uses(other)]).toEqual([1, 1])
    const { content } = await at.app.db
      .selectFrom('handover')
      .select('content')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect(content).not.toContain('Sluk')

    const changed = await change(id, first.id, found)
    expect(changed).toMatchObject({ id: first.id, remarks: 'Vasket.', files: [], meters: [{ reading: 12_345.6 }] })
    expect([await uses(one), await uses(other)]).toEqual([undefined, undefined])
    const second = await add(id, moved)
    expect(second.differences).toEqual([
      {
        kind: 'item',
        room: 'Bad',
        item: 'Sluk',
        in: { state: 'ok', remark: '', photos: [] },
        out: { state: 'remark', remark: 'Tett', photos: [] },
      },
    ])
    expect((await list(id)).map(({ id: of, differences }) => [of, differences?.length])).toEqual([
      [first.id, undefined],
      [second.id, 1],
    ])
    expect(await read(id, second.id)).toEqual(second)
  })

  it('takes no photo of somebody else, no PDF as a photo, and no more than 20 per contract', async () => {
    const { signed, add, pdf } = await owner()
    const stranger = await owner()
    const id = await signed()
    const withPhoto = (url: string): Form => ({
      ...found,
      rooms: [{ name: 'Bad', items: [testItem('Sluk', { photos: [url] })] }],
    })
    expect(await refusal(add(id, withPhoto(await stranger.photo())))).toEqual([
      422,
      'invalid',
      { 'rooms.0.items.0.photos': 'files.unknown' },
    ])
    expect(await refusal(add(id, withPhoto(await pdf())))).toEqual([
      422,
      'invalid',
      { 'rooms.0.items.0.photos': 'onlyPictures' },
    ])
    for (let made = 0; made < 20; made += 1) await add(id)
    expect(await refusal(add(id))).toEqual([409, 'handoverLimit', undefined])
  })

  it('has a day near the lease, and each room once', async () => {
    const { signed, add, change } = await owner()
    const id = await signed()
    const bath = { name: 'Bad', items: [testItem('Sluk')] }
    const twice = { ...found, rooms: [bath, { ...bath, name: ' bad' }] }
    expect(await refusal(add(id, twice))).toEqual([422, 'invalid', { 'rooms.1.name': 'roomTwice' }])
    const early = { ...found, date: '2020-01-01' }
    expect(await refusal(add(id, early))).toEqual([422, 'invalid', { date: 'handoverLongBefore' }])
    const { id: handover } = await add(id)
    expect(await refusal(change(id, handover, { ...twice, ...early, rooms: twice.rooms }))).toEqual([
      422,
      'invalid',
      { date: 'handoverLongBefore', 'rooms.1.name': 'roomTwice' },
    ])
  })

  it('is reached by nobody else', async () => {
    const { signed, add, paper } = await owner()
    const stranger = await owner()
    const [id, theirs] = [await signed(), await stranger.signed()]
    const { id: handover } = await add(id)
    for (const contract of [id, theirs]) {
      expect(await refusal(stranger.read(contract, handover))).toEqual([404, 'notFound', undefined])
      expect(await refusal(stranger.change(contract, handover, found))).toEqual([404, 'notFound', undefined])
      expect(await refusal(stranger.draw(contract, handover, drawn('tenant')))).toEqual([404, 'notFound', undefined])
      expect(await refusal(stranger.paper(contract, handover))).toEqual([404, 'notFound', undefined])
    }
    const url = await paper(id, handover)
    const other = await add(id)
    expect((await opened(url)).status).toBe(200)
    expect((await opened(url.replace(`handover/${handover}/`, `handover/${other.id}/`))).status).toBe(404)
    expect((await opened(url.replace(/\?.*/, ''))).status).toBe(401)
    at.app.setNow('2026-11-20T10:06:00.000Z')
    expect((await opened(url)).status).toBe(404)
    at.app.setNow('2026-11-20T10:00:00.000Z')
  })
})

describe('a handover that is signed', () => {
  it('on paper is the same bytes from then on, whatever changes', async () => {
    const { signed, add, change, signManual, draw, paper, pdf, list, options, houseId } = await owner()
    const id = await signed()
    const { id: handover } = await add(id)
    expect(await refusal(signManual(id, handover, { signed_on: '2026-11-21' }))).toEqual([
      422,
      'invalid',
      { signed_on: 'handoverSignedOn' },
    ])
    const after = await signManual(id, handover, { signed_on: '2026-11-20', documents: [await pdf()] })
    expect(after).toMatchObject({ signed_on: '2026-11-20', signed_by: 'hand', documents: [{ name: 'papir.pdf' }] })
    const before = (await opened(await paper(id, handover))).bytes
    expect(sha256(before)).toBe(after.sha256)
    expect((await readPdf(before)).text).toContain('underskrevet på papir 20.11.2026')
    const { paper: stored } = await at.app.db
      .selectFrom('handover')
      .select('paper')
      .where('id', '=', handover)
      .executeTakeFirstOrThrow()
    expect(stored).not.toContain('%PDF')
    await at.app.db.updateTable('house').set({ name: 'Et annet navn' }).where('id', '=', houseId).execute()
    expect(sha256((await opened(await paper(id, handover))).bytes)).toBe(after.sha256)
    for (const work of [
      () => change(id, handover, found),
      () => signManual(id, handover, { signed_on: '2026-11-20' }),
      () => draw(id, handover, drawn('tenant')),
    ])
      expect(await refusal(work())).toEqual([409, 'handoverSigned', undefined])
    expect((await list(id))[0]).toEqual(after)
    await at.app.db
      .updateTable('handover')
      .set({ paper_sha256: 'f'.repeat(64) })
      .where('id', '=', handover)
      .execute()
    expect(
      await refusal(
        at.app.call(
          handoverCalls.paper,
          { params: { id: String(id), handoverId: String(handover) }, query: {} },
          options,
        ),
      ),
    ).toEqual([500, 'paperDamaged', undefined])
    expect(at.app.bugs.splice(0)).toHaveLength(1)
  })

  it('by drawing waits for both, forgets what was drawn before a change, and is told as drawn', async () => {
    const { signed, add, change, draw, read, paper } = await owner()
    const id = await signed()
    const { id: handover } = await add(id)
    expect((await draw(id, handover, drawn('tenant'))).signatures).toEqual([
      { role: 'tenant', name: 'Per Hansen', drawn_at: '2026-11-20T10:00:00.000Z' },
    ])
    expect((await change(id, handover, { ...found, remarks: 'Malt.' })).signatures).toEqual([])
    await draw(id, handover, drawn('landlord'))
    expect((await read(id, handover)).signed_by).toBeNull()
    const after = await draw(id, handover, drawn('tenant'))
    expect(after).toMatchObject({ signed_by: 'drawn', signed_on: '2026-11-20' })
    expect(after.signatures.map(({ role, name }) => [role, name])).toEqual([
      ['landlord', 'Kari Nordmann'],
      ['tenant', 'Per Hansen'],
    ])
    const { bytes } = await opened(await paper(id, handover))
    expect(sha256(bytes)).toBe(after.sha256)
    const text = (await readPdf(bytes)).text.replace(/\s+/g, ' ')
    expect(text).toContain('tegnet for hånd på en skjerm')
    expect(text).toContain('Malt.')
  })

  it('takes nothing but a drawing, of a role and a tenant that exist', async () => {
    const { signed, add, draw } = await owner()
    const id = await signed()
    const { id: handover } = await add(id)
    const refused = async (body: object) => await refusal(draw(id, handover, { ...drawn('tenant'), ...body }))
    expect(await refused({ role: 'witness' })).toEqual([422, 'invalid', { role: 'choose' }])
    expect(await refused({ svg: '' })).toEqual([422, 'invalid', { svg: 'drawing' }])
    expect(await refused({ svg: testDrawing.replace('</svg>', '<script/></svg>') })).toEqual([
      422,
      'invalid',
      { svg: 'drawing' },
    ])
    expect(await refused({ svg: '<svg viewBox="0 0 9 9"/>' })).toEqual([422, 'invalid', { svg: 'drawing' }])
    expect(await refused({ svg: '<svg viewBox="0 0 300 100"><path d="M10 10L10 10"/></svg>' })).toEqual([
      422,
      'invalid',
      { svg: 'drawing' },
    ])
    expect(await refused({ tenant: 2 })).toEqual([422, 'invalid', { tenant: 'choose' }])
    expect(await refused({ role: 'landlord', tenant: 1 })).toEqual([422, 'invalid', { tenant: 'onlyTenant' }])
  })

  it('twice at once with one key is signed once', async () => {
    const { signed, add, draw } = await owner()
    const id = await signed()
    const { id: handover } = await add(id)
    await draw(id, handover, drawn('landlord'))
    const both = await Promise.all([1, 2].map(() => draw(id, handover, drawn('tenant'), { key: 'the-same-key-0001' })))
    expect(both[0]).toEqual(both[1])
  })
})

describe('what becomes of a handover', () => {
  it('it is exported with its photos and its signed paper', async () => {
    const { signed, add, signManual, photo, token } = await owner()
    const id = await signed()
    const url = await photo()
    const { id: handover } = await add(id, {
      ...found,
      rooms: [{ name: 'Bad', items: [testItem('Sluk', { photos: [url] })] }],
    })
    await signManual(id, handover, { signed_on: '2026-11-20' })
    const files = unzip((await at.app.raw('GET', '/api/export', undefined, { token })).bytes)
    const [record] = JSON.parse(files.get('data/handovers.json')!.toString('utf8')) as [Record<string, unknown>]
    expect(record).toMatchObject({ id: handover, contractId: id, content: { remarks: 'Vasket.' }, photos: [url] })
    const paths = [...files.keys()]
    expect(paths.filter((path) => path.endsWith('.jpg'))).toHaveLength(1)
    const paper = paths.find((path) => /(moving in|innflytting) 2026-11-20\.pdf$/.test(path))!
    expect(sha256(files.get(paper)!)).toBe(record['sha256'])
  })

  it('it goes with the tenants, and with a deleted draft, and frees its files', async () => {
    const { signed, create, add, photo, uses, finish, options, list } = await owner()
    const [id, draft] = [await signed(), await create()]
    const [one, other] = [await photo(64), await photo(72)]
    const withPhoto = (url: string): Form => ({
      ...found,
      rooms: [{ name: 'Bad', items: [testItem('Sluk', { photos: [url] })] }],
    })
    for (const _twice of [1, 2]) await add(id, withPhoto(one))
    await add(draft, withPhoto(other))
    await at.app.call(contractCalls.remove, params(draft), options)
    expect(await uses(other)).toBeUndefined()
    await finish(id)
    await at.app.call(tenancyCalls.eraseTenant, { ...params(id), body: { confirm: true } }, options)
    expect(await uses(one)).toBeUndefined()
    expect(await list(id)).toEqual([])
    expect(await refusal(add(id))).toEqual([409, 'tenantErased', undefined])
  })
})

describe('the photos of a handover', () => {
  const withPhoto = (url: string): Form => ({
    ...found,
    rooms: [{ name: 'Bad', items: [testItem('Sluk', { photos: [url] })] }],
  })
  const fileOf = (url: string, ...under: string[]) => {
    const hex = Buffer.from(url.split('/').at(-1)!, 'base64url').toString('hex')
    return join(at.app.dataDir, 'files', ...under, hex.slice(0, 2), ...(under.length > 0 ? [] : [hex.slice(2, 4)]), hex)
  }
  const figures = async (paper: string) =>
    (await readPdf((await opened(paper)).bytes)).roles.filter((role) => role === 'Figure').length

  it('are scaled once it is saved, before a paper needs them, and the copies go with it', async () => {
    const { signed, add, change, photo, paper } = await owner()
    const [id, url] = [await signed(), await photo(2000)]
    const { id: handover } = await add(id, withPhoto(url))
    await at.app.work()
    const [copy] = await readdir(fileOf(url, 'copies'))
    expect(copy).toBe('1600-80')
    // The paper is drawn from the copy: without the original too.
    await rename(fileOf(url), `${fileOf(url)}.away`)
    expect(await figures(await paper(id, handover))).toBe(1)
    // A copy that isn't what was made of the photo is drawn again.
    const drawn = await readFile(join(fileOf(url, 'copies'), copy!))
    await writeFile(join(fileOf(url, 'copies'), copy!), Buffer.concat([drawn, Buffer.from('x')]))
    expect(await figures(await paper(id, handover))).toBe(0)
    await rename(`${fileOf(url)}.away`, fileOf(url))
    expect(await figures(await paper(id, handover))).toBe(1)
    await change(id, handover, found)
    await at.app.work()
    await expect(readdir(fileOf(url, 'copies'))).rejects.toThrow('ENOENT')
  })

  it('are scaled anew for another handover, and not for one that is gone', async () => {
    const { signed, create, add, photo, options } = await owner()
    const [id, draft, url] = [await signed(), await create(), await photo(700)]
    await add(draft, withPhoto(url))
    await add(id, withPhoto(url))
    await at.app.call(contractCalls.remove, params(draft), options)
    await at.app.work()
    expect(await readdir(fileOf(url, 'copies'))).toHaveLength(1)
  })
})

it('of 80 photos is a tagged PDF of at most 15 MB', { timeout: 180_000 }, async () => {
  const { signed, add, photo, paper } = await owner()
  const id = await signed()
  const urls: string[] = []
  for (let made = 0; made < 80; made += 1) urls.push(await photo(1800 + made))
  const rooms = Array.from({ length: 8 }, (_room, at) => ({
    name: `Rom ${at + 1}`,
    items: [testItem('Gulv', { state: 'remark', remark: 'Slitt', photos: urls.slice(at * 10, at * 10 + 10) })],
  }))
  const { id: handover, files } = await add(id, { ...found, rooms })
  expect(files).toHaveLength(80)
  const { bytes } = await opened(await paper(id, handover))
  expect(bytes.length).toBeLessThan(15 * 1024 * 1024)
  const pdf = await readPdf(bytes)
  expect(pdf.roles.filter((role) => role === 'Figure')).toHaveLength(80)
  expect(pdf.text.replace(/\s+/g, '')).toContain(files[79]!.sha256)
})
