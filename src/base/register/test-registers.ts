import { testSandbox } from '../../../sandbox/test-sandbox'
import { testApp } from '../../app/server/test-app'
import { queueJob } from '../outbox/job'
import { renewKind } from './jobs'

/** The product with the registers of a sandbox, whose clock is the product's. */
export async function testRegisters(options: Parameters<typeof testApp>[0] = {}) {
  const time = { now: () => options.now ?? '2026-11-20T10:00:00.000Z' }
  const sandbox = await testSandbox(() => Date.parse(time.now()))
  const { url } = sandbox
  const registers = { kartverket: url, brreg: url, ssb: url, norgesBank: url, klass: url }
  const app = await testApp({ ...options, providers: { registers, ...options.providers } })
  time.now = () => app.now()
  return {
    app,
    sandbox,
    /** Lets the next calls of a register fail in this way. */
    fail: async (provider: string, fault: object, times = 1) =>
      await sandbox.control('POST', 'faults', { provider, times, ...fault }),
    recover: async () => await sandbox.control('DELETE', 'faults'),
    /** The calls that a register has received, the newest first. */
    calls: async (provider: string) =>
      JSON.parse(await sandbox.control('GET', `requests?provider=${provider}`)) as { path: string; status: number }[],
    /** Runs the job that reads the registers. With `all` it reads those that are not due too. */
    async renew(all = true) {
      await queueJob(app.db, app.now(), renewKind, { all })
      await app.work()
    },
    async stop() {
      await app.close()
      await sandbox.stop()
    },
  }
}
