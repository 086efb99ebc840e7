// Another version of Node for the tests, fetched from npm into .cache/node, outside of the lockfile. `otherNode('26')`
// returns the path of its program, and `node scripts/other-node.mjs 26` prints it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The exact version for each major version, so that a run can be repeated. */
const versions = { 24: '24.21.0', 26: '26.10.0' }

/** Fetches the version when it is missing. Throws for an unknown major version and when npm cannot get it. */
export function otherNode(major) {
  const version = versions[major]
  if (!version) throw new Error(`--node takes ${Object.keys(versions).join(' or ')}, not "${major}"`)
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const directory = resolve('.cache/node', version)
  const program = join(directory, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(program)) return program
  console.error(`Fetching Node ${version} …`)
  mkdirSync(directory, { recursive: true })
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', ['install', '--prefix', directory, ...flags, `${name}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
    // The environment of a running `npm test` must not reach the inner npm.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([key]) => !/^npm_(lifecycle|package|command)/.test(key)),
    ),
  })
  if (status !== 0 || !existsSync(program)) throw new Error(`npm could not fetch Node ${version}`)
  return program
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) console.log(otherNode(process.argv[2]))
