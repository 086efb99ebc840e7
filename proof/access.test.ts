import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../src/base/kit/endpoint'
import { hashOf } from '../src/base/call/secret-hash'
import { kinds, referenceFields } from './kinds'
import { spends } from './module-requests'
import { send, summaryOf, type SentAnswer } from './request'
import { rows } from './rows'
import { eachNth, isFullRun, turnOfRun } from './run'
import { recordOf, sampleRequest } from './samples'
import { changedAccounts, snapshot } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

let fixture: Fixture
/** Owns the records that all others try to reach. Nobody else may change or read them. */
let victim: Person
let other: Person
let admin: Person
/**
 * Makes the calls that need no session, so that their effects don't mix with the effects of other
 * callers.
 */
let someone: Person

beforeAll(async () => {
  fixture = await createFixture()
  ;[victim, other, admin, someone] = [
    await fixture.person(),
    await fixture.person(),
    await fixture.person(),
    await fixture.person(),
  ]
  await fixture.makeAdmin(admin)
  // One record of each kind, so that a list that shows it to others is noticed.
  for (const kind of kinds) await recordOf(fixture, victim, kind, rows[0]!)
})
afterAll(async () => {
  expect(fixture.app.bugs).toEqual([])
  await fixture.close()
})

const endedSession = (set: ReturnType<typeof sql>) => async (): Promise<string> => {
  const token = await fixture.session(victim)
  await sql`update session set ${set} where "tokenHash" = ${hashOf(token)}`.execute(fixture.app.db)
  return token
}

/** Callers whose session has ended or never existed. */
const strangers: Record<string, () => Promise<string | undefined>> = {
  anonymous: async () => undefined,
  'expired session': endedSession(sql`ends_at = ${'2026-11-20T09:59:59Z'}`),
  'session idle for a week': endedSession(sql`seen_at = ${'2026-11-13T09:59:59Z'}`),
  'revoked session': async () => {
    const token = await fixture.session(victim)
    await fixture.app.raw('POST', '/api/auth/logout', undefined, { token })
    return token
  },
  'tenant link': async () => fixture.app.ids.code(256),
}

const isLeak = ({ body, bytes }: SentAnswer) =>
  [victim.mark, victim.email].some((sign) => body.includes(sign) || Buffer.from(bytes).includes(sign))

/** Sends the request and expects that it changed no account's rows but the caller's. */
async function ask(
  row: Row,
  caller: Person,
  token: string | undefined,
  options: { recordsOf?: Person; before?: () => Promise<void>; as?: Person } = {},
) {
  // The test fails if a record of another account changes. So one record can serve all calls.
  const fresh = options.recordsOf === undefined || options.recordsOf === caller
  const request = await sampleRequest(fixture, row, caller, { fresh, ...options })
  await options.before?.()
  const before = await snapshot(fixture.app.db)
  const sent = await send(fixture, row, request, { token })
  expect(
    // A call that checks the login records its caller in that caller's own rows.
    changedAccounts(before, await snapshot(fixture.app.db), [
      caller.id,
      ...(row.session && options.as ? [options.as.id] : []),
    ]),
    `changed by ${summaryOf(row, request, sent)}`,
  ).toEqual([])
  return { status: sent.status, sent, summary: summaryOf(row, request, sent) }
}

describe('the registry', () => {
  const declared = rows.map((row) => row.name).toSorted()

  it('names each call once', () => {
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([])
  })

  it('holds every route that the server has below /api', () => {
    const open: string[] = []
    const stack: string[] = []
    for (const line of fixture.app.app.printRoutes({ commonPrefix: false }).split('\n')) {
      const [, indent, path, methods] = /^([│├└─\s]*)(\S*) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (path === undefined) continue
      stack.length = Math.max(0, indent!.length / 4 - 1)
      stack.push(path)
      const route = stack
        .join('')
        .replace(/^\/api/, 'api')
        .replace(/:(\w+)/g, '{$1}')
      if (/^\/?api\b/.test(route))
        open.push(...methods!.split(', ').map((method) => `${method} ${route.replace(/^\/?api\//, '')}`))
    }
    expect(open.toSorted()).toEqual(declared)
  })
})

