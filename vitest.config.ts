import { readdirSync } from 'node:fs'
import process from 'node:process'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** Needs neither a database nor a server. */
const isPure = (test: string) =>
  /^src\/base\/(?:kit|ui)\/|\/web\/|\/(?:rules|model|words|calls)[^/]*$/.test(test) ||
  /^proof\/(?:architecture|pieces|planted|readme|specification)/.test(test)

/** All test files of the product and its proofs, by what they need. */
function chooseTests() {
  const all = ['src', 'proof'].flatMap((directory) =>
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((path) => `${directory}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.test.ts'))
      .toSorted(),
  )
  const rules = all.filter(isPure)
  const others = all.filter((test) => !isPure(test))
  return {
    rules,
    api: others.filter((test) => test.startsWith('src/')),
    proof: others.filter((test) => test.startsWith('proof/')),
  }
}
const tests = chooseTests()

const isFull = process.env['PROOF'] === 'full'
/**
 * What is about the machine and a whole installation, and takes processes and minutes of its own, and the rarer ways of what
 * has its main way in `npm test`: only with `npm run proof` (docs/decisions/0011-where-each-check-runs.md).
 */
const onlyProof = process.env['PROOF']
  ? []
  : [
      'src/app/demo/{contracts,demo,suggest}.test.ts',
      'src/app/server/slow-body.test.ts',
      'src/base/embedded/password.test.ts',
      'src/base/embedded/supervisor.test.ts',
      'src/base/embedded/supervisor-user.test.ts',
      'src/base/file/service-{image,verdicts}.test.ts',
      'src/base/pdf/strange.test.ts',
      'src/base/process/pool.test.ts',
      'src/landlord/{external-login,subscription}/service-trouble.test.ts',
      'src/lease/deposit/service-{faults,fee,refund,sandbox,signing,trouble}.test.ts',
      'src/lease/document/pdf-attachments.test.ts',
      'src/lease/signing/service-{anew,faults,hostile,killed,messages,sandbox,states,trouble}.test.ts',
      // That the sandbox plays the services as they are; all that uses it runs.
      'src/sandbox/*/*.test.ts',
      'src/sandbox/main.test.ts',
      'src/year/export/service-{missing,stream}.test.ts',
      'src/year/tax-return/service-{cases,changes,guard,sandbox,unanswered}.test.ts',
      'proof/backup.test.ts',
      'proof/bank-crash.test.ts',
      'proof/export.test.ts',
      'proof/installation.test.ts',
      'proof/release.test.ts',
      'proof/installation-sandbox.test.ts',
      // It judges times and memory, which a busy machine has its own of.
      'proof/load.test.ts',
      'proof/provider-faults.test.ts',
      'proof/re{nts,peats}.test.ts',
      'proof/stop.test.ts',
      'proof/upgrade.test.ts',
      'proof/uploads.test.ts',
    ]
/** The rules are run in the zone that is farthest to the east, and with `npm run proof` in three others too. */
const otherZones = isFull ? ['UTC', 'Europe/Oslo', 'America/Los_Angeles'] : []
/** On another server than the embedded one there is nothing to prove of the embedded one. */
const notEmbedded = process.env['TEST_DATABASE_URL'] ? ['src/base/embedded/*.test.ts'] : []

/** What is polled is waited for as `eventually` does: vitest's own second is a matter of the machine, and so is half a minute. */
const patient = { expect: { poll: { timeout: 300_000, interval: 20 } } }

/** After so long, in ms, a test hangs. Below that how long one takes is a matter of the machine alone. */
const hung = 600_000

/** Properties over 10,000 cases take their time on a busy machine. */
const rules = (name: string, include: string[], TZ: string): TestProjectInlineConfiguration => ({
  test: { name, include, env: { TZ }, testTimeout: hung, isolate: false },
})

// Files of rules and API share a process, as all of it does in the product: loading each module anew for every file took
// twice as long as the rules, and a third of the API's time.
export default defineConfig({
  test: {
    // Much of the API's time is waiting, so that two workers leave two cores partly idle.
    maxWorkers: 3,
    // An app for each test leaves much behind that lives for a moment: a larger room for it is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      rules('rules', tests.rules, 'Pacific/Kiritimati'),
      ...otherZones.map((other) => rules(`days ${other}`, tests.rules, other)),
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
