import { setTimeout as sleep } from 'node:timers/promises'
import { outboxService } from '../../base/outbox/service'
import { createDefaultSupplier } from '../../books/supplier/service'
import { adminService } from '../../landlord/account/service-admin'
import { accountMails } from '../../landlord/account/service-mail'
import { commandOf } from './commands'
import { openInstallation, runCommand } from '../server/command'
import { readConfig, readEnvironment } from '../server/config'
import { openStore } from '../server/store'

await runCommand(async () => {
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
      }),
      openStore: () => openStore(config),
      send: { ...outbox, publicUrl: config.publicUrl, pause: () => sleep(500) },
      print: (text) => process.stdout.write(`${text}\n`),
    })
  } finally {
    await database.close()
  }
})
