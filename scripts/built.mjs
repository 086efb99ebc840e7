// Makes sure that packages and build match the sources. Does nothing when they do.
import { spawnSync } from 'node:child_process'
import { runAlone } from './alone.mjs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'
import { install } from './install.mjs'
import { versionOfBuild } from './version.mjs'

/** `isRelease`: builds also when only the commit differs, because a release contains its commit. */
export function build({ isRelease = false } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Husbok needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  runAlone('.cache/build', () => installAndBuild(isRelease))
  process.env.NODE_ENV ||= 'production'
}

function installAndBuild(isRelease) {
  install()
  const sources = fingerprint([
    'src',
    'sandbox',
    'schemas',
    'vite.config.ts',
    'package-lock.json',
    'package.json',
    'scripts/build.mjs',
    'scripts/bundle.mjs',
  ])
  const { version, commit } = versionOfBuild()
  const built = `${sources} ${version} ${commit}`
  const found = readStamp('dist/.built')
  if (isRelease ? found !== built : found?.split(' ')[0] !== sources) {
    console.log('Building …')
    const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
    if (status !== 0) process.exit(1)
    writeStamp('dist/.built', built)
  }
}
