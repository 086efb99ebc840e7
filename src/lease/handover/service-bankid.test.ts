import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { unzip } from '../../base/file/test-zip'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from '../contract/calls'
import { signingCalls } from '../signing/calls'
import { signingLinkCalls } from '../signing/calls-link'
import { coTenant, signicatDocumentOf, signingOrderFixture } from '../signing/test-signing'
import { tenancyCalls } from '../tenancy/calls'
import { handoverCalls } from './calls'
import { testDrawing, testFound } from './test-handover'

const { at, of, as, create, read, sign, withdraw, regenerate, refresh, refusal, slugOf } = signingOrderFixture()
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const one = (id: number, handover: number) => ({ params: { id: String(id), handoverId: String(handover) } })
const form = (kind: 'in' | 'out' = 'in', more: object = {}) => ({
  kind,
  date: '2026-11-20',
  ...testFound({ remarks: 'Vasket.' }),
  ...more,
})

const add = (id: number, kind: 'in' | 'out' = 'in') =>
  at.app.call(handoverCalls.create, { ...of(id), body: form(kind) }, as())
const change = (id: number, handover: number) =>
  at.app.call(handoverCalls.update, { ...one(id, handover), body: form('in', { remarks: 'Malt.' }) }, as())
const show = (id: number, handover: number) => at.app.call(handoverCalls.read, one(id, handover), as())
const signManual = (id: number, handover: number) =>
  at.app.call(handoverCalls.signManual, { ...one(id, handover), body: { signed_on: '2026-11-20' } }, as())
const draw = (id: number, handover: number, role: 'tenant' | 'landlord', tenant?: number) =>
  at.app.call(
    handoverCalls.sign,
    { ...one(id, handover), body: { role, svg: testDrawing, ...(tenant !== undefined && { tenant }) } },
    as(),
  )
const drawOwn = (id: number, handover: number) => draw(id, handover, 'landlord')
const bytesOf = async (id: number, handover: number) => {
  const { url } = await at.app.call(handoverCalls.paper, { ...one(id, handover), query: {} }, as())
  return (await at.app.raw('GET', url, undefined)).bytes
}
const documentOf = (id: number, handover: number) => signicatDocumentOf(at.signicat, id, `handover-${handover}`)
async function signByAll(id: number, handover: number) {
  const document = documentOf(id, handover)
  for (const signer of document.signers.map(({ externalSignerId }) => externalSignerId.split(':').at(-1)!))
    await at.signicat.sign(document, signer)
  await refresh(id)
  return document
}

it('the handover is sent in place of the list, frozen at once, and signed by all with BankID', async () => {
  const id = await create({ co_tenants: [coTenant] })
  await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
  const { id: handover } = await add(id)
  await draw(id, handover, 'tenant')
  const answered = await sign(id, true)
  expect(answered.checkList).toMatchObject({ signatureType: null, signicatInfo: null })
  const sent = await show(id, handover)
  expect(sent).toMatchObject({ signed_by: null, sha256: null, signatures: [], signicatInfo: { state: 'tenants' } })
  expect(sent.signicatInfo!.tenants.map(({ name }) => name)).toEqual(['Per Hansen', 'Siri Berg'])

  // The link shows the sent file. Nobody can change it.
  const document = documentOf(id, handover)
  const frozen = Buffer.from(document.body.dataToSign.base64Content, 'base64')
  expect(sha256(await bytesOf(id, handover))).toBe(sha256(frozen))
  expect((await readPdf(frozen)).text.replace(/\s+/g, ' ')).toContain('Vasket.')
  const slug = slugOf(sent.signicatInfo!.tenantLink)
  const query = { signer: 'tenant', documentType: 'handover' } as const
  const page = await at.app.call(signingLinkCalls.page, { params: { slug }, query })
  expect(sha256((await at.app.raw('GET', page.pdf, undefined)).bytes)).toBe(sha256(frozen))
  for (const work of [change, signManual, drawOwn])
    expect(await refusal(work(id, handover))).toEqual([409, 'beingSigned', undefined])

  await signByAll(id, handover)
  const after = await show(id, handover)
  const signed = at.signicat.pdfOf(document)
  expect(after).toMatchObject({ signed_by: 'bankid', signed_on: '2026-11-20', signicatInfo: { state: 'signed' } })
  expect(after.sha256).toBe(sha256(signed))
  expect(sha256(await bytesOf(id, handover))).toBe(after.sha256)
  expect(sha256((await at.app.raw('GET', after.signicatInfo!.signedDocumentUrl!, undefined, as())).bytes)).toBe(
    after.sha256,
  )
  for (const work of [change, signManual, drawOwn, () => sign(id, true)])
    expect(await refusal(work(id, handover))).toEqual([409, 'handoverSigned', undefined])
  const zip = unzip((await at.app.raw('GET', '/api/export', undefined, as())).bytes)
  expect([...zip.values()].map(sha256)).toContain(after.sha256)
})

