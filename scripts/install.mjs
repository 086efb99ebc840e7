// Installs the packages of the lockfile when node_modules contains others.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'

const stamp = 'node_modules/.husbok-installed'

/** The environment of an inner npm. The environment of a running `npm start` or `npm test` must not reach it. */
export const innerNpmOptions = {
  shell: process.platform === 'win32',
  env: Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(lifecycle|package|command)/.test(name) && name !== 'NODE_ENV',
    ),
  ),
}

export function install() {
  const wanted = `${fingerprint(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (readStamp(stamp) === wanted) return
  console.log('Installing packages …')
  // Installs the lockfile's versions without writing the lockfile. `npm ci` is not used: it refuses when binaries of
  // another platform, which some packages list as optional, are not available. No package needs its install script, because
  // the database's links are made at start.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
    {
      // Only npm's warnings and errors are shown.
      stdio: ['ignore', 'ignore', 'inherit'],
      ...innerNpmOptions,
    },
  )
  if (npm.status !== 0) throw new Error('npm could not install the packages')
  writeStamp(stamp, wanted)
}

/** Installs one package with its dependencies into its own folder, for the only command that uses it. */
export function installPackage(named, directory) {
  if (existsSync(`${directory}/node_modules/${named.slice(0, named.lastIndexOf('@'))}`)) return
  console.log(`Installing ${named} …`)
  const npm = spawnSync(
    'npm',
    ['install', '--prefix', directory, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', named],
    { stdio: ['ignore', 'ignore', 'inherit'], ...innerNpmOptions },
  )
  if (npm.status !== 0) throw new Error(`npm could not install ${named}`)
}
