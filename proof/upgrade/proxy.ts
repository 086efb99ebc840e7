import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { untilEnded } from '../crash'
import { startOwnProxy, type Backend, type Proxy } from './own-proxy'

const haproxy = '/usr/sbin/haproxy'
const root = join(import.meta.dirname, '../..')

/** The HAProxy configuration of docs/operate.md, with these processes and a port of this machine. */
function configuration(port: number, backends: readonly Backend[]): string {
  const page = readFileSync(join(root, 'docs/operate.md'), 'utf8')
  const text = /```\n(defaults\n[^`]+)```/.exec(page)?.[1]
  if (text === undefined) throw new Error('docs/operate.md has no configuration of HAProxy')
  const servers = backends.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}`)
  const local = text
    .replace(/^ +bind .*$/m, `  bind 127.0.0.1:${port}\n  stats enable\n  stats uri /haproxy`)
    .replace(/^ +http-request set-header X-Forwarded-Proto .*\n/m, '')
    .replace(/(?:^ +server .*\n)+/m, `  http-response set-header x-served-by %s\n${servers.join('\n')}\n`)
  return `global\n  maxconn 4000\n${local}`
}

/** The number of times that HAProxy has sent a request again, to the same process or to another. */
async function sentAgain(port: number): Promise<number> {
  const [head, ...lines] = (await (await fetch(`http://127.0.0.1:${port}/haproxy;csv`)).text()).trim().split('\n')
  const names = head!.replace(/^# /, '').split(',')
  const total = lines.map((line) => line.split(',')).find((cells) => cells[names.indexOf('svname')] === 'BACKEND')!
  return Number(total[names.indexOf('wretr')])
}

/**
 * Debian's HAProxy as docs/operate.md describes it, or a small proxy with the same functions if
 * HAProxy is not installed. The proxy names the process that answered in `x-served-by`. A process
 * that doesn't exist yet may be listed. It gets no request before it is ready.
 */
export async function startProxy(directory: string, port: number, backends: readonly Backend[]): Promise<Proxy> {
  if (!existsSync(haproxy) || process.env['PROOF_PROXY'] === 'own') return await startOwnProxy(port, backends)
  const file = join(directory, 'haproxy.cfg')
  await writeFile(file, configuration(port, backends))
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    name: 'HAProxy',
    sentAgain: () => sentAgain(port),
    async stop() {
      child.kill('SIGKILL')
      await untilEnded(child)
    },
  }
}
