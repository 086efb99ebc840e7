import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { refusals, type RefusalReason } from '../../base/kit/refusal'
import { contractCalls } from '../contract/calls'
import { tenancyCalls } from '../tenancy/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from './calls'
import { signingLinkCalls } from './calls-link'
import { isReturnedToLandlord, type OrderState } from '../contract/rules-signing-state'
import { signingOrderFixture } from './test-signing'
import { landlordTable, signingLinkVerdict, signingActions, type SigningAction } from './rules'

const tests = signingOrderFixture()
const { at, landlord, of, as, create, read, sign, sent, slugOf, refusal } = tests

/** The states that the test goes through. The test of the rules' own table has the others. */
const walked = ['none', 'landlord', 'stored', 'withdrawing'] as const

/** A lease in that state, and the links that were sent for it. Its order at the provider has the same state. */
async function leaseAt(state: OrderState | 'none') {
  if (state === 'none') return { id: await create(), tenant: 'x'.repeat(22), landlord: 'y'.repeat(22) }
  const { id, document } = await sent()
  const { tenantLink, landlordLink } = (await read(id)).signicatInfo!
  const links = { tenant: slugOf(tenantLink), landlord: slugOf(landlordLink) }
  const order = at.app.db.updateTable('signing').where('contract_id', '=', id)
  if (state === 'landlord' || state === 'signed' || state === 'stored') {
    await at.signicat.sign(document, 'tenant')
    await at.app.call(signingCalls.refresh, of(id), as())
  }
  if (state === 'signed' || state === 'stored') {
    if (state === 'signed') at.signicat.packWhenAsked()
    await at.signicat.sign(document, 'landlord', { fullName: 'Kari Nordmann' })
    await at.app.call(signingCalls.refresh, of(id), as())
    at.signicat.recover()
  }
  if (state === 'starting')
    await order.set({ state: 'starting', provider_id: null, updated_at: '2026-01-01T00:00:00.000Z' as never }).execute()
  if (state === 'withdrawing' || state === 'renewing')
    await order.set({ state: 'withdrawing', renews: state === 'renewing' }).execute()
  if (isReturnedToLandlord(state)) {
    await order.set({ state: state as 'failed' }).execute()
    await at.app.db.updateTable('contract').set({ signatureType: null }).where('id', '=', id).execute()
  }
  return { id, ...links }
}

/** A refresh is never refused. */
const actions = [...signingActions, 'refresh'] as const
const reasonOf = (action: SigningAction | 'refresh', state: OrderState | 'none'): RefusalReason | null => {
  const verdict = action === 'refresh' ? 'goesOn' : landlordTable[state][action]
  return verdict in refusals ? (verdict as RefusalReason) : null
}

const ask = (action: SigningAction | 'refresh', id: number, token = at.token) => {
  const options = { token }
  if (action === 'sign' || action === 'refresh') return at.app.call(signingCalls[action], of(id), options)
  return at.app.call(signingCalls[action], { ...of(id), body: {} }, options)
}
const asked = { documentType: 'contract', tenant: 0 } as const
const follow = (slug: string, signer: 'tenant' | 'landlord') =>
  at.app.call(signingLinkCalls.redirect, { params: { slug }, body: { ...asked, signer } })
const open = (slug: string, signer: 'tenant' | 'landlord') =>
  at.app.call(signingLinkCalls.page, { params: { slug }, query: { signer, documentType: 'contract', tenant: '0' } })

const refused = (reason: RefusalReason) => [refusals[reason], reason, undefined]
/** Everything stored about the lease and its order. */
const stored = async (id: number) => [
  await at.app.db.selectFrom('contract').selectAll().where('id', '=', id).execute(),
  await at.app.db.selectFrom('signing').selectAll().where('contract_id', '=', id).execute(),
  await at.app.db.selectFrom('signed_lease').select(['id', 'sha256']).where('contract_id', '=', id).execute(),
]

it.each(walked)('each action and each link has its result in the state: %s', { timeout: 60_000 }, async (state) => {
  const other = await landlord()
  const still = await leaseAt(state)
  const before = await stored(still.id)
  for (const action of actions) {
    const reason = reasonOf(action, state)
    expect(await refusal(ask(action, still.id, other.token)), `${action} by somebody else`).toEqual(refused('notFound'))
    if (reason) expect(await refusal(ask(action, still.id)), action).toEqual(refused(reason))
  }
  for (const signer of ['tenant', 'landlord'] as const) {
    const verdict = signingLinkVerdict(signer, state)
    const page = verdict === 'notFound' ? refused('notFound') : 'none'
    expect(await refusal(open(still[signer], signer)), `${signer} looks`).toEqual(
      state === 'landlord' && signer === 'tenant' ? refused('notFound') : page,
    )
    if (verdict !== 'does') expect(await refusal(follow(still[signer], signer)), signer).toEqual(refused(verdict))
  }
  expect(await stored(still.id)).toEqual(before)
  // An action with an effect gets a lease of its own.
  for (const action of actions) {
    if (reasonOf(action, state)) continue
    const { id } = await leaseAt(state)
    expect(await refusal(ask(action, id)), action).toBe('none')
  }
})

