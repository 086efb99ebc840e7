import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { houseCalls } from '../../landlord/house/calls'
import { taxCase } from './test-cases'
import { returnFixture } from './test-return'

let world: Awaited<ReturnType<typeof returnFixture>>
beforeAll(async () => {
  world = await returnFixture('2027-03-20T10:00:00.000Z')
})
afterEach(() => world.control('DELETE', 'skatteetaten/result'))
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof CallRefused)) throw error
      return { status: error.status, ...error.body }
    },
  )
/** The number of instances that Altinn was asked for. */
const instances = async () =>
  (await world.requests('altinn')).filter(({ method, path }) => method === 'POST' && path.endsWith('/instances/'))
    .length

/** The test persons by their index. */
const [kari, ola, laila, henrik, sigrid, jan, ingrid] = [0, 1, 6, 7, 8, 9, 10] as const
const unknown = { status: 422, message: 'formValidationFailed', fields: { 'houseIds.0': 'propertyUnknown' } }

describe('the property of a cooperative', () => {
  it.each([24, 32, 2])('share %i, which nobody has: nothing is shown, sent or added', async (share_number) => {
    const it = await taxCase(world, 2025, ola)
    const house = await it.house(0, { share_number })
    await it.earn(house, 120_000)
    const before = await it.document()
    expect(await refused(it.view([house]))).toMatchObject(unknown)
    expect(await refused(it.sendReturn([house]))).toMatchObject(unknown)
    expect(await it.document()).toBe(before)
    const asked = (await world.requests('skatteetaten')).map(({ path }) => decodeURIComponent(path))
    expect(asked.some((path) => path.endsWith(`query=948677733/${share_number}`))).toBe(true)
  })

  it('a share that the register has is added once, and said before it is sent', async () => {
    const it = await taxCase(world, 2025, kari)
    const other = { address: 'Gyldenløves gate 19A', postcode: '0260', city: 'Oslo' }
    const numbers = { property_number: null, holding_number: null, section_number: null }
    const flat = { ...other, ...numbers, municipality_number: '0301', organisation_number: '933794164' }
    const house = await it.house(0, { ...flat, share_number: 2 })
    await it.earn(house, 120_000)
    expect((await it.view([house])).message).toContain('933794164/2')
    await it.send([house])
    const document = await it.document()
    expect(document.match(/<sergEiendomsidentifikator><heltall>58</g)).toHaveLength(1)
    // Now the draft has the property.
    await it.earn(house, 1000)
    expect((await it.view([house])).message).toBe('')
  })
})

it('a house without the section that its property has in the draft: the refusal says which', async () => {
  const it = await taxCase(world, 2025, kari)
  const houseId = await it.house(0, { section_number: null })
  await it.earn(houseId, 120_000)
  const properties = [{ houseId, inDraft: { section_number: 7 } }]
  expect(await refused(it.view([houseId]))).toMatchObject({ ...unknown, properties })
})

it('a return with a business in it: neither shown nor sent, and Altinn isn’t asked', async () => {
  const it = await taxCase(world, 2025, henrik)
  const house = await it.house(0)
  await it.earn(house, 120_000)
  const before = await instances()
  expect(await refused(it.view([house]))).toMatchObject({ status: 409, message: 'businessReturn' })
  expect(await refused(it.view([house], { submission: 'komplett' }))).toMatchObject({ message: 'businessReturn' })
  expect(await refused(it.sendReturn([house]))).toMatchObject({ status: 409, message: 'businessReturn' })
  expect(await instances()).toBe(before)
})

describe('a municipality whose number changed', () => {
  it.each([
    ['Tromsø', laila, '5401'],
    ['Ålesund', sigrid, '1507'],
    ['Lillestrøm, of a person with a D-number', jan, '3030'],
    ['Skien, of a person with a spouse', ingrid, '3807'],
  ])('%s: the house keeps today’s, and each year is found', async (_what, person, then) => {
    const it = await taxCase(world, 2023, person)
    const house = await it.house(0)
    await it.earn(house, 96_000)
    const stored = async () => {
      const all = await world.app.call(houseCalls.list, {}, it.as())
      return all.find(({ id }) => id === house)!.municipality_number
    }
    const today = await stored()
    expect(await it.document()).toContain(`<kommunenummer>${then}</kommunenummer>`)
    await it.view([house])
    expect(await stored()).toBe(today)
    // An empty field is filled in with the present number. If the municipality was divided, the field stays empty.
    await it.change(house, 0, { municipality_number: null })
    await it.view([house])
    expect(await stored()).toBe(then === '1507' ? null : today)
  })
})

