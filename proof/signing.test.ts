import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Contract } from '../src/lease/contract/model'
import { callApp, untilEnded, startRestartableApp } from './crash'
import type { Landlord } from './crash-books'
import { signingFixture, type OrderKind } from './signing'

const port = Number(process.env['PROOF_PORT'] ?? 5370) + 30
const own = startRestartableApp('signing', port)
const world = signingFixture(own, `http://127.0.0.1:${port + 1}`)
afterEach(() => world.control('DELETE', 'faults').catch(() => undefined))

const vias: readonly OrderKind[] = ['sign', 'deposit']
/**
 * The failure of a call. `a 500` is an answer to a call that was not carried out. `a reset` is a call that was neither
 * carried out nor answered. `a hang` is carried out but not answered. `noise` is a meaningless answer.
 */
const faults = {
  'a 500': { kind: 'status', status: 500 },
  'a reset': { kind: 'reset' },
  'a hang': { kind: 'hang' },
  noise: { kind: 'garbage' },
} as const
/** The provider's calls from a draft to the signed file, by the provider. */
const calls = {
  sign: {
    token: { provider: 'signicat', path: 'connect/token' },
    order: { provider: 'signicat', path: '/sign/documents' },
    file: { provider: 'signicat', path: '/files' },
  },
  deposit: {
    token: { provider: 'signicat', path: 'connect/token' },
    order: { provider: 'deposit', path: '/personal' },
    file: { provider: 'signicat', path: '/files' },
  },
} as const

let count = 0
const next = (word: string): string => `${word}${(count += 1)}`
const press = (landlord: Landlord, path: string, body?: object) =>
  callApp(own.app.url, 'POST', path, { token: landlord.token, ...(body && { body }) })

/** Sends the lease as often as needed, as a landlord who clicks again after a refusal. */
async function send(landlord: Landlord, id: number, via: OrderKind): Promise<Contract> {
  if (via === 'deposit') {
    await vi.waitFor(
      async () => {
        await press(landlord, `contract/${id}/create-deposit`)
        expect((await world.read(landlord, id)).payUrl).not.toBeNull()
      },
      { timeout: 30_000, interval: 500 },
    )
    await world.payFee(landlord, id)
  }
  return await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.state === 'tenants', {
    before: via === 'sign' ? () => press(landlord, `contract/${id}/sign-bankid`) : undefined,
  })
}

const sign = (document: string, externalSignerId: string) =>
  world.control('POST', `signicat/documents/${document}/sign`, { externalSignerId })

/** Everybody signs, the tenants first. */
async function signedByAll(id: number, via: OrderKind): Promise<void> {
  const document = await world.document(id)
  for (const who of ['tenant2', 'tenant']) await sign(document, `contract:${id}:${who}`)
  await sign(document, via === 'sign' ? `contract:${id}:landlord` : `contract:${id}:rev1:landlord`)
}

/** Expects that everything has happened exactly once: one order, one file equal to the provider's, and the rent of the month. */
async function once(landlord: Landlord, id: number): Promise<void> {
  expect(await world.orders(id)).toBe(1)
  const files = await world.query<{ sha256: string }>(
    'select d.sha256 from signed_document d join signing s on s.id = d.signing_id where s.contract_id = $1',
    id,
  )
  expect(files).toHaveLength(1)
  const { signedDocumentUrl } = (await world.read(landlord, id)).signicatInfo!
  const file = await callApp(own.app.url, 'GET', signedDocumentUrl!.replace('/api/', ''), { token: landlord.token })
  expect(createHash('sha256').update(file!.bytes).digest('hex')).toBe(files[0]!.sha256)
  expect(
    Buffer.from(file!.bytes)
      .toString('latin1')
      .match(/\/ByteRange/g),
  ).toHaveLength(3)
  const [rent] = await world.query<{ n: string }>('select count(*) as n from incomebilag where "contractId" = $1', id)
  expect(rent!.n).toBe('1')
}

const untilSigned = (landlord: Landlord, id: number) =>
  world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.state === 'signed')

async function killed(): Promise<void> {
  own.app.child.kill('SIGKILL')
  await untilEnded(own.app.child)
  await own.restart()
}

/** Waits until a call has reached the provider, which delays its answer. */
const untilAsked = (provider: string, part: string, body: string) =>
  vi.waitFor(
    async () => {
      const seen = (await world.control('GET', `requests?provider=${provider}`)) as { path: string; body: string }[]
      expect(seen.some((each) => each.path.includes(part) && each.body.includes(body))).toBe(true)
    },
    { timeout: 15_000, interval: 50 },
  )

