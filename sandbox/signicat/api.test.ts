import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClient, documentOf, testSigner, smallPdf, testSignicat, type TestSignicat } from './test-signicat'

let sandbox: TestSignicat
beforeAll(async () => {
  sandbox = await testSignicat()
})
afterAll(async () => await sandbox.close())

const create = async (externalId: string, more = {}) =>
  (await sandbox.ask('POST', '/sign/documents', documentOf(externalId, more))).body
const read = async (id: string, more = '') => await sandbox.ask('GET', `/sign/documents/${id}${more}`)

describe('the token', () => {
  it('is given to the client, in the header or in the form, with the scopes of either platform', async () => {
    const scope = 'document_read document_write document_file event jwt deposit_read deposit_write'
    for (const answer of [
      await sandbox.askToken({}, sandbox.basic),
      await sandbox.askToken({ scope }, sandbox.basic),
      await sandbox.askToken({ client_id: testClient.id, client_secret: testClient.secret }),
    ])
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { access_token: expect.stringMatching(/.{40}/), expires_in: 3600, token_type: 'Bearer' },
      ])
    expect((await sandbox.page('/__sandbox/requests?provider=signicat')).text).not.toContain(testClient.secret)
  })

  it.each([
    ['a wrong secret in the header', {}, 'Basic aHVzYm9rOm5v', 401, 'invalid_client'],
    ['a wrong secret in the form', { client_id: testClient.id, client_secret: 'no' }, undefined, 400, 'invalid_client'],
    ['an unknown scope', { scope: 'everything' }, 'basic', 400, 'invalid_scope'],
    ['no scope', { scope: '' }, 'basic', 400, 'invalid_scope'],
    ['another grant', { grant_type: 'password' }, 'basic', 400, 'unsupported_grant_type'],
  ])('is refused for %s', async (_what, form, header, status, error) => {
    const answer = await sandbox.askToken(form, header === 'basic' ? sandbox.basic : header)
    expect([answer.status, answer.body]).toEqual([status, { error, error_description: expect.any(String) }])
  })

  it('is needed for every call, and ends when the time is moved past it', async () => {
    for (const authorization of ['', 'Bearer no', sandbox.basic])
      expect((await sandbox.ask('GET', '/sign/documents/summary', undefined, authorization)).status).toBe(401)
    expect((await sandbox.ask('GET', '/sign/documents/summary')).status).toBe(200)
    await sandbox.advance('PT61M')
    expect((await sandbox.ask('GET', '/sign/documents/summary')).status).toBe(401)
    await sandbox.login()
    expect((await sandbox.ask('GET', '/sign/documents/summary')).status).toBe(200)
  })
})

