import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAuthority } from './test-authority'

const kari = '29817491020'
let authority: Awaited<ReturnType<typeof testAuthority>>
let token = ''

beforeAll(async () => {
  authority = await testAuthority()
  token = await authority.logIn(0)
})
afterAll(() => authority.stop())

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>

describe('a token', () => {
  it('is given for the scopes that were asked for, proven by the keys, for ten minutes', async () => {
    const scopes = ['skatteetaten:formueinntekt/skattemelding', 'altinn:instances.read']
    const token = await authority.logIn(0, scopes)
    const { keys } = (await (await fetch(`${authority.url}/idporten/jwks`)).json()) as { keys: object[] }
    const [head, claims, signature] = token.split('.') as [string, string, string]
    const key = createPublicKey({ key: keys[0] as never, format: 'jwk' })
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
    const { exp, iat, ...read } = claimsOf(token)
    expect(read).toMatchObject({
      iss: `${authority.url}/idporten`,
      client_id: 'husbok',
      pid: kari,
      acr: 'idporten-loa-high',
      scope: scopes.join(' '),
      jti: expect.any(String),
    })
    expect(Number(exp) - Number(iat)).toBe(600)
    expect(claimsOf(await authority.logIn(0, []))).not.toHaveProperty('scope')
  })

  it('is wanted, one of ID-porten that lives, for the right thing and person', async () => {
    const path = `2025/${kari}`
    const forged = `${token.slice(0, -6)}AAAAAA`
    const plain = await authority.logIn(0, [])
    for (const [given, status] of [
      [token, 200],
      [forged, 401],
      ['nonsense', 401],
      [plain, 403],
      [await authority.logIn(1), 403],
    ] as const)
      expect([given, (await authority.ask(path, { token: given })).status]).toEqual([given, status])
    expect((await authority.ask(path)).status).toBe(401)
    const narrow = await authority.logIn(0, ['skatteetaten:formueinntekt/skattemelding'])
    expect(
      (await authority.ask('eiendom/soek/2025?query=228', { token: narrow, accept: 'application/json' })).status,
    ).toBe(403)
  })

  it('ends when the time is moved past it', async () => {
    const other = await testAuthority()
    const own = await other.logIn(0)
    await other.control('POST', 'clock', { advance: 'PT9M' })
    expect((await other.ask(`2025/${kari}`, { token: own })).status).toBe(200)
    await other.control('POST', 'clock', { advance: 'PT1M' })
    expect((await other.ask(`2025/${kari}`, { token: own })).status).toBe(401)
    // A login after that gets a new token.
    expect((await other.ask(`2025/${kari}`, { token: await other.logIn(0) })).status).toBe(200)
    await other.stop()
  })
})