describe('a lease that is signed', { timeout: 180_000 }, () => {
  const cases = vias.flatMap((via) =>
    (Object.keys(calls.sign) as (keyof typeof calls.sign)[]).flatMap((call) =>
      (Object.keys(faults) as (keyof typeof faults)[]).map((fault) => [via, call, fault] as const),
    ),
  )
  it.each(cases)('by %s: %s meets %s, and each thing happens once all the same', async (via, call, fault) => {
    const landlord = await world.landlord(next('fault'))
    const { id } = await world.draft(landlord, via)
    const plan = () => world.control('POST', 'faults', { ...calls[via][call], ...faults[fault] })
    if (call !== 'file') await plan()
    await send(landlord, id, via)
    if (call === 'file') await plan()
    await signedByAll(id, via)
    await untilSigned(landlord, id)
    await once(landlord, id)
  })

  it.each(vias)(
    'by %s: the program is killed between the order and its own commit, and orders nothing twice',
    async (via) => {
      const landlord = await world.landlord(next('kill'))
      const { id } = await world.draft(landlord, via)
      await world.control('POST', 'faults', { ...calls[via].order, kind: 'slow' })
      const sending = send(landlord, id, via).catch(() => undefined)
      await untilAsked(via === 'sign' ? 'signicat' : 'deposit', calls[via].order.path, `contract:${id}:rev`)
      await killed()
      await sending
      await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.state === 'tenants')
      await signedByAll(id, via)
      await untilSigned(landlord, id)
      await once(landlord, id)
    },
  )

  it('the program is killed while it fetches the signed file', async () => {
    const landlord = await world.landlord(next('kill'))
    const { id } = await world.draft(landlord, 'sign')
    await send(landlord, id, 'sign')
    await world.control('POST', 'faults', { ...calls.sign.file, kind: 'slow' })
    await signedByAll(id, 'sign')
    void press(landlord, `contract/${id}/refresh`)
    await untilAsked('signicat', `${await world.document(id)}/files`, '')
    await killed()
    await untilSigned(landlord, id)
    await once(landlord, id)
  })

  it.each(['lost', 'reversed and repeated'] as const)('messages that are %s come to the same', async (how) => {
    const landlord = await world.landlord(next('hooks'))
    const { id } = await world.draft(landlord, 'sign')
    await world.control('POST', 'webhooks/hold')
    try {
      const { signicatInfo } = await send(landlord, id, 'sign')
      // The product checks an order when somebody opens its link to sign, also when no message comes.
      const slug = signicatInfo!.tenantLink!.split('/').at(-1)!
      const went = await callApp(own.app.url, 'POST', `contract/redirectLink/${slug}`, {
        body: { signer: 'tenant', documentType: 'contract' },
      })
      expect(went?.status).toBe(200)
      await signedByAll(id, 'sign')
      await sleep(1500)
      if (how !== 'lost') {
        const held = (await world.control('GET', 'webhooks')) as { id: number; state: string; provider: string }[]
        const own = held.filter(({ state, provider }) => state === 'held' && provider === 'signicat')
        expect(own.length).toBeGreaterThan(2)
        await world.control('POST', 'webhooks/release', {
          order: own.map((each) => each.id).toSorted((a, b) => b - a),
        })
        for (const each of own) await world.control('POST', `webhooks/${each.id}/resend`)
      }
      // No landlord clicks "refresh". Polling or messages must bring the result.
      await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.state === 'signed', { refresh: false })
      await once(landlord, id)
    } finally {
      await world.control('POST', 'webhooks/release', {})
    }
  })
})

describe('a deposit account', { timeout: 180_000 }, () => {
  /** A lease that everybody has signed, with a deposit account that is opened and paid in. */
  async function funded(): Promise<{ landlord: Landlord; id: number; deposit: string }> {
    const landlord = await world.landlord(next('deposit'))
    const { id } = await world.draft(landlord, 'deposit')
    await send(landlord, id, 'deposit')
    await signedByAll(id, 'deposit')
    const opened = await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.depositStatus === 'opened')
    const deposit = opened.signicatInfo!.depositId!
    await world.control('POST', `deposit/${deposit}/fund`, { amount: 30_000 })
    await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.founds === 30_000)
    return { landlord, id, deposit }
  }
  /** The releases that the bank has carried out. A request that it never carried out is not included. */
  const terminations = async (deposit: string) =>
    ((await world.control('GET', 'webhooks')) as { type: string; body: string }[]).filter(
      ({ type, body }) => type === 'deposit_terminated' && body.includes(deposit),
    ).length

  it.each(Object.keys(faults))('is released once when the bank answers with %s', async (fault) => {
    const { landlord, id, deposit } = await funded()
    await world.control('POST', 'faults', {
      provider: 'deposit',
      path: '/terminate',
      ...faults[fault as keyof typeof faults],
    })
    const release = () => press(landlord, `contract/${id}/releaseDeposit`, { category: 'TENANT' })
    await release()
    const released = await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.depositStatus === 'released', {
      before: release,
    })
    expect(released.signicatInfo).toMatchObject({ releasedCategory: 'TENANT', tenantReleaseSum: 30_000 })
    expect(await terminations(deposit)).toBe(1)
  })

  it('is released once when the program is killed before it has stored the bank’s answer', async () => {
    const { landlord, id, deposit } = await funded()
    await world.control('POST', 'faults', { provider: 'deposit', path: '/terminate', kind: 'slow' })
    void press(landlord, `contract/${id}/releaseDeposit`, { category: 'TENANT' })
    await untilAsked('deposit', `${deposit}/terminate`, '')
    await killed()
    await world.until(landlord, id, ({ signicatInfo }) => signicatInfo?.depositStatus === 'released')
    expect(await terminations(deposit)).toBe(1)
  })
})