it('freezes the lease from its sending until it is given back', async () => {
  const { id } = await sent()
  const frozen = refused('contractFrozen')
  const update = () =>
    at.app.call(contractCalls.update, { ...of(id), body: testContract(at.houseId, [at.file], { other: 'x' }) }, as())
  const split = () =>
    at.app.call(
      contractCalls.costSplit,
      { ...of(id), body: { category: 'TENANT', tenant: null, landlord: null } },
      as(),
    )
  const extras = () => at.app.call(contractCalls.extras, { ...of(id), body: { garage: 1 } }, as())
  const manual = () => at.app.call(tenancyCalls.signManual, { ...of(id), body: {} }, as())
  const finish = () => at.app.call(tenancyCalls.finish, { ...of(id), body: {} }, as())
  const remove = () => at.app.call(contractCalls.remove, of(id), as())
  for (const write of [update, split, extras]) expect(await refusal(write())).toEqual(frozen)
  expect(await refusal(manual())).toEqual(refused('contractSigned'))
  expect(await refusal(remove())).toEqual(frozen)
  expect(await refusal(finish())).toEqual(refused('contractNotSigned'))
  await tests.withdraw(id)
  for (const write of [update, split, extras]) expect(await refusal(write())).toBe('none')
  expect((await manual()).signatureType).toBe('manual')
})

/** A lease and its handover list that were both sent, with their four links. */
async function fourLinks() {
  const id = await create()
  await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
  await sign(id)
  const { signicatInfo, checkList } = await sign(id, true)
  const list = checkList!.signicatInfo!
  const links = [signicatInfo!.tenantLink, signicatInfo!.landlordLink, list.tenantLink, list.landlordLink]
  return { id, links: links.map((link) => new URL(link!).pathname) }
}
const uses = [
  { type: 'tc', signer: 'tenant', documentType: 'contract' },
  { type: 'lc', signer: 'landlord', documentType: 'contract' },
  { type: 'tcl', signer: 'tenant', documentType: 'checklist' },
  { type: 'lcl', signer: 'landlord', documentType: 'checklist' },
] as const

it('no link opens another door: four links, four uses', async () => {
  const { links } = await fourLinks()
  for (const [mine, path] of links.entries()) {
    expect(path.split('/')[2]).toBe(uses[mine]!.type)
    const params = { slug: path.split('/').at(-1)! }
    for (const [index, { signer, documentType }] of uses.entries()) {
      const isOwn = index === mine
      const early = signer === 'landlord' ? refused('signedInOrder') : 'none'
      const look = () => at.app.call(signingLinkCalls.page, { params, query: { signer, documentType } })
      const go = () => at.app.call(signingLinkCalls.redirect, { params, body: { signer, documentType } })
      expect(await refusal(look()), `${path} as ${index}`).toEqual(isOwn ? 'none' : refused('notFound'))
      expect(await refusal(go()), `${path} as ${index}`).toEqual(isOwn ? early : refused('notFound'))
    }
    // An added number changes nothing.
    const { signer, documentType } = uses[mine]!
    const second = at.app.call(signingLinkCalls.redirect, { params, body: { signer, documentType, tenant: 1 } })
    expect(await refusal(second)).toEqual(signer === 'landlord' ? refused('signedInOrder') : 'none')
  }
})

it('looking changes nothing: all tables are the same afterwards', async () => {
  const { links } = await fourLinks()
  const everything = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'bucket'`.execute(at.app.db)
    const sums = rows.map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} t`,
    )
    return (await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)} order by 1`.execute(at.app.db))
      .rows
  }
  const before = await everything()
  expect(before.length).toBeGreaterThan(35)
  for (const [index, { signer, documentType }] of uses.entries()) {
    const params = { slug: links[index]!.split('/').at(-1)! }
    const page = await at.app.call(signingLinkCalls.page, { params, query: { signer, documentType } })
    expect(page).toMatchObject({
      landlord: 'Kari Nordmann',
      tenant: 'Per Hansen',
      tenants: [{ name: 'Per Hansen', isSigned: false }],
      address: 'Storgata 12, 0155 Oslo',
      month_sum: 1_200_000,
      isTurn: signer === 'tenant',
      language: 'nb',
    })
    const paper = await at.app.raw('GET', page.pdf, undefined)
    expect([paper.status, Buffer.from(paper.bytes.subarray(0, 5)).toString()]).toEqual([200, '%PDF-'])
  }
  expect(await everything()).toEqual(before)
})
