import { appendAudit } from '../../base/audit/service'
import { auditRoleSql } from '../../base/audit/service-role'
import { installationId } from '../../base/db/installation'
import { sweepStrays } from '../../base/file/service-sweep-strays'
import { failedMails, retryMails } from '../../base/outbox/failed-mails'
import { givenUpJobs, queueJobAgain } from '../../base/outbox/given-up'
import { accountCommands } from './account-commands'
import type { Command, CommandDeps } from './command-deps'
import { rotate, verifyTrail } from './keys-and-trail'
import { sendTestMail, sendTestSms } from './send'
import { showStatus } from './status'
import { usage } from './usage'

const commands: Record<string, Command> = {
  ...accountCommands,
  status: { run: showStatus },
  'verify-audit': { run: verifyTrail },
  'audit-role': {
    run: async ({ db, print }) => print(await auditRoleSql(db)),
  },
  'rotate-keys': { run: rotate },
  'claim-files': {
    run: async ({ db, ids, openStore, print }) => {
      await (await openStore()).claim(await installationId(db, ids.code(128)))
      print('The stored files belong to this database now.')
    },
  },
  backup: {
    needs: 'argument',
    run: ({ backUp }, ...words) => backUp(words),
  },
  'nightly-backup': { run: ({ backUpNightly }) => backUpNightly() },
  'failed-mails': {
    run: async ({ db, encryption, print }) => {
      const mails = await failedMails(db, encryption)
      for (const { id, givenUpAt, to, subject, error } of mails)
        print(`${id}  ${givenUpAt}  ${to}  ${subject}  ${error}`)
      print(`${mails.length} mails were given up within the last month.`)
    },
  },
  'retry-mail': {
    needs: 'argument',
    leavesEntry: true,
    run: async ({ db, encryption, clock, ids, print }, which) => {
      if (which !== 'all' && !/^\d{1,15}$/.test(which)) throw new Error(usage)
      const queued = await retryMails(db, encryption, {
        now: clock.now(),
        requestId: `admin-${ids.code(128).slice(0, 12)}`,
        ...(which !== 'all' && { id: Number(which) }),
      })
      if (queued === 0) throw new Error('There is no such mail that was given up: see `npm run admin -- failed-mails`.')
      print(`${queued} mails are queued again.`)
    },
  },
  'given-up': {
    run: async ({ db, print }) => {
      const jobs = await givenUpJobs(db)
        .select(['job.id', 'job.kind', 'job.run_at', 'job.last_error'])
        .orderBy('job.id')
        .execute()
      for (const { id, kind, run_at, last_error } of jobs) print(`${id}  ${run_at}  ${kind}  ${last_error ?? ''}`)
      print(`${jobs.length} jobs were given up within the last month.`)
    },
  },
  retry: {
    needs: 'argument',
    run: async ({ db, clock, print }, job) => {
      if (!/^\d{1,15}$/.test(job)) throw new Error(usage)
      if (!(await db.transaction().execute((tx) => queueJobAgain(tx, clock.now(), Number(job)))))
        throw new Error('There is no such job that was given up: see `npm run admin -- given-up`.')
      print(`Job ${job} is queued again.`)
    },
  },
  'test-mail': { needs: 'argument', run: sendTestMail },
  'test-sms': { needs: 'argument', run: sendTestSms },
  'sweep-files': {
    needs: 'argument',
    run: async ({ db, clock, openStore, print }, most) => {
      if (!/^\d{1,15}$/.test(most)) throw new Error(usage)
      const swept = await sweepStrays(db, await openStore(), clock.now(), { atMost: Number(most) })
      print(`${swept} files are in quarantine; they are removed for good after 30 days.`)
    },
  },
}

/** The command that the words of the command line name, ready to run. Throws the usage for words that name none. */
export function commandOf([name = '', ...args]: readonly string[]): (deps: CommandDeps) => Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const [first = '', ...more] = args
  if (!command || (command.needs && first === '')) throw new Error(usage)
  return async (deps) => {
    if (!command.leavesEntry) await leaveEntry(deps, `admin ${name}`)
    await command.run(deps, first, ...more)
  }
}

/** Every command is told in the trail. */
export const leaveEntry = (
  { db, clock, ids }: Pick<CommandDeps, 'db' | 'clock' | 'ids'>,
  action: string,
): Promise<void> =>
  appendAudit(db, {
    account: null,
    at: clock.now(),
    requestId: `admin-${ids.code(128).slice(0, 12)}`,
    ip: '',
    action,
    entity: null,
    changed: {},
  })
