import { sql } from 'kysely'
import Stripe from 'stripe'
import { randomBytes } from 'node:crypto'
import { hashOf } from '../src/base/call/secret-hash'
import { samplePdf } from '../src/base/file/test-files'
import type { Row } from '../src/base/kit/endpoint'
import { queueJob } from '../src/base/outbox/job'
import { logAttempt } from '../src/base/sendlog/service'
import { addDays, addTime, osloDay } from '../src/base/kit/day'
import { codeLife } from '../src/landlord/account/rules-lifetime'
import { issueCode } from '../src/landlord/account/service-code'
import { base32, codeAt } from '../src/landlord/second-factor/rules'
import { totpContext } from '../src/landlord/second-factor/service'
import { houseCalls } from '../src/landlord/house/calls'
import { contractCalls } from '../src/lease/contract/calls'
import { testContract } from '../src/lease/contract/test-contract'
import { changedFrom, send, yearOfUse } from './prepared'
import { testPassword, testSsn } from '../src/app/server/test-app'
import { webhookSecret } from '../src/sandbox/stripe/test-stripe'
import { link, loginCode, loginValue } from './known-login'
import type { Person, Fixture } from './fixture'
import type { Draft } from './request'

/** What a value may depend on. */
export interface About {
  readonly fixture: Fixture
  readonly person: Person
  readonly row: Row
}

/** Stands for a field that a valid request leaves out. */
const leaveOut = undefined

/** Rows that leave their caller without the account, the address, the password or the second step that other requests of theirs count on. */
export const spends = ({ name }: Row): boolean =>
  name.startsWith('POST auth/totp/') ||
  ['DELETE profile', 'POST profile/password', 'GET profile/email/{code}', 'POST auth/second-factor'].includes(name)

/** Rows after which their record is not in the state any more that they ask for. */
export const usesUp = ({ name, method }: Row): boolean =>
  method === 'DELETE' ||
  [
    'POST bilag/{id}/change-from',
    'PUT bilag/{id}/trash-series',
    'PUT bilag/{id}/restore',
    'PUT house/{id}/restore',
    'POST contract/{id}/sign-manual',
    'POST contract/{id}/finish',
    'POST contract/{id}/go-on',
    'POST contract/{id}/erase-tenant',
    'POST contract/{id}/regulate-rent',
    'POST contract/{id}/sign-bankid',
    'POST contract/{id}/sign-bankid-check-list',
    'POST contract/{id}/withdraw-signing',
    'POST contract/{id}/regenerate-sign-bankid',
    'POST contract/{id}/remind',
    'POST contract/{id}/closeDeposit',
    'POST contract/{id}/releaseDeposit',
    'POST contract/{id}/cancel-release',
  ].includes(name)

let year = 0

/** Gives the account a secret for its second step, switched on or still to be confirmed. */
async function setUp({ app }: Fixture, { id }: Person, on: boolean): Promise<string> {
  const secret = base32(randomBytes(20))
  const encrypted = app.encryption.encrypt(secret, totpContext(id))
  const since = on ? app.now() : null
  await sql`update account set totp_secret = ${encrypted}, totp_confirmed_at = ${since}, totp_step = 0 where id = ${id}`.execute(
    app.db,
  )
  return secret
}

async function recoveryCode(fixture: Fixture, person: Person): Promise<string> {
  await setUp(fixture, person, true)
  const code = base32(randomBytes(10))
  await sql`insert into recovery_code (account_id, "codeHash") values (${person.id}, ${hashOf(code)})`.execute(
    fixture.app.db,
  )
  return code
}

/** What a right first step answers. */
async function secondStep(fixture: Fixture, person: Person): Promise<string> {
  await setUp(fixture, person, true)
  const { app } = fixture
  const token = app.ids.code(256)
  await app.db
    .insertInto('second_step')
    .values({ tokenHash: hashOf(token), account_id: person.id, by: 'password', ends_at: addTime(app.now(), 600_000) })
    .execute()
  return token
}

