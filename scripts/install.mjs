// Installs the packages of the lockfile when they are not the ones that lie in node_modules.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'

const stamp = 'node_modules/.husbok-installed'

/** How npm is started by us: the environment of a running `npm start` or `npm test` must not reach the inner npm. */
export const innerNpm = {
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
  // The lockfile's versions, without writing it. Not `npm ci`: that refuses when the binaries of another platform, which
  // some packages name as optional, are not to be had. No package needs its install script: the database's links are
  // made at start.
  const npm = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
    {
      // Of what npm says, only warnings and errors are for whoever starts.
      stdio: ['ignore', 'ignore', 'inherit'],
      ...innerNpm,
    },
  )
  if (npm.status !== 0) throw new Error('npm could not install the packages')
  writeStamp(stamp, wanted)
}

/** Installs one package, with what it needs, into a folder of its own, for a command that alone uses it. */
export function installPackage(named, directory) {
  if (existsSync(`${directory}/node_modules/${named.slice(0, named.lastIndexOf('@'))}`)) return
  console.log(`Installing ${named} …`)
  const npm = spawnSync(
    'npm',
    ['install', '--prefix', directory, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', named],
    { stdio: ['ignore', 'ignore', 'inherit'], ...innerNpm },
  )
  if (npm.status !== 0) throw new Error(`npm could not install ${named}`)
}
