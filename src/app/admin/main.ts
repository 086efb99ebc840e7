import { setTimeout as sleep } from 'node:timers/promises'
import { lastSnapshot } from '../../base/backup/service'
import { outboxService } from '../../base/outbox/service'
import { createDefaultSupplier } from '../../books/supplier/service'
import { adminService } from '../../landlord/account/service-admin'
import { deleteService } from '../../landlord/account/service-delete'
import { accountMails } from '../../landlord/account/service-mail'
import { passwordService } from '../../landlord/password/service'
import { backUp, backUpNightly, restore } from './backup'
import { commandOf } from './commands'
import { openInstallation, runCommand } from '../server/command'
import { readConfig, readEnvironment } from '../server/config'
import { accountParts } from '../server/erasure'
import { outsideFaults } from '../server/outside'
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
        deleteNow: deleteService({
          passwords: passwordService(),
          mails: accountMails(config),
          queueMail: outbox.queueMail,
          erase: accountParts(encryption),
        }).deleteNow,
      }),
      dataDir: config.dataDir,
      openStore: () => openStore(config),
      lastBackup: lastSnapshot,
      outsideFaults: () => outsideFaults(db, config),
      backUp: (args) => backUp({ config, database, clock, ids, print }, args),
      backUpNightly: () => backUpNightly({ config, database, clock, ids, print }),
      send: { ...outbox, publicUrl: config.publicUrl, pause: () => sleep(500) },
      print,
    })
  } finally {
    await database.close()
  }
})
