import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded } from './supervisor'
import { scratchDirectory } from './test-directory'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(await scratchDirectory(), 'husbok-cluster-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Writes one file after the other until that fails, or for a second, as the `initdb` of a killed process does. */
const writing = `
  const { closeSync, openSync } = require('node:fs')
  const end = Date.now() + 1000
  for (let n = 0; Date.now() < end; n += 1) closeSync(openSync(process.argv[1] + '/' + n, 'w'))`

it('a first start whose process was killed leaves nothing in the way, while its initdb still writes', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = join(folder, `postgres.new-${pid}`)
  await mkdir(left)
  const initdb = spawn(process.execPath, ['-e', writing, left], { stdio: 'ignore' })
  while ((await readdir(left)).length === 0);
  const started = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined, throwaway: true })
  await started.stop()
  if (initdb.exitCode === null) await once(initdb, 'exit')
  expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([])
})
