// A Chromium for the tests: the one in CHROMIUM_PATH, an installed one, or Debian's package, which is installed if the user
// may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge']

/**
 * The paths of an installed Chromium, Chrome or Edge on each system. Environment and home are arguments, so that other
 * systems can be tested.
 */
export function browserPaths(platform, env = process.env, home = homedir()) {
  if (platform === 'win32') {
    const parents = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return programs.flatMap((program) => parents.map((parent) => win32.join(parent, program)))
  }
  if (platform === 'darwin') {
    const parents = ['/Applications', posix.join(home, 'Applications')]
    return applications.flatMap((name) => parents.map((parent) => `${parent}/${name}.app/Contents/MacOS/${name}`))
  }
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ]
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium']
}

const present = () =>
  [process.env.CHROMIUM_PATH, ...browserPaths(process.platform)].find((path) => path && existsSync(path))

/** The path of the browser. Installs Debian's package on Linux. Throws when none is found. */
export function findBrowser() {
  const found = present()
  if (found) return found
  if (process.platform === 'linux') {
    console.log('Installing Chromium …')
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends']
    for (const args of [
      ['apt-get', 'update', '-qq'],
      [...install, 'chromium-headless-shell'],
      [...install, 'chromium'],
    ]) {
      if (present()) break
      const [command, ...rest] = [...sudo, ...args]
      spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    }
  }
  const installed = present()
  if (!installed) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH')
  return installed
}
