import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../src/base/kit/endpoint'
import { hashOf } from '../src/landlord/account/service-session'
import { kinds, references } from './kinds'
import { spends } from './known'
import { send, tell, type Sent } from './request'
import { rows } from './rows'
import { record, sample } from './samples'
import { changed, checksums } from './tables'
import { createWorld, type Person, type World } from './world'

let world: World
/** Whose records everybody is after; nobody else may ever change or read them. */
let victim: Person
let other: Person
let admin: Person
/** Stands behind the calls that need no session, so that their effects are told from others'. */
let someone: Person

beforeAll(async () => {
  world = await createWorld()
  ;[victim, other, admin, someone] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  await world.makeAdmin(admin)
  // Something of each kind, so that a list that shows it to others is found out.
  for (const kind of kinds) await record(world, victim, kind, rows[0]!)
})
afterAll(async () => {
  expect(world.app.bugs).toEqual([])
  await world.close()
})

const endedSession = (set: ReturnType<typeof sql>) => async (): Promise<string> => {
  const token = await world.session(victim)
  await sql`update session set ${set} where "tokenHash" = ${hashOf(token)}`.execute(world.app.db)
  return token
}

/** Callers who have no living session. */
const strangers: Record<string, () => Promise<string | undefined>> = {
  anonymous: async () => undefined,
  'expired session': endedSession(sql`ends_at = ${'2026-11-20T09:59:59Z'}`),
  'session idle for a week': endedSession(sql`seen_at = ${'2026-11-13T09:59:59Z'}`),
  'revoked session': async () => {
    const token = await world.session(victim)
    await world.app.raw('POST', '/api/auth/logout', undefined, { token })
    return token
  },
  'tenant link': async () => world.app.ids.code(256),
}

const isLeak = ({ body, bytes }: Sent) =>
  [victim.mark, victim.email].some((sign) => body.includes(sign) || Buffer.from(bytes).includes(sign))

/** Sends it and holds that nobody's rows changed but the caller's own. */
async function ask(
  row: Row,
  caller: Person,
  token: string | undefined,
  options: { recordsOf?: Person; before?: () => Promise<void> } = {},
) {
  const request = await sample(world, row, caller, { fresh: true, ...options })
  await options.before?.()
  const before = await checksums(world.app.db)
  const sent = await send(world, row, request, { token })
  expect(changed(before, await checksums(world.app.db), [caller.id]), `changed by ${tell(row, request, sent)}`).toEqual(
    [],
  )
  return { status: sent.status, sent, told: tell(row, request, sent) }
}

describe('the registry', () => {
  const declared = rows.map((row) => row.name).toSorted()

  it('names each call once', () => {
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([])
  })

  it('holds every route that the server has below /api', () => {
    const open: string[] = []
    const stack: string[] = []
    for (const line of world.app.app.printRoutes({ commonPrefix: false }).split('\n')) {
      const [, indent, path, methods] = /^([│├└─\s]*)(\S*) \(([A-Z, ]+)\)$/.exec(line) ?? []
      if (path === undefined) continue
      stack.length = Math.max(0, indent!.length / 4 - 1)
      stack.push(path)
      const full = stack
        .join('')
        .replace(/^\/api/, 'api')
        .replace(/:(\w+)/g, '{$1}')
      if (/^\/?api\b/.test(full))
        open.push(...methods!.split(', ').map((method) => `${method} ${full.replace(/^\/?api\//, '')}`))
    }
    expect(open.toSorted()).toEqual(declared)
  })
})

describe.each(rows.filter((row) => row.access === 'link').map((row) => [row.name, row] as const))(
  '%s',
  (_name, row) => {
    it.each(['anonymous', 'other landlord'])('%s with a made-up link', async (who) => {
      const request = await sample(world, row, other, { recordsOf: victim })
      const query = [
        ['until', String(Date.parse(world.app.now()) + 60_000)],
        ['signature', world.app.ids.code(256)],
      ] as const
      const sent = await send(
        world,
        row,
        { ...request, query },
        { token: who === 'anonymous' ? undefined : other.token },
      )
      expect([sent.status, isLeak(sent)], tell(row, request, sent)).toEqual([404, false])
    })
  },
)

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const isPublic = row.access === 'public'
  const named = references(row)
  /** Somebody new where the call would take from them what the next one needs. */
  const instead = async (person: Person): Promise<Person> => {
    if (!spends(row)) return person
    const made = await world.person()
    if (person === admin) await world.makeAdmin(made)
    return made
  }

  it.each(Object.keys(strangers))('%s', async (who) => {
    const token = await strangers[who]!()
    if (isPublic) {
      // A stale token does no harm where none is needed.
      const { status, sent, told } = await ask(row, await instead(someone), token)
      expect([status, isLeak(sent)], told).toEqual([row.status, false])
      return
    }
    const { status, sent, told } = await ask(row, other, token, { recordsOf: victim })
    expect([status, isLeak(sent)], told).toEqual([401, false])
  })

  it.each(['other landlord', 'admin'])('%s', async (who) => {
    const caller = await instead(who === 'admin' ? admin : other)
    const behind = isPublic ? await instead(someone) : caller
    const { status, sent, told } = await ask(row, behind, await world.session(caller), {
      recordsOf: isPublic ? behind : victim,
    })
    expect(isLeak(sent), told).toBe(false)
    if (isPublic) expect(status, told).toBe(row.status)
    else if (row.access === 'admin' && who !== 'admin') expect(status, told).toBe(403)
    else if (named.some(({ part }) => part === 'params'))
      expect([status, sent.body.includes('"notFound"')], told).toEqual([404, true])
    else if (named.length > 0) expect([404, 422], told).toContain(status)
    else expect(status, told).toBe(row.status)
  })

  it.each(['day 30 is over', '21 are used'] as const)('no plan: %s', async (how) => {
    const caller = await world.person()
    const { status, told } = await ask(row, caller, caller.token, { before: () => world.endPlan(caller, how) })
    const isOver = row.access === 'plan' || (row.access === 'trial' && how === 'day 30 is over')
    expect(status, told).toBe(isOver ? 402 : row.access === 'admin' ? 403 : row.status)
  })

  it('owner', async () => {
    const caller = await world.person()
    const { status, told } = await ask(row, caller, caller.token, { before: () => world.relieve(caller) })
    expect(status, told).toBe(row.access === 'admin' ? 403 : row.status)
  })
})
