import { describe, expect, it } from 'vitest'
import { formatMoment } from '../../base/kit/moment-format'
import { contractCalls } from '../contract/calls'
import { tenancyCalls } from '../tenancy/calls'
import { paperCalls } from '../document/calls'
import { signingLinkCalls } from './calls-link'
import { coTenant, signicatDocumentOf, signingOrderFixture } from './test-signing'

const tests = signingOrderFixture()
const { at, of, as, create, read, sign, sent, withdraw, regenerate, remind, refresh, refusal } = tests

/** The party that can't be read, and the field of the refusal that says so. */
const unreadable = [
  ['the tenant', 'contract', 'tenant_birthday'],
  ['a co-tenant', 'contract', 'co_tenants'],
  ['the landlord', 'account', 'birthday'],
] as const

/** Stores a field so that none of our keys can read it. Returns a function that restores the earlier value. */
async function breakField(table: 'contract' | 'account', field: string, id: number): Promise<() => Promise<void>> {
  const column = field as 'co_tenants'
  const row = at.app.db.updateTable(table as 'contract').where('id', '=', id)
  const before = await at.app.db
    .selectFrom(table as 'contract')
    .select(column)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await row.set({ [column]: 'gone:AAAA' }).execute()
  return async () => void (await row.set({ [column]: before[column] }).execute())
}

/** Everything that the steps of a paper leave behind. */
const stored = async (id: number) => [
  await at.app.db.selectFrom('signing').selectAll().where('contract_id', '=', id).orderBy('id').execute(),
  await at.app.db.selectFrom('signer').selectAll().orderBy('id').execute(),
  await at.app.db.selectFrom('signed_lease').select('id').where('contract_id', '=', id).execute(),
  await at.app.db.selectFrom('frozen_list').select('id').where('contract_id', '=', id).execute(),
  await at.app.db.selectFrom('contract').select(['signatureType', 'signed_at']).where('id', '=', id).execute(),
  (await at.app.mails()).length,
  (await at.app.texts()).length,
  at.signicat.documents.map(({ documentId, documentStatus }) => [documentId, documentStatus]),
]

/** A lease with a co-tenant and a handover list. */
async function drawn(): Promise<number> {
  const id = await create({ co_tenants: [coTenant] })
  await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
  await at.app.db
    .updateTable('account')
    .set({ birthday: at.app.encryption.encrypt('1970-01-31', `account.birthday.${at.owner}`) })
    .where('id', '=', at.owner)
    .execute()
  return id
}

describe('a contract one of whose parties can’t be read', () => {
  it.each(unreadable)('%s: no paper of it is drawn or sent, and nothing is changed', async (_who, table, field) => {
    const id = await drawn()
    const mend = await breakField(table, field, table === 'contract' ? id : at.owner)
    const before = await stored(id)
    const calls = {
      sign: () => sign(id),
      'sign the list': () => sign(id, true),
      'draw the lease': () => at.app.call(paperCalls.paper, { ...of(id), query: { lang: 'nb' } }, as()),
      'draw the list': () => at.app.call(paperCalls.checklistPaper, { ...of(id), query: { lang: 'nb' } }, as()),
      'sign by hand': () => at.app.call(tenancyCalls.signManual, { ...of(id), body: {} }, as()),
    }
    for (const [what, call] of Object.entries(calls))
      expect(await refusal(call()), what).toEqual([409, 'unreadable', undefined])
    expect(await stored(id)).toEqual(before)
    await mend()
    for (const paper of [false, true]) await sign(id, paper)
  })

  it.each(unreadable)(
    '%s: what was sent is neither sent anew nor withdrawn, reminded or stored',
    async (_who, table, field) => {
      const id = await drawn()
      for (const paper of [false, true]) await sign(id, paper)
      const links = (await read(id)).signicatInfo!
      const document = signicatDocumentOf(at.signicat, id)
      await at.signicat.sign(document, 'tenant')
      const mend = await breakField(table, field, table === 'contract' ? id : at.owner)
      const before = await stored(id)
      for (const paper of [false, true])
        for (const call of [regenerate, withdraw, remind])
          expect(await refusal(call(id, paper))).toEqual([409, 'unreadable', undefined])
      expect(await refusal(refresh(id))).toEqual([409, 'unreadable', undefined])
      const go = {
        params: { slug: tests.slugOf(links.tenantLink) },
        body: { signer: 'tenant', documentType: 'contract' },
      } as const
      expect(await refusal(at.app.call(signingLinkCalls.redirect, go))).toEqual([409, 'unreadable', undefined])
      // The provider reports a signature, and the reading fails as long as the party can't be read.
      // A later reading stores the signature.
      await tests.sendEvent('document_partially_signed', document.documentId)
      await tests.pass(60_000, { mayFail: true })
      expect(await stored(id)).toEqual(before)
      await mend()
      expect((await refresh(id)).signicatInfo!.tenants[0]).toMatchObject({ isSigned: true })
    },
  )
})

