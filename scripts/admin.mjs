// npm run admin: support's commands. Works beside a running app and without one.
import { build } from './built.mjs'

build()
await import('../dist/server/admin.js')
