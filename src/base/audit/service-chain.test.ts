import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { testApp, testPassword, type TestApp } from '../../app/server/test-app'
import { supplierCalls } from '../../books/supplier/calls'
import { accountCalls } from '../../landlord/account/calls'
import { createEncryption } from '../db/encryption'
import { auditRoleSql, mayChangeAudit } from './service-role'
import { makeCheckpoint, verifyAudit } from './service-verify'

let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const supplier = { name: 'Maler Ås', address: 'Storgata 2', postcode: '0155', city: 'Oslo' }
const addSupplier = (token = kari.token) => app.call(supplierCalls.create, { body: supplier }, { token })
const checkpoint = (options: { always?: boolean } = {}) =>
  app.db.transaction().execute((tx) => makeCheckpoint(tx, app.now(), { encryption: app.encryption, ...options }))
const verify = () => verifyAudit(app.db, app.encryption)
const chainOf = (account: number) =>
  app.db.selectFrom('audit').select(['id', 'seq', 'action']).where('account_id', '=', account).orderBy('seq').execute()

/** The program's connection to the database of this file. */
async function ownDatabase() {
  const { connection } = inject('database')
  const database = (await app.db.selectNoFrom((is) => is.fn<string>('current_database').as('name')).executeTakeFirst())!
  return { ...connection, database: database.name }
}

/** Runs SQL as an administrator of the database, bypassing every trigger. It is rolled back afterwards. */
async function tampered(statements: readonly string[], see: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...(await ownDatabase()), user: 'postgres' })
  await client.connect().catch(() => undefined)
  await client.query("set session_replication_role = 'replica'")
  const tables = ['audit', 'audit_head', 'audit_checkpoint', 'audit_checkpoint_head']
  for (const table of tables) await client.query(`create table copy_of_${table} as table ${table}`)
  try {
    for (const statement of statements) await client.query(statement)
    await see()
  } finally {
    for (const table of tables.toReversed()) await client.query(`delete from ${table}`)
    for (const table of tables)
      await client.query(
        `insert into ${table} ${table.endsWith('_head') ? '' : 'overriding system value'} select * from copy_of_${table}`,
      )
    for (const table of tables) await client.query(`drop table copy_of_${table}`)
    await client.end()
  }
}

beforeEach(async () => {
  kari = await app.landlord()
  for (let i = 0; i < 4; i += 1) await addSupplier()
})

