import { sql } from 'kysely'
import { hashOf } from '../src/base/call/secret-hash'
import { externalLoginCalls } from '../src/landlord/external-login/calls'
import type { Person, Fixture } from './fixture'

/** What the cookie of the external login says in every request of the proofs. */
export const knownBrowser = 'proof-of-the-browsers_'

type Answer = Readonly<Record<'code' | 'state' | 'iss', string>>
const begun = new WeakMap<Person, Promise<Answer>>()

/** Begins a login of the person, whose electronic id is linked; what the provider answers it with. */
async function begin({ app, op }: Fixture, { id }: Person): Promise<Answer> {
  const subject = `subject ${id}`
  await sql`insert into external_identity (account_id, "subjectHash", created_at)
    values (${id}, ${hashOf(`${op.settings.issuer} ${subject}`)}, ${app.now()}) on conflict do nothing`.execute(app.db)
  const headers = { cookie: `browser=${knownBrowser}` }
  const [provider] = await app.call(externalLoginCalls.providers, {}, { headers })
  return op.answer(provider!.authUrl, { claims: { sub: subject } })
}

/** A code, which begins a login; its other values belong to the one that was begun last. */
export async function loginCode(fixture: Fixture, person: Person): Promise<string> {
  const answer = begin(fixture, person)
  begun.set(person, answer)
  return (await answer).code
}
export const loginValue = async (person: Person, name: 'state' | 'iss'): Promise<string | undefined> =>
  (await begun.get(person))?.[name]
