import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { untilEnded, startApp } from './crash'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PROOF_PORT'] ?? 5380) + 20
const places: string[] = []
const place = async (name: string): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), `husbok-${name}-`))
  places.push(made)
  return made
}
afterAll(async () => {
  for (const each of places) await rm(each, { recursive: true, force: true })
}, 60_000)

/** The sources with all packages except those that only the sandbox needs, as `npm ci --workspaces=false` installs them. */
async function withoutSandboxPackages(): Promise<string> {
  const copy = await place('without-sandbox')
  for (const part of ['src', 'sandbox', 'scripts', 'schemas', 'package.json'])
    await cp(join(root, part), join(copy, part), { recursive: true })
  const { dependencies } = JSON.parse(await readFile(join(root, 'sandbox/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const leftOut = new Set([...Object.keys(dependencies), 'husbok-sandbox'])
  const packages = join(root, 'node_modules')
  const names = await readdir(packages)
  const scoped = names.filter((name) => name.startsWith('@'))
  const all = [
    ...names.filter((name) => !/^[@.]/.test(name)),
    ...(
      await Promise.all(
        scoped.map(async (scope) => (await readdir(join(packages, scope))).map((name) => `${scope}/${name}`)),
      )
    ).flat(),
  ]
  for (const name of all.filter((each) => !leftOut.has(each))) {
    await mkdir(dirname(join(copy, 'node_modules', name)), { recursive: true })
    await symlink(join(packages, name), join(copy, 'node_modules', name), 'junction')
  }
  return copy
}

it('an installation without the packages of the sandbox is built and serves, and says what is missing where a sandbox is to start', async () => {
  const copy = await withoutSandboxPackages()
  // Only the server's part of the build. The browser's part doesn't know about the sandbox.
  const build = "import { bundle, programs } from './scripts/bundle.mjs'; await bundle('dist/server', programs())"
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', build], { cwd: copy, encoding: 'utf8' })
  expect(built.stderr).toBe('')
  expect(built.status).toBe(0)
  expect(built.stdout).toContain('Without the sandbox')
  const dataDir = await place('installation-without-sandbox')
  const providers = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_live_0000000000000000',
    STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000',
    SVEVE_USER: 'husbok',
    SVEVE_PASSWORD: 'a secret of some length',
  }
  const app = await startApp(dataDir, port, { ...providers, SANDBOX: 'off' }, copy)
  app.child.kill('SIGTERM')
  await untilEnded(app.child)
  await expect(startApp(dataDir, port, { SANDBOX: 'on' }, copy)).rejects.toThrow(
    /exit 1\).*this build has no sandbox, because the packages that only it needs were not installed/s,
  )
}, 600_000)
