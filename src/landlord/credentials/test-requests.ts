import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Fixture, Person } from '../../../proof/fixture'
import type { ModuleRequests } from '../../../proof/module-requests'
import { hashOf } from '../../base/call/secret-hash'
import { base32, codeAt } from './rules-second-factor'
import { totpEncryptionContext } from './service-step'

/** Gives the account a secret for its second step, either switched on or not yet confirmed. */
export async function setUpSecondFactor({ app }: Fixture, { id }: Person, on: boolean): Promise<string> {
  const secret = base32(randomBytes(20))
  const encrypted = app.encryption.encrypt(secret, totpEncryptionContext(id))
  const since = on ? app.now() : null
  await sql`update account set totp_secret = ${encrypted}, totp_confirmed_at = ${since}, totp_step = 0 where id = ${id}`.execute(
    app.db,
  )
  return secret
}

export async function recoveryCode(fixture: Fixture, person: Person): Promise<string> {
  await setUpSecondFactor(fixture, person, true)
  const code = base32(randomBytes(10))
  await sql`insert into recovery_code (account_id, "codeHash") values (${person.id}, ${hashOf(code)})`.execute(
    fixture.app.db,
  )
  return code
}

export const requests: ModuleRequests = {
  values: {
    'POST auth/totp/confirm body.code': async ({ fixture, person }) =>
      codeAt(await setUpSecondFactor(fixture, person, false), Date.parse(fixture.app.now())),
    'POST auth/totp/disable body.code': ({ fixture, person }) => recoveryCode(fixture, person),
    'POST auth/totp/recovery-codes body.code': ({ fixture, person }) => recoveryCode(fixture, person),
  },
  spends: ['POST auth/totp/setup', 'POST auth/totp/confirm', 'POST auth/totp/recovery-codes', 'POST auth/totp/disable'],
}
