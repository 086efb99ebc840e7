import { sql } from 'kysely'
import { constantValue } from '../../../proof/prepared'
import type { RequestContext, ModuleRequests } from '../../../proof/module-requests'
import { testPassword, testSsn } from '../../app/server/test-app'
import { hashOf } from '../../base/call/secret-hash'
import { addTime } from '../../base/kit/day'
import { recoveryCode, setUpSecondFactor } from '../credentials/test-requests'
import { codeLifeMs } from '../credentials/rules-code'
import { issueCode } from '../credentials/service-code'

/** The answer to a correct first step. */
async function secondStep({ fixture, person }: RequestContext): Promise<string> {
  await setUpSecondFactor(fixture, person, true)
  const { app } = fixture
  const token = app.ids.code(256)
  await app.db
    .insertInto('second_step')
    .values({ tokenHash: hashOf(token), account_id: person.id, by: 'password', ends_at: addTime(app.now(), 600_000) })
    .execute()
  return token
}

const codeFor = async (
  { fixture, person }: RequestContext,
  purpose: 'byUrl' | 'email' | 'reset',
  newEmail?: string,
): Promise<string> =>
  await issueCode(
    { db: fixture.app.db, now: fixture.app.now(), ids: fixture.app.ids },
    person.id,
    purpose,
    codeLifeMs[purpose],
    newEmail,
  )
const fresh = ({ fixture }: RequestContext) => `${fixture.fresh()}@husbok.test`

export const requests: ModuleRequests = {
  values: {
    email: ({ person }) => person.email,
    'POST auth/register body.email': fresh,
    'POST profile/email body.email': fresh,
    password: constantValue(testPassword),
    repeatPassword: constantValue(testPassword),
    'POST auth/reset-password body.repeat': constantValue(testPassword),
    oldPassword: constantValue(testPassword),
    newPassword: ({ fixture }) => `Lofoten!Torsk-${fixture.fresh()}`,
    'POST auth/by-url/check body.code': (about) => codeFor(about, 'byUrl'),
    'POST auth/by-url body.code': (about) => codeFor(about, 'byUrl'),
    'POST auth/reset-password/check body.code': (about) => codeFor(about, 'reset'),
    'POST auth/reset-password body.code': (about) => codeFor(about, 'reset'),
    'GET profile/email/{code} params.code': (about) => codeFor(about, 'email', fresh(about)),
    'POST auth/second-factor body.code': ({ fixture, person }) => recoveryCode(fixture, person),
    'POST auth/second-factor body.token': secondStep,
    isAgreePolicy: constantValue(true),
    ssn: constantValue(testSsn),
    iban: constantValue('NO9386011117947'),
    phone_code: constantValue('+47'),
    phone: constantValue('90012345'),
    country: constantValue('NO'),
    birthday: constantValue('1980-05-17'),
    postcode: constantValue('0155'),
  },
  states: { 'DELETE auth/sessions/{id} params.id': 'session' },
  prepared: {
    // A second session of the person, in addition to the session that makes the call.
    session: {
      made: 'supplier',
      prepare: async (fixture, person) => {
        const tokenHash = hashOf(await fixture.session(person))
        const { rows } = await sql<{ id: number }>`select id from session where "tokenHash" = ${tokenHash}`.execute(
          fixture.app.db,
        )
        return rows[0]!.id
      },
    },
  },
  spends: ['DELETE profile', 'POST profile/password', 'GET profile/email/{code}', 'POST auth/second-factor'],
}
