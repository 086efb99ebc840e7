import { sql } from 'kysely'
import type { Fixture } from '../../../proof/fixture'
import type { ModuleRequests } from '../../../proof/module-requests'
import { constantValue } from '../../../proof/prepared'
import { queueJob } from '../outbox/job'
import { logAttempt } from '../sendlog/service'

/** An entry of the sending log whose job failed for good. */
async function givenUpEntry({ app }: Fixture): Promise<string> {
  const job = (await queueJob(app.db, app.now(), 'mail', {}))!
  await sql`update job set attempts = max_attempts, last_error = 'GiveUp: away' where id = ${job}`.execute(app.db)
  const at = app.now()
  const noted = { type: 'mail', userId: null, internalData: { job }, sendData: {}, requestError: 'away', at }
  await logAttempt(app.db, { success: false, ...noted })
  const { rows } = await sql<{ id: number }>`select max(id) as id from sendlog`.execute(app.db)
  return String(rows[0]!.id)
}

export const requests: ModuleRequests = {
  values: {
    entry: ({ fixture }) => givenUpEntry(fixture),
    before: constantValue('1000000'),
    limit: constantValue('100'),
    userId: ({ person }) => String(person.id),
  },
  noRecord: {
    entry: 'an entry of the sending log is nobody’s',
    before: 'the same',
    userId: 'an administrator filters by any account',
  },
}