describe('the audit trail as a chain', () => {
  it('is whole after everything that appends to it, also at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => addSupplier()))
    await checkpoint()
    const chain = await chainOf(kari.id)
    expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, index) => index + 1))
    expect(chain.length).toBeGreaterThan(16)
    expect(await verify()).toMatchObject({ fault: null, checkpoint: { hash: expect.any(String) } })
  })

  it('names no address; the address is kept beside it, and goes with the account without touching an entry', async () => {
    const entries = () =>
      app.db.selectFrom('audit').selectAll().where('account_id', '=', kari.id).orderBy('seq').execute()
    const before = await entries()
    expect(before.every(({ ip }) => ip === '')).toBe(true)
    const addresses = async () =>
      (
        await app.db
          .selectFrom('audit_address')
          .select('ip')
          .where('audit_id', 'in', (select) =>
            select.selectFrom('audit').select('id').where('account_id', '=', kari.id),
          )
          .execute()
      ).map(({ ip }) => ip)
    expect(await addresses()).toEqual(before.map(() => '127.0.0.1'))
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token: kari.token })
    expect((await entries()).slice(0, before.length)).toEqual(before)
    // The entry of the deletion itself keeps its address, because it is written last.
    expect((await addresses()).length).toBeLessThanOrEqual(1)
    expect((await verify()).fault).toBeNull()
  })

  it('can be appended to and read by the program, and neither changed, emptied nor taken from its rules', async () => {
    expect(await mayChangeAudit(app.db)).toBe(false)
    const run = (text: string) =>
      app.db.executeQuery({ sql: text, parameters: [], query: {} as never, queryId: {} as never })
    for (const text of [
      "update audit set action = 'nothing'",
      'delete from audit',
      'truncate audit cascade',
      'alter table audit disable trigger all',
      'update audit_head set seq = 0',
      'delete from audit_checkpoint_head',
      "update audit_checkpoint set signature = ''",
      'drop trigger audit_is_chained on audit',
      'drop table audit cascade',
      'drop table audit_checkpoint cascade',
      'drop function chain_audit() cascade',
      'drop function refuse_change() cascade',
      'drop schema public cascade',
      'alter schema public owner to current_user',
      'truncate audit_address',
      'grant husbok_audit to current_user',
    ])
      await expect(run(text), text).rejects.toThrow(/permission denied|must be owner|admin option/)
  })

  it('may be given to its role by several starts at once', async () => {
    const text = await auditRoleSql(app.db)
    const starts = Array.from({ length: 6 }, () =>
      ownDatabase().then((own) => new pg.Client({ ...own, user: 'postgres' })),
    )
    const clients = await Promise.all(starts)
    try {
      await Promise.all(clients.map((client) => client.connect()))
      await clients[0]!.query(`alter schema public owner to ${inject('database').connection.user}`)
      expect(await mayChangeAudit(app.db)).toBe(true)
      await Promise.all(clients.map((client) => client.query(text)))
      expect(await mayChangeAudit(app.db)).toBe(false)
    } finally {
      await Promise.all(clients.map((client) => client.end()))
    }
  })

  it.each([
    [
      'a table that takes the place of one it writes to',
      `create temporary table audit_head (like public.audit_head including all);
       grant all on audit_head to public; create trigger takes_over before insert on audit_head
         for each row execute function take_over()`,
    ],
    [
      'a function that takes the place of one it calls',
      `create function json_build_array(bigint, bigint, bigint, bigint, text, text, text, jsonb) returns json language plpgsql
         as $$ begin raise exception 'taken over by %', current_user; end $$`,
    ],
    [
      'a trigger on the addresses',
      `create trigger takes_over before insert on audit_address for each row execute function take_over()`,
    ],
  ])('runs nothing of the program’s with the rights of its owner: not %s', async (_what, statement) => {
    const client = new pg.Client(await ownDatabase())
    await client.connect()
    try {
      await client.query(`begin; create function take_over() returns trigger language plpgsql
        as $$ begin raise exception 'taken over by %', current_user; end $$; savepoint made`)
      await client
        .query(statement)
        .catch((error: unknown) =>
          /permission denied|must be owner/.test(String(error))
            ? client.query('rollback to made')
            : Promise.reject(error),
        )
      await client.query(
        `insert into audit (account_id, at, "requestId", ip, action) values (null, now(), 'test', '127.0.0.1', 'test')`,
      )
    } finally {
      await client.end()
    }
  })

  it.each<[string, (chain: { id: number; seq: number }[]) => string[], object]>([
    [
      'a changed row',
      ([, , third]) => [`update audit set changed = '{"name":"other"}' where id = ${third!.id}`],
      { what: 'changed', seq: 3 },
    ],
    [
      'a changed moment',
      ([, second]) => [`update audit set at = at + interval '1 millisecond' where id = ${second!.id}`],
      { what: 'changed', seq: 2 },
    ],
    [
      'a row given to another account',
      ([, second]) => [`update audit set account_id = 0 where id = ${second!.id}`],
      { what: 'missing', account: 0, seq: 1 },
    ],
    ['a removed row', ([, , third]) => [`delete from audit where id = ${third!.id}`], { what: 'missing', seq: 3 }],
    ['a removed first row', ([first]) => [`delete from audit where id = ${first!.id}`], { what: 'missing', seq: 1 }],
    [
      'two rows in each other’s place',
      ([, second, third]) => [`update audit set seq = 5 - seq where id in (${second!.id}, ${third!.id})`],
      { what: 'changed', seq: 2 },
    ],
    ['a tail cut off', (chain) => [`delete from audit where id = ${chain.at(-1)!.id}`], { what: 'cut off' }],
    [
      'a tail cut off with the head set back',
      (chain) => [
        `delete from audit where id = ${chain.at(-1)!.id}`,
        `update audit_head set seq = last.seq, hash = last.hash from (select seq, hash from audit where id = ${chain.at(-2)!.id}) last where account_id = (select account_id from audit where id = ${chain[0]!.id})`,
      ],
      { what: 'cut off' },
    ],
    [
      'a whole chain removed',
      ([first]) => [
        `delete from audit_head where account_id = (select account_id from audit where id = ${first!.id})`,
        `delete from audit where account_id = (select account_id from audit where id = ${first!.id})`,
      ],
      { what: 'cut off', seq: 1 },
    ],
  ])('%s is found, and where', async (_what, statements, fault) => {
    const chain = await chainOf(kari.id)
    await checkpoint()
    await tampered(statements(chain), async () => {
      const found = (await verify()).fault
      expect(found).toMatchObject({ account: kari.id, ...fault })
    })
    expect((await verify()).fault).toBeNull()
  })

  it('a last row written anew with its hash and head is found by the checkpoint, and so is a checkpoint written anew', async () => {
    await checkpoint()
    const end = (await chainOf(kari.id)).at(-1)!
    const rewritten = [
      `update audit set action = 'nothing' where id = ${end.id}`,
      `update audit set hash = sha256((select hash from audit before where before.account_id = audit.account_id and before.seq = audit.seq - 1)
        || convert_to(json_build_array(seq, id, account_id, (extract(epoch from at) * 1000000)::bigint, "requestId", action, entity, changed)::text, 'UTF8'))
        where id = ${end.id}`,
      `update audit_head set hash = audit.hash from audit where audit.id = ${end.id} and audit_head.account_id = audit.account_id`,
    ]
    await tampered(rewritten, async () =>
      expect((await verify()).fault).toMatchObject({ what: 'changed', account: kari.id, seq: end.seq }),
    )
    const signed = `update audit_checkpoint_head known set hash = audit.hash from audit where audit.id = ${end.id} and known.account_id = audit.account_id and known.seq = audit.seq`
    await tampered([...rewritten, signed], async () =>
      expect((await verify()).fault).toMatchObject({ what: 'checkpoint changed', account: null }),
    )
    await tampered(["update audit_checkpoint set signature = 'other'"], async () =>
      expect((await verify()).fault).toMatchObject({ what: 'checkpoint not signed' }),
    )
  })

  it('is signed by the key of this installation, and by the new one after a rotation', async () => {
    const [old, next] = ['k1', 'k2'].map((id) => ({ id, secret: randomBytes(32) })) as [never, never]
    const at = app.now()
    const sign = (encryption: ReturnType<typeof createEncryption>) =>
      app.db.transaction().execute((tx) => makeCheckpoint(tx, at, { encryption, always: true }))
    await sign(createEncryption([old]))
    expect((await verifyAudit(app.db, createEncryption([next]))).fault).toMatchObject({ what: 'checkpoint not signed' })
    expect((await verifyAudit(app.db, createEncryption([next, old]))).fault).toBeNull()
    await sign(createEncryption([next, old]))
    expect((await verifyAudit(app.db, createEncryption([next]))).fault).toBeNull()
  })

  it('notes only chains that have grown', async () => {
    await checkpoint()
    expect(await checkpoint()).toBe(0)
    await addSupplier()
    expect(await checkpoint()).toBe(1)
    expect((await app.call(accountCalls.profile, {}, { token: kari.token })).id).toBe(kari.id)
  })
})
