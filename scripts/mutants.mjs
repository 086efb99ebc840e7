// Mutation testing of the pure rules: Stryker changes one expression of a rule at a time, and the rule's own tests must
// fail. `npm run proof -- mutants` tests the groups below. It fails if a group kills a smaller share than its number
// says. The surviving mutants are listed in .cache/mutants/<group>.txt.
import { Stryker } from '@stryker-mutator/core'
import { mkdirSync, writeFileSync } from 'node:fs'

/**
 * The files that decide about money, dates, tax, rent and the plan, and the share in percent that must be killed: a little
 * below what was measured. Only the tests of the folder judge them. With the tests of all folders that use a file, one
 * mutant of money took half a minute.
 */
const groups = {
  dates: { files: 'src/base/kit/{day,day-off}.ts', tests: 'src/base/kit/day*.test.ts', least: 95 },
  money: { files: 'src/base/kit/money.ts', tests: 'src/base/kit/money.test.ts', least: 94 },
  depreciation: { files: 'src/books/depreciation/rules.ts', tests: 'src/books/depreciation/rules*.test.ts', least: 90 },
  repeats: { files: 'src/books/repeat/rules*.ts', tests: 'src/books/repeat/rules*.test.ts', least: 88 },
  tax: { files: 'src/year/tax/rules.ts', tests: 'src/year/tax/rules*.test.ts', least: 88 },
  rent: { files: 'src/lease/rent/rules*.ts', tests: 'src/lease/{rent,rent-account}/rules*.test.ts', least: 84 },
  payments: {
    files: 'src/lease/rent-account/rules-{allocate,months,late}.ts',
    tests: 'src/lease/rent-account/rules{,-allocate,-months,-late}.test.ts',
    least: 85,
  },
  regulation: { files: 'src/lease/regulation/rules.ts', tests: 'src/lease/regulation/rules*.test.ts', least: 80 },
  plan: {
    files: 'src/landlord/{plan,subscription}/rules*.ts',
    tests: 'src/landlord/{plan,subscription}/rules*.test.ts',
    least: 91,
  },
}

const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout'
const describeMutant = ({ fileName, location, mutatorName, replacement }) =>
  `${fileName}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`

/** Tests one group. Resolves to its mutants. */
async function mutate({ files, tests }) {
  process.env.MUTANT_TESTS = tests
  const stryker = new Stryker({ mutate: [files, '!**/*.test.ts'] })
  const results = await stryker.runMutationTest()
  return results.filter(({ status }) => status !== 'Ignored')
}

/** Tests the named groups, or all. Resolves to how many kill enough, and how many don't. */
export async function runMutants(names = []) {
  const counted = { passed: 0, failed: 0 }
  mkdirSync('.cache/mutants', { recursive: true })
  for (const [name, group] of Object.entries(groups)) {
    if (names.length > 0 && !names.includes(name)) continue
    const began = Date.now()
    const mutants = await mutate(group)
    const left = mutants.filter((mutant) => !isKilled(mutant))
    const killed = mutants.length - left.length
    const share = (100 * killed) / mutants.length
    const isEnough = share >= group.least
    counted[isEnough ? 'passed' : 'failed'] += 1
    writeFileSync(`.cache/mutants/${name}.txt`, left.map((mutant) => `${describeMutant(mutant)}\n`).join(''))
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(`${name.padEnd(13)} ${killed} of ${mutants.length} killed, ${share.toFixed(1)} % (${seconds} s)`)
    if (!isEnough) console.log(`  less than ${group.least} %: .cache/mutants/${name}.txt lists what survives`)
  }
  return counted
}
