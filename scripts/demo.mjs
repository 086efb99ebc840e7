// npm run demo: an account with two years of realistic books. Works with or without a running app.
import { build } from './built.mjs'

build()
await import('../dist/server/demo.js')