/** An entry of the sending log whose job was given up. */
async function givenUpEntry({ app }: Fixture): Promise<string> {
  const job = (await queueJob(app.db, app.now(), 'mail', {}))!
  await sql`update job set attempts = max_attempts, last_error = 'GiveUp: away' where id = ${job}`.execute(app.db)
  const at = app.now()
  const noted = { type: 'mail', userId: null, internalData: { job }, sendData: {}, requestError: 'away', at }
  await logAttempt(app.db, { success: false, ...noted })
  const { rows } = await sql<{ id: number }>`select max(id) as id from sendlog`.execute(app.db)
  return String(rows[0]!.id)
}

/** The tenant's link to a lease that the person has sent to be signed. */
async function linkToSign({ fixture, person }: About): Promise<string> {
  const { app } = fixture
  const token = await fixture.session(person)
  const [house] = await app.call(houseCalls.list, {}, { token })
  const { id } = await app.call(contractCalls.create, { body: testContract(house!.id, []) }, { token })
  const { signicatInfo } = await send(fixture, person, id)
  return new URL(signicatInfo!.tenantLink!).pathname.split('/').at(-1)!
}

/** A name to log in to the tax authority with, of a person who subscribes. */
async function subscriberName({ fixture, person }: About): Promise<string> {
  await sql`update account set "subscriptionActive" = true where id = ${person.id}`.execute(fixture.app.db)
  return person.mark
}

type Known = (about: About) => unknown

/**
 * Values that a schema can't tell a stranger: what must be real, unique or right by a rule of its own. Everything else
 * is derived from the schema. The first value that the field's own schema takes is used, so one name may mean
 * different things in different rows.
 */