describe.each(rows.filter((row) => row.access === 'link').map((row) => [row.name, row] as const))(
  '%s',
  (_name, row) => {
    it.each(['anonymous', 'other landlord'])('%s with a made-up link', async (who) => {
      const request = await sampleRequest(fixture, row, other, { recordsOf: victim })
      const query = [
        ['until', String(Date.parse(fixture.app.now()) + 60_000)],
        ['signature', fixture.app.ids.code(256)],
      ] as const
      const sent = await send(
        fixture,
        row,
        { ...request, query },
        { token: who === 'anonymous' ? undefined : other.token },
      )
      expect([sent.status, isLeak(sent)], summaryOf(row, request, sent)).toEqual([404, false])
    })
  },
)

describe.each(rows.map((row, index) => [row.name, row, index] as const))('%s', (_name, row, index) => {
  const isPublic = row.access === 'public'
  const named = referenceFields(row)
  /** A new person if the call would remove something that the next call needs. */
  const instead = async (person: Person): Promise<Person> => {
    if (!spends(row)) return person
    const made = await fixture.person()
    if (person === admin) await fixture.makeAdmin(made)
    return made
  }

  const ended = eachNth(index, 4) ? turnOfRun(index / 4, Object.keys(strangers).slice(1)) : []
  it.each(['anonymous', ...ended])('%s', async (who) => {
    const token = await strangers[who]!()
    if (isPublic) {
      // A stale token does no harm where no token is needed.
      const { status, sent, summary } = await ask(row, await instead(someone), token)
      expect([status, isLeak(sent)], summary).toEqual([row.status, false])
      return
    }
    const { status, sent, summary } = await ask(row, other, token, { recordsOf: victim })
    expect([status, isLeak(sent)], summary).toEqual([401, false])
  })

  it.each(['other landlord', ...(eachNth(index, 6) ? ['admin'] : [])])('%s', async (who) => {
    const caller = await instead(who === 'admin' ? admin : other)
    const behind = isPublic ? await instead(someone) : caller
    const { status, sent, summary } = await ask(row, behind, await fixture.session(caller), {
      recordsOf: isPublic ? behind : victim,
      as: caller,
    })
    expect(isLeak(sent), summary).toBe(false)
    if (isPublic) expect(status, summary).toBe(row.status)
    else if (row.access === 'admin' && who !== 'admin') expect(status, summary).toBe(403)
    else if (named.some(({ part }) => part === 'params'))
      expect([status, sent.body.includes('"notFound"')], summary).toEqual([404, true])
    else if (named.length > 0) expect([404, 422], summary).toContain(status)
    else expect(status, summary).toBe(row.status)
  })

  const noPlan = ['day 30 is over', '21 are used'] as const
  const needsPlan = row.access === 'plan' || row.access === 'trial'
  it.each(needsPlan ? noPlan : eachNth(index, 4) ? turnOfRun(index / 4, noPlan) : [])('no plan: %s', async (how) => {
    const caller = await fixture.person()
    const { status, summary } = await ask(row, caller, caller.token, { before: () => fixture.endPlan(caller, how) })
    const isOver = row.access === 'plan' || (row.access === 'trial' && how === 'day 30 is over')
    expect(status, summary).toBe(isOver ? 402 : row.access === 'admin' ? 403 : row.status)
  })

  // Calls that need no plan were answered without a plan above.
  it.runIf(isFullRun || needsPlan)('owner', async () => {
    const caller = await fixture.person()
    const { status, summary } = await ask(row, caller, caller.token, { before: () => fixture.relieve(caller) })
    expect(status, summary).toBe(row.access === 'admin' ? 403 : row.status)
  })
})
