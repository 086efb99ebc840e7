import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { addTime } from '../../base/kit/day'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { testContract } from '../../lease/contract/test-contract'
import { coTenant } from '../../lease/party/test-party-rules'
import { returnFixture } from './test-return'

type World = Awaited<ReturnType<typeof returnFixture>>
let world: World
let kari: Awaited<ReturnType<World['landlord']>>
beforeAll(async () => {
  world = await returnFixture()
  kari = await world.landlord()
  await kari.spend(kari.houses[0]!, 9600.49)
})
afterEach(async () => {
  await world.clearFaults()
  await world.control('DELETE', 'skatteetaten/result')
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

/** Status, reason and fields of a refusal. */
const refused = (call: Promise<unknown>) =>
  call.then(
    (value) => [200, value],
    (error: unknown) => {
      if (!(error instanceof CallRefused)) throw error
      return [error.status, error.body.message, error.body.fields]
    },
  )
const later = (seconds: number) => world.app.setNow(addTime(world.app.now(), seconds * 1000))

describe('who may', () => {
  it('needs a subscription, a login, and a fresh one, in this order', async () => {
    const { db } = world.app
    const subscribed = (is: boolean) =>
      db.updateTable('account').set({ subscriptionActive: is }).where('id', '=', kari.id).execute()
    await subscribed(false)
    expect(await refused(kari.view())).toEqual([402, 'subscriptionRequired', undefined])
    await subscribed(true)
    expect(await refused(kari.view())).toEqual([403, 'externalLoginRequired', undefined])
    expect(await refused(kari.send())).toEqual([403, 'externalLoginRequired', undefined])
    await kari.logIn()
    const before = world.app.now()
    later(299)
    expect(await refused(kari.view())).toMatchObject([200, {}])
    later(1)
    expect(await refused(kari.view())).toEqual([403, 'externalLoginTooOld', undefined])
    expect(await refused(kari.send())).toEqual([403, 'externalLoginTooOld', undefined])
    later(301)
    // The login has expired.
    expect(await refused(kari.view())).toEqual([403, 'externalLoginRequired', undefined])
    world.app.setNow(before)
    await kari.logIn()
  })

  it.each([
    ['a year before the first', { year: 2022 }, [422, 'invalid', { year: 'invalid' }]],
    ['a year that is not over', { year: 2026 }, [422, 'invalid', { year: 'invalid' }]],
    ['no house', { houseIds: [] }, [422, 'invalid', { houseIds: 'required' }]],
    ["somebody else's house", { houseIds: [99_999] }, [404, 'notFound', undefined]],
  ])('not %s', async (_what, form, expected) => {
    expect(await refused(kari.view(form))).toEqual(expected)
    expect(await refused(kari.send(form))).toEqual(expected)
  })

  it('not the same house twice', async () => {
    const [house] = kari.houses
    expect(await refused(kari.view({ houseIds: [house, house] }))).toEqual([422, 'invalid', { houseIds: 'invalid' }])
  })
})

it('is refused where a tenant of a house in it can’t be read, before the authority is asked: nobody falls out', async () => {
  const { app } = world
  const [house] = kari.houses as [number]
  const asLandlord = { token: kari.token }
  const co_tenants = [coTenant()]
  const { id } = await app.call(
    contractCalls.create,
    { body: testContract(house, [], { co_tenants, start_date: '2025-01-01', first_payment_date: '2025-01-01' }) },
    asLandlord,
  )
  await app.call(tenancyCalls.signManual, { params: { id: String(id) }, body: {} }, asLandlord)
  const { co_tenants: readable } = await app.db
    .selectFrom('contract')
    .select('co_tenants')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const write = (value: string | null) =>
    app.db.updateTable('contract').set({ co_tenants: value }).where('id', '=', id).execute()
  await write('gone:AAAA')
  const before = (await world.requests('skatteetaten')).length
  for (const call of [kari.view, kari.send]) expect(await refused(call())).toEqual([409, 'unreadable', undefined])
  expect((await world.requests('skatteetaten')).length).toBe(before)
  // A return without that house can still be sent.
  expect(await refused(kari.view({ houseIds: kari.houses.slice(1) }))).toMatchObject([200, {}])
  await write(readable)
  await app.db.deleteFrom('incomebilag').where('contractId', '=', id).execute()
  await app.db.deleteFrom('contract').where('id', '=', id).execute()
})

describe('the preview', () => {
  it('shows the figures as the authority has received and calculated them', async () => {
    const { url, message } = await kari.view()
    expect(message).toBe('')
    expect(url.startsWith(`${world.viewUrl}/`)).toBe(true)
    const page = (await (await fetch(url)).text()).replace(/[\s\u00a0]|&nbsp;|&#160;/g, '')
    // The rent of 120 000.50 is rounded to 120 001. The costs of 9 600.49 are rounded to 9 600.
    expect(page).toContain('120001')
    expect(page).toContain('9600')
    expect(page).toContain('110401')
  })

  it('says where the authority comes to another figure, as with a share that only the draft has', async () => {
    const ase = await world.landlord(4)
    await ase.logIn()
    const { message } = await ase.view()
    expect(message.replaceAll('\u00a0', ' ')).toMatch(/kr 60 001 for Pedersgata 40B; your books show kr 120 001/)
  })

  it('is asked for again with the draft as it is by then', async () => {
    const pid = world.pidOf(0)
    await world.control('POST', `skatteetaten/drafts/2025/${pid}/touch`)
    expect((await kari.view()).url).toContain(world.viewUrl)
  })

  it('names a house that no register knows, once there is something to enter for it', async () => {
    const houseIds = [kari.houses[0], kari.spare]
    // A house without records causes no refusal.
    expect((await kari.view({ houseIds })).message).toBe('There is nothing to enter for Storgata 12.')
    await kari.earn(kari.spare, 100)
    expect(await refused(kari.view({ houseIds: [kari.houses[0], kari.spare] }))).toEqual([
      422,
      'formValidationFailed',
      { 'houseIds.1': 'propertyUnknown' },
    ])
  })

  it('fills in the numbers that a house lacks, and no others', async () => {
    const ola = await world.landlord(1)
    await ola.logIn()
    const own = () => world.app.db.selectFrom('house').selectAll().where('id', '=', ola.houses[0]!)
    const before = await own().executeTakeFirstOrThrow()
    await world.app.db
      .updateTable('house')
      .set({ municipality_number: null, organisation_number: null })
      .where('id', '=', ola.houses[0]!)
      .execute()
    const { message } = await ola.view()
    expect(message).toBe(`The missing numbers of ${before.name} have been filled in from the tax authority.`)
    expect(await own().executeTakeFirstOrThrow()).toMatchObject({
      municipality_number: before.municipality_number,
      organisation_number: before.organisation_number,
      share_number: before.share_number,
    })
    expect((await ola.view()).message).toBe('')
  })

  it("is none where the address is not the authority's", async () => {
    await world.fault({
      provider: 'skatteetaten',
      path: 'til-midlertidig',
      kind: 'status',
      status: 200,
      body: { url: 'http://husbok.test.evil.example/web' },
    })
    expect(await refused(kari.view())).toEqual([502, 'providerError', undefined])
  })
})

describe('what the authority says', () => {
  it.each([
    ['faktiskFeilVedKontroll', [422, 'formValidationFailed', undefined]],
    ['skattemeldingFinnesIkke', [422, 'noDeclarationFound', undefined]],
    ['kunKomplettTillatt', [502, 'errorSending', { submission: 'onlyComplete' }]],
    ['tekniskFeil', [502, 'unknownTaxError', undefined]],
    ['somethingNew', [502, 'unknownTaxError', undefined]],
  ])('%s', async (code, expected) => {
    await world.control('POST', 'skatteetaten/result', { code })
    expect(await refused(kari.view())).toEqual(expected)
  })

  it.each(['fastsattskattemeldingIkkeBasertPaaGjeldendeSkattemelding', 'mottattNyInnsending'])(
    'a draft that has changed (%s) is fetched and merged anew, once',
    async (code) => {
      await world.control('POST', 'skatteetaten/result', { code })
      expect(await refused(kari.view())).toMatchObject([200, {}])
      await world.control('POST', 'skatteetaten/result', { code, times: 2 })
      expect(await refused(kari.view())).toEqual([502, 'errorSending', undefined])
    },
  )

  it('no draft for the person', async () => {
    const none = await world.landlord(5)
    await none.logIn()
    expect(await refused(none.view({ houseIds: [none.spare] }))).toEqual([422, 'noDeclarationFound', undefined])
  })

  it.each([
    [401, [403, 'externalLoginRequired', undefined]],
    [403, [422, 'noDeclarationFound', undefined]],
    [404, [422, 'noDeclarationFound', undefined]],
    [400, [502, 'errorSending', undefined]],
    [500, [503, 'providerUnavailable', undefined]],
  ])('status %i on the draft', async (status, expected) => {
    await world.fault({ provider: 'skatteetaten', path: '/2025/', kind: 'status', status })
    expect(await refused(kari.view())).toEqual(expected)
  })

  it.each([
    ['noise', { kind: 'garbage' }, [502, 'providerError', undefined]],
    ['a reset', { kind: 'reset' }, [503, 'providerUnavailable', undefined]],
  ])('%s', async (_what, fault, expected) => {
    await world.fault({ provider: 'skatteetaten', path: 'valider', ...fault })
    expect(await refused(kari.view())).toEqual(expected)
  })
})