it('names until when it can be signed: to the landlord, by the tenant’s link and in the message', async () => {
  const { id } = await sent()
  const { signBefore, tenantLink } = (await read(id)).signicatInfo!
  // The deadline is the provider's 45 days, less an hour.
  expect(signBefore).toBe(new Date(Date.parse(at.app.now()) + 45 * 86_400_000 - 3_600_000).toISOString())
  const slug = new URL(tenantLink!).pathname.split('/').at(-1)!
  const asked = { params: { slug }, query: { signer: 'tenant', documentType: 'contract' } } as const
  expect(await at.app.call(signingLinkCalls.page, asked)).toMatchObject({ signBefore })
  const day = formatMoment(signBefore!)
  expect((await at.app.mails()).findLast(({ to }) => to === 'per@example.no')!.text).toContain(
    `Fristen for å signere er ${day}.`,
  )
  await withdraw(id)
  expect((await read(id)).signicatInfo).toMatchObject({ signBefore: null })
})

it('names the messages that nobody has got, until one arrives', async () => {
  const { id } = await sent()
  const undelivered = async () => (await read(id)).signicatInfo!.undelivered
  expect(await undelivered()).toEqual([])
  const giveUp = async (kind: 'sms' | 'mail', last_error: string) =>
    await at.app.db
      .updateTable('job')
      .set((is) => ({ attempts: is.ref('max_attempts'), last_error }))
      .where('kind', '=', kind)
      .where('key', 'like', `signing-%-ask-tenant-0-${kind}`)
      .where('id', '=', (is) =>
        is
          .selectFrom('job')
          .select((max) => max.fn.max('id').as('id'))
          .where('kind', '=', kind)
          .where('key', 'like', `signing-%-ask-tenant-0-${kind}`),
      )
      .execute()
  await giveUp('sms', 'GiveUp: invalidNumber: Telefonnummeret er ikke gyldig')
  await giveUp('mail', 'GiveUp: EENVELOPE: 550 5.1.1 no such mailbox')
  expect((await undelivered()).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { to: 'per@example.no', kind: 'mail', reason: '550 5.1.1 no such mailbox' },
    { to: '+4790012345', kind: 'sms', reason: 'Telefonnummeret er ikke gyldig' },
  ])
  // The reminder is queued.
  await remind(id)
  expect(await undelivered()).toEqual([])
})

it('names no lost message that asked to sign, once all have signed', async () => {
  const { id } = await sent()
  const undelivered = async () => (await read(id)).signicatInfo!.undelivered
  await at.app.db
    .updateTable('job')
    .set((is) => ({ attempts: is.ref('max_attempts'), done_at: null, last_error: 'GiveUp: no such number' }))
    .where('id', '=', (is) =>
      is
        .selectFrom('job')
        .select((max) => max.fn.max('id').as('id'))
        .where('key', 'like', 'signing-%-ask-tenant-0-sms'),
    )
    .execute()
  expect(await undelivered()).toHaveLength(1)
  const document = signicatDocumentOf(at.signicat, id)
  await at.signicat.sign(document, 'tenant')
  await refresh(id)
  expect(await undelivered()).toHaveLength(1)
  await at.signicat.sign(document, 'landlord')
  expect((await refresh(id)).signicatInfo).toMatchObject({ isSignedLandlord: true, undelivered: [] })
})