describe('houses that are all left out', () => {
  it('are not sent, and no instance is made', async () => {
    const it = await taxCase(world, 2025, kari)
    const free = await it.house(0)
    await it.earn(free, 84_000, { separatedTaxable: false })
    const before = await instances()
    expect(await refused(it.sendReturn([free, it.spare]))).toMatchObject({ status: 409, message: 'nothingToEnter' })
    expect(await instances()).toBe(before)
    expect(await it.receipts()).toEqual([])
  })

  it.each([
    ['the authority takes a whole return alone', kari],
    ['the draft has a business in it', henrik],
  ])('are refused before anything else is judged: %s', async (_what, person) => {
    const it = await taxCase(world, 2025, person)
    const free = await it.house(0)
    await it.earn(free, 84_000, { separatedTaxable: false })
    await world.control('POST', 'skatteetaten/result', { code: 'kunKomplettTillatt' })
    const asked = async () => (await world.requests('skatteetaten')).length
    const before = await asked()
    const nothing = { status: 409, message: 'nothingToEnter' }
    for (const submission of ['ikkeKomplett', 'komplett'] as const)
      expect(await refused(it.sendReturn([free, it.spare], { submission }))).toMatchObject(nothing)
    expect(await asked()).toBe(before)
    expect(await refused(it.view([free, it.spare]))).toMatchObject(nothing)
  })

  it.each([
    ['in an entry of the authority', 0],
    ['in an entry that was made', 1],
  ])('are refused by the draft too, where what was written for them is taken back: %s', async (_where, property) => {
    const it = await taxCase(world, 2025, kari)
    const house = await it.house(property)
    const { id } = await it.earn(house, 96_000)
    await it.send([house])
    await world.app.raw('DELETE', `/api/incomebilag/${id}`, undefined, it.as())
    expect((await it.view([house])).message).toContain('what was entered before is taken out of the return')
    expect(await it.send([house])).toMatchObject({ message: 'submitted' })
    await it.earn(house, 84_000, { separatedTaxable: false })
    const { message } = await it.view([house])
    expect(message).toContain('is left out')
    await world.control('POST', 'skatteetaten/result', { code: 'kunKomplettTillatt' })
    expect(await refused(it.view([house]))).toMatchObject({ message: 'nothingToEnter' })
    expect(await refused(it.sendReturn([house]))).toMatchObject({ message: 'nothingToEnter' })
  })
})

describe('what the authority was told and wants answered', () => {
  it('is shown, and a whole return waits until it was', async () => {
    const it = await taxCase(world, 2025, sigrid)
    const house = await it.house(0)
    await it.earn(house, 96_000)
    const { hints } = await it.view([house], { submission: 'komplett' })
    expect(hints).toContainEqual({
      houseId: null,
      line: null,
      control: 'utvidetVeiledning',
      refuses: false,
      text: expect.stringMatching(/41250.*Feriehus Formidling AS/),
    })
    // The stored preview does not contain the question. So the question counts as new.
    await world.app.db
      .updateTable('tax_preview')
      .set({ hashes: JSON.stringify(await withoutQuestions()) })
      .execute()
    expect(await refused(it.sendReturn([house], { submission: 'komplett' }))).toMatchObject({ message: 'previewFirst' })
    await it.view([house], { submission: 'komplett' })
    expect(await it.send([house], { submission: 'komplett' })).toEqual({ success: true, message: 'submitted' })
    // Handing in has answered the question.
    await it.earn(house, 1000)
    expect((await it.view([house], { submission: 'komplett' })).hints).toEqual([])
  })

  const withoutQuestions = async () => {
    const { hashes } = await world.app.db.selectFrom('tax_preview').select('hashes').executeTakeFirstOrThrow()
    return { ...(hashes as object), questions: [] }
  }
})

describe('a code of the authority', () => {
  it.each([
    ['manglerNaeringsopplysninger', 409, 'businessReturn'],
    ['avvikNaeringsopplysninger', 409, 'businessReturn'],
    ['rotaarsakNaeringsopplysninger', 409, 'businessReturn'],
    ['enKodeSomIngenKjenner', 502, 'unknownTaxError'],
    ['tekniskFeil', 502, 'unknownTaxError'],
    ['kanIkkeOverskriveVarsletKontroll', 502, 'errorSending'],
  ])('%s is said by its name', async (code, status, message) => {
    const it = await taxCase(world, 2025, kari)
    const house = await it.house(0)
    await it.earn(house, 96_000)
    await world.control('POST', 'skatteetaten/result', { code })
    expect(await refused(it.view([house]))).toMatchObject({ status, message, codes: [code] })
  })
})

it('an answer that takes an hour is waited for', async () => {
  await world.control('POST', 'skatteetaten/feedback', { seconds: 3600 })
  const it = await taxCase(world, 2025, jan)
  const house = await it.house(0)
  await it.earn(house, 96_000)
  await it.send([house])
  expect((await it.receipts())[0]).toMatchObject({ state: 'submitted' })
  await world.control('DELETE', 'skatteetaten/feedback')
})
