// Makes the README's pictures from the demo on a fixed day: `npm run pictures`. `npm run proof` compares them.
import { build } from './built.mjs'
import { node } from './steps.mjs'

build()
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'proof', 'proof/pictures.test.ts']
const { code } = await node(args, { env: { NODE_ENV: 'test', PROOF: 'full', PICTURES: 'write' } })
process.exit(code)
