import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, testSigner, smallPdf, testSignicat, type TestSignicat } from './test-signicat'
import { eventually } from '../../src/base/call/test-eventually'

let sandbox: TestSignicat
beforeAll(async () => {
  sandbox = await testSignicat()
})
afterAll(async () => await sandbox.close())

const create = async (externalId: string, more = {}) =>
  (await sandbox.ask('POST', '/sign/documents', documentOf(externalId, more))).body
const form = { nationalId: '29124815345', dateOfBirth: '', code: 'otp', password: 'qwer1234', action: 'sign' }
const read = async (id: string) => (await sandbox.ask('GET', `/sign/documents/${id}`)).body

describe('the BankID desk', () => {
  it('shows the paper and the public test person, and leads back with a token after the signature', async () => {
    const { documentId: id, signers } = await create('desk:1')
    const [{ url }] = signers
    const page = await sandbox.page(url)
    expect(page.text).toContain('value="29124815345"')
    expect(page.text).toContain('Kari Nordmann')
    expect(page.text).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https://husbok.example;")
    const file = /<iframe class="paper" src="([^"]+)" title="The paper: Leiekontrakt – Storgata 1"/.exec(page.text)![1]!
    expect(page.text).toContain(`<a href="${file}">`)
    const paper = await fetch(`${sandbox.url()}${file}`)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await paper.arrayBuffer()).equals(smallPdf())).toBe(true)
    const after = await sandbox.page(url, { ...form, dateOfBirth: '1990-02-28' })
    expect([after.status, after.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/husbok\.example\/tenant_notification\?status=success&idfy-jwt=\S+$/),
    ])
    expect((await read(id)).signers[0].documentSignature).toMatchObject({
      fullName: 'Kari Nordmann',
      dateOfBirth: '1990-02-28',
    })
    expect((await sandbox.page(url)).text).toContain('You have signed this paper.')
    expect((await sandbox.page(url, form)).status).toBe(200)
  })

  it('tells a later signer that it is not the turn, and signs nothing', async () => {
    const { documentId: id, signers } = await create('desk:2')
    const { url } = signers[1]
    expect((await sandbox.page(url)).text).toContain('It is not your turn yet')
    expect((await sandbox.page(url, form)).text).toContain('It is not your turn yet')
    expect((await read(id)).status.documentStatus).toBe('unsigned')
  })

  it('lets another test person sign, in their own name', async () => {
    const { documentId: id, signers } = await create('desk:3')
    expect((await sandbox.page(signers[0].url, { ...form, nationalId: '298174 91020' })).status).toBe(303)
    expect((await read(id)).signers[0].documentSignature).toMatchObject({
      fullName: 'Kari Nordmann',
      dateOfBirth: '1974-01-29',
    })
  })

  it.each([
    ['an unknown national id', { nationalId: '12345678901' }, 'No test person has this national id'],
    ['a wrong code', { code: '1' }, 'The one-time code or the password is wrong'],
    ['a wrong password', { password: '1' }, 'The one-time code or the password is wrong'],
  ])('refuses %s and keeps what was typed', async (_what, wrong, text) => {
    const { documentId: id, signers } = await create('desk:4')
    const page = await sandbox.page(signers[0].url, { ...form, dateOfBirth: '1990-02-28', ...wrong })
    expect([page.status, page.text.includes(text), page.text.includes('value="1990-02-28"')]).toEqual([200, true, true])
    expect((await read(id)).status.documentStatus).toBe('unsigned')
  })

  it.each([
    ['cancel', 'cancel'],
    ['fail', 'fail'],
  ])('leads back without a signature by %s', async (action, status) => {
    const { documentId: id, signers } = await create('desk:5')
    const page = await sandbox.page(signers[0].url, { ...form, action })
    expect(page.headers.get('location')).toContain(`?status=${status}&idfy-jwt=`)
    expect((await read(id)).status.documentStatus).toBe('unsigned')
  })

  it('ends on a page of its own for who is not sent back', async () => {
    const redirectSettings = { redirectMode: 'donot_redirect' }
    const { signers } = await create('desk:6', { signers: [testSigner('only', { redirectSettings })] })
    expect((await sandbox.page(signers[0].url, form)).text).toContain('You have signed.')
  })

  it('opens nothing that is cancelled, deleted or unknown', async () => {
    const { documentId: id, signers } = await create('desk:7')
    await sandbox.ask('POST', `/sign/documents/${id}/cancel`)
    expect((await sandbox.page(signers[0].url)).text).toContain('can’t be signed any more')
    expect((await sandbox.page(signers[0].url.replace(id, 'x'))).status).toBe(404)
    expect((await sandbox.page(`${signers[0].url}/file`.replace(signers[0].id, 'x'))).status).toBe(404)
  })

  it('tells the app once that a link was opened and the paper read', async () => {
    const { documentId: id, signers } = await create('desk:8')
    for (let n = 0; n < 2; n += 1) await sandbox.page(signers[0].url)
    for (let n = 0; n < 2; n += 1) await sandbox.page(`${signers[0].url}/file`)
    const of = () =>
      sandbox.received.flatMap(({ event, body }) => (body.includes(id) ? [String(event['type'])] : [])).toSorted()
    await eventually(() => expect(of()).toEqual(['document_created', 'document_link_opened', 'document_read']))
  })
})

describe('the overview', () => {
  it('lists every paper with the desks of its signers, and runs nothing that a paper is called', async () => {
    const { signers } = await create('list:1', { title: '<script>alert(1)</script>' })
    const { text } = await sandbox.page('/signicat')
    expect(text).toContain(`href="${new URL(signers[0].url).pathname}"`)
    expect(text).not.toContain('<script')
    expect((await sandbox.page('/')).text).toContain('href="/signicat"')
  })

  it('is one click away from every page, as all others are', async () => {
    const { text } = await sandbox.page('/mail')
    for (const href of ['/', '/mail', '/sms', '/signicat', '/deposit', '/stripe', '/idporten/persons']) {
      expect(text).toContain(`<a href="${href}"`)
      expect((await sandbox.page(href)).text, href).toContain('aria-current="page"')
    }
  })
})
