// npm run dev: the server restarts and the browser reloads on change. The browser's address is printed by Vite.
import { spawn } from 'node:child_process'
import { install } from './install.mjs'

install()
const port = process.env.PORT ?? '3000'
const run = (args, env = {}) =>
  spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, PORT: port, ...env } })
const children = [
  run(['--import', 'tsx', '--watch', '--watch-preserve-output', 'src/app/server/main.ts'], { NODE_ENV: 'development' }),
  run(['node_modules/vite/bin/vite.js']),
]
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
