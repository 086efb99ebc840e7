import { join } from 'node:path'
import { buildApp } from '../server/app'
import { openInstallation, runCommand } from '../server/command'
import { readConfig, readEnvironment } from '../server/config'
import { buildModules } from '../server/modules'
import { settableClock } from './clock'
import { demoProviders, fillDemo } from './fill'
import { demoEmail, demoHouses } from './landlord'

const print = (message: string) => process.stdout.write(`${message}\n`)

/** Fills the demo in this process. A running app is not needed and does no harm. */
async function demo(): Promise<void> {
  const started = Date.now()
  const config = readConfig(readEnvironment(process.env))
  const { database, encryption, clock: ownClock, ids } = await openInstallation(config, 'making command', print)
  const clock = settableClock(ownClock)
  const { db } = database
  try {
    // The outbox keeps the demo's messages. The running app sends them, or the next app that starts.
    const smtpUrl = config.smtpUrl ?? 'smtp://127.0.0.1:1'
    const modules = await buildModules({
      config,
      db,
      clock,
      ids,
      encryption,
      smtpUrl,
      providers: demoProviders,
      isReady: () => true,
      log: () => undefined,
    })
    const app = await buildApp({
      ...modules,
      db,
      clock,
      ids,
      answerEncryption: encryption,
      limitFactor: Infinity,
      checkAnswers: true,
      onBug: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
      log: () => undefined,
      trustProxy: undefined,
      webDir: join(config.dataDir, 'no-pages'),
      links: config.links,
      supportEmail: config.supportEmail,
      sandboxUrl: null,
      externalLogin: 'off',
      taxAuthority: 'off',
    })
    // A new password for each run. A password in a source file would let anybody log in.
    const password = `Fjord-${ids
      .code(128)
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 8)}-4`
    const { expenses, leases, incomes, items, payments } = await fillDemo({
      app,
      db,
      clock,
      encryption,
      password,
      print,
    })
    await app.close()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const rents = `${leases.contracts} rent contracts with ${leases.rents} months of rent, ${incomes} separate incomes`
    print(
      `\n${demoHouses.length} houses, ${expenses.vouchers} expense vouchers with ${expenses.receipts} receipts, ${rents}, ${items} household items, ${payments} payments at the bank (${seconds} s)`,
    )
    print(
      `Log in at ${config.publicUrl}/login while the app runs (npm start):\n  e-mail    ${demoEmail}\n  password  ${password}`,
    )
  } finally {
    await database.close()
  }
}

await runCommand(demo)
