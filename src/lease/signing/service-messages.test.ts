import { expect, it } from 'vitest'
import { contractCalls } from '../contract/calls'
import { ownDepositFields } from '../contract/test-contract-rules'
import { paperCalls } from '../document/calls'
import { signingLinkCalls } from './calls-link'
import { coTenant, signicatDocumentOf, signingOrderFixture } from './test-signing'

const tests = signingOrderFixture()
const { at, of, as, create, read, sign, withdraw, regenerate, remind, refresh, refusal } = tests

/** The messages queued since then, as `to: subject` and `to`. */
async function since(mails: number, texts: number) {
  const [newMails, newTexts] = [(await at.app.mails()).slice(mails), (await at.app.texts()).slice(texts)]
  return { mails: newMails, texts: newTexts }
}
const counted = async () => [(await at.app.mails()).length, (await at.app.texts()).length] as const

it('tells everybody what concerns them, in the language of the paper, each once', async () => {
  const [mails, texts] = await counted()
  const id = await create({ co_tenants: [coTenant], ...ownDepositFields })
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
    // The message has the text about personal data.
    expect(asked.mails[index]!.text).toContain('oppbevarer navnet, fødselsdatoen og kontaktopplysningene dine')
  }
  expect(asked.texts.map(({ to }) => to)).toEqual(['+4790012345', '+4790012346'])

  const [second, before] = await counted()
  const document = signicatDocumentOf(at.signicat, id)
  await at.signicat.sign(document, 'tenant')
  await at.signicat.sign(document, 'tenant2', { fullName: 'Siri Berg', dateOfBirth: '040392' })
  await refresh(id)
  await refresh(id)
  const turn = await since(second, before)
  expect(turn.mails.map(({ subject }) => subject)).toEqual([
    'Alle leietakerne har signert leiekontrakten for Storgata 12, Oslo: din tur',
  ])
  expect(turn.mails[0]!.text).toContain(landlordLink)

  const [third] = await counted()
  await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  await refresh(id)
  await refresh(id)
  const done = await since(third, 0)
  expect(done.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => 'Leiekontrakten for Storgata 12, Oslo er signert av alle'),
  )
  // The mails are sent at once, in any order.
  const [first, other, landlord] = [/^per@/, /^siri@/, /^(?!per@|siri@)/].map(
    (address) => done.mails.find(({ to }) => address.test(to))!.text,
  )
  expect(landlord).toContain(`/home/contract/${id}`)
  // The mail says what is still to be paid. The deposit is the first tenant's.
  const toPay = [first, other, landlord].map((text) => text!.match(/Å betale: [^\n]*/g) ?? [])
  expect(toPay[0]!.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Å betale: depositumet på kr 36 000 innen 01.12.2026, til kontoen i leiekontrakten.',
    expect.stringMatching(
      /^Å betale: den første leien, som forfaller \d\d\.\d\d\.\d{4}, til kontoen i leiekontrakten\.$/,
    ),
  ])
  expect(toPay[1]).toEqual([toPay[0]![1]])
  expect(toPay[2]).toEqual([])
  expect(first).toContain('Du har ikke mer å signere.')
  // The message says from when rent is booked, even if the lease begins far ahead.
  expect(landlord).toMatch(/Leien føres måned for måned, fra \d\d\.\d\d\.\d{4}\./)
  expect(landlord).not.toContain('fra nå av')
})

it('speaks English to the tenants where the lease has English beside it', async () => {
  await at.app.db.updateTable('account').set({ language: 'en' }).where('id', '=', at.owner).execute()
  const [mails, texts] = await counted()
  const id = await create()
  await sign(id)
  const asked = await since(mails, texts)
  expect(asked.mails[0]!.subject).toBe('Sign the lease for Storgata 12, Oslo, from Kari Nordmann')
  expect(asked.texts[0]!.text).toMatch(/^Sign the lease for Storgata 12, Oslo with BankID: http/)
  expect(signicatDocumentOf(at.signicat, id).body).toMatchObject({
    title: 'Lease – Storgata 12',
    signers: [{ ui: { language: 'EN' } }, {}],
  })
  const [second] = await counted()
  await withdraw(id)
  expect((await since(second, 0)).mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['per@example.no', 'Withdrawn: the lease for Storgata 12, Oslo'],
  ])
  await at.app.db.updateTable('account').set({ language: 'nb' }).where('id', '=', at.owner).execute()
})

