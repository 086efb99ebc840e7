import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { CallRefused, testApp, testHouse, testPassword, testProfile, type TestApp } from '../../app/server/test-app'
import { eventually } from '../../base/call/test-eventually'
import { createEncryption } from '../../base/db/encryption'
import { rotateKeys } from '../../base/db/key-rotation'
import { samplePdf } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import { readPdf } from '../../base/pdf/test-pdf'
import { accountCalls } from '../../landlord/account/calls'
import { profileCalls } from '../../landlord/account/calls-profile'
import { houseCalls } from '../../landlord/house/calls'
import type { LeaseData } from '../clauses/model'
import type { LeaseEdition } from '../clauses/rules-editions'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { tenancyCalls } from '../tenancy/calls'
import { paperCalls } from './calls'

/** Changes the wording as the next version of the product would. The new edition starts before the signature. */
const next = vi.hoisted(() => ({ edition: null as { from: string; sentence: string } | null }))
vi.mock('../clauses/rules-editions', async (original) => {
  const real = await original<typeof import('../clauses/rules-editions')>()
  const changed = 99
  const withEditionNumber = (data: LeaseData): LeaseData =>
    next.edition && data.writtenOn >= next.edition.from ? { ...data, edition: changed } : real.withEditionNumber(data)
  const editionNumbered = (number: number): LeaseEdition => {
    if (number !== changed) return real.editionNumbered(number)
    const latest = real.editionNumbered(3)
    const texts = Object.fromEntries(
      Object.keys(latest.texts).map((key) => [key, { nb: next.edition!.sentence, en: next.edition!.sentence }]),
    )
    return { ...latest, number: changed, texts }
  }
  const editionOf = (data: LeaseData): LeaseEdition =>
    data.edition === undefined ? real.editionOf(data) : editionNumbered(data.edition)
  return { ...real, withEditionNumber, editionNumbered, editionOf }
})

let app: TestApp
const begin = '2026-11-25T10:00:00.000Z'
beforeAll(async () => void (app = await testApp({ now: begin })))
beforeEach(() => {
  next.edition = null
  app.bugs.length = 0
  app.logged.length = 0
})
afterAll(() => app.close())

type Lang = 'nb' | 'en'
const params = (id: number) => ({ params: { id: String(id) } })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused ? [error.status, error.body.message] : [(error as Error).message],
  )

/** A landlord who reads that language, with a draft. */
async function draft(language: Lang = 'en') {
  const { id: account, token, houseId } = await app.landlord()
  const options = { token, headers: { 'accept-language': language } }
  const profile = (more: object) =>
    app.call(profileCalls.saveProfile, { body: { ...testProfile, password: testPassword, ...more } }, options)
  await profile({ iban: 'NO9386011117947' })
  await app.db.updateTable('account').set({ language }).where('id', '=', account).execute()
  const { url } = JSON.parse((await app.upload(token, 'husordensregler.pdf', samplePdf())).body) as { url: string }
  const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [url]) }, options)
  await app.call(contractCalls.costSplit, { ...params(id), body: { category: 'TENANT' } }, options)
  await app.call(contractCalls.extras, { ...params(id), body: { options: ['mailbox'] } }, options)
  const sign = () => app.call(tenancyCalls.signManual, { ...params(id), body: {} }, options)
  const ask = (lang: Lang) => app.call(paperCalls.paper, { ...params(id), query: { lang } }, options)
  const open = async (lang: Lang = 'nb') => {
    const answer = await app.raw('GET', (await ask(lang)).url, undefined, {})
    expect(answer.status).toBe(200)
    return answer
  }
  const bytes = async (lang: Lang = 'nb') => (await open(lang)).bytes.toString('base64')
  const text = async (lang: Lang = 'nb') => (await readPdf((await open(lang)).bytes)).text
  const rows = () =>
    app.db.selectFrom('signed_lease').selectAll().where('contract_id', '=', id).orderBy('lang', 'desc').execute()
  return { account, token, houseId, options, profile, url, id, sign, ask, open, bytes, text, rows }
}
type Landlord = Awaited<ReturnType<typeof draft>>