it('a handover that is withdrawn can be changed again, and sent again with other bytes', async () => {
  const id = await create()
  const { id: handover } = await add(id)
  await sign(id, true)
  const first = documentOf(id, handover).body.dataToSign.base64Content
  // The same bytes with new links.
  await regenerate(id, true)
  expect(documentOf(id, handover).body.dataToSign.base64Content).toBe(first)
  await withdraw(id, true)
  expect(await show(id, handover)).toMatchObject({ signed_by: null, signicatInfo: { state: 'withdrawn' } })
  await change(id, handover)
  await sign(id, true)
  const again = Buffer.from(documentOf(id, handover).body.dataToSign.base64Content, 'base64')
  expect((await readPdf(again)).text).toContain('Malt.')
})

it('one handover after the other: the newest that is unsigned, never two at once, the last after the end', async () => {
  const id = await create()
  await at.app.call(tenancyCalls.signManual, { ...of(id), body: { documents: [] } }, as())
  const { id: moving } = await add(id)
  await sign(id, true)
  const { id: leaving } = await add(id, 'out')
  expect(await refusal(sign(id, true))).toEqual([409, 'beingSigned', undefined])
  await signByAll(id, moving)
  await at.app.call(tenancyCalls.finish, { ...of(id), body: { deleteIncome: false } }, as())
  await sign(id, true)
  await signByAll(id, leaving)
  const shown = await at.app.call(handoverCalls.list, of(id), as())
  expect(shown.map(({ kind, signed_by }) => [kind, signed_by])).toEqual([
    ['in', 'bankid'],
    ['out', 'bankid'],
  ])
  expect(shown[1]!.differences).toEqual([])
  expect((await read(id)).checkList).toBeNull()
})

it('a handover whose day is to come, and one in which nothing is written, can be signed in no way', async () => {
  const id = await create()
  const body = (more: object) => ({ kind: 'in' as const, date: '2026-11-20', ...more })
  const ways = (handover: number) => [
    () => draw(id, handover, 'tenant'),
    () => sign(id, true),
    () => signManual(id, handover),
  ]
  const refused = async (more: object) => {
    const { id: handover } = await at.app.call(handoverCalls.create, { ...of(id), body: body(more) }, as())
    const answers: unknown[] = []
    for (const way of ways(handover)) answers.push(await refusal(way()))
    expect(await show(id, handover)).toMatchObject({ signed_by: null, signatures: [], signicatInfo: null })
    return answers
  }
  const ahead = [422, 'invalid', { date: 'handoverAhead' }]
  expect(await refused({ date: '2027-11-01', ...testFound() })).toEqual([
    ahead,
    ahead,
    [422, 'invalid', { signed_on: 'handoverSignedOn' }],
  ])
  const empty = [422, 'invalid', { rooms: 'handoverEmpty' }]
  expect(await refused({})).toEqual([empty, empty, empty])
})

it('a handover that is named is sent, although a newer one isn’t signed', async () => {
  const id = await create()
  await at.app.call(tenancyCalls.signManual, { ...of(id), body: { documents: [] } }, as())
  const { id: moving } = await add(id)
  const { id: leaving } = await add(id, 'out')
  const send = (handoverId: number) =>
    at.app.call(signingCalls.signChecklist, { ...of(id), body: { handoverId } }, as())
  await send(moving)
  expect((await show(id, moving)).signicatInfo).toMatchObject({ state: 'tenants' })
  expect((await show(id, leaving)).signicatInfo).toBeNull()
  expect(await refusal(send(leaving))).toEqual([409, 'beingSigned', undefined])
  await signByAll(id, moving)
  expect(await refusal(send(moving))).toEqual([409, 'handoverSigned', undefined])
  expect(await refusal(send(leaving + 1000))).toEqual([404, 'notFound', undefined])
})

it('a signed file that is damaged is not handed out', async () => {
  const id = await create()
  const { id: handover } = await add(id)
  await sign(id, true)
  await signByAll(id, handover)
  await at.app.db
    .updateTable('signed_document')
    .set({ sha256: 'f'.repeat(64) })
    .where('account_id', '=', at.owner)
    .execute()
  const paper = at.app.call(handoverCalls.paper, { ...one(id, handover), query: {} }, as())
  expect(await refusal(paper)).toEqual([500, 'paperDamaged', undefined])
  expect(at.app.bugs.splice(0)).toHaveLength(1)
})

it('a drawn signature of each tenant is needed, each drawn once, of the first tenant when none is named', async () => {
  const id = await create({ co_tenants: [coTenant] })
  const { id: handover } = await add(id)
  await draw(id, handover, 'landlord')
  const first = await draw(id, handover, 'tenant')
  expect(first.signed_by).toBeNull()
  expect(first.signatures.map(({ name }) => name)).toEqual(['Kari Nordmann', 'Per Hansen'])
  for (const again of [
    () => draw(id, handover, 'tenant'),
    () => draw(id, handover, 'tenant', 1),
    () => draw(id, handover, 'landlord'),
  ])
    expect(await refusal(again())).toEqual([409, 'alreadyDrawn', undefined])
  expect((await show(id, handover)).signatures).toEqual(first.signatures)
  const signed = await draw(id, handover, 'tenant', 2)
  expect(signed).toMatchObject({ signed_by: 'drawn', signed_on: '2026-11-20' })
  expect(signed.signatures.map(({ name }) => name)).toEqual(['Kari Nordmann', 'Per Hansen', 'Siri Berg'])
})
