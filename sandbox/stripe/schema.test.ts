import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { schemaVersion } from './schema'
import { apiVersion } from './state'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('what the sandbox takes', () => {
  it('is what the installed SDK sends', () => {
    expect(schemaVersion, 'run npm run stripe-schema').toBe(Stripe.PACKAGE_VERSION)
    expect(apiVersion).toBe(Stripe.API_VERSION)
  })

  it('is what its types say', async () => {
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, ['scripts/stripe-schema.mjs', '--check'], { cwd: root })
    expect(stdout).toContain('is what the SDK says')
  })
})
