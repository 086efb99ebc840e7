import { createEncryption } from '../src/base/db/encryption'
import { createDb, createPool } from '../src/base/db/pool'
import { buildApp } from '../src/app/server/app'
import { systemClock, systemIds } from '../src/app/server/command'
import { readConfig } from '../src/app/server/config'
import { buildModules } from '../src/app/server/modules'
import { noProviders } from '../src/app/server/providers'
import type { AddressInfo } from 'node:net'

// The app in its own process, which reports how much memory it has used. Started by measured-app.ts.

const { connection, dataDir, key } = JSON.parse(process.env['HUSBOK_PROOF']!) as {
  connection: object
  dataDir: string
  key: string
}
const config = { ...readConfig({}), dataDir }
const db = createDb(createPool(connection))
const encryption = createEncryption([{ id: 'proof', secret: Buffer.from(key, 'base64') }])
const [clock, ids] = [systemClock, systemIds]
const modules = await buildModules({
  config,
  db,
  clock,
  ids,
  encryption,
  smtpUrl: 'smtp://127.0.0.1:1',
  providers: noProviders,
  isReady: () => true,
  log: () => undefined,
})
const app = await buildApp({
  ...modules,
  db,
  clock,
  ids,
  answerEncryption: encryption,
  limitFactor: 1000,
  checkAnswers: false,
  onBug: (error) => console.error(error),
  log: () => undefined,
  trustProxy: undefined,
  webDir: dataDir,
  links: config.links,
  supportEmail: config.supportEmail,
  sandboxUrl: null,
  externalLogin: 'off',
  taxAuthority: 'off',
})
let peak = 0
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10).unref()
process.on('message', () => {
  globalThis.gc?.()
  process.send!({ peak, now: process.memoryUsage.rss() })
  peak = 0
})
process.on('disconnect', () => process.exit(0))
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ port: (app.server.address() as AddressInfo).port })
