import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath, type Binaries } from './binaries'
import { isAlive } from './cluster'
import { accessData } from './data-access'
import { readPostmaster, type Postmaster } from './server'
import { socketDirectory } from './socket'
import { run, serverEnvironment, type ServerUser } from './user'
import { renameStaleLocks } from './stale-locks'
import { SETTINGS, THROWAWAY } from './server-settings'

export interface Child {
  pid: number | undefined
  /** Why it ended, as its log says; null while it runs. */
  ended(): string | null
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Starts the server so that it outlives a killed Node (the next start adopts it); its output goes to the log file. */
export async function spawnServer(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser,
  logFile: string,
  throwaway: boolean,
): Promise<Child> {
  // The app's pool goes on with the port it has, so a server that broke starts again on the same one.
  const port = (await readPostmaster(dataDir))?.port
  const sockets = process.platform === 'win32' ? null : await socketDirectory(dataDir, user)
  await renameStaleLocks(dataDir, sockets)
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > 10_000_000) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  const listen =
    sockets === null
      ? { listen_addresses: '127.0.0.1', port: String(port ?? (await freePort())), unix_socket_directories: '' }
      : { listen_addresses: '', port: '5432', unix_socket_directories: sockets, unix_socket_permissions: '0700' }
  const settings = Object.entries({ ...SETTINGS, ...(throwaway ? THROWAWAY : {}), ...listen })
  const access = await accessData(dataDir, user)
  const args = ['-D', access.argument, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const from = size > 10_000_000 ? 0 : size
  let ended: string | null = null
  const child = spawn(programPath(binaries, 'postgres'), args, {
    ...user,
    cwd: access.descriptor === undefined ? dataDir : '/',
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd, ...(access.descriptor === undefined ? [] : [access.descriptor])],
  })
  const finish = async (what: string): Promise<void> => {
    const text = await readFile(logFile).then(
      (bytes) => bytes.subarray(from).toString('utf8'),
      () => '',
    )
    ended = `${what}: ${text.trim().split('\n').slice(-5).join(' ').slice(-1000)}`
  }
  child.once('error', (error) => void finish(error.message))
  child.once('exit', (code, signal) => void finish(`the server ended (${signal ?? code})`))
  child.unref()
  await log.close()
  await access.close()
  return { pid: child.pid, ended: () => ended }
}

/** Fast shutdown: sessions end, everything is written, the process is gone when this returns. Refuses after 60 seconds. */
export async function stopServer(dataDir: string, server: Postmaster, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await run(programPath(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', dataDir], null)
    return
  }
  const begun = Date.now()
  const runs = async (): Promise<boolean> => (await readPostmaster(dataDir))?.pid === server.pid && isAlive(server.pid)
  let signal: 'SIGINT' | 'SIGQUIT' | null = 'SIGINT'
  while (await runs()) {
    if (signal !== null) process.kill(server.pid, signal)
    const waited = Date.now() - begun
    if (waited > 60_000) throw new Error(`The database server (process ${server.pid}) does not end.`)
    // A session that cannot be ended: what was acknowledged is in the log of the database, and the next start reads it.
    signal = waited > 30_000 ? 'SIGQUIT' : null
    await sleep(20)
  }
}
