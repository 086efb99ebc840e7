import { describe, expect, it } from 'vitest'
import { readPdf } from '../../base/pdf/test-pdf'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { paperCalls } from '../document/calls'
import { signingOrderFixture, signicatDocumentOf } from './test-signing'
import { signingLinkCalls } from './calls-link'

const { at, create, sign, read, slugOf, of, as } = signingOrderFixture()

const speak = (language: 'nb' | 'en') =>
  at.app.db.updateTable('account').set({ language }).where('id', '=', at.owner).execute()
const abroad = { tenant_phone_code: '+48', tenant_phone: '501234567' }

describe('the language of a contract', () => {
  it.each(['nb', 'en'] as const)(
    'is the landlord’s at that moment where it is left out, and stays: %s',
    async (language) => {
      await speak(language)
      const id = await create()
      expect((await read(id)).language).toBe(language)
      await speak(language === 'nb' ? 'en' : 'nb')
      const body = testContract(at.houseId, [at.file], { other: '' })
      await at.app.call(contractCalls.update, { ...of(id), body }, as())
      expect((await read(id)).language).toBe(language)
    },
  )

  it('is one of two', async () => {
    await expect(create({ language: 'de' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { language: 'choose' } },
    })
  })

  it.each([
    ['nb', 'en', {}, 'Signer leiekontrakten for Storgata 12, Oslo, fra Kari Nordmann'],
    ['nb', 'nb', abroad, 'Signer leiekontrakten for Storgata 12, Oslo, fra Kari Nordmann'],
    ['en', 'nb', {}, 'Sign the lease for Storgata 12, Oslo, from Kari Nordmann'],
  ] as const)(
    '%s is that of the file, mails, text messages and page of the tenant, whatever the landlord (%s) and the phone (%o) speak',
    async (language, landlord, more, subject) => {
      await speak(landlord)
      const [mails, texts] = [(await at.app.mails()).length, (await at.app.texts()).length]
      const id = await create({ language, ...more })
      await sign(id)
      const { tenants, landlordLink } = (await read(id)).signicatInfo!
      expect((await at.app.mails())[mails]!.subject).toBe(subject)
      expect((await at.app.texts())[texts]!.text.startsWith(subject.slice(0, 10))).toBe(true)
      expect(signicatDocumentOf(at.signicat, id).body).toMatchObject({
        signers: [{ ui: { language: language === 'nb' ? 'NO' : 'EN' } }, {}],
      })

      const pageOf = (link: string | null, signer: 'tenant' | 'landlord') =>
        at.app.call(signingLinkCalls.page, {
          params: { slug: slugOf(link) },
          query: { signer, documentType: 'contract' },
        })
      const page = await pageOf(tenants[0]!.link, 'tenant')
      expect(page.language).toBe(language)
      expect((await pageOf(landlordLink, 'landlord')).language).toBe(landlord)
      const { url } = await at.app.call(paperCalls.paper, { ...of(id), query: {} }, as())
      for (const paper of [page.pdf, url]) {
        const { text } = await readPdf((await at.app.raw('GET', paper, undefined, {})).bytes)
        expect(text.includes('Signed electronically')).toBe(language === 'en')
      }
    },
  )
})
