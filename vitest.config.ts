import { defineConfig } from 'vitest/config'

/** What needs neither a database nor a server; this project is also run in four time zones. */
const pure = [
  'src/base/kit/**/*.test.ts',
  'src/base/ui/**/*.test.ts',
  'src/**/web/*.test.ts',
  'src/**/{rules,model,words,calls}*.test.ts',
  'proof/house*.test.ts',
]

// Files of rules and API share a process, as all of it does in the product: loading each module anew for every file took
// twice as long as the rules, and a third of the API's time. A proof's world is its file's own.
export default defineConfig({
  test: {
    projects: [
      // Properties over 10,000 cases take their time on a busy machine; how long is no test's matter.
      { test: { name: 'rules', include: pure, testTimeout: 60_000, isolate: false } },
      {
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          // On another server than the embedded one there is nothing to prove of the embedded one.
          exclude: [...pure, ...(process.env['TEST_DATABASE_URL'] ? ['src/base/db/embedded*.test.ts'] : [])],
          globalSetup: 'src/base/db/test-server.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'proof',
          include: ['proof/**/*.test.ts'],
          exclude: pure,
          globalSetup: 'src/base/db/test-server.ts',
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
