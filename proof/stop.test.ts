import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testHouse, testProfile } from '../src/app/server/test-app'
import { samplePages } from '../src/base/file/test-files'
import { endlessPdf } from '../src/base/pdf/test-hostile'
import { testContract } from '../src/lease/contract/test-contract'
import {
  callApp,
  untilEnded,
  callOrThrow,
  startRestartableApp,
  programsOf,
  startApp,
  statusOf,
  type RunningApp,
} from './crash'

const port = Number(process.env['PROOF_PORT'] ?? 5370) + 6
const own = startRestartableApp('stop', port)

/** A process whose exit status nobody has read counts as gone too. */
const isGone = (pid: number) => !/^State:\t[^Z]/m.test(statusOf(pid))

async function landlord() {
  const { url } = own.app
  const { accessToken: token } = await callOrThrow<{ accessToken: string }>(url, 'POST', 'auth/register', {
    body: { email: `stopp${Date.now()}@husbok.test`, password: 'Fjord-1234', isAgreePolicy: true },
  })
  await callOrThrow(url, 'PUT', 'profile', { token, body: testProfile })
  const { id: houseId } = await callOrThrow<{ id: number }>(url, 'POST', 'house', { token, body: testHouse })
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'vedlegg.pdf')
    return (await callOrThrow<{ url: string }>(url, 'POST', 'document', { token, body: form })).url
  }
  const attach = async (file: string) =>
    await callApp(url, 'POST', 'contract', { token, body: testContract(houseId, [file]) })
  return { upload, attach }
}

it.skipIf(process.platform !== 'linux').each([
  ['SIGTERM', 15_000],
  ['SIGKILL', 5000],
] as const)(
  '%s ends the server and what it draws within %i ms, over a file that is read for minutes',
  async (signal, most) => {
    const { upload, attach } = await landlord()
    // The process is running when the file arrives.
    await attach(await upload(samplePages(['Ro etter 23'])))
    const answer = attach(await upload(endlessPdf()))
    await sleep(1500)
    const { child } = own.app
    const children = programsOf(own.app, 'pdf-worker')
    expect(children).toHaveLength(1)
    const began = Date.now()
    child.kill(signal)
    await untilEnded(child)
    await expect.poll(() => children.every(isGone), { timeout: 5000 }).toBe(true)
    expect(Date.now() - began).toBeLessThan(most)
    if (signal === 'SIGTERM') {
      expect(child.exitCode).toBe(0)
      // The caller whose file was being read gets an answer.
      expect((await answer)?.status).toEqual(expect.any(Number))
    }
    await own.restart()
  },
)

/** The status of a request over a new connection. 0 when no connection is accepted any more. */
const answered = (path: string): Promise<number> =>
  new Promise((done) => {
    const sent = get({ host: '127.0.0.1', port, path: `/api/${path}`, agent: false, timeout: 10_000 }, (answer) => {
      answer.resume()
      done(answer.statusCode!)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => done(0))
  })

/** Sends SIGTERM, and sends requests until no connection is accepted. Returns the answers, each with its time in ms. */
async function terminated({ child }: RunningApp, again?: number) {
  const seen: { ready: number; health: number }[] = []
  const began = performance.now()
  child.kill('SIGTERM')
  if (again !== undefined) void sleep(again).then(() => child.kill('SIGTERM'))
  for (; ; await sleep(50)) {
    const [ready, health] = [await answered('ready'), await answered('health')]
    if (health === 0) break
    seen.push({ ready, health })
  }
  const closedAfter = performance.now() - began
  await untilEnded(child)
  return { seen, closedAfter, code: child.exitCode }
}

describe.skipIf(process.platform === 'win32')('SIGTERM', () => {
  /** Starts the app again on the data of the previous one. */
  const start = async (more: Record<string, string>) => {
    own.app.child.kill('SIGTERM')
    await untilEnded(own.app.child)
    return await startApp(own.dataDir, port, more)
  }

  it.each([
    ['', undefined],
    ['also when it comes twice', 1000],
  ])(
    'is waited out behind a proxy, which is told that the process is not ready and gets its answers %s',
    async (_how, again) => {
      const app = await start({ TRUST_PROXY: '127.0.0.1' })
      const { seen, closedAfter, code } = await terminated(app, again)
      expect(closedAfter).toBeGreaterThan(2900)
      expect(closedAfter).toBeLessThan(8000)
      expect(seen.length).toBeGreaterThan(5)
      expect(new Set(seen.map(({ health }) => health))).toEqual(new Set([200]))
      // The first answer may be from before the signal.
      expect(new Set(seen.slice(1).map(({ ready }) => ready))).toEqual(new Set([503]))
      expect(code).toBe(0)
      expect(app.output().match(/"message":"stopp\w+/g)).toEqual(['"message":"stopping', '"message":"stopped'])
    },
  )

  it('is not waited out where no proxy is told to stand before it', async () => {
    const { closedAfter, code } = await terminated(await start({}))
    expect(closedAfter).toBeLessThan(2000)
    expect(code).toBe(0)
  })
})
