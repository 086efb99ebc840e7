import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClient, documentOf, testSigner, testSignicat, type TestSignicat } from './test-signicat'
import { eventually } from '../../src/base/call/test-eventually'

let sandbox: TestSignicat
beforeAll(async () => {
  sandbox = await testSignicat()
})
afterAll(async () => await sandbox.close())

const create = async (externalId: string, more = {}, at = sandbox) =>
  (await at.ask('POST', '/sign/documents', documentOf(externalId, more))).body
const sign = async (id: string, externalSignerId: string, more = {}, at = sandbox) =>
  await at.play(id, 'sign', { externalSignerId, ...more })

describe('events', () => {
  it('come in their order, signed, from the older platform', async () => {
    sandbox.received.length = 0
    const { documentId: id } = await create('events:1')
    await sign(id, 'tenant')
    await sign(id, 'landlord')
    await sandbox.advance('PT1S')
    await eventually(() => expect(sandbox.received).toHaveLength(9))
    const sorted = sandbox.received.toSorted((one, other) => numberOf(one.event) - numberOf(other.event))
    expect(new Set(sandbox.names())).toEqual(
      new Set([
        'document_created',
        'document_link_opened',
        'document_read',
        'document_partially_signed',
        'document_signed',
        'document_packaged',
      ]),
    )
    for (const { url, body, signature, event } of sorted) {
      expect(url).toBe('/api/webhooks/signicat')
      expect(signature).toBe(createHmac('sha256', testClient.webhookSecret).update(body).digest('hex'))
      expect(event).toMatchObject({
        id: expect.any(String),
        timestamp: expect.any(String),
        accountId: expect.any(String),
        payload: { documentId: id, externalDocumentId: 'events:1' },
        tags: ['contract'],
      })
    }
    const emitted = JSON.parse((await sandbox.page('/__sandbox/webhooks')).text) as { type: string }[]
    expect(
      emitted
        .slice(0, 9)
        .map(({ type }) => type)
        .toReversed(),
    ).toEqual([
      'document_created',
      'document_link_opened',
      'document_read',
      'document_partially_signed',
      'document_link_opened',
      'document_read',
      'document_partially_signed',
      'document_signed',
      'document_packaged',
    ])
    const packaged = sandbox.received.find(({ event }) => event['type'] === 'document_packaged')!
    const file = await sandbox.file(`/sign/documents/${id}/files?fileFormat=pades`)
    expect(packaged.event['payload']).toMatchObject({
      downloadUrl: expect.any(String),
      urlExpiresAt: expect.any(String),
      checksum: createHash('sha256').update(file).digest('hex'),
    })
  })

  it('carry ids only from the current platform, with the token in their address', async () => {
    const current = await testSignicat('dtp')
    const { documentId: id, signers } = await create('events:2', {}, current)
    await sign(id, 'tenant', {}, current)
    await sign(id, 'landlord', {}, current)
    await current.advance('PT1S')
    const { documentId: late } = await create('events:3', {}, current)
    const { documentId: gone } = await create('events:4', {}, current)
    await current.ask('POST', `/sign/documents/${gone}/cancel`)
    await current.advance('P46D')
    await eventually(() =>
      expect(current.names().toSorted()).toEqual(
        [
          'order.created',
          'recipient.completed',
          'recipient.completed',
          'order.completed',
          'order.created',
          'order.created',
          'order.expired',
          // The paper that was signed and the one that was cancelled are deleted after a week.
          'order.tobedeleted',
          'order.deleted',
          'order.tobedeleted',
          'order.deleted',
        ].toSorted(),
      ),
    )
    expect(
      current.received.every(({ url }) => url === `/api/webhooks/signicat?token=${testClient.webhookSecret}`),
    ).toBe(true)
    const first = current.received.find(({ event }) => event['eventName'] === 'recipient.completed')!
    expect(first.event).toEqual({
      id: expect.any(String),
      timestamp: expect.any(String),
      sender: 'signature-api',
      eventName: 'recipient.completed',
      eventData: {
        id,
        signerId: signers.map((each: { id: string }) => each.id).find((each: string) => first.body.includes(each)),
      },
      accountId: expect.any(String),
      organizationId: expect.any(String),
      expiresAt: expect.any(String),
      tags: ['contract'],
    })
    expect(current.received.map(({ body }) => body).join('')).not.toMatch(/Kari|Ødegård/)
    const expired = current.received.find(({ event }) => event['eventName'] === 'order.expired')!
    expect(expired.event['eventData']).toEqual({ id: late })
    await current.close()
  })
})

describe('messages of Signicat', () => {
  it('go to those who are to get them: to the next in turn, reminders, receipts with the file', async () => {
    const mails = async () =>
      (
        JSON.parse((await sandbox.page('/__sandbox/mails')).text) as {
          to: string
          subject: string
          text: string
          attachments: object[]
        }[]
      ).toReversed()
    const texts = async () => JSON.parse((await sandbox.page('/__sandbox/sms')).text) as { to: string; text: string }[]
    const setup = { request: 'sendBoth', finalReceipt: 'sendEmail' }
    const { documentId: id, signers } = await create('mail:1', {
      signers: [
        testSigner('tenant', { notifications: { setup } }),
        testSigner('landlord', {
          order: 2,
          notifications: { setup: { request: 'sendEmail' } },
          ui: { language: 'EN' },
          signerInfo: { email: 'ase@example.no' },
        }),
      ],
    })
    expect(await mails()).toMatchObject([{ to: 'kari@example.no', subject: 'Du har et dokument til signering' }])
    expect((await mails())[0]!.text).toContain(signers[0].url)
    expect((await texts())[0]).toMatchObject({ to: '+4790012345', text: expect.stringContaining(signers[0].url) })
    const reminder = { notificationSetting: 'sendEmail', signers: { [signers[0].id]: { email: 'ny@example.no' } } }
    expect((await sandbox.ask('POST', `/sign/documents/${id}/notifications/reminder`, reminder)).status).toBe(200)
    expect((await mails()).at(-1)).toMatchObject({
      to: 'ny@example.no',
      subject: expect.stringContaining('Påminnelse'),
    })
    await sign(id, 'tenant')
    expect((await mails()).at(-1)).toMatchObject({ to: 'ase@example.no', subject: 'You have a document to sign' })
    await sign(id, 'landlord')
    await sandbox.advance('PT1S')
    expect((await mails()).at(-1)).toMatchObject({
      to: 'kari@example.no',
      subject: 'Alle har signert',
      attachments: [{ name: 'leiekontrakt.pdf', type: 'application/pdf' }],
    })
  })
})

const order = ['created', 'opened', 'read', 'partially', 'signed', 'packaged']
const numberOf = (event: Readonly<Record<string, unknown>>): number =>
  order.findIndex((word) => String(event['type']).includes(word))
