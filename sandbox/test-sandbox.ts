import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { credentialsIn, type Credentials } from './control/credentials'
import { startSandbox } from './server'

/** The app's settings for the Signicat of a sandbox: signing, and the deposit bank. */
export const signicatSettings = (url: string, { signicat }: Pick<Credentials, 'signicat'>) => ({
  tokenUrl: `${url}/signicat/oauth/connect/token`,
  scope: 'signicat-api',
  signUrl: `${url}/signicat/sign`,
  depositUrl: `${url}/signicat/deposit`,
  bankidMethod: 'no_bankid_csc',
  ...signicat,
})

/**
 * A sandbox on free ports, with its own folder. `machine`: its clock in milliseconds. `variables`: the app's credentials.
 * Left out: the publicly known ones.
 */
export async function testSandbox(
  machine: () => number = Date.now,
  variables: Parameters<typeof credentialsIn>[0] = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'husbok-sandbox-'))
  const credentials = credentialsIn(variables)
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataDir,
    appUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://husbok.test',
    credentials,
    machine,
  })
  const url = `http://127.0.0.1:${sandbox.httpPort}`
  return {
    url,
    credentials,
    parts: sandbox.parts,
    /** A call of its control API. Returns the answer, and throws when it is refused. */
    control: async (method: string, path: string, body?: object): Promise<string> => {
      const answer = await fetch(`${url}/__sandbox/${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      return text
    },
    async stop() {
      await sandbox.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
