// npm run demo: an account with two years of believable books. Works beside a running app and without one.
import { build } from './built.mjs'

build()
await import('../dist/server/demo.js')
