import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallRefused, testApp, testPassword, testProfile, type TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { samplePdf } from '../../base/file/test-files'
import { unzip } from '../../base/file/test-zip'
import { day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { readPdf } from '../../base/pdf/test-pdf'
import { actAsOwner } from '../../landlord/credentials/service-session'
import { profileCalls } from '../../landlord/account/calls-profile'
import { contractCalls } from '../contract/calls'
import { findContract } from '../contract/service-select'
import { testContract } from '../contract/test-contract'
import { paperCalls } from './calls'
import type { SinglePaper } from '../contract/model-signing'
import { paperService } from './service'
import { accountCalls } from '../../landlord/account/calls'

let app: TestApp
const now = '2026-11-25T10:00:00.000Z'
beforeAll(async () => void (app = await testApp({ now })))
beforeEach(() => void (app.logged.length = 0))
afterAll(() => app.close())

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) =>
      error instanceof CallRefused
        ? [error.status, error.body.message]
        : error instanceof Refusal
          ? error.reason
          : [(error as Error).message],
  )

/** A landlord who reads that language, with a draft that has a handover list. */
async function draft(language: 'nb' | 'en' = 'nb') {
  const { id: account, token, houseId } = await app.landlord()
  await app.db.updateTable('account').set({ language }).where('id', '=', account).execute()
  const options = { token }
  const { url } = JSON.parse((await app.upload(token, 'husordensregler.pdf', samplePdf())).body) as { url: string }
  const { id } = await app.call(contractCalls.create, { body: testContract(houseId, [url]) }, options)
  const of = { params: { id: String(id) } }
  await app.call(contractCalls.createChecklist, { ...of, body: { number_keys: 7 } }, options)
  const ctx = {
    db: app.db,
    owner: actAsOwner(account),
    now,
    today: day('2026-11-25'),
    language,
  } as unknown as OwnedCtx
  const row = () => findContract(ctx, id)
  /** Sends a paper as the product does: it is drawn first, then stored with the order. */
  const send = async (kind: SinglePaper) => {
    const store = await app.modules.papers.electronic[kind].prepare(ctx, await row())
    await app.db.transaction().execute(async (db) => {
      if (kind === 'contract')
        await db.updateTable('contract').set({ signatureType: 'bankid' }).where('id', '=', id).execute()
      await store({ ...ctx, db }, await row())
    })
    return await app.modules.papers.electronic[kind].find(ctx, id)
  }
  const open = async (kind: SinglePaper, lang: 'nb' | 'en') => {
    const link = await app.call(
      kind === 'contract' ? paperCalls.paper : paperCalls.checklistPaper,
      { ...of, query: { lang } },
      options,
    )
    return (await app.raw('GET', link.url, undefined, {})).bytes
  }
  const rename = () =>
    app.call(
      profileCalls.saveProfile,
      { body: { ...testProfile, lastName: 'Annerledes', password: testPassword } },
      options,
    )
  return { account, id, ctx, row, send, open, rename, options }
}

