import { loadModule } from 'libpg-query'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationFaults } from './architecture-migrations'
import { upgrade, type UpgradeResult } from './upgrade/rolling'
import { startStack } from './upgrade/stack'
import { buildFirst, buildNext, commitsBefore, thisVersion, type Version } from './upgrade/versions'

const port = Number(process.env['PROOF_PORT'] ?? 5370) + 60
const minutes = 60_000

let directory: string
beforeEach(async () => void (directory = await mkdtemp(join(tmpdir(), 'husbok-upgrade-'))))
afterEach(() => rm(directory, { recursive: true, force: true }))

async function run(...versions: [Version, Version]): Promise<UpgradeResult> {
  const stack = await startStack(
    directory,
    port,
    versions.map(({ name }) => name),
  )
  try {
    const upgraded = await upgrade(versions, { stack, directory, port })
    console.log(upgraded.text)
    return upgraded
  } finally {
    await stack.stop()
  }
}

/** Nothing failed, nothing is lost, nothing is there twice, and both versions did much of the work. */
function expectNothingLost(
  { outcomes, faults, ways, audit, codes }: UpgradeResult,
  versions: readonly [Version, Version],
) {
  // The log says why a request failed.
  expect.soft([...outcomes.flatMap(({ failure }) => failure ?? []), ...faults]).toEqual([])
  for (const { name } of versions)
    expect
      .soft(outcomes.filter(({ servedBy }) => servedBy.startsWith(name)).length)
      .toBeGreaterThan(outcomes.length / 10)
  const [from, to] = versions.map(({ name }) => name)
  expect.soft([...ways.keys()]).toEqual(expect.arrayContaining([`${from} → ${to}`, `${to} → ${from}`]))
  expect.soft(audit).toEqual({ code: 0, output: expect.stringMatching(/The audit trail is whole/) as string })
  expect.soft(new Set(codes)).toEqual(new Set([0]))
}

/** Changes that a next version may make to the most used tables, within the rules of the gate. */
const added = [
  'account',
  'house',
  'session',
  'bilag',
  'incomebilag',
  'contract',
  'document',
  'job',
  'signing',
  'deposit',
]
const migrations = [
  ...added.map((table) => `alter table ${table} add column of_the_next_version bigint not null default 0;`),
  `create table of_the_next_version (id bigint generated always as identity primary key, note text not null);`,
  `-- outside a transaction
create index concurrently if not exists bilag_of_the_next_version on bilag (account_id, of_the_next_version);`,
]

it.skipIf(process.platform === 'win32')(
  'loses no request and no record between the version before and this one, under load',
  async ({ skip }) => {
    const before = commitsBefore()
    if ('reason' in before) return skip(`There is no version before: ${before.reason}`)
    const versions = [buildFirst(before.commits, join(directory, 'before')), thisVersion] as const
    console.log(`The version before is in ${versions[0].main}`)
    expectNothingLost(await run(...versions), versions)
  },
  20 * minutes,
)

it.skipIf(process.platform === 'win32')(
  'loses none between this version and one that adds to its tables, and back again',
  async () => {
    await loadModule()
    const files = migrations.map((text, index) => [`000${index + 1}_next.sql`, text] as const)
    expect(migrationFaults({ files, baseline: 0, version: '1.0.0', released: ['1.0.0'] })).toEqual([])
    const versions = [thisVersion, buildNext(join(directory, 'next'), migrations)] as const
    expectNothingLost(await run(...versions), versions)
  },
  20 * minutes,
)
