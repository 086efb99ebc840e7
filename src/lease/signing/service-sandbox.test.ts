import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { startSandbox } from '../../../sandbox/server'
import { signicatSettings } from '../../../sandbox/test-sandbox'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from './calls'
import { coTenant } from './test-signing'

/** The product with the sandbox's Signicat, whose messages arrive as over a network. */
async function withSandbox(eventFormat: 'legacy' | 'dtp') {
  let app: TestApp | undefined
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-signing-'))
  const statuses: number[] = []
  const door = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url, headers } = request
      void app!.app.inject({ method: 'POST', url: url!, headers, payload: Buffer.concat(parts) }).then((answer) => {
        statuses.push(answer.statusCode)
        response.writeHead(answer.statusCode).end(answer.rawPayload)
      })
    })
  })
  await new Promise<void>((up) => door.listen(0, '127.0.0.1', up))
  const secrets = { clientId: 'husbok', clientSecret: 'sandbox', webhookSecret: 'the secret of the test', eventFormat }
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataDir,
    appUrl: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    publicUrl: 'http://husbok.test',
    credentials: {
      stripe: { secretKey: 'sk_test_of_the_test', webhookSecret: 'whsec_of_the_test' },
      idporten: { clientId: 'husbok', clientSecret: 'sandbox' },
      sveve: { user: 'husbok', password: 'sandbox' },
      signicat: secrets,
    },
    machine: () => Date.parse(app?.now() ?? '2026-11-20T10:00:00.000Z'),
  })
  const url = `http://127.0.0.1:${sandbox.httpPort}`
  const made: TestApp = await testApp({
    providers: {
      signicat: signicatSettings(url, { signicat: secrets }),
    },
  })
  app = made
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/__sandbox/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    app: made,
    statuses,
    control,
    close: async () => {
      expect(made.bugs).toEqual([])
      await made.close()
      await sandbox.stop()
      door.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

it.each(['dtp', 'legacy'] as const)(
  'a lease is signed by three in the sandbox, told by its messages: %s',
  async (format) => {
    const world = await withSandbox(format)
    const { app, control } = world
    try {
      const { token, houseId, id: owner } = await app.landlord()
      await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', owner).execute()
      const as = { token }
      const { id } = await app.call(
        contractCalls.create,
        { body: testContract(houseId, [], { co_tenants: [coTenant] }) },
        as,
      )
      const of = { params: { id: String(id) } }
      const sent = await app.call(signingCalls.sign, of, as)
      expect(sent.signicatInfo).toMatchObject({ state: 'tenants', error: null })
      const { provider_id } = await app.db
        .selectFrom('signing')
        .select('provider_id')
        .where('contract_id', '=', id)
        .executeTakeFirstOrThrow()
      const sign = async (who: string) =>
        await control('POST', `signicat/documents/${provider_id}/sign`, { externalSignerId: `contract:${id}:${who}` })
      await expect(sign('landlord')).rejects.toThrow()
      for (const who of ['tenant2', 'tenant', 'landlord']) await sign(who)
      await control('POST', 'clock', { advance: 'PT1M' })
      for (let n = 0; n < 100; n += 1) {
        await app.work()
        const { state } = (await app.call(contractCalls.read, of, as)).signicatInfo!
        if (state === 'signed') break
        await new Promise((done) => setTimeout(done, 20))
      }
      const { signicatInfo, signed_at } = await app.call(contractCalls.read, of, as)
      expect(signicatInfo).toMatchObject({ state: 'signed', isSignedTenant: true, isSignedLandlord: true })
      expect(signed_at).not.toBeNull()
      const file = await app.raw('GET', signicatInfo!.signedDocumentUrl!, undefined, as)
      // The file has one real signature for each of them.
      expect(
        Buffer.from(file.bytes)
          .toString('latin1')
          .match(/\/SubFilter ?\/ETSI\.CAdES\.detached/g),
      ).toHaveLength(3)
      expect(world.statuses.length).toBeGreaterThan(3)
      expect(new Set(world.statuses)).toEqual(new Set([204]))

      // The page shows a refusal in the provider's own words.
      const wrong = await app.call(contractCalls.create, { body: testContract(houseId, []) }, as)
      await app.db.updateTable('contract').set({ tenant_phone: '123' }).where('id', '=', wrong.id).execute()
      const declined = await app.call(signingCalls.sign, { params: { id: String(wrong.id) } }, as)
      expect(declined.status).toBe('draft')
      expect(declined.signicatInfo!.error!.message.toLowerCase()).toContain('the supplied mobile number is invalid')

      // A withdrawn order ends there, a little later.
      const other = await app.call(contractCalls.create, { body: testContract(houseId, []) }, as)
      const there = { params: { id: String(other.id) } }
      await app.call(signingCalls.sign, there, as)
      const back = await app.call(signingCalls.withdraw, { ...there, body: {} }, as)
      expect([back.status, back.signicatInfo!.state]).toEqual(['draft', 'withdrawn'])
      const anew = await app.call(signingCalls.regenerate, { ...there, body: {} }, as)
      expect(anew.signicatInfo!.state).toBe('tenants')
    } finally {
      await world.close()
    }
  },
)
