import { expect, describe, it } from 'vitest'
import { signingLinkCalls } from './calls-link'
import { coTenant, signicatDocumentOf, signingOrderFixture } from './test-signing'

const tests = signingOrderFixture()
const { at, create, read, sign, refresh, slugOf, refusal } = tests

const day = 86_400_000
const notFound = [404, 'notFound', undefined]
const look = (slug: string, more: object = {}) =>
  at.app.call(signingLinkCalls.standing, {
    params: { slug },
    query: { signer: 'tenant', documentType: 'contract', ...more },
  })
const standing = async (slug: string, more: object = {}) => (await look(slug, more)).standing
const cancel = /\/cancel/

/** A lease that was sent to two tenants. */
async function sentToTwo(more: object = {}) {
  const id = await create({ co_tenants: [coTenant], ...more })
  await sign(id)
  const { tenants, landlordLink } = (await read(id)).signicatInfo!
  return { id, slugs: tenants.map(({ link }) => slugOf(link)), landlord: slugOf(landlordLink) }
}
async function signs(id: number, ...who: string[]) {
  for (const one of who) await at.signicat.sign(signicatDocumentOf(at.signicat, id), one)
  await refresh(id)
}
/** The landlord, who asks to sign. The e-mail with the link has already named the landlord. */
const contact = {
  landlord: 'Kari Nordmann',
  landlordPhone: '+47 90 01 23 45',
  landlordEmail: expect.stringMatching(/^landlord\d+@husbok.test$/),
}
/** All that a link shows to a holder who has not signed. */
const nothingElse = {
  ...contact,
  signer: 'tenant',
  documentType: 'contract',
  isSigned: false,
  name: '',
  waitsFor: [],
  address: '',
  language: 'nb',
  pdf: null,
}

describe('a link that its tenant has signed by', () => {
  it('says so, as whom, who is waited for, whom to ask, and opens what was signed', async () => {
    const { id, slugs } = await sentToTwo()
    await signs(id, 'tenant')
    const own = await look(slugs[0]!)
    expect(own).toEqual({
      ...contact,
      standing: 'open',
      signer: 'tenant',
      documentType: 'contract',
      isSigned: true,
      name: 'Per Hansen',
      waitsFor: ['Siri Berg'],
      address: expect.stringContaining('Storgata 12'),
      language: 'nb',
      pdf: expect.stringContaining('/paper/contract?'),
    })
    const paper = await at.app.app.inject({ method: 'GET', url: own.pdf! })
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
    // The landlord is named when all tenants have signed.
    await signs(id, 'tenant2')
    expect((await look(slugs[0]!)).waitsFor).toEqual(['Kari Nordmann'])
  })

  it('says that all have signed, and opens what they have for thirty days', async () => {
    const { id, slugs, landlord } = await sentToTwo()
    await signs(id, 'tenant', 'tenant2', 'landlord')
    const own = await look(slugs[1]!)
    expect(own).toMatchObject({ standing: 'signed', isSigned: true, name: 'Siri Berg', waitsFor: [] })
    expect(own.pdf).toContain('/paper/contract?')
    expect(await look(landlord, { signer: 'landlord' })).toMatchObject({ standing: 'signed', name: 'Kari Nordmann' })
    const now = at.app.now()
    at.app.setNow(new Date(Date.parse(now) + 31 * day).toISOString())
    expect(await look(slugs[1]!)).toMatchObject({ standing: 'signed', isSigned: true, pdf: null })
    at.app.setNow(now)
  })
})

describe('a link that can’t be used any more', () => {
  it('is being taken back; then it is, and what one tenant had signed ends with it', async () => {
    const { id, slugs } = await sentToTwo()
    at.signicat.fail(cancel, { status: 500 })
    await tests.withdraw(id)
    await at.signicat.sign(signicatDocumentOf(at.signicat, id), 'tenant')
    expect(await look(slugs[1]!)).toEqual({ ...nothingElse, standing: 'withdrawing' })
    await tests.pass(60_000, { mayFail: true })
    expect((await read(id)).signicatInfo!.state).toBe('withdrawn')
    // Another person may have the link, so it shows no other signer, no address and no terms.
    expect(await look(slugs[1]!)).toEqual({ ...nothingElse, standing: 'withdrawn' })
    expect(await look(slugs[0]!)).toMatchObject({ standing: 'withdrawn', isSigned: true, waitsFor: [], pdf: null })
  })

  it('is being sent anew; then it is, and says nothing of the new one', async () => {
    const { id, slugs } = await sentToTwo()
    at.signicat.fail(cancel, { status: 500 })
    await tests.regenerate(id)
    expect(await standing(slugs[0]!)).toBe('renewing')
    await tests.pass(60_000, { mayFail: true })
    await signs(id, 'tenant')
    expect(await look(slugs[0]!)).toEqual({ ...nothingElse, standing: 'renewed' })
    // A paper that was sent again and then taken back is only shown as taken back.
    await tests.withdraw(id)
    expect(await standing(slugs[0]!)).toBe('withdrawn')
  })

  it('ran out, from its last moment on, also before anybody has looked', async () => {
    const { slugs } = await sentToTwo()
    const now = at.app.now()
    at.app.setNow(new Date(Date.parse(now) + 46 * day).toISOString())
    expect(await look(slugs[0]!)).toEqual({ ...nothingElse, standing: 'expired' })
    at.app.setNow(now)
    expect(await standing(slugs[0]!)).toBe('open')
  })

  it('tells nothing by a code that is nobody’s, of the other side or of the other paper', async () => {
    const { id, slugs, landlord } = await sentToTwo()
    await signs(id, 'tenant')
    expect(await refusal(look('A'.repeat(22)))).toEqual(notFound)
    expect(await refusal(look(slugs[0]!, { signer: 'landlord' }))).toEqual(notFound)
    expect(await refusal(look(slugs[0]!, { documentType: 'checklist' }))).toEqual(notFound)
    expect(await refusal(look(landlord))).toEqual(notFound)
  })
})