/** The changes that a landlord, or the next version of the product, may make after the signing. */
const changes: Record<string, (landlord: Landlord) => unknown> = {
  'the name': ({ profile }) => profile({ firstName: 'Ola', lastName: 'Annerledes' }),
  'the account for the rent': ({ profile }) => profile({ iban: 'NO8330001234567' }),
  'the address of the house': ({ houseId, options }) =>
    app.call(houseCalls.update, { ...params(houseId), body: { ...testHouse, address: 'Annetsteds 1' } }, options),
  'the name of the house': ({ houseId, options }) =>
    app.call(houseCalls.update, { ...params(houseId), body: { ...testHouse, name: 'Annet navn' } }, options),
  // No call can change these any more, but a defect or an operator might.
  'the cost split': ({ id }) =>
    app.db.updateTable('contract').set({ split_category: 'LANDLORD' }).where('id', '=', id).execute(),
  'what belongs to the home': ({ id }) =>
    app.db.updateTable('contract_list').set({ options: [], garage: 7 }).where('contract_id', '=', id).execute(),
  'the tenant': ({ id }) =>
    app.db.updateTable('contract').set({ tenant_last_name: 'Annen' }).where('id', '=', id).execute(),
  'the wording': () => void (next.edition = { from: '2026-11-24', sentence: 'Annen ordlyd.' }),
  'the language': ({ options }) => app.call(accountCalls.saveLanguage, { body: { language: 'nb' } }, options),
  'the end of the lease': ({ id, options }) => app.call(tenancyCalls.finish, { ...params(id), body: {} }, options),
}