/** Names and places that somebody may type to make our message lead to another site. */
const hostile = {
  name: 'Husbok: betal på www.evil.com/x',
  address: 'https://evil.com/pay?a@b',
}

it('names the landlord with phone and e-mail, the house with its town, and how to say no; an answer reaches the landlord', async () => {
  const [mails, texts] = await counted()
  const id = await create({ co_tenants: [coTenant] })
  await sign(id)
  await remind(id)
  await withdraw(id)
  const { email } = await at.app.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', at.owner)
    .executeTakeFirstOrThrow()
  const all = await since(mails, texts)
  expect(all.mails).toHaveLength(6)
  for (const { text, replyTo, onBehalfOf } of all.mails) {
    expect([replyTo, onBehalfOf]).toEqual([email, 'Kari Nordmann'])
    expect(text).toContain(`Utleieren din: Kari Nordmann, tlf. +47 90 01 23 45, e-post ${email}`)
    expect(text).toContain('Storgata 12, Oslo')
  }
  for (const { text } of all.mails.slice(0, 4))
    expect(text).toContain('Er du uenig i noe? Ikke signer, og ta kontakt med Kari Nordmann.')
  expect(all.texts).toHaveLength(4)
  for (const { text } of all.texts) {
    expect(text).toMatch(/^(Signer|Påminnelse: )/)
    expect(text).toContain(
      'Fra utleieren din, Kari Nordmann, tlf. +47 90 01 23 45. Uenig? Ikke signer, men ring utleieren.',
    )
    expect(text).toContain('Storgata 12, Oslo')
  }
  // The message that asks for a signature says who gets the tenant's data.
  for (const name of ['Signicat', 'BankID', 'Sveve']) expect(all.mails[0]!.text).toContain(name)
})

it('speaks, if the lease is older than the question, English to a tenant with a foreign phone and Norwegian to the others', async () => {
  const [mails, texts] = await counted()
  const polish = { ...coTenant, phone_code: '+48', phone: '501234567', email: 'jan@example.pl' }
  const swedish = { ...coTenant, phone_code: '+46', phone: '701234567', email: 'sven@example.se' }
  const id = await create({ co_tenants: [polish, swedish] })
  await at.app.db.updateTable('contract').set({ language: null }).where('id', '=', id).execute()
  await sign(id)
  const asked = await since(mails, texts)
  expect(asked.mails.map(({ subject }) => subject.split(' ')[0])).toEqual(['Signer', 'Sign', 'Signer'])
  expect(asked.texts.map(({ text }) => text.split(' ')[0])).toEqual(['Signer', 'Sign', 'Signer'])
  expect(asked.texts[1]!.text).toContain(
    'From your landlord Kari Nordmann, phone +47 90 01 23 45. Disagree? Do not sign',
  )
  // The signing service's own pages have the same language.
  expect(signicatDocumentOf(at.signicat, id).body['signers']).toMatchObject([
    { ui: { language: 'NO' } },
    { ui: { language: 'EN' } },
    { ui: { language: 'NO' } },
    { ui: { language: 'NO' } },
  ])
})

