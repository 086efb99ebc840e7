import { expect, it } from 'vitest'
import { contractCalls } from '../contract/calls'
import { paperCalls } from '../document/calls'
import { signingCalls } from './calls'
import { coTenant, documentOf, signingTests } from './test-signing'

const tests = signingTests()
const { at, of, as, create, read, sign, withdraw, remind, refresh, refusal } = tests

/** The messages that were queued since, as `to: subject` and `to`. */
async function since(mails: number, texts: number) {
  const [newMails, newTexts] = [(await at.app.mails()).slice(mails), (await at.app.texts()).slice(texts)]
  return { mails: newMails, texts: newTexts }
}
const counted = async () => [(await at.app.mails()).length, (await at.app.texts()).length] as const

it('tells everybody what concerns them, in the language of the paper, each once', async () => {
  const [mails, texts] = await counted()
  const id = await create({ co_tenants: [coTenant] })
  await sign(id)
  const { tenants, landlordLink } = (await read(id)).signicatInfo!
  const asked = await since(mails, texts)
  expect(asked.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['per@example.no', 'Signer leiekontrakten for Storgata 12, Oslo, fra Kari Nordmann'],
    ['siri@example.no', 'Signer leiekontrakten for Storgata 12, Oslo, fra Kari Nordmann'],
  ])
  for (const [index, { link }] of tenants.entries()) {
    expect(asked.mails[index]!.text).toContain(link)
    expect(asked.texts[index]!.text).toContain(link)
    // What is told of personal data.
    expect(asked.mails[index]!.text).toContain('oppbevarer navnet, fødselsdatoen og kontaktopplysningene dine')
  }
  expect(asked.texts.map(({ to }) => to)).toEqual(['+4790012345', '+4790012346'])

  const [second, before] = await counted()
  const document = documentOf(at.signicat, id)
  at.signicat.sign(document, 'tenant')
  at.signicat.sign(document, 'tenant2', { fullName: 'Siri Berg', dateOfBirth: '040392' })
  await refresh(id)
  await refresh(id)
  const turn = await since(second, before)
  expect(turn.mails.map(({ subject }) => subject)).toEqual([
    'Alle leietakerne har signert leiekontrakten for Storgata 12, Oslo: din tur',
  ])
  expect(turn.mails[0]!.text).toContain(landlordLink)

  const [third] = await counted()
  at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  await refresh(id)
  await refresh(id)
  const done = await since(third, 0)
  expect(done.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => 'Leiekontrakten for Storgata 12, Oslo er signert av alle'),
  )
  expect(done.mails[2]!.text).toContain(`/home/contract/${id}`)
})

it('speaks English to the tenants where the lease has English beside it', async () => {
  await at.app.db.updateTable('account').set({ language: 'en' }).where('id', '=', at.owner).execute()
  const [mails, texts] = await counted()
  const id = await create()
  await sign(id)
  const asked = await since(mails, texts)
  expect(asked.mails[0]!.subject).toBe('Sign the lease for Storgata 12, Oslo, from Kari Nordmann')
  expect(asked.texts[0]!.text).toMatch(/^Sign the lease for Storgata 12, Oslo with BankID: http/)
  expect(documentOf(at.signicat, id).body).toMatchObject({
    title: 'Lease – Storgata 12',
    signers: [{ ui: { language: 'EN' } }, {}],
  })
  const [second] = await counted()
  await withdraw(id)
  expect((await since(second, 0)).mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['per@example.no', 'Taken back: the lease for Storgata 12, Oslo'],
  ])
  await at.app.db.updateTable('account').set({ language: 'nb' }).where('id', '=', at.owner).execute()
})

it('sends what Express Sign asks for: tenants before the landlord, our own links and reminders', async () => {
  const id = await create({ co_tenants: [coTenant] })
  await sign(id)
  const { body } = documentOf(at.signicat, id)
  const { publicUrl } = { publicUrl: 'http://husbok.test' }
  expect(body).toMatchObject({
    externalId: `contract:${id}:rev1`,
    title: 'Leiekontrakt – Storgata 12',
    contactDetails: { name: 'Husbok', email: 'support@husbok.test', url: publicUrl },
    advanced: { requiredSignatures: 3, tags: ['contract'], timeToLive: { deleteAfterHours: 168 } },
  })
  const shared = {
    required: true,
    signatureType: { mechanism: 'pkisignature', signatureMethods: ['no_bankid_csc'] },
    redirectSettings: {
      redirectMode: 'redirect',
      success: `${publicUrl}/tenant_notification?status=success`,
      cancel: `${publicUrl}/tenant_notification?status=cancel`,
      error: `${publicUrl}/tenant_notification?status=fail`,
    },
  }
  expect(body['signers']).toMatchObject([
    {
      ...shared,
      externalSignerId: `contract:${id}:tenant`,
      order: 1,
      signerInfo: { firstName: 'Per', mobile: { countryCode: '+47', number: '90012345' } },
      notifications: { setup: { request: 'off', reminder: 'off', signatureReceipt: 'off', finalReceipt: 'sendBoth' } },
    },
    { ...shared, externalSignerId: `contract:${id}:tenant2`, order: 1, signerInfo: { firstName: 'Siri' } },
    {
      ...shared,
      externalSignerId: `contract:${id}:landlord`,
      order: 2,
      notifications: { setup: { request: 'off', finalReceipt: 'sendEmail' } },
    },
  ])
})

it('has the handover list signed the same way, frozen meanwhile, and books nothing for it', async () => {
  const id = await create()
  expect(await refusal(sign(id, true))).toEqual([404, 'notFound', undefined])
  const write = () => at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 3 } }, as())
  await write()
  const sent = await sign(id, true)
  expect(sent.checkList).toMatchObject({ signatureType: 'bankid', signicatInfo: { state: 'tenants' } })
  // The lease itself is a draft still.
  expect([sent.status, sent.signicatInfo]).toEqual(['draft', null])
  expect(await refusal(write())).toEqual([409, 'contractSigned', undefined])
  await remind(id, true)
  await withdraw(id, true)
  await write()
  await sign(id, true)
  const document = documentOf(at.signicat, id, 'checklist')
  expect(document.externalId).toBe(`checklist:${id}:rev2`)
  const slug = new URL((await read(id)).checkList!.signicatInfo!.tenantLink!).pathname.split('/').at(-1)!
  const tenant = { signer: 'tenant', documentType: 'checklist' } as const
  const url = (await at.app.call(signingCalls.redirect, { params: { slug }, body: tenant })).url
  expect(url).toBe(document.signers[0]!.url)
  at.signicat.sign(document, 'tenant')
  at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  const done = await refresh(id)
  expect(done.checkList).toMatchObject({ signicatInfo: { state: 'signed' } })
  expect(done.signed_at).toBeNull()
  const link = await at.app.call(paperCalls.checklistPaper, { ...of(id), query: { lang: 'nb' } }, as())
  const file = await at.app.raw('GET', link.url, undefined)
  expect(Buffer.from(file.bytes).equals(at.signicat.pdfOf(document))).toBe(true)
  expect(await at.app.db.selectFrom('incomebilag').select('id').where('contractId', '=', id).execute()).toEqual([])
  expect(await refusal(write())).toEqual([409, 'contractSigned', undefined])
})
