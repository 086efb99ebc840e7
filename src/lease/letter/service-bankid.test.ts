import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { samplePdf } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import { signingCalls } from '../signing/calls'
import { signingLinkCalls } from '../signing/calls-link'
import { coTenant, signicatDocumentOf, signingOrderFixture } from '../signing/test-signing'
import { tenancyCalls } from '../tenancy/calls'
import { letterCalls } from './calls'

const fixture = signingOrderFixture()
const { at, of, as, create, read, refresh, refusal, slugOf, pass } = fixture
const one = (id: number, letter: number) => ({ params: { id: String(id), letterId: String(letter) } })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A lease that is signed by hand, and an addendum to it. */
async function withAddendum(more: object = {}) {
  const id = await create(more)
  await at.app.call(tenancyCalls.signManual, { ...of(id), body: { documents: [] } }, as())
  const body = { kind: 'addendum', send: 'print', text: 'Leietakeren kan ha hund.' } as const
  const { id: letter } = await at.app.call(letterCalls.send, { ...of(id), body }, as())
  return { id, letter }
}
const sign = (id: number, letter: number) => at.app.call(letterCalls.signBankid, one(id, letter), as())
const letters = (id: number) => at.app.call(letterCalls.list, of(id), as())
async function signManual(id: number, letter: number) {
  const { body } = await at.app.upload(as().token, 'signert.pdf', samplePdf())
  const documents = [(JSON.parse(body) as { url: string }).url]
  return await at.app.call(
    letterCalls.signManual,
    { ...one(id, letter), body: { signed_on: '2026-11-20', documents } },
    as(),
  )
}
const withdraw = (id: number, letterId: number) =>
  at.app.call(signingCalls.withdraw, { ...of(id), body: { checkList: false, letterId } }, as())
const documentOf = (id: number, letter: number) => signicatDocumentOf(at.signicat, id, `addendum-${letter}`)
const names = (id: number) =>
  at.signicat.documents.map(({ externalId }) => externalId).filter((name) => name.includes(`:${id}:`))

it('an addendum is signed by every tenant and then the landlord, and keeps the file that all have signed', async () => {
  const { id, letter } = await withAddendum({ co_tenants: [coTenant] })
  const [before] = await letters(id)
  expect(before).toMatchObject({ signed_on: null, signicatInfo: null })
  const sent = await sign(id, letter)
  expect(sent).toMatchObject({ id: letter, signed_on: null, signicatInfo: { state: 'tenants', isSignedTenant: false } })
  expect(sent.signicatInfo!.tenants.map(({ name }) => name)).toEqual(['Per Hansen', 'Siri Berg'])
  expect((await read(id)).signicatInfo).toBeNull()
  expect(names(id)).toEqual([`addendum-${letter}:${id}:rev1`])
  const mails = await at.app.mails()
  expect(mails.find(({ to }) => to === coTenant.email)!.subject).toContain('tilleggsavtalen')

  // The link shows the addendum and none of the terms of another paper.
  const slug = slugOf(sent.signicatInfo!.tenants[1]!.link)
  expect(sent.signicatInfo!.tenants[1]!.link).toContain('/r/ta/')
  const query = { signer: 'tenant', documentType: 'addendum' } as const
  const page = await at.app.call(signingLinkCalls.page, { params: { slug }, query })
  expect(page).toMatchObject({ tenant: 'Siri Berg', documentType: 'addendum', isTurn: true })
  const shown = await at.app.raw('GET', page.pdf, undefined)
  expect(sha256(shown.bytes)).toBe(before!.sha256)
  for (const documentType of ['contract', 'checklist', 'handover'] as const)
    expect(
      await refusal(at.app.call(signingLinkCalls.page, { params: { slug }, query: { ...query, documentType } })),
    ).toEqual([404, 'notFound', undefined])

  const document = documentOf(id, letter)
  await at.signicat.sign(document, 'tenant')
  await refresh(id)
  expect((await letters(id))[0]!.signicatInfo).toMatchObject({ state: 'tenants', isSignedTenant: false })
  await at.signicat.sign(document, 'tenant2', { fullName: 'Siri Berg', dateOfBirth: '1992-03-04' })
  await refresh(id)
  expect((await letters(id))[0]!.signicatInfo).toMatchObject({ state: 'landlord', isSignedTenant: true })
  await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  await refresh(id)
  const [after] = await letters(id)
  expect(after).toMatchObject({ signed_on: '2026-11-20', sha256: before!.sha256, signicatInfo: { state: 'signed' } })
  const file = await at.app.raw('GET', after!.signicatInfo!.signedDocumentUrl!, undefined, as())
  expect(Buffer.from(file.bytes).equals(at.signicat.pdfOf(document))).toBe(true)
  expect(sha256((await at.app.raw('GET', after!.url, undefined)).bytes)).toBe(before!.sha256)

  // It is signed for good, and the export has both the letter and the signed file.
  for (const again of [sign, signManual, withdraw])
    expect(await refusal(again(id, letter))).toEqual([409, 'contractSigned', undefined])
  const zip = unzip((await at.app.raw('GET', '/api/export', undefined, as())).bytes)
  const hashes = new Set([...zip.values()].map(sha256))
  expect(hashes.has(sha256(at.signicat.pdfOf(document)))).toBe(true)
  expect(hashes.has(before!.sha256)).toBe(true)
})

