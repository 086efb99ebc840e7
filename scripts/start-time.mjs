// Measures `npm start` of a built tree: wall time from the command to the line "Husbok is ready", ten times, with existing
// data. usage: node scripts/start-time.mjs [runs]
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './built.mjs'

build()
const runs = Number(process.argv[2] ?? 10)
const directory = mkdtempSync(join(tmpdir(), 'husbok-start-'))
const env = { ...process.env, DATA_DIR: join(directory, 'data'), PORT: process.env.PORT ?? '3900' }

/** Milliseconds until the server says that it is ready. The server has ended when the promise resolves. */
function startOnce() {
  const began = Date.now()
  const npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
    shell: process.platform === 'win32',
  })
  let output = ''
  let ms
  npm.stdout.on('data', (bytes) => {
    output += bytes
    if (ms !== undefined || !output.includes('Husbok is ready')) return
    ms = Date.now() - began
    npm.kill('SIGTERM')
  })
  // The output ends with the last process that writes to it. That is the server, for which npm does not wait.
  return new Promise((resolve, reject) =>
    npm.on('close', () => (ms === undefined ? reject(new Error(output)) : resolve(ms))),
  )
}

try {
  console.log(`first start, which makes the database: ${await startOnce()} ms`)
  const times = []
  for (let run = 0; run < runs; run += 1) times.push(await startOnce())
  times.sort((a, b) => a - b)
  console.log(`${times.join(' ')} ms; median ${times[Math.floor(times.length / 2)]} ms`)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
