// npm start: installs missing packages, rebuilds when sources changed, and starts the product. A new machine needs no other
// command.
import { build } from './built.mjs'

// Without NODE_ENV the product starts for trying it out, with the sandbox for mails and other services. A production server
// sets NODE_ENV.
if (!process.env.NODE_ENV) process.env.SANDBOX ||= 'on'
build()
await import('../dist/server/main.js')
