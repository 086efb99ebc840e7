// npm run admin: the support commands. Works with or without a running app.
import { build } from './built.mjs'

build()
await import('../dist/server/admin.js')
