import { describe, expect, it } from 'vitest'
import { coTenant, signicatDocumentOf, signingOrderFixture } from './test-signing'
import { signingLinkCalls } from './calls-link'

const tests = signingOrderFixture()
const { at, create, read, sign, refresh, slugOf, refusal } = tests

const third = { ...coTenant, first_name: 'Jan', last_name: 'Kowalski', phone_code: '+48', phone: '501234567' }
const page = (slug: string, more: object = {}) =>
  at.app.call(signingLinkCalls.page, {
    params: { slug },
    query: { signer: 'tenant', documentType: 'contract', ...more },
  })
const go = (slug: string, more: object = {}) =>
  at.app.call(signingLinkCalls.redirect, {
    params: { slug },
    body: { signer: 'tenant', documentType: 'contract', ...more },
  })
const notFound = [404, 'notFound', undefined]
async function sentToThree(more: object = {}) {
  const id = await create({ co_tenants: [coTenant, third], ...more })
  await sign(id)
  const { tenants, landlordLink } = (await read(id)).signicatInfo!
  return {
    id,
    slugs: tenants.map(({ link }) => slugOf(link)),
    landlord: slugOf(landlordLink),
    links: tenants.map(({ link }) => link!),
  }
}

describe('the link of each tenant', () => {
  it('has a code of its own, which opens that one’s page and BankID address, whatever number stands beside it', async () => {
    const { id, slugs, links } = await sentToThree()
    expect(new Set(slugs).size).toBe(3)
    for (const link of links) expect(link).toMatch(/\/r\/tc\/[A-Za-z0-9_-]{22}$/)
    const { signers } = signicatDocumentOf(at.signicat, id)
    const names = ['Per Hansen', 'Siri Berg', 'Jan Kowalski']
    for (const [own, slug] of slugs.entries())
      for (const tenant of [0, 1, 2, 3]) {
        expect((await page(slug, { tenant: String(tenant) })).tenant).toBe(names[own])
        expect((await go(slug, { tenant })).url).toBe(signers[own]!.url)
      }
  })

  it('says who the landlord is and how to reach them, in the tenant’s language, and that a term too short for one is open-ended', async () => {
    const { slugs } = await sentToThree({ type: 'time-bound', end_date: '2027-01-31' })
    const [per, siri, jan] = await Promise.all(slugs.map((slug) => page(slug)))
    expect(per).toMatchObject({
      landlord: 'Kari Nordmann',
      landlordPhone: '+47 90 01 23 45',
      landlordEmail: expect.stringMatching(/^landlord\d+@husbok.test$/),
      language: 'nb',
      // A term of a year, and no reason for it.
      end_date: '2027-01-31',
      countsAsOpen: true,
    })
    // The contract's language decides, not the country of the phone number.
    expect([siri!.language, jan!.language]).toEqual(['nb', 'nb'])
  })

  it('is dead once that one has signed, and the others’ are not', async () => {
    const { id, slugs, landlord } = await sentToThree()
    await at.signicat.sign(signicatDocumentOf(at.signicat, id), 'tenant2', { fullName: 'Siri Berg' })
    await refresh(id)
    expect(await Promise.all(slugs.map((slug) => refusal(page(slug))))).toEqual(['none', notFound, 'none'])
    expect(await refusal(go(landlord, { signer: 'landlord' }))).toEqual([409, 'signedInOrder', undefined])
    // A tenant's code doesn't work as the landlord's. The landlord's code doesn't work as a tenant's.
    expect(await refusal(page(landlord))).toEqual(notFound)
    expect(await refusal(page(slugs[0]!, { signer: 'landlord' }))).toEqual(notFound)
    expect(await refusal(page(slugs[2]!, { documentType: 'checklist' }))).toEqual(notFound)
  })
})

describe('an address to sign at that is not the provider’s', () => {
  it.each([
    'http://sign.test/a',
    'https://evil.example/a',
    'https://sign.test.evil.example/a',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '/home',
  ])('is opened for nobody: %s', async (url) => {
    const { id, slugs, landlord } = await sentToThree()
    const document = signicatDocumentOf(at.signicat, id)
    const good = document.signers[0]!.url
    await at.app.db
      .updateTable('signer')
      .set({ encrypted_url: null })
      .where('role', '=', 'tenant')
      .where('signing_id', 'in', at.app.db.selectFrom('signing').select('id').where('contract_id', '=', id))
      .execute()
    const { signers, documentStatus, ...answer } = document
    const others = signers.slice(1)
    at.signicat.fail(
      /^GET \/sign\/documents\/(?!summary)/,
      {
        status: 200,
        body: {
          ...answer,
          status: { documentStatus },
          signers: [{ ...signers[0], url }, ...others],
        },
      },
      2,
    )
    expect(await refusal(go(slugs[0]!))).toEqual([502, 'providerError', undefined])
    // The paper can still be read, and the others sign.
    expect((await page(slugs[0]!)).tenant).toBe('Per Hansen')
    expect((await go(slugs[1]!)).url).toBe(document.signers[1]!.url)
    expect(await refusal(go(landlord, { signer: 'landlord' }))).toEqual([409, 'signedInOrder', undefined])
    expect(good).not.toBe(url)
  })
})

describe('who has signed', () => {
  it('is told the landlord by the BankID’s own name before the landlord signs, and no co-tenant', async () => {
    const { id, slugs, landlord } = await sentToThree()
    const document = signicatDocumentOf(at.signicat, id)
    expect((await read(id)).signicatInfo!.tenants.map(({ signedBy }) => signedBy)).toEqual([null, null, null])
    const mails = (await at.app.mails()).length
    await at.signicat.sign(document, 'tenant', { fullName: 'Hansen, Per', dateOfBirth: '1990-05-17' })
    await at.signicat.sign(document, 'tenant2', { fullName: 'Ola Nordmann', dateOfBirth: '' })
    await refresh(id)
    expect((await page(slugs[2]!)).tenants).toEqual([
      { name: 'Per Hansen', isSigned: true, signedBy: null, isMismatch: false },
      { name: 'Siri Berg', isSigned: true, signedBy: null, isMismatch: false },
      { name: 'Jan Kowalski', isSigned: false, signedBy: null, isMismatch: false },
    ])
    await at.signicat.sign(document, 'tenant3', { fullName: 'Jan Kowalski', dateOfBirth: '1992-03-04' })
    await refresh(id)
    const signed = [
      ['Hansen, Per', false],
      ['Ola Nordmann', true],
      ['Jan Kowalski', false],
    ]
    const signedNames = (tenants: readonly { signedBy: string | null; isMismatch: boolean }[]) =>
      tenants.map(({ signedBy, isMismatch }) => [signedBy, isMismatch])
    expect(signedNames((await read(id)).signicatInfo!.tenants)).toEqual(signed)
    const own = await page(landlord, { signer: 'landlord' })
    expect(signedNames(own.tenants)).toEqual(signed)
    const [turn] = (await at.app.mails()).slice(mails)
    expect(turn!.subject).toBe('Alle leietakerne har signert leiekontrakten for Storgata 12, Oslo: din tur')
    expect(turn!.text).toContain('- Per Hansen: signert med BankID-en til Hansen, Per\n')
    expect(turn!.text).toContain(
      '- Siri Berg: signert med BankID-en til Ola Nordmann, som har et annet navn eller en annen fødselsdato enn leietakeren. Finn ut hvem som signerte, før du signerer.',
    )
    // The names of those who signed can still be seen once all have signed.
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    expect(signedNames((await refresh(id)).signicatInfo!.tenants)).toEqual(signed)
  })
})
