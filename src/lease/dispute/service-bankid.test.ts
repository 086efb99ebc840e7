import { expect, it } from 'vitest'
import { signicatDocumentOf, signingOrderFixture } from '../signing/test-signing'
import { searchedText } from './test-dispute'

const { at, as, create, sign, refresh } = signingOrderFixture()

it('a lease signed with BankID says of the landlord too who signed it, and when', async () => {
  const id = await create()
  await sign(id)
  const document = signicatDocumentOf(at.signicat, id, 'contract')
  for (const signer of document.signers.map(({ externalSignerId }) => externalSignerId.split(':').at(-1)!))
    await at.signicat.sign(document, signer)
  await refresh(id)
  const { status, bytes } = await at.app.raw('GET', `/api/contract/${id}/dispute`, undefined, as())
  expect(status).toBe(200)
  const found = (await searchedText(bytes)).replace(/\s+/g, ' ')
  expect(found).toMatch(/Kari Nordmann, utleier, signert med BankID av .+? 20\.11\.2026 \d\d:\d\d/)
  expect(found).toMatch(/Per Hansen, signert med BankID av .+? 20\.11\.2026 \d\d:\d\d/)
})
