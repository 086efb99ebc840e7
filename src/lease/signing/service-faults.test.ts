import { expect, it } from 'vitest'
import { CallRefused } from '../../app/server/test-app'
import { contractCalls } from '../contract/calls'
import type { Contract } from '../contract/model'
import type { SignicatInfo } from '../contract/model-signing'
import { signingLinkCalls } from './calls-link'
import { signingSentence } from './rules-panel'
import { paperTestHelpers } from './test-paper'
import { signingOrderFixture } from './test-signing'
import type { TestSigningFault } from '../../../sandbox/signicat/test-player'

// Each call of the signing service fails once. Then the landlord makes the next request, and the product's own jobs run
// for ten minutes. The answer and the page are always true, and each thing happens as often as it was asked for.

const tests = signingOrderFixture({ timeoutMs: 1000 })
const { at, of, as, create, read, sign, withdraw, regenerate, refresh } = tests
const { documentsOf, look, mailsTo } = paperTestHelpers(tests)

const actions = ['send', 'regenerate', 'withdraw', 'store'] as const
type Action = (typeof actions)[number]
const press: Readonly<Record<Action, (id: number, checkList: boolean) => Promise<Contract>>> = {
  send: sign,
  regenerate,
  withdraw,
  store: (id) => refresh(id),
}

/** The calls of the service in each action, by method and path, and how many of them work first. */
const calls: Readonly<Record<Action, Readonly<Record<string, readonly [path: RegExp, skip: number]>>>> = {
  send: { token: [/^POST .*\/token/, 0], create: [/^POST \/sign\/documents$/, 0], find: [/^GET .*summary/, 0] },
  regenerate: {
    token: [/^POST .*\/token/, 0],
    read: [/^GET \/sign\/documents\/(?!summary)/, 0],
    cancel: [/\/cancel/, 0],
    'read again': [/^GET \/sign\/documents\/(?!summary)/, 1],
    create: [/^POST \/sign\/documents$/, 0],
  },
  withdraw: {
    token: [/^POST .*\/token/, 0],
    read: [/^GET \/sign\/documents\/(?!summary)/, 0],
    cancel: [/\/cancel/, 0],
    'read again': [/^GET \/sign\/documents\/(?!summary)/, 1],
  },
  store: { token: [/^POST .*\/token/, 0], read: [/^GET \/sign\/documents\/(?!summary)/, 0], file: [/\/files/, 0] },
}
const faults: Readonly<Record<string, TestSigningFault>> = {
  'a 500': { status: 500 },
  'a hang': 'hang',
  'a reset': 'reset',
  noise: 'noise',
}
/** The landlord's next step. Cancel closes the question; `withdraw` takes back the order that may be pending. */
const nexts = ['nothing', 'again', 'withdraw', 'regenerate'] as const
type Next = (typeof nexts)[number]
/** Says whether the fault ends before the landlord's next request, or after it. */
const lasts = ['once', 'through the next press'] as const

type Case = readonly [Action, call: string, fault: string, Next, (typeof lasts)[number], paper: 'lease' | 'list']
const all = actions
  .flatMap((action) =>
    Object.keys(calls[action]).flatMap((call) =>
      Object.keys(faults).flatMap((fault) =>
        nexts.flatMap((next) => lasts.map((last) => [action, call, fault, next, last] as const)),
      ),
    ),
  )
  .map(([action, call, fault, next, last], index): Case => [
    action,
    call,
    fault,
    next,
    last,
    index % 3 === 2 ? 'list' : 'lease',
  ])
/** Every forty-seventh case. Simulated lives test all cases. */
const cases = all.filter((_, index) => index % 47 === 5)

interface World {
  readonly id: number
  readonly checkList: boolean
  readonly email: string
}
const infoOf = (contract: Contract, checkList: boolean): SignicatInfo | null =>
  checkList ? contract.checkList!.signicatInfo : contract.signicatInfo
/** The documents of the paper at the service that are not ended. */
const living = ({ id, checkList }: World) =>
  documentsOf(id, checkList).filter(({ documentStatus }) => documentStatus !== 'canceled')
const rows = ({ id, checkList }: World) =>
  at.app.db
    .selectFrom('signing')
    .select(['id', 'state', 'renews'])
    .where('contract_id', '=', id)
    .where('paper', '=', checkList ? 'checklist' : 'contract')
    .orderBy('id')
    .execute()
/** The messages that the tenant has got so far. */
async function messagesTo({ email }: World): Promise<{ asked: readonly string[]; withdrawn: number }> {
  const mails = await mailsTo(email)
  return {
    asked: mails.filter(({ subject }) => subject.startsWith('Signer ')).map(({ text }) => /\/r\/\S+/.exec(text)![0]),
    withdrawn: mails.filter(({ subject }) => subject.startsWith('Trukket ')).length,
  }
}
const opens = (path: string, checkList: boolean) =>
  at.app
    .call(signingLinkCalls.page, {
      params: { slug: path.split('/').at(-1)! },
      query: { signer: 'tenant', documentType: checkList ? 'checklist' : 'contract' },
    })
    .then(
      () => true,
      () => false,
    )

