import { setTimeout as sleep } from 'node:timers/promises'
import { lastSnapshot } from '../../base/backup/service'
import { outboxService } from '../../base/outbox/service'
import { createDefaultSupplier } from '../../books/supplier/service'
import { adminService } from '../../landlord/account/service-admin'
import { accountMails } from '../../landlord/account/service-mail'
import { backUp, restore } from './backup'
import { commandOf } from './commands'
import { openInstallation, runCommand } from '../server/command'
import { readConfig, readEnvironment } from '../server/config'
import { openStore } from '../server/store'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

// Whoever reads the output, `head` for one, may have enough of it; the command itself goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await runCommand(async () => {
  const [first, ...words] = process.argv.slice(2)
  // What makes the tables itself can't stand on an installation that was opened.
  if (first === 'restore') return await restore(readConfig(readEnvironment(process.env)), words, print)
  const run = commandOf(process.argv.slice(2))
  const config = readConfig(readEnvironment(process.env))
  const { database, clock, ids, encryption } = await openInstallation(config, 'command', () => undefined)
  const { db } = database
  const outbox = outboxService({ encryption })
  try {
    await run({
      db,
      clock,
      ids,
      encryption,
      account: adminService({
        db,
        clock,
        ids,
        mails: accountMails(config),
        queueMail: outbox.queueMail,
        onRegistered: createDefaultSupplier,
        withoutPlan: config.plans === 'none',
      }),
      dataDir: config.dataDir,
      openStore: () => openStore(config),
      lastBackup: lastSnapshot,
      backUp: (args) => backUp({ config, database, clock, ids, print }, args),
      send: { ...outbox, publicUrl: config.publicUrl, pause: () => sleep(500) },
      print,
    })
  } finally {
    await database.close()
  }
})