describe('a document', () => {
  it('is made with a link for each signer, and read whole, by status and as a summary', async () => {
    const made = await create('contract:1:rev1')
    expect(made).toMatchObject({
      documentId: expect.any(String),
      externalId: 'contract:1:rev1',
      status: { documentStatus: 'unsigned', completedPackages: [], attachmentPackages: {} },
      signers: [
        { externalSignerId: 'tenant', id: expect.any(String), url: expect.stringContaining('/signicat/sign/') },
        { externalSignerId: 'landlord' },
      ],
    })
    expect(made.signers[0]).not.toHaveProperty('documentSignature')
    expect(made.dataToSign).not.toHaveProperty('base64Content')
    expect((await read(made.documentId)).body).toEqual(made)
    expect((await read(made.documentId, '/status')).body).toEqual(made.status)
    expect((await read(made.documentId, '/summary')).body).toMatchObject({
      documentId: made.documentId,
      documentSignatures: [],
      requiredSignatures: 2,
      currentSignatures: 0,
      deadline: made.advanced.timeToLive.deadline,
      signers: made.signers.map(({ id }: { id: string }) => id),
    })
  })

  it('is found by the id that the app gave it, in a page with its size', async () => {
    const made = await create('contract:2:rev1')
    const found = async (query: string) => (await read('summary', query)).body
    expect(await found('?externalId=contract:2:rev1')).toMatchObject({
      size: 1,
      offset: 0,
      links: { first: expect.any(String) },
      data: [{ documentId: made.documentId, externalId: 'contract:2:rev1', status: { documentStatus: 'unsigned' } }],
    })
    expect(await found('?externalId=contract:9:rev9')).toMatchObject({ size: 0, data: [] })
    expect((await found('?externalSignerId=landlord&status=unsigned&tags=contract&limit=1')).data).toHaveLength(1)
    expect((await found('?limit=1')).links).toHaveProperty('next')
    expect((await found('?fromDate=2030-01-01T00:00:00Z')).size).toBe(0)
  })

  it('is changed while it is open, and so are its signers', async () => {
    const made = await create('contract:3:rev1')
    const path = `/sign/documents/${made.documentId}`
    const deadline = '2026-12-01T00:00:00Z'
    const changed = (await sandbox.ask('PATCH', path, { title: 'Ny', advanced: { timeToLive: { deadline } } })).body
    expect([changed.title, changed.advanced.timeToLive.deadline, changed.advanced.tags]).toEqual([
      'Ny',
      deadline,
      ['contract'],
    ])
    const [tenant] = made.signers
    const mobile = { countryCode: '47', number: '91112222' }
    const patched = await sandbox.ask('PATCH', `${path}/signers/${tenant.id}`, { signerInfo: { mobile } })
    expect(patched.body.signerInfo).toMatchObject({ firstName: 'Kari', mobile })
    const added = await sandbox.ask('POST', `${path}/signers`, testSigner('second'))
    expect([added.status, added.body.externalSignerId]).toEqual([201, 'second'])
    expect((await sandbox.ask('GET', `${path}/signers`)).body).toHaveLength(3)
    expect((await sandbox.ask('GET', `${path}/signers/${added.body.id}`)).body.url).toBe(added.body.url)
    expect((await sandbox.ask('DELETE', `${path}/signers/${added.body.id}`)).status).toBe(204)
    expect((await sandbox.ask('GET', `${path}/signers/${added.body.id}`)).status).toBe(404)
  })

  it('waits for as many attachments as were announced', async () => {
    const made = await create('contract:4:rev1', { advanced: { attachments: 1 } })
    const path = `/sign/documents/${made.documentId}/attachments`
    expect(made.status.documentStatus).toBe('waiting_for_attachments')
    expect((await sandbox.play(made.documentId, 'sign', { externalSignerId: 'tenant' })).status).toBe(409)
    const attachment = { fileName: 'a.pdf', title: 'Vedlegg', data: smallPdf().toString('base64') }
    const added = (await sandbox.ask('POST', path, attachment)).body
    expect(added).toEqual({ id: expect.any(String), fileName: 'a.pdf', title: 'Vedlegg' })
    expect((await read(made.documentId, '/status')).body.documentStatus).toBe('unsigned')
    expect((await sandbox.ask('GET', path)).body).toEqual([added])
    expect((await sandbox.ask('GET', `${path}/${added.id}`)).body).toEqual(added)
    expect((await sandbox.ask('DELETE', `${path}/${added.id}`)).status).toBe(204)
    expect((await sandbox.ask('GET', `${path}/${added.id}`)).status).toBe(404)
  })

  it('is given back as it was sent, byte by byte, and packaged only when all have signed', async () => {
    const made = await create('contract:5:rev1')
    const path = `/sign/documents/${made.documentId}/files`
    expect((await sandbox.file(`${path}?fileFormat=unsigned`)).equals(smallPdf())).toBe(true)
    expect((await sandbox.ask('GET', `${path}?fileFormat=pades`)).status).toBe(404)
    expect((await sandbox.ask('GET', path)).status).toBe(400)
    const named = await sandbox.ask('GET', `${path}?fileFormat=unsigned&originalFileName=true`)
    expect(named.headers.get('content-disposition')).toContain('leiekontrakt.pdf')
    expect((await sandbox.ask('GET', `${path}/signers/${made.signers[0].id}?fileFormat=native`)).status).toBe(404)
  })

  it('is cancelled after it was read once more', async () => {
    const made = await create('contract:6:rev1')
    const status = async () => (await read(made.documentId, '/status')).body.documentStatus as string
    const cancelled = await sandbox.ask('POST', `/sign/documents/${made.documentId}/cancel?reason=Ny%20versjon`)
    expect(cancelled.status).toBe(204)
    expect([await status(), await status()]).toEqual(['unsigned', 'canceled'])
    expect((await sandbox.ask('POST', `/sign/documents/${made.documentId}/cancel`)).status).toBe(409)
    expect((await sandbox.play(made.documentId, 'sign', { externalSignerId: 'tenant' })).status).toBe(409)
    const { event } = sandbox.received.at(-1)!
    expect(event).toMatchObject({ type: 'document_canceled', payload: { message: 'Ny versjon' } })
  })

  it('expires at its deadline, and is deleted a week later', async () => {
    const made = await create('contract:7:rev1', { advanced: { timeToLive: { deleteAfterHours: 168 } } })
    await sandbox.advance('P46D')
    await sandbox.login()
    expect((await read(made.documentId, '/status')).body.documentStatus).toBe('expired')
    expect((await sandbox.play(made.documentId, 'sign', { externalSignerId: 'tenant' })).status).toBe(409)
    await sandbox.advance('P7D')
    await sandbox.login()
    expect((await read(made.documentId)).status).toBe(404)
  })
})

