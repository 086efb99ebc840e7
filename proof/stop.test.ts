import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testHouse, testProfile } from '../src/app/server/test-app'
import { samplePages } from '../src/base/file/test-files'
import { endlessPdf } from '../src/base/pdf/test-hostile'
import { testContract } from '../src/lease/contract/test-contract'
import { ask, ended, must, ownApp, programsOf, statusOf } from './crash'

const own = ownApp('stop', Number(process.env['PROOF_PORT'] ?? 5370) + 6)

/** One that nobody has asked for its outcome is gone too. */
const isGone = (pid: number) => !/^State:\t[^Z]/m.test(statusOf(pid))

async function landlord() {
  const { url } = own.app
  const { accessToken: token } = await must<{ accessToken: string }>(url, 'POST', 'auth/register', {
    body: { email: `stopp${Date.now()}@husbok.test`, password: 'Fjord-1234', isAgreePolicy: true },
  })
  await must(url, 'PUT', 'profile', { token, body: testProfile })
  const { id: houseId } = await must<{ id: number }>(url, 'POST', 'house', { token, body: testHouse })
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'vedlegg.pdf')
    return (await must<{ url: string }>(url, 'POST', 'document', { token, body: form })).url
  }
  const attach = async (file: string) =>
    await ask(url, 'POST', 'contract', { token, body: testContract(houseId, [file]) })
  return { upload, attach }
}

it.skipIf(process.platform !== 'linux').each([
  ['SIGTERM', 15_000],
  ['SIGKILL', 5000],
] as const)(
  '%s ends the server and what it draws within %i ms, over a file that is read for minutes',
  async (signal, most) => {
    const { upload, attach } = await landlord()
    // The process is there when the file comes.
    await attach(await upload(samplePages(['Ro etter 23'])))
    const answer = attach(await upload(endlessPdf()))
    await sleep(1500)
    const { child } = own.app
    const children = programsOf(own.app, 'pdf-worker')
    expect(children).toHaveLength(1)
    const began = Date.now()
    child.kill(signal)
    await ended(child)
    await expect.poll(() => children.every(isGone), { timeout: 5000 }).toBe(true)
    expect(Date.now() - began).toBeLessThan(most)
    if (signal === 'SIGTERM') {
      expect(child.exitCode).toBe(0)
      // Whoever waited for it has an answer.
      expect((await answer)?.status).toEqual(expect.any(Number))
    }
    await own.restart()
  },
)
