import { readdirSync } from 'node:fs'
import process from 'node:process'
import { defineConfig } from 'vitest/config'

/** Needs neither a database nor a server. */
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

/** What takes processes or minutes of its own: only with `npm run proof` (docs/decisions/0011-where-each-check-runs.md). */
const onlyProof = process.env['PROOF']
  ? []
  : [
      'src/app/demo/{contracts,demo,suggest}.test.ts',
      'src/app/server/slow-body.test.ts',
      'src/base/embedded/password.test.ts',
      'src/base/embedded/supervisor.test.ts',
      'src/base/embedded/supervisor-user.test.ts',
      'src/base/file/service-{image,verdicts}.test.ts',
      'src/base/pdf/foreign-pdf.test.ts',
      'src/base/process/pool.test.ts',
      'src/landlord/{external-login,subscription}/service-trouble.test.ts',
      'src/lease/deposit/service-{faults,fee,refund,sandbox,signing,trouble}.test.ts',
      'src/lease/document/pdf-attachments.test.ts',
      'src/lease/signing/service-{anew,faults,hostile,killed,messages,sandbox,states,trouble}.test.ts',
      // That the sandbox plays the services as they are; all that uses it runs.
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
/** On another server than the embedded one there is nothing to prove of the embedded one. */
const notEmbedded = process.env['TEST_DATABASE_URL'] ? ['src/base/embedded/*.test.ts'] : []

/** What is polled is waited for as `eventually` does: vitest's own second is a matter of the machine, and so is half a minute. */
const patient = { expect: { poll: { timeout: 300_000, interval: 20 } } }

/** After so long, in ms, a test hangs. Below that how long one takes is a matter of the machine alone. */
const hung = 600_000

// Files of rules and API share a process, as all of it does in the product: loading each module anew for every file took
// twice as long as the rules, and a third of the API's time.
export default defineConfig({
  test: {
    // Much of the API's time is waiting, so that two workers leave two cores partly idle.
    maxWorkers: 3,
    // An app for each test leaves much behind that lives for a moment: a larger room for it is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'rules',
          include: tests.rules,
          // The zone that is farthest to the east.
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
