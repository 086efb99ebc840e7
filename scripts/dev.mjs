// npm run dev: the server restarts and the browser reloads on change. Both print the address to open.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'

install()
const env = { PORT: '3000', WEB_PORT: '5173', ...process.env, NODE_ENV: 'development' }
// Links in mails lead to the pages that Vite serves.
env.PUBLIC_URL ||= `http://localhost:${env.WEB_PORT}`

// The children have their own process groups. So Ctrl-C reaches only this process, which then stops each of them once. A
// server that got two signals would leave its database running.
const run = (...args) =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: process.platform !== 'win32',
  })
const children = [
  run('--import', 'tsx', '--watch', '--watch-preserve-output', 'src/app/server/main.ts'),
  run('node_modules/vite/bin/vite.js', '--configLoader', 'runner'),
]

let stopping = false
function stop() {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)

// When npm is killed, this process gets no signal. But its parent changes then.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop()
}, 300).unref()