export const known: Readonly<Record<string, Known>> = {
  email: ({ fixture, person, row }) =>
    row.name === 'POST auth/register' || row.name === 'POST profile/email'
      ? `${fixture.fresh()}@husbok.test`
      : person.email,
  password: async ({ fixture, person, row }) => {
    if (row.name === 'DELETE auth/external') await link(fixture, person)
    return testPassword
  },
  repeatPassword: () => testPassword,
  repeat: ({ row }) => (row.path === 'bilag/{id}/change-from' ? 'monthly' : testPassword),
  oldPassword: () => testPassword,
  newPassword: ({ fixture }) => `Lofoten!Torsk-${fixture.fresh()}`,
  code: async ({ fixture, person, row }) => {
    if (row.path.startsWith('auth/callback')) return await loginCode(fixture, person)
    if (row.name === 'POST auth/totp/confirm')
      return codeAt(await setUp(fixture, person, false), Date.parse(fixture.app.now()))
    if (
      row.name === 'POST auth/totp/disable' ||
      row.name === 'POST auth/totp/recovery-codes' ||
      row.name === 'POST auth/second-factor'
    )
      return await recoveryCode(fixture, person)
    const issuing = { db: fixture.app.db, now: fixture.app.now(), ids: fixture.app.ids }
    if (row.path.startsWith('profile/email'))
      return await issueCode(issuing, person.id, 'email', codeLife.email, `${fixture.fresh()}@husbok.test`)
    const [purpose, life] = row.path.includes('reset')
      ? (['reset', codeLife.reset] as const)
      : (['byUrl', codeLife.byUrl] as const)
    return await issueCode(issuing, person.id, purpose, life)
  },
  state: ({ person }) => loginValue(person, 'state'),
  iss: ({ person }) => loginValue(person, 'iss'),
  error: () => leaveOut,
  error_description: () => leaveOut,
  token: ({ fixture, person, row }) => (row.body === 'raw' ? leaveOut : secondStep(fixture, person)),
  slug: (about) => linkToSign(about),
  // Whose link that is, and of which paper.
  signer: () => 'tenant',
  documentType: () => 'contract',
  // Of a link the first tenant; of shared costs the tenant's part.
  tenant: ({ row }) => (row.path.startsWith('contract/redirectLink') ? (row.method === 'GET' ? '0' : 0) : 7),
  isAgreePolicy: () => true,
  ssn: () => testSsn,
  iban: () => 'NO9386011117947',
  userSSN: () => testSsn,
  // The older way to the tax authority is for subscribers.
  systemUserName: (about) => subscriberName(about),
  systemPassword: () => testPassword,
  userPinCode: () => 'ab12c',
  formId: () => 1,
  data: async (about) => ({
    userSSN: testSsn,
    systemUserName: await subscriberName(about),
    systemPassword: testPassword,
    authMethod: 'SMSPin',
    userPinCode: 'ab12c',
  }),
  phone_code: () => '+47',
  phone: () => '90012345',
  country: () => 'NO',
  birthday: () => '1980-05-17',
  postcode: () => '0155',
  date: () => '2026-11-02',
  date_from: () => '2026-01-01',
  date_to: () => '2026-12-31',
  tenant_birthday: () => '1990-05-17',
  tenant_email: ({ person }) => `${person.mark}@husbok.test`,
  tenant_phone_code: () => '+47',
  tenant_phone: () => '90012345',
  tenant_nationality: () => 'NO',
  tenant_country: () => 'SE',
  co_tenants: ({ person }) => [
    {
      first_name: 'Ola',
      last_name: 'Li',
      birthday: '1992-02-29',
      phone_code: '+47',
      phone: '40012345',
      email: `${person.mark}@husbok.test`,
    },
  ],
  dwelling_number: () => 'H0101',
  meter_point_id: () => '707057500051628391',
  // Of a dispute alone, and of a split.
  noticed_on: () => leaveOut,
  amount_tenant: () => leaveOut,
  amount_landlord: () => leaveOut,
  // Of other costs alone.
  cost_line: () => leaveOut,
  // A deposit is at most six rents.
  // A rent is changed to another one, from a month in which it may be.
  month_sum: ({ row }) => (row.path.endsWith('regulate-rent') ? 12_500 : 12_000),
  index_month: () => leaveOut,
  index_value: () => leaveOut,
  // A lease goes on from the day after its term.
  from: ({ row }) => (row.path.endsWith('go-on') ? leaveOut : changedFrom),
  // The contract whose tenant is erased has only just ended.
  confirm: () => true,
  deposit_sum: () => 36_000,
  is_open_deposit_account: () => false,
  deposit_account: () => 'NO9386011117947',
  // Told from today, wherever a proof has set the clock.
  deposit_payment_deadline: ({ fixture }) => addDays(osloDay(fixture.app.now()), 20),
  first_payment_date: () => '2026-11-01',
  // Optional by itself, and required where the lease may be terminated.
  month_resignation: () => 3,
  start_date: () => '2026-11-01',
  end_date: () => '2026-11-30',
  lifetime: () => 5,
  // Once per house and year, so each request takes another one.
  year: ({ row }) =>
    row.method !== 'POST' || row.path.startsWith('altinn/') ? yearOfUse : 1900 + ((year += 1) % 1000),
  type: () => 'bilag',
  priceId: () => 'price_husbok_month',
  provider: ({ row }) => (row.body === 'raw' ? 'stripe' : leaveOut),
  trashed: () => 'false',
  archived: () => false,
  entry: ({ fixture }) => givenUpEntry(fixture),
  before: () => '1000000',
  limit: () => '100',
  userId: ({ person }) => String(person.id),
  until: () => leaveOut,
  signature: () => leaveOut,
}

/** A small file that the product takes, with the person's mark inside. */
export const knownFile = (mark: string, what = ''): { name: string; bytes: Uint8Array } => ({
  name: `${mark}.pdf`,
  bytes: samplePdf(`${mark} ${what}`),
})

/** A message that its sender has signed, about somebody whom nobody here knows. */
export function knownMessage({ fixture: { app }, person }: About): Pick<Draft, 'text' | 'headers'> {
  const text = JSON.stringify({
    id: `evt_${person.mark}`,
    object: 'event',
    type: 'invoice.paid',
    data: { object: { customer: `cus_${person.mark}` } },
  })
  const timestamp = Math.floor(Date.parse(app.now()) / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret: webhookSecret, timestamp })
  return { text, headers: { 'stripe-signature': signature } }
}
