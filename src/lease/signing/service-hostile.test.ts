import { expect, it } from 'vitest'
import { endlessPdf, harmfulPdfs, hostilePdfs } from '../../base/pdf/test-hostile'
import { readPdf } from '../../base/pdf/test-pdf'
import { signingOrderFixture } from './test-signing'

const { at, as, create, read, sent, refresh } = signingOrderFixture()
const harmful = hostilePdfs[harmfulPdfs[0]!]!

/** A draft to which a file was attached before anybody opened it. */
async function draftWith(bytes: Uint8Array): Promise<number> {
  const { url } = JSON.parse((await at.app.upload(at.token, 'vedlegg.pdf', bytes)).body) as { url: string }
  const id = await create()
  await at.app.db
    .updateTable('contract')
    .set({ documents: [url] })
    .where('id', '=', id)
    .execute()
  return id
}

it('a lease with an attachment that ends whoever opens it is sent without its pages, and says so', async () => {
  const id = await draftWith(harmful())
  const answer = await at.app.raw('POST', `/api/contract/${id}/sign-bankid`, undefined, as())
  expect(answer.status).toBe(200)
  const order = at.signicat.documents.find(({ externalId }) => externalId.startsWith(`contract:${id}:`))!
  const { text } = await readPdf(Buffer.from(order.body.dataToSign.base64Content, 'base64'))
  expect(text).toContain('Filen kan ikke leses')
})

it.each([
  ['ends whoever opens it', harmful],
  ['is read for minutes', endlessPdf],
])('a signed file of the provider that %s is stored and given out as it came', async (_what, make) => {
  const { id, document } = await sent()
  await at.signicat.sign(document, 'tenant', { fullName: 'Ola Hansen', dateOfBirth: '' })
  await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann', dateOfBirth: '' })
  at.signicat.replaceFile(document, make())
  await refresh(id)
  const { signicatInfo } = await read(id)
  expect(signicatInfo?.state).toBe('signed')
  const file = await at.app.raw('GET', signicatInfo!.signedDocumentUrl!, undefined, as())
  expect(Buffer.compare(file.bytes, make())).toBe(0)
  const zip = await at.app.raw('GET', '/api/export', undefined, as())
  expect(zip.status).toBe(200)
})