describe('what is refused', () => {
  const fields = async (body: unknown) => {
    const answer = await sandbox.ask('POST', '/sign/documents', body)
    return [answer.status, ...(answer.body.errors as { field: string; message: string }[]).map(({ field }) => field)]
  }

  it('names every field that is missing', async () => {
    const answer = await sandbox.ask('POST', '/sign/documents', { ...documentOf('a'), title: undefined })
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        message: expect.any(String),
        code: expect.any(String),
        errors: [{ field: 'Title', message: 'The Title field is required.' }],
      },
    ])
    expect(await fields({})).toEqual([400, 'Title', 'ExternalId', 'DataToSign', 'ContactDetails', 'Signers'])
    expect(await fields({ ...documentOf('a'), dataToSign: {}, contactDetails: {} })).toEqual([
      400,
      'DataToSign.Base64Content',
      'DataToSign.FileName',
      'ContactDetails.Email',
    ])
    expect(await fields({ ...documentOf('a'), signers: [{ signatureType: {} }] })).toEqual([
      400,
      'Signers[0].ExternalSignerId',
      'Signers[0].RedirectSettings',
      'Signers[0].SignatureType.Mechanism',
    ])
    expect(await fields('no json')).toEqual([400, ''])
  })

  it.each<[string, Record<string, unknown>, string]>([
    [
      'no address to go back to',
      { redirectSettings: { redirectMode: 'redirect', success: 'https://a.no', cancel: 'https://a.no' } },
      'RedirectSettings.Error',
    ],
    ['an unknown way back', { redirectSettings: { redirectMode: 'popup' } }, 'RedirectSettings.RedirectMode'],
    ['an unknown mechanism', { signatureType: { mechanism: 'pen' } }, 'SignatureType.Mechanism'],
    ['an unknown notification', { notifications: { setup: { request: 'pigeon' } } }, 'Notifications.Setup.Request'],
    ['an unknown language', { ui: { language: 'nb' } }, 'Ui.Language'],
  ])('%s', async (_what, more, field) => {
    expect(await fields({ ...documentOf('a'), signers: [testSigner('tenant', more)] })).toEqual([
      400,
      `Signers[0].${field}`,
    ])
  })

  it.each([
    [undefined, 'a valid mobile is required when the signer uses sms notifications'],
    [{ countryCode: '+47', number: '1234' }, 'the supplied mobile number is invalid'],
    [{ countryCode: '', number: '90012345' }, 'the supplied mobile number is invalid'],
  ])('a mobile %j for a signer who gets text messages', async (mobile, text) => {
    for (const setup of [{ request: 'sendSms' }, { finalReceipt: 'sendBoth' }]) {
      const signer = testSigner('tenant', { notifications: { setup }, signerInfo: { email: 'a@example.no', mobile } })
      const { status, body } = await sandbox.ask('POST', '/sign/documents', { ...documentOf('a'), signers: [signer] })
      expect([status, body.errors[0].field, body.errors[0].message.toLowerCase()]).toEqual([
        400,
        'Signers[0].SignerInfo.Mobile',
        text,
      ])
    }
    const quiet = testSigner('tenant', { signerInfo: { mobile } })
    expect((await sandbox.ask('POST', '/sign/documents', { ...documentOf('a'), signers: [quiet] })).status).toBe(201)
  })

  it('is a file that is no PDF, too many signatures, a deadline out of its limits', async () => {
    expect(await fields(documentOf('a', { pdf: Buffer.from('hello') }))).toEqual([400, 'DataToSign.Base64Content'])
    expect(await fields(documentOf('a', { advanced: { requiredSignatures: 3 } }))).toEqual([
      400,
      'Advanced.RequiredSignatures',
    ])
    for (const deadline of ['2030-01-01T00:00:00Z', '2026-01-01T00:00:00Z'])
      expect(await fields(documentOf('a', { advanced: { timeToLive: { deadline } } }))).toEqual([
        400,
        'Advanced.TimeToLive.Deadline',
      ])
  })

  it('is what does not exist', async () => {
    const made = await create('contract:8:rev1')
    for (const path of ['/sign/documents/x', `/sign/documents/${made.documentId}/signers/x`, '/sign/nothing'])
      expect((await sandbox.ask('GET', path)).status).toBe(404)
  })

  it('is said as a problem object by the current platform', async () => {
    const current = await testSignicat('dtp')
    const signer = testSigner('tenant', { notifications: { setup: { request: 'sendSms' } }, signerInfo: {} })
    const { status, headers, body } = await current.ask('POST', '/sign/documents', {
      ...documentOf('a'),
      signers: [signer],
    })
    expect([status, headers.get('content-type')]).toEqual([400, expect.stringContaining('application/problem+json')])
    expect(body).toMatchObject({
      type: expect.any(String),
      title: expect.any(String),
      status: 400,
      code: expect.any(String),
      detail: expect.any(String),
      traceId: expect.any(String),
      invalidParams: [
        {
          name: 'Signers[0].SignerInfo.Mobile',
          reason: 'A valid mobile is required when the signer uses SMS notifications',
        },
      ],
    })
    expect((await current.ask('GET', '/sign/documents/x')).body).toMatchObject({ status: 404 })
    await current.close()
  })
})

describe('a fault', () => {
  it('strikes one call of signing, and not those of others', async () => {
    await sandbox.post('/__sandbox/faults', {
      provider: 'signicat',
      path: '/sign/documents',
      kind: 'status',
      status: 503,
    })
    expect((await sandbox.ask('POST', '/sign/documents', documentOf('f'))).status).toBe(503)
    expect((await sandbox.ask('POST', '/sign/documents', documentOf('f'))).status).toBe(201)
    const journal = JSON.parse((await sandbox.page('/__sandbox/requests?provider=signicat')).text) as {
      status: number
    }[]
    expect(journal.slice(0, 2).map(({ status }) => status)).toEqual([201, 503])
  })
})
