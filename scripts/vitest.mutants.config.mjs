import process from 'node:process'
import { defineConfig } from 'vitest/config'

/** The tests that judge the mutants of one group. scripts/mutants.mjs names them. */
export default defineConfig({
  test: {
    include: process.env.MUTANT_TESTS?.split(' '),
    env: { TZ: 'Pacific/Kiritimati' },
    isolate: false,
    // The time is long, because the machine may be busy. Stryker itself ends a mutant that hangs.
    testTimeout: 600_000,
  },
})
