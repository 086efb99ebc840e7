// npm start: installs what is missing, builds what is stale, starts the product. On a fresh machine this is all it takes.
import { build } from './built.mjs'

build()
await import('../dist/server/main.js')
