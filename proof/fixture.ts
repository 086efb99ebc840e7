import { sql } from 'kysely'
import type { Db } from '../src/base/db/pool'
import { addDays, osloDay } from '../src/base/kit/day'
import type { Row } from '../src/base/kit/endpoint'
import { openSession } from '../src/landlord/credentials/service-session'
import { maxFreeVouchers } from '../src/landlord/plan/rules'
import { testApp, type TestApp } from '../src/app/server/test-app'
import { openTestBank, type TestBank } from '../sandbox/deposit/test-player'
import { signicatSettings, testSandbox } from '../sandbox/test-sandbox'
import { secretKey, testStripe, webhookSecret } from '../sandbox/stripe/test-stripe'
import { startTestOpenIdProvider, type TestOpenIdProvider } from '../src/landlord/external-login/test-openid-provider'
import { testAuthority } from '../src/year/tax-return/test-authority'
import { addExternalLogin } from './known-login'
import { testAltinn2 } from '../src/year/tax-form/test-altinn2'
import { allTables, columnsOf } from './tables'

/** A landlord. All texts that the proofs write for them contain the mark, so that the tests see where their data appear. */
export interface Person {
  readonly id: number
  readonly token: string
  readonly email: string
  readonly mark: string
}

export interface Fixture {
  readonly app: TestApp
  /** The provider of electronic ids. */
  readonly op: TestOpenIdProvider
  /** The bank that opens deposit accounts. */
  readonly bank: TestBank
  /** A word that was not used before. */
  readonly fresh: () => string
  readonly person: () => Promise<Person>
  /** A new session of the person. */
  readonly session: (person: Person) => Promise<string>
  readonly makeAdmin: (person: Person) => Promise<void>
  /** Gives the person the role that the call asks for. */
  readonly admit: (person: Person, row: Row) => Promise<void>
  /** Resets everything that would stop the person from creating more: counters, the trial, unused files, the phone number. */
  readonly relieve: (person: Person) => Promise<void>
  readonly endPlan: (person: Person, how: 'day 30 is over' | '21 are used') => Promise<void>
  readonly close: () => Promise<void>
}

/** Tables that belong to the role of the audit trail. No call names their ids, and no test may alter them. */
const ofAuditRole = /^audit/

/** Gives different tables different ranges of ids, so that an id of another kind is never right by chance. */
async function separateIds(db: Db): Promise<void> {
  const tables = await allTables(db)
  const numbered = (
    await Promise.all(tables.map(async (table) => ({ table, columns: await columnsOf(db, table) })))
  ).filter(
    ({ table, columns }) =>
      !ofAuditRole.test(table) && columns.some((column) => column.name === 'id' && column.isIdentity),
  )
  for (const [index, { table }] of numbered.entries()) {
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit((index + 1) * 100_000)}`.execute(
      db,
    )
  }
}

/** The real app with people in it. */
export async function createFixture(options: { limitFactor?: number } = { limitFactor: 1_000_000 }): Promise<Fixture> {
  const stripe = await testStripe()
  const op = await startTestOpenIdProvider()
  let running: TestApp | undefined
  const sandbox = await testSandbox(() => (running ? Date.parse(running.now()) : Date.now()))
  const bank = openTestBank(sandbox.parts)
  const authority = await testAuthority()
  const altinn2 = await testAltinn2()
  const app: TestApp = await testApp({
    ...options,
    olderTax: altinn2,
    providers: {
      stripe: { apiUrl: stripe.url(), secretKey, webhookSecret },
      idporten: op.settings,
      signicat: signicatSettings(sandbox.url, sandbox.credentials),
      skatteetaten: authority.settings,
    },
  })
  running = app
  await separateIds(app.db)
  let count = 0
  const fresh = () => `markqz${(count += 1)}q`
  const change = (person: Person, set: ReturnType<typeof sql>) =>
    sql`update account set ${set} where id = ${person.id}`.execute(app.db)
  const makeAdmin = async (person: Person) => void (await change(person, sql`role = 'admin'`))

  return {
    app,
    op,
    bank,
    fresh,
    async person() {
      const made = await app.landlord()
      const mark = fresh()
      await sql`update account set "firstName" = ${mark} where id = ${made.id}`.execute(app.db)
      await sql`update house set name = ${mark} where account_id = ${made.id}`.execute(app.db)
      return { id: made.id, token: made.token, email: made.email, mark }
    },
    async session(person) {
      const ctx = {
        db: app.db,
        now: app.now(),
        today: osloDay(app.now()),
        ids: app.ids,
        requestId: 'proof',
        ip: '127.0.0.1',
        language: 'en',
        agent: 'proof',
        session: '',
        browser: '',
        owner: null,
      } as const
      const { token } = await openSession(ctx, person.id, 'password')
      await addExternalLogin(app, person)
      return token
    },
    makeAdmin,
    admit: async (person, { access }) => (access === 'admin' ? await makeAdmin(person) : undefined),
    async relieve(person) {
      await change(
        person,
        sql`houses = 2, "usedBilags" = 5, "storedBytes" = 10000000, "firstBilagDate" = ${osloDay(app.now())},
          phone_code = '+47', phone = '90012345', country = 'NO'`,
      )
      await sql`update document set uses = 1000 where account_id = ${person.id}`.execute(app.db)
    },
    async endPlan(person, how) {
      await change(
        person,
        how === '21 are used'
          ? sql`"usedBilags" = ${maxFreeVouchers}`
          : sql`"firstBilagDate" = ${addDays(osloDay(app.now()), -30)}`,
      )
    },
    async close() {
      await app.close()
      await stripe.close()
      await op.close()
      await sandbox.stop()
      await authority.close()
      await altinn2.close()
    },
  }
}
