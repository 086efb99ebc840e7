// npm start: installs what is missing, builds what is stale, starts the product. On a fresh machine this is all it takes.
import { build } from './built.mjs'

// Whoever names no environment gets the product to try, mails and all; a server in production says so itself.
if (!process.env.NODE_ENV) process.env.SANDBOX ||= 'on'
build()
await import('../dist/server/main.js')
