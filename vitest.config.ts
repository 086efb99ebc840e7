import { readdirSync } from 'node:fs'
import process from 'node:process'
import { defineConfig } from 'vitest/config'

/** True if the test needs neither a database nor a server. */
const isPure = (test: string) =>
  /^src\/base\/(?:kit|ui)\/|\/web\/|\/(?:rules|model|words|calls)[^/]*$/.test(test) ||
  /^proof\/(?:architecture|readme|specification)/.test(test)

/** All test files of the product and its proofs, by what they need. */
function chooseTests() {
  const all = ['src', 'sandbox', 'proof'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((path) => `${directory}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts'))
      .toSorted(),
  )
  const rules = all.filter(isPure)
  const others = all.filter((test) => !isPure(test))
  return {
    rules,
    api: others.filter((test) => !test.startsWith('proof/')),
    proof: others.filter((test) => test.startsWith('proof/')),
  }
}
const tests = chooseTests()

/**
 * Tests that need processes of their own or take minutes. Only `npm run proof` runs them
 * (docs/decisions/0011-where-each-check-runs.md).
 */
const onlyProof = process.env['PROOF']
  ? []
  : [
      'src/app/demo/{contracts,demo,own-export,suggest}.test.ts',
      'src/app/server/slow-body.test.ts',
      'src/base/embedded/password.test.ts',
      'src/base/embedded/supervisor.test.ts',
      'src/base/embedded/supervisor-user.test.ts',
      'src/base/file/service-{image,verdicts}.test.ts',
      'src/base/pdf/{foreign-pdf,text}.test.ts',
      'src/base/process/pool.test.ts',
      'src/landlord/{external-login,subscription}/service-trouble.test.ts',
      'src/lease/deposit/service-{faults,fee,refund,sandbox,signing,trouble}.test.ts',
      'src/lease/dispute/service-photos.test.ts',
      'src/lease/document/pdf-attachments.test.ts',
      'src/lease/signing/service-{anew,faults,hostile,killed,messages,sandbox,states,trouble}.test.ts',
      // These tests check that the sandbox behaves like the real services. Tests that use the sandbox always run.
      'sandbox/*/*.test.ts',
      'sandbox/main.test.ts',
      'src/year/export/service-{missing,stream}.test.ts',
      'src/year/tax-return/service-{cases,changes,guard,sandbox,unanswered}.test.ts',
      'proof/backup.test.ts',
      'proof/{bank-,}crash.test.ts',
      'proof/cap.test.ts',
      'proof/export.test.ts',
      'proof/installation.test.ts',
      'proof/release.test.ts',
      'proof/installation-sandbox.test.ts',
      'proof/hostile-pdfs.test.ts',
      'proof/load.test.ts',
      'proof/pictures.test.ts',
      'proof/provider-faults.test.ts',
      'proof/re{nts,peats}.test.ts',
      'proof/signing.test.ts',
      'proof/stop.test.ts',
      'proof/tax-return.test.ts',
      'proof/upgrade.test.ts',
      'proof/uploads.test.ts',
    ]
/** If the tests use another server than the embedded one, the tests of the embedded server are left out. */
const notEmbedded = process.env['TEST_DATABASE_URL'] ? ['src/base/embedded/*.test.ts'] : []

/**
 * `expect.poll` waits as long as `eventually` does. Vitest's own second is too short on a busy machine, and so is half
 * a minute.
 */
const patient = { expect: { poll: { timeout: 300_000, interval: 20 } } }

/** A test that takes longer than this hangs, in ms. Any shorter time depends only on the machine. */
const hung = 600_000

// Test files of `rules` and `api` share a process and its modules, as the whole product does. Loading each module again
// for every file took twice as long as the tests of `rules`, and a third of the time of `api`.
export default defineConfig({
  test: {
    // API tests spend much of their time waiting, so two workers would leave two cores partly idle.
    maxWorkers: 3,
    // The app of each test leaves many objects that live only for a moment. With more memory for such objects they are
    // collected less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'rules',
          include: tests.rules,
          // The time zone that is farthest to the east.
          env: { TZ: 'Pacific/Kiritimati' },
          testTimeout: hung,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: tests.api,
          exclude: [...notEmbedded, ...onlyProof],
          globalSetup: 'src/base/db/test-server.ts',
          testTimeout: hung,
          hookTimeout: hung,
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'proof',
          include: tests.proof,
          exclude: onlyProof,
          isolate: false,
          globalSetup: 'src/base/db/test-server.ts',
          testTimeout: hung,
          hookTimeout: hung,
          ...patient,
        },
      },
    ],
  },
})
