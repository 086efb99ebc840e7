import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { print } from '../../src/base/pdf/print'
import { runPdfTool } from '../../src/base/pdf/test-pdf'
import { openSandbox } from '../control/sandbox'
import { createApp } from '../server'
import type { DocumentRequest } from './shapes'
import { createDocument } from './life'
import { signDocument as signAs, signedFileOf } from './signing'
import { signicat } from './routes'
import { documentOf, testSigner, smallPdf, testSignicat, type TestSignicat } from './test-signicat'
import { eventually } from '../../src/base/call/test-eventually'

let sandbox: TestSignicat
beforeAll(async () => {
  sandbox = await testSignicat()
})
afterAll(async () => await sandbox.close())

const create = async (externalId: string, more = {}) =>
  (await sandbox.ask('POST', '/sign/documents', documentOf(externalId, more))).body
const sign = async (id: string, externalSignerId: string, more = {}) =>
  await sandbox.play(id, 'sign', { externalSignerId, ...more })
const status = async (id: string) => (await sandbox.ask('GET', `/sign/documents/${id}/status`)).body

/** A paper as the product draws it. */
const lease = () =>
  Buffer.from(
    print({
      template: 'base/pdf/test-plain.typ',
      title: 'Leiekontrakt',
      lang: 'nb',
      missing: '',
      data: {
        heading: { nb: 'Leiekontrakt' },
        subtitle: { nb: 'Storgata 1' },
        number: { nb: 'Nr. 1' },
        prevails: null,
        foot: 'Fot',
        page: { nb: 'Side {{page}} av {{last}}' },
        head: 'Hode',
        text: 'Blåbærsyltetøy',
      },
    }),
  )

/** The signers of a file's signatures. `valid` is the result of poppler's pdfsig for each, if it is installed. */
function signaturesOf(pdf: Buffer): { name: string; valid: string }[] {
  const output = runPdfTool('pdfsig', [], pdf)?.stdout
  const parts =
    output?.split(/Signature #\d+:/).slice(1) ?? pdf.toString('latin1').split('/ETSI.CAdES.detached').slice(1)
  return parts.map((part) => ({
    name: /Common Name: (.*)/.exec(part)?.[1] ?? '',
    valid: /Signature Validation: (.*)/.exec(part)?.[1] ?? '',
  }))
}

describe('the order', () => {
  it('lets tenants sign in any order and the landlord only after all of them', async () => {
    const { documentId: id } = await create('order:1', { tenants: ['first', 'second'] })
    expect(await sign(id, 'landlord')).toMatchObject({ status: 409, body: { message: 'notYourTurn' } })
    expect((await sign(id, 'second')).body.documentStatus).toBe('partialsigned')
    expect(await sign(id, 'second')).toMatchObject({ status: 409, body: { message: 'alreadySigned' } })
    expect(await sign(id, 'landlord')).toMatchObject({ status: 409, body: { message: 'notYourTurn' } })
    expect((await sign(id, 'first')).status).toBe(200)
    expect((await sign(id, 'landlord')).body.documentStatus).toBe('signed')
  })

  it('holds by required alone, and by order alone', async () => {
    for (const [early, late] of [
      [{ required: true }, { required: false }],
      [{ order: 1 }, { order: 2 }],
    ]) {
      const signers = [
        testSigner('late', { order: undefined, required: undefined, ...late }),
        testSigner('early', { order: undefined, required: undefined, ...early }),
      ]
      const { documentId: id } = await create('order:2', { signers })
      expect((await sign(id, 'late')).status).toBe(409)
      expect((await sign(id, 'early')).status).toBe(200)
      expect((await sign(id, 'late')).status).toBe(200)
    }
  })

  it('lets two who sign at the same moment both sign, one over the other', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'husbok-signing-'))
    const app = createApp()
    const { state } = await signicat(
      openSandbox(app, directory, Date.now),
      { appUrl: 'http://127.0.0.1:1', clientId: '', clientSecret: '', webhookSecret: '', eventFormat: 'dtp' },
      { mail: () => undefined, sms: () => undefined },
    )
    const asked = documentOf('order:3', { tenants: ['first', 'second'] }) as unknown as DocumentRequest
    const { id, signers } = createDocument(state, asked, smallPdf(), 'http://127.0.0.1:1')
    const holder = { nationalId: '29124815345', firstName: 'Kari', lastName: 'Nordmann', dateOfBirth: null }
    const [first, second] = signers
    expect(
      await Promise.all([first, second, first].map(async (each) => await signAs(state, id, each!.id, holder))),
    ).toEqual([true, true, false])
    const file = signedFileOf(state, state.documents.get(id)!)!
    expect(signaturesOf(file)).toHaveLength(2)
    // Bytes that a kill left after the last recorded signature are no signature.
    state.keepFile(id, 'signed', Buffer.concat([file, Buffer.from('half a signature')]))
    expect(signedFileOf(state, state.documents.get(id)!)!.equals(file)).toBe(true)
    await app.close()
    rmSync(directory, { recursive: true })
  })

  it('knows what the control plane can not play', async () => {
    const { documentId: id } = await create('order:4')
    expect((await sign('nowhere', 'tenant')).status).toBe(404)
    expect((await sandbox.play(id, 'fly', { externalSignerId: 'tenant' })).status).toBe(404)
    expect((await sign(id, 'stranger')).status).toBe(422)
    expect((await sign(id, 'tenant', { nationalId: '1' })).status).toBe(422)
    expect((await sandbox.play(id, 'sign', {})).status).toBe(422)
  })
})