describe('a signed lease', () => {
  it('is stored with its hash when it is signed, in Norwegian and, for a landlord who reads English, with English beside it', async () => {
    const [english, norwegian] = [await draft('en'), await draft('nb')]
    expect(await english.rows()).toEqual([])
    await Promise.all([english.sign(), norwegian.sign()])
    expect((await english.rows()).map(({ lang }) => lang)).toEqual(['nb', 'en'])
    expect((await norwegian.rows()).map(({ lang, edition }) => [lang, edition <= '2026-11-25'])).toEqual([['nb', true]])
    for (const lang of ['nb', 'en'] as const) {
      const answer = await english.open(lang)
      expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
        'Storgata 12, Kari Nordmann, Per Hansen contract.pdf',
      )
      expect(await english.text(lang)).toContain('Per Hansen')
    }
    // A stored row contains birth dates and accounts. None of them may be stored readable.
    for (const row of await english.rows()) {
      expect([row.paper, row.drawn_from].every((value) => value.startsWith('test:'))).toBe(true)
      expect(JSON.stringify(row)).not.toMatch(/1990-05-17|NO9386011117947|Hansen/)
    }
  })

  it('has the same bytes, in both languages, after every change', async () => {
    const landlord = await draft()
    await landlord.sign()
    const before = [await landlord.bytes('nb'), await landlord.bytes('en')]
    expect(before[0]).not.toBe(before[1])
    for (const [what, change] of Object.entries(changes)) {
      await change(landlord)
      expect([await landlord.bytes('nb'), await landlord.bytes('en')], what).toEqual(before)
    }
  })

  it('is to the last byte the paper that was printed to be signed, though marked as signed in a later edition', async () => {
    const landlord = await draft('nb')
    const { url } = await app.call(
      paperCalls.paper,
      { ...params(landlord.id), query: { lang: 'nb', copy: 'signing' } },
      landlord.options,
    )
    const printed = (await app.raw('GET', url, undefined, {})).bytes.toString('base64')
    next.edition = { from: '2026-11-26', sentence: 'Ny ordlyd.' }
    app.setNow('2026-11-27T10:00:00.000Z')
    await landlord.sign()
    expect(await landlord.bytes()).toBe(printed)
    app.setNow(begin)
  })

  it('in a language that was not stored is drawn once, from what was signed, in the words that were signed', async () => {
    const landlord = await draft('nb')
    await landlord.sign()
    for (const change of Object.values(changes)) await change(landlord)
    const asked = await Promise.all([landlord.bytes('en'), landlord.bytes('en')])
    expect(asked[0]).toBe(asked[1])
    const text = await landlord.text('en')
    for (const signed of ['Kari Nordmann', '8601', 'Storgata 12', 'Hansen']) expect(text).toContain(signed)
    expect(text).not.toMatch(/Annerledes|Annet|Annen|3000/)
    expect((await landlord.rows()).map(({ lang }) => lang)).toEqual(['nb', 'en'])
  })

  it('says what the contract said when it was signed, whatever was changed while its paper was drawn', async () => {
    const landlord = await draft('nb')
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`
    let signing: Promise<unknown> = Promise.resolve()
    await app.db.transaction().execute(async (holding) => {
      await holding.selectFrom('account').select('id').where('id', '=', landlord.account).forUpdate().execute()
      signing = landlord.sign()
      await eventually(async () => expect((await waiting.execute(app.db)).rows[0]!.count).toBeGreaterThan(0))
      await holding
        .updateTable('contract')
        .set({ month_sum: 777_700 as never })
        .where('id', '=', landlord.id)
        .execute()
      await holding.updateTable('house').set({ name: 'Nytt navn' }).where('id', '=', landlord.houseId).execute()
    })
    await signing
    const text = await landlord.text()
    for (const signed of ['7 777', 'Nytt navn']) expect(text).toContain(signed)
    expect(text).not.toContain('12 000')
  })

  it('is neither stored nor signed when the rest of the signing is refused', async () => {
    const landlord = await draft()
    const foreign = await draft()
    expect(
      await refusal(
        app.call(
          tenancyCalls.signManual,
          { ...params(landlord.id), body: { documents: [foreign.url] } },
          landlord.options,
        ),
      ),
    ).toEqual([422, 'invalid'])
    expect(await landlord.rows()).toEqual([])
  })
})

describe('a damaged lease', () => {
  const damages: Record<string, (id: number) => Promise<unknown>> = {
    'bytes that are not those of its hash': (id) =>
      app.db
        .updateTable('signed_lease')
        .set({ sha256: 'a'.repeat(64) })
        .where('contract_id', '=', id)
        .execute(),
    'a changed character': (id) =>
      sql`update signed_lease set paper = overlay(paper placing (case substr(paper, 400, 1) when 'A' then 'B' else 'A' end) from 400) where contract_id = ${id}`.execute(
        app.db,
      ),
    'the paper of another row': (id) =>
      sql`update signed_lease set paper = (select max(paper) from signed_lease other where other.contract_id <> ${id}) where contract_id = ${id}`.execute(
        app.db,
      ),
  }
  it.each(Object.entries(damages))('is refused and logged, never given out: %s', async (what, damage) => {
    const [landlord, other] = [await draft('nb'), await draft('nb')]
    await Promise.all([landlord.sign(), other.sign()])
    const { url } = await landlord.ask('nb')
    await damage(landlord.id)
    const isUnreadable = what !== 'bytes that are not those of its hash'
    const refused = isUnreadable ? ([409, 'unreadable'] as const) : ([500, 'paperDamaged'] as const)
    expect(await refusal(landlord.ask('nb'))).toEqual(refused)
    const opened = await app.raw('GET', url, undefined, {})
    expect([opened.status, JSON.parse(opened.body)]).toMatchObject([refused[0], { message: refused[1] }])
    if (!isUnreadable)
      expect(app.logged).toContainEqual(
        expect.stringMatching(new RegExp(`^error: .*contract ${landlord.id} \\(nb\\) is damaged`)),
      )
    expect(app.bugs.splice(0)).toHaveLength(isUnreadable ? 0 : 2)
    await other.open()
    // The rest of the books can still be exported, and the export says what is missing.
    const exported = unzip((await app.raw('GET', '/api/export', undefined, landlord.options)).bytes)
    expect(JSON.parse(exported.get('data/contracts.json')!.toString('utf8'))).toMatchObject([
      { id: landlord.id, papers: [], damaged_papers: ['nb'] },
    ])
  })
})

describe('the rest of the product', () => {
  it('rewrites stored leases with a new key', async () => {
    const landlord = await draft()
    await landlord.sign()
    // The leases of the tests above are damaged.
    await app.db.deleteFrom('signed_lease').where('contract_id', '!=', landlord.id).execute()
    const before = await landlord.bytes('en')
    const fresh = createEncryption([{ id: 'next', secret: randomBytes(32) }])
    const encryption = {
      ...fresh,
      decrypt: (value: string, context: string) =>
        fresh.isCurrent(value) ? fresh.decrypt(value, context) : app.encryption.decrypt(value, context),
    }
    await rotateKeys({
      db: app.db,
      encryption,
      tables: encryptedTables.filter(({ table }) => table === 'signed_lease'),
    })
    for (const row of await landlord.rows()) {
      expect([row.paper, row.drawn_from].every((value) => value.startsWith('next:'))).toBe(true)
      if (row.lang === 'en') expect(fresh.decrypt(row.paper, `signed_lease.paper.${row.id}`)).toBe(before)
    }
    await app.db.deleteFrom('signed_lease').execute()
  })

  it('erases stored leases with the account', async () => {
    const landlord = await draft()
    await landlord.sign()
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, landlord.options)
    expect(await landlord.rows()).toEqual([])
  })
})