it('holds nothing that a landlord wrote before its own words in a subject or a text message, and no address in it', async () => {
  const before = await at.app.db
    .selectFrom('account')
    .select(['firstName', 'lastName'])
    .where('id', '=', at.owner)
    .executeTakeFirstOrThrow()
  const house = at.app.db.updateTable('house').where('id', '=', at.houseId)
  await at.app.db.updateTable('account').set({ firstName: hostile.name }).where('id', '=', at.owner).execute()
  await house.set({ address: hostile.address }).execute()
  const [mails, texts] = await counted()
  const id = await create({ co_tenants: [coTenant] })
  // Such names are refused as input. Names that were stored earlier stay unchanged.
  await at.app.db.updateTable('contract').set({ tenant_first_name: 'www.evil.com' }).where('id', '=', id).execute()
  await sign(id)
  await remind(id)
  await regenerate(id)
  at.signicat.ended(signicatDocumentOf(at.signicat, id), 'expired')
  await refresh(id)
  await sign(id)
  at.signicat.ended(signicatDocumentOf(at.signicat, id), 'canceled')
  await refresh(id)
  await sign(id)
  await withdraw(id)
  await sign(id)
  const document = signicatDocumentOf(at.signicat, id)
  await at.signicat.sign(document, 'tenant', { fullName: 'http://evil.com' })
  await at.signicat.sign(document, 'tenant2', { fullName: 'Siri Berg' })
  await refresh(id)
  await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  await refresh(id)
  const all = await since(mails, texts)
  // Messages of each kind were sent, to tenants and to the landlord.
  expect(new Set(all.mails.map(({ subject }) => subject.split(/[ :]/)[0]))).toEqual(
    new Set(['Signer', 'Påminnelse', 'Leiekontrakten', 'Signeringen', 'Trukket', 'Alle']),
  )
  const ours = /http:\/\/husbok\.test\/\S+/g
  for (const line of [
    ...all.mails.map(({ subject }) => subject),
    ...all.texts.map(({ text }) => text.replace(ours, '')),
  ]) {
    expect(line).not.toMatch(/^Husbok|evil\.|www|\/|@|https?:/i)
    expect(line).not.toContain('\n')
  }
  // The texts of e-mails contain no links to such names. Only the landlord's checked address is a link.
  for (const { text } of all.mails) expect(text.replace(ours, '')).not.toMatch(/evil\.com|www\./)
  await at.app.db.updateTable('account').set(before).where('id', '=', at.owner).execute()
  await house.set({ address: 'Storgata 12' }).execute()
})

it('tells of an end what is so: out of time, ended there, taken back', async () => {
  const ends = async (how: 'expired' | 'canceled') => {
    const id = await create()
    await sign(id)
    const [mails] = await counted()
    at.signicat.ended(signicatDocumentOf(at.signicat, id), how)
    await refresh(id)
    return (await since(mails, 0)).mails
  }
  const expired = await ends('expired')
  expect(expired.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'Leiekontrakten for Storgata 12, Oslo ble ikke signert i tide'),
  )
  const canceled = await ends('canceled')
  expect(canceled.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'Signeringen av leiekontrakten for Storgata 12, Oslo er avsluttet'),
  )
  for (const { text } of [...expired, ...canceled]) {
    // A lease that isn't signed here may still be agreed in another way.
    expect(text).not.toContain('Ingenting er avtalt')
    expect(text).toContain('Leie kan også avtales muntlig.')
  }
  for (const { text } of canceled) expect(text).not.toContain('i tide')
})

it('sends what Express Sign asks for: tenants before the landlord, our own links and reminders', async () => {
  const id = await create({ co_tenants: [coTenant] })
  await sign(id)
  const { body } = signicatDocumentOf(at.signicat, id)
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
  // The lease itself is still a draft.
  expect([sent.status, sent.signicatInfo]).toEqual(['draft', null])
  expect(await refusal(write())).toEqual([409, 'contractSigned', undefined])
  await remind(id, true)
  await withdraw(id, true)
  await write()
  await sign(id, true)
  const document = signicatDocumentOf(at.signicat, id, 'checklist')
  expect(document.externalId).toBe(`checklist:${id}:rev2`)
  const slug = new URL((await read(id)).checkList!.signicatInfo!.tenantLink!).pathname.split('/').at(-1)!
  const tenant = { signer: 'tenant', documentType: 'checklist' } as const
  const url = (await at.app.call(signingLinkCalls.redirect, { params: { slug }, body: tenant })).url
  expect(url).toBe(document.signers[0]!.url)
  await at.signicat.sign(document, 'tenant')
  await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
  const done = await refresh(id)
  expect(done.checkList).toMatchObject({ signicatInfo: { state: 'signed' } })
  expect(done.signed_at).toBeNull()
  const link = await at.app.call(paperCalls.checklistPaper, { ...of(id), query: { lang: 'nb' } }, as())
  const file = await at.app.raw('GET', link.url, undefined)
  expect(Buffer.from(file.bytes).equals(at.signicat.pdfOf(document))).toBe(true)
  expect(await at.app.db.selectFrom('incomebilag').select('id').where('contractId', '=', id).execute()).toEqual([])
  expect(await refusal(write())).toEqual([409, 'contractSigned', undefined])
})
