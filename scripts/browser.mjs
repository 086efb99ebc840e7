// A Chromium to test with: the one named by CHROMIUM_PATH, the system's, or Debian's package, installed when we may.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const present = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

export function findBrowser() {
  const found = present()
  if (found) return found
  console.log('Installing Chromium …')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...rest] = [...sudo, ...args]
    spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = present()
  if (!installed) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH')
  return installed
}