describe.each(['contract', 'checklist'] as const)('a %s that is sent to be signed electronically', (kind) => {
  it.each(['nb', 'en'] as const)('is stored as one file, in the landlord’s language: %s', async (language) => {
    const landlord = await draft(language)
    const sent = await landlord.send(kind)
    const { text } = await readPdf(sent!.bytes)
    expect(text).toMatch(/Signeres elektronisk med BankID/)
    expect(text).not.toMatch(/utkast(?!else)|Sted og dato/i)
    expect(text.includes('Signed electronically')).toBe(language === 'en')
    // All sign one file. That file is shown, whatever language is asked for.
    for (const lang of ['nb', 'en'] as const) {
      await landlord.rename()
      expect((await landlord.open(kind, lang)).equals(Buffer.from(sent!.bytes)), lang).toBe(true)
    }
  })

  it('is drawn anew when it is sent again, and is no longer there when it is taken back', async () => {
    const landlord = await draft()
    const first = await landlord.send(kind)
    await landlord.rename()
    const second = await landlord.send(kind)
    expect((await readPdf(first!.bytes)).text).not.toContain('Annerledes')
    expect((await readPdf(second!.bytes)).text).toContain('Annerledes')
    const sent = app.modules.papers.electronic[kind]
    await sent.discard(landlord.ctx, landlord.id)
    expect(await sent.find(landlord.ctx, landlord.id)).toBeNull()
  })

  it('is refused, logged and named in the export where its bytes aren’t those that were stored', async () => {
    const [landlord, other] = [await draft(), await draft()]
    await landlord.send(kind)
    const sent = await other.send(kind)
    const table = kind === 'contract' ? 'signed_lease' : 'frozen_list'
    await app.db
      .updateTable(table)
      .set({ sha256: 'a'.repeat(64) })
      .where('contract_id', '=', landlord.id)
      .execute()
    const paper = kind === 'contract' ? paperCalls.paper : paperCalls.checklistPaper
    const bare = `/api/contract/${landlord.id}/paper/${kind}?lang=nb`
    expect((await app.raw('GET', bare, undefined, landlord.options)).status).toBe(500)
    expect(
      await refusal(app.call(paper, { params: { id: String(landlord.id) }, query: {} }, landlord.options)),
    ).toEqual([500, 'paperDamaged'])
    expect(app.logged).toContainEqual(expect.stringMatching(new RegExp(`^error: .*contract ${landlord.id} .*damaged`)))
    const exported = unzip((await app.raw('GET', '/api/export', undefined, landlord.options)).bytes)
    expect(JSON.parse(exported.get('data/contracts.json')!.toString('utf8'))).toMatchObject([
      { damaged_papers: [kind === 'contract' ? 'nb' : 'checklist'] },
    ])
    expect((await other.open(kind, 'nb')).equals(Buffer.from(sent!.bytes))).toBe(true)
  })

  it('is shown and exported as the file that all have signed, as soon as there is one', async () => {
    const landlord = await draft()
    await landlord.send(kind)
    const file = samplePdf()
    let damaged = false
    const papers = paperService({
      encryption: app.encryption,
      profile: app.modules.account.profile,
      files: app.modules.files,
      log: () => undefined,
      signedFileOf: async (_ctx, contract, of) => {
        if (contract !== landlord.id || of !== kind) return null
        if (damaged) throw new Refusal('paperDamaged')
        return file
      },
    })
    const sha = (bytes: Uint8Array | undefined) => bytes && createHash('sha256').update(bytes).digest('hex')
    const ctx = { ...landlord.ctx, owner: landlord.ctx.owner }
    for (const lang of ['nb', 'en'] as const) {
      const { body, headers } = await papers.open(ctx, landlord.id, kind, { lang })
      expect(sha(body as Uint8Array)).toBe(sha(file))
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
        `Storgata 12, Kari Nordmann, Per Hansen ${kind}.pdf`,
      )
    }
    const inExport = async () =>
      kind === 'contract'
        ? await papers.leases(ctx, await landlord.row(), 'nb')
        : [await papers.handover(ctx, await landlord.row(), 'nb')]
    expect((await inExport()).map((each) => sha(each?.paper?.bytes))).toEqual([sha(file)])
    damaged = true
    expect((await inExport()).map((each) => each?.paper)).toEqual([null])
    expect(await refusal(papers.link(ctx, landlord.id, kind, 'nb'))).toBe('paperDamaged')
  })
})

it('a draft whose signing was withdrawn is a draft again, on paper and in the export', async () => {
  const landlord = await draft()
  await landlord.send('contract')
  await app.db.updateTable('contract').set({ signatureType: null }).where('id', '=', landlord.id).execute()
  expect((await readPdf(await landlord.open('contract', 'nb'))).text).toContain('UTKAST')
  const [exported] = await app.modules.papers.leases(landlord.ctx, await landlord.row(), 'nb')
  expect((await readPdf(exported!.paper!.bytes)).text).toContain('UTKAST')
})

it('a handover list that isn’t written can’t be sent', async () => {
  const landlord = await draft()
  await app.db.deleteFrom('contract_list').where('contract_id', '=', landlord.id).execute()
  expect(await refusal(landlord.send('checklist'))).toBe('notFound')
})

it('what was sent is erased with the account', async () => {
  const landlord = await draft()
  await landlord.send('contract')
  await landlord.send('checklist')
  await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, landlord.options)
  for (const table of ['signed_lease', 'frozen_list'] as const)
    expect(await app.db.selectFrom(table).select('id').where('contract_id', '=', landlord.id).execute()).toEqual([])
})