describe('the signed file', () => {
  it('holds a valid signature of each of three signers, over the paper as it was sent', async () => {
    const pdf = lease()
    const { documentId: id, signers } = await create('file:1', { tenants: ['first', 'second'], pdf })
    await sign(id, 'first')
    await sign(id, 'second', { nationalId: '04886991180' })
    await sign(id, 'landlord')
    expect(await status(id)).toMatchObject({ documentStatus: 'signed', completedPackages: [] })
    expect((await sandbox.ask('GET', `/sign/documents/${id}/files?fileFormat=pades`)).status).toBe(404)
    await sandbox.advance('PT1S')
    expect((await status(id)).completedPackages).toEqual(['pades'])

    const signed = await sandbox.file(`/sign/documents/${id}/files?fileFormat=pades`)
    expect(signaturesOf(signed)).toHaveLength(3)
    if (runPdfTool('pdfsig', [], signed))
      expect(signaturesOf(signed)).toEqual(
        ['Kari Nordmann', 'Ola Hansen', 'Åse Ødegård'].map((name) => ({ name, valid: 'Signature is Valid.' })),
      )
    expect(
      signed.subarray(0, pdf.length).equals(pdf) || signed.subarray(0, pdf.length - 1).equals(pdf.subarray(0, -1)),
    ).toBe(true)
    const own = await sandbox.file(`/sign/documents/${id}/files/signers/${signers[1].id}?fileFormat=native`)
    expect(signaturesOf(own)).toHaveLength(2)
    const torn = Buffer.from(signed)
    torn[400]! ^= 1
    expect(signaturesOf(torn).map(({ valid }) => valid)).not.toContain('Signature is Valid.')
  })

  it('is ready a second after the last signature, without the clock being moved', async () => {
    const { documentId: id } = await create('file:2', { signers: [testSigner('only')] })
    await sign(id, 'only')
    expect((await status(id)).completedPackages).toEqual([])
    await eventually(async () => expect((await status(id)).completedPackages).toEqual(['pades']))
  })
})

