import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilEnded } from './crash'

const root = join(import.meta.dirname, '..')
/** The name of the release. Its version increases with every commit, and it contains the commit. */
const named = spawnSync(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    "console.log(JSON.stringify((await import('./scripts/version.mjs')).versionOfBuild()))",
  ],
  { cwd: root, encoding: 'utf8' },
)
const { version, commit } = JSON.parse(named.stdout) as { version: string; commit: string }
const archive = join(root, `release/husbok-${version}.tar.gz`)
const port = Number(process.env['PROOF_PORT'] ?? 5390)

/** A user without rights, if the tests run as root. The release must work for every user. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** The environment of a machine that has Node and nothing of the product. */
const bare = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/nonexistent' }

let home: string
let app: ChildProcess | undefined
let output = ''

const release = () => {
  const made = spawnSync(process.execPath, ['scripts/release.mjs'], { cwd: root, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
  return readFileSync(`${archive}.sha256`, 'utf8')
}

/** The commands under a heading of docs/operate.md. */
function commandsUnder(heading: string): string[] {
  const section = readFileSync(join(root, 'docs/operate.md'), 'utf8').split(`## ${heading}\n`)[1]!
  return /```\n([^`]+)```/.exec(section)![1]!.trim().split('\n')
}

beforeAll(() => {
  release()
  home = mkdtempSync(join(tmpdir(), 'husbok-release-'))
  chmodSync(home, 0o755)
  if (nobody.uid !== undefined) chownSync(home, nobody.uid, nobody.gid)
}, 300_000)

afterAll(async () => {
  if (app) {
    app.kill('SIGTERM')
    await untilEnded(app)
  }
  rmSync(home, { recursive: true, force: true })
}, 60_000)

it('is the same to the byte when it is made again', () => {
  const first = readFileSync(`${archive}.sha256`, 'utf8')
  expect(release()).toBe(first)
}, 300_000)

it('starts with two commands, passes its smoke test, answers its commands and ends in order', async () => {
  const [unpack, start, ...more] = commandsUnder('A release').map((line) =>
    line.replace(/\s+#.*$/, '').replaceAll('<version>', version),
  )
  expect(more).toEqual([])
  const inHome = { cwd: home, env: bare, ...nobody }
  spawnSync('cp', [archive, home])
  expect(spawnSync('sh', ['-c', unpack!], { ...inHome, encoding: 'utf8' }).stderr).toBe('')
  const unpacked = join(home, `husbok-${version}`)
  const sums = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: unpacked, encoding: 'utf8' })
  expect([sums.status, sums.stdout]).toEqual([0, ''])

  const settings = { ...bare, PORT: String(port), SANDBOX_PORT: String(port + 1) }
  // With `exec`, a signal to the shell reaches the app.
  app = spawn('sh', ['-c', start!.replace(/\bnode /, `exec ${process.execPath} `)], { ...inHome, env: settings })
  for (const stream of [app.stdout, app.stderr])
    stream?.on('data', (bytes: Buffer) => void (output += bytes.toString()))
  const smoke = spawn(process.execPath, [join(unpacked, 'deploy/smoke.mjs'), `http://127.0.0.1:${port}`, '120'])
  let lines = ''
  smoke.stdout.on('data', (bytes: Buffer) => void (lines += bytes.toString()))
  await untilEnded(smoke)
  expect(lines + output.slice(-2000)).toMatch(/^(?:ok {6}.+\n){9}\n/)
  expect(smoke.exitCode).toBe(0)

  const admin = spawnSync(process.execPath, [join(unpacked, 'server/admin.js'), 'verify-audit'], {
    ...inHome,
    encoding: 'utf8',
  })
  expect([admin.status, admin.stderr]).toEqual([0, ''])
  const status = spawnSync(process.execPath, [join(unpacked, 'server/admin.js'), 'status'], {
    ...inHome,
    encoding: 'utf8',
  })
  expect(status.stdout).toContain(`Husbok ${version} (commit ${commit}), Node `)
  app.kill('SIGTERM')
  await untilEnded(app)
  expect(app.exitCode).toBe(0)
  expect(output).toContain('"message":"stopped"')
}, 240_000)

it('fails its smoke test where nothing answers', () => {
  const smoke = spawnSync(process.execPath, [join(root, 'deploy/smoke.mjs'), `http://127.0.0.1:${port}`, '0'], {
    encoding: 'utf8',
  })
  expect(smoke.status).toBe(1)
  expect(smoke.stdout).toContain('9 of 9 failed')
})