it('an addendum that is being signed can be withdrawn, sent again, or then signed by hand', async () => {
  const { id, letter } = await withAddendum()
  await sign(id, letter)
  expect(await refusal(sign(id, letter))).toEqual([409, 'contractFrozen', undefined])
  expect(await refusal(signManual(id, letter))).toEqual([409, 'beingSigned', undefined])
  // The lease itself was never sent.
  const lease = at.app.call(signingCalls.withdraw, { ...of(id), body: { checkList: false } }, as())
  expect(await refusal(lease)).toEqual([409, 'contractNotSigned', undefined])
  await withdraw(id, letter)
  expect((await letters(id))[0]!.signicatInfo).toMatchObject({ state: 'withdrawn', tenantLink: null })
  expect(documentOf(id, letter).documentStatus).toBe('canceled')
  const again = await sign(id, letter)
  expect(again.signicatInfo!.state).toBe('tenants')
  expect(names(id)).toHaveLength(2)
  await at.app.call(signingCalls.regenerate, { ...of(id), body: { checkList: false, letterId: letter } }, as())
  expect(names(id)).toHaveLength(3)
  const { reminded_at } = (await letters(id))[0]!.signicatInfo!
  expect(reminded_at).toBeNull()
  await at.app.call(signingCalls.remind, { ...of(id), body: { checkList: false, letterId: letter } }, as())
  expect((await letters(id))[0]!.signicatInfo!.reminded_at).not.toBeNull()
  await withdraw(id, letter)
  expect(await signManual(id, letter)).toMatchObject({ signed_on: '2026-11-20' })
  expect(await refusal(sign(id, letter))).toEqual([409, 'contractSigned', undefined])
})

it('two addenda are signed side by side, and one that everybody has refused ends with its time', async () => {
  const { id, letter } = await withAddendum()
  const body = { kind: 'addendum', send: 'print', text: 'Leietakeren kan ha katt.' } as const
  const { id: other } = await at.app.call(letterCalls.send, { ...of(id), body }, as())
  await sign(id, letter)
  await sign(id, other)
  at.signicat.ended(documentOf(id, letter), 'expired')
  await refresh(id)
  expect((await letters(id)).map((each) => [each.id, each.signicatInfo?.state])).toEqual([
    [other, 'tenants'],
    [letter, 'expired'],
  ])
})

it('no other letter is signed, nor a preview, nor an addendum of somebody else', async () => {
  const { id, letter } = await withAddendum()
  const body = { kind: 'tenancy_confirmation', send: 'print' } as const
  const { id: confirmation } = await at.app.call(letterCalls.send, { ...of(id), body }, as())
  expect(await refusal(sign(id, confirmation))).toEqual([409, 'noSignature', undefined])
  expect(await refusal(sign(id, letter + 1000))).toEqual([404, 'notFound', undefined])
  const stranger = await fixture.landlord()
  const theirs = at.app.call(letterCalls.signBankid, one(id, letter), as(stranger.token))
  expect(await refusal(theirs)).toEqual([404, 'notFound', undefined])
  const poor = await fixture.landlord(false)
  expect(await refusal(at.app.call(letterCalls.signBankid, one(id, letter), as(poor.token)))).toEqual([
    404,
    'notFound',
    undefined,
  ])
})

it('a tenant is erased with the addendum and its order, but not while it waits for signatures', async () => {
  const { id, letter } = await withAddendum()
  await sign(id, letter)
  await at.app.call(tenancyCalls.finish, { ...of(id), body: { deleteIncome: false } }, as())
  const erase = () => at.app.call(tenancyCalls.eraseTenant, { ...of(id), body: { confirm: true } }, as())
  expect(await refusal(erase())).toEqual([409, 'contractFrozen', undefined])
  await withdraw(id, letter)
  await pass(60_000)
  await erase()
  expect(await at.app.db.selectFrom('signing').select('id').where('contract_id', '=', id).execute()).toEqual([])
  expect(await letters(id)).toEqual([])
})