describe('a signature', () => {
  it('says who has signed: the signer, or another person with their own name', async () => {
    const { documentId: id } = await create('who:1')
    await sign(id, 'tenant', { dateOfBirth: '1990-02-28' })
    await sign(id, 'landlord', { nationalId: '04886991180' })
    const { signers } = (await sandbox.ask('GET', `/sign/documents/${id}`)).body
    expect(signers.map((each: { documentSignature: object }) => each.documentSignature)).toMatchObject([
      {
        fullName: 'Kari Nordmann',
        firstName: 'Kari',
        lastName: 'Nordmann',
        dateOfBirth: '1990-02-28',
        signatureMethod: 'no_bankid_csc',
        signedTime: expect.any(String),
        signatureMethodUniqueId: expect.any(String),
        mechanism: 'pkisignature',
      },
      { fullName: 'Ola Hansen', dateOfBirth: '1969-08-04' },
    ])
    expect(signers[0].documentSignature).not.toHaveProperty('socialSecurityNumber')
    const { documentId: own } = await create('who:3')
    for (const signer of ['tenant', 'landlord']) await sign(own, signer)
    const { documentSignatures: both } = (await sandbox.ask('GET', `/sign/documents/${own}/summary`)).body
    expect(both[0].signatureMethodUniqueId).not.toBe(both[1].signatureMethodUniqueId)
    const { documentSignatures, currentSignatures } = (await sandbox.ask('GET', `/sign/documents/${id}/summary`)).body
    expect([documentSignatures.length, documentSignatures[0].externalSignerId, currentSignatures]).toEqual([
      2,
      'tenant',
      2,
    ])
  })

  it('fixes the document', async () => {
    const { documentId: id, signers } = await create('who:2')
    await sign(id, 'tenant')
    const path = `/sign/documents/${id}`
    expect((await sandbox.ask('DELETE', `${path}/signers/${signers[1].id}`)).status).toBe(409)
    expect((await sandbox.ask('PATCH', `${path}/signers/${signers[0].id}`, { tags: [] })).status).toBe(409)
    await sign(id, 'landlord')
    expect((await sandbox.ask('PATCH', path, { title: 'Ny' })).status).toBe(409)
    expect((await sandbox.ask('POST', `${path}/cancel`)).status).toBe(409)
    const setting = { notificationSetting: 'sendEmail' }
    expect((await sandbox.ask('POST', `${path}/notifications/reminder`, setting)).status).toBe(409)
  })

  it('is brought back to the app in a token that can be checked', async () => {
    const { documentId: id, signers } = await create('jwt:1')
    const validate = async (jwt: string, path = '/sign') =>
      (await sandbox.ask('POST', `${path}/jwt/validate`, { jwt })).body
    const jwtOf = (url: string) => new URL(url).searchParams.get('idfy-jwt') ?? ''
    const cancelled = (await sandbox.play(id, 'cancel', { externalSignerId: 'tenant' })).body.url as string
    expect(cancelled).toMatch(/^https:\/\/husbok\.example\/tenant_notification\?status=cancel&idfy-jwt=/)
    expect((await validate(jwtOf(cancelled))).payload).toMatchObject({ Aborted: true })
    const failed = (await sandbox.play(id, 'fail', { externalSignerId: 'tenant' })).body.url as string
    expect(failed).toContain('status=fail')
    expect((await validate(jwtOf(failed))).payload.Error).toMatchObject({ ErrorCode: expect.any(String) })
    expect((await status(id)).documentStatus).toBe('unsigned')
    const { url } = (await sign(id, 'tenant')).body as { url: string }
    for (const path of ['/sign', ''])
      expect(await validate(jwtOf(url), path)).toMatchObject({
        valid: true,
        error: null,
        expires: expect.any(String),
        payload: {
          DocumentId: id,
          ExternalId: 'jwt:1',
          SignerId: signers[0].id,
          ExternalSignerId: 'tenant',
          SignSuccess: { FullName: 'Kari Nordmann', SignatureMethod: 'no_bankid_csc' },
        },
      })
    const [head, claims, signature] = jwtOf(url).split('.') as [string, string, string]
    const forged = Buffer.from(claims, 'base64url').toString().replace('Kari', 'Ola ')
    for (const jwt of [
      `${jwtOf(url)}x`,
      `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${head}.${claims}.${signature.replaceAll(/./g, 'A')}`,
    ])
      expect(await validate(jwt)).toMatchObject({ valid: false, payload: null })
    expect(await validate('a.b.c')).toMatchObject({ valid: false })
    expect((await sandbox.ask('POST', '/sign/jwt/validate', {})).status).toBe(400)
    await sandbox.advance('PT11M')
    expect(await validate(jwtOf(url))).toMatchObject({ valid: false, error: 'expired' })
  })
})

describe('a kill', () => {
  it('loses nothing: documents, signatures, tokens, and what was about to happen', async () => {
    const open = await create('kill:1')
    const done = await create('kill:2', { signers: [testSigner('only')] })
    const gone = await create('kill:3')
    await sign(open.documentId, 'tenant')
    await sign(done.documentId, 'only')
    await sandbox.ask('POST', `/sign/documents/${gone.documentId}/cancel`)
    const before = await sandbox.ask('GET', `/sign/documents/${open.documentId}`)
    await sandbox.restart()
    const after = await sandbox.ask('GET', `/sign/documents/${open.documentId}`)
    // An existing link keeps its old port. Only new documents get links to the current port.
    expect(after.body).toEqual(before.body)
    await eventually(async () => {
      expect((await status(done.documentId)).completedPackages).toEqual(['pades'])
      expect((await status(gone.documentId)).documentStatus).toBe('canceled')
    })
    expect((await sign(open.documentId, 'landlord')).body.documentStatus).toBe('signed')
    await sandbox.advance('PT1S')
    expect(signaturesOf(await sandbox.file(`/sign/documents/${open.documentId}/files?fileFormat=pades`))).toHaveLength(
      2,
    )
  })
})
