import { sql } from 'kysely'
import { addTime } from '../src/base/kit/day'
import { hashOf } from '../src/base/call/secret-hash'
import { testSsn } from '../src/app/server/test-app'
import { externalLoginCalls } from '../src/landlord/external-login/calls'
import type { Person, Fixture } from './fixture'

/** The value of the external login's cookie in every request of the proofs. */
export const browserCookie = 'proof-of-the-browsers_'

type Answer = Readonly<Record<'code' | 'state' | 'iss', string>>
const begun = new WeakMap<Person, Promise<Answer>>()

const subjectOf = ({ id }: Person) => `subject ${id}`

/** Links the electronic id of the person to the account. */
export const linkElectronicId = ({ app, op }: Fixture, person: Person) =>
  sql`insert into external_identity (account_id, "subjectHash", created_at)
    values (${person.id}, ${hashOf(`${op.settings.issuer} ${subjectOf(person)}`)}, ${app.now()})
    on conflict do nothing`.execute(app.db)

/** Starts a login of the person, whose electronic id is linked. Returns the provider's answer. */
async function begin(fixture: Fixture, person: Person): Promise<Answer> {
  await linkElectronicId(fixture, person)
  const { app, op } = fixture
  const headers = { cookie: `browser=${browserCookie}` }
  const [provider] = await app.call(externalLoginCalls.providers, {}, { headers })
  return op.answer(provider!.authUrl, { claims: { sub: subjectOf(person) } })
}

const loginOf = (account: number) =>
  JSON.stringify({ nationalId: testSsn, accessToken: `access of ${account}`, idToken: 'id' })

/** Logs the person in with an electronic id, in all of their sessions. */
export async function logInEverywhere({ app }: Pick<Fixture, 'app'>, { id }: Pick<Person, 'id'>): Promise<void> {
  const login = app.encryption.encrypt(loginOf(id), `external_login.encrypted_login.${id}`)
  await sql`insert into external_login (account_id, "tokenHash", encrypted_login, created_at, ends_at)
    select account_id, "tokenHash", ${login}, ${app.now()}, ${addTime(app.now(), 600_000)} from session
    where account_id = ${id} on conflict do nothing`.execute(app.db)
}

/** A new session of a person who is logged in with an electronic id is logged in too. */
export async function addExternalLogin(app: Fixture['app'], person: Pick<Person, 'id'>): Promise<void> {
  const { rows } = await sql`select from external_login where account_id = ${person.id}`.execute(app.db)
  if (rows.length > 0) await logInEverywhere({ app }, person)
}

/** Starts a login and returns its code. The other values belong to the login that was started last. */
export async function loginCode(fixture: Fixture, person: Person): Promise<string> {
  const answer = begin(fixture, person)
  begun.set(person, answer)
  return (await answer).code
}
export const loginValue = async (person: Person, name: 'state' | 'iss'): Promise<string | undefined> =>
  (await begun.get(person))?.[name]