/** Checks the sentence on the page against the facts, and returns it. */
async function check(world: World): Promise<ReturnType<typeof signingSentence>> {
  const contract = await read(world.id)
  const info = infoOf(contract, world.checkList)
  const says = signingSentence(info, contract.isFinished)
  const { asked } = await messagesTo(world)
  const works = await Promise.all(asked.map((path) => opens(path, world.checkList)))
  // “Nobody has been asked to sign yet.”
  if (says === 'starting' || says === 'none') expect(asked, says).toEqual([])
  // “Signing is in progress.” There is one order. Only the newest link works, and it is the one that the page shows.
  if (says === 'tenants') {
    expect(living(world), says).toHaveLength(1)
    expect(works, says).toEqual(asked.map((_, index) => index === asked.length - 1))
    expect(asked.at(-1), says).toBe(new URL(info!.tenantLink!).pathname)
  }
  // “Links no longer work.”
  if (['renewing', 'withdrawing', 'withdrawn', 'failed', 'failedAgain'].includes(says))
    expect(works, says).toEqual(asked.map(() => false))
  // “You can change it and send it again.”
  if (['none', 'failed', 'failedAgain', 'withdrawn'].includes(says)) expect(living(world), says).toEqual([])
  return says
}

/** Runs an action. Its answer must be true: the current record, or a failure after which nothing is stored. */
async function act(world: World, action: Action): Promise<void> {
  const before = await rows(world)
  try {
    const info = infoOf(await press[action](world.id, world.checkList), world.checkList)
    const now = infoOf(await read(world.id), world.checkList)
    expect([info?.state, info?.pending]).toEqual([now?.state, now?.pending])
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    if (error.status >= 500) expect(action === 'store' ? before : await rows(world)).toEqual(before)
    // The action is refused because it is done already, or because another request is still
    // running.
    else expect(['contractFrozen', 'contractSigned', 'contractNotSigned', 'stillRunning']).toContain(error.body.message)
  }
  await check(world)
}

let count = 0
/** A paper for which the action is possible. It is sent first if the action needs a sent paper. */
async function begin(action: Action, checkList: boolean): Promise<World> {
  count += 1
  const email = `per${count}@example.no`
  const id = await create({ tenant_email: email })
  await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
  const world = { id, checkList, email }
  if (action !== 'send') await sign(id, checkList)
  if (action === 'store') {
    const [document] = living(world)
    await at.signicat.sign(document!, 'tenant')
    await at.signicat.sign(document!, 'landlord', { fullName: 'Kari Nordmann' })
  }
  return world
}

async function minutes(count: number): Promise<void> {
  for (let n = 0; n < count * 2; n += 1) await tests.pass(30_000, { mayFail: true })
}

it.each(cases)('%s: %s meets %s, then %s, the fault %s (%s)', { timeout: 60_000 }, async (...each) => {
  const [action, call, fault, next, last, paper] = each
  const checkList = paper === 'list'
  const world = await begin(action, checkList)
  const texts = (await at.app.texts()).length
  const asked = (await messagesTo(world)).asked.length
  const [path, skip] = calls[action][call]!
  if (call === 'token') at.signicat.endTokens()
  // A search for an order comes only after the answer to its creation was lost.
  if (call === 'find') at.signicat.fail(/^POST \/sign\/documents$/, 'lost')
  at.signicat.fail(path, faults[fault]!, last === 'once' ? 1 : 50, skip)
  await act(world, action)
  if (next === 'again') await act(world, action)
  else if (next !== 'nothing') await act(world, next)
  at.signicat.recover()
  // The last decision counts.
  const word = next === 'nothing' || next === 'again' ? action : next
  const heard: string[] = []
  for (let n = 0; n < 10; n += 1) {
    await minutes(1)
    heard.push(await check(world))
  }
  await look()
  await minutes(1)
  const end = await check(world)
  const after = await messagesTo(world)
  if (action === 'store') expect([end, living(world).length]).toEqual(['stored', 1])
  else if (word === 'withdraw') {
    expect([end, living(world).length]).toEqual(['withdrawn', 0])
    // A tenant who was asked gets one message about the end; nobody else gets one.
    expect(after.withdrawn).toBe(after.asked.length === 0 ? 0 : 1)
  } else {
    expect([end, living(world).length, after.withdrawn]).toEqual(['tenants', 1, 0])
    // There is one order for each separate request, and one message for each order.
    const sentAnew = (await rows(world)).filter(({ state }) => state === 'sent' || state === 'withdrawn').length
    expect(after.asked.length).toBe(sentAnew)
    expect(sentAnew).toBeLessThanOrEqual(action === 'send' ? (next === 'regenerate' ? 2 : 1) : 3)
  }
  // Nothing follows after the page has said that it is over. A sentence never changes without a request.
  const over = heard.findIndex((says) => ['withdrawn', 'failed', 'stored', 'tenants'].includes(says))
  if (over >= 0) expect(new Set(heard.slice(over)).size).toBe(1)
  expect((await at.app.texts()).length - texts).toBe(after.asked.length - asked)
})
