import { loadModule } from 'libpg-query'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { version } from '../package.json'
import { migrationFaults } from './architecture-migrations'

const root = join(import.meta.dirname, '..')
const directory = join(root, 'src/base/db/migrations')
/** Every installation has run these migrations, so their text is not checked. */
const baseline = 39

beforeAll(() => loadModule())

const faultsOf = (text: string, before: readonly string[] = []) =>
  migrationFaults({
    files: [...before, text].map((each, index) => [`000${index + 1}_x.sql`, each] as const),
    baseline: 0,
    version: '1.5.0',
    released: ['1.3.0', '1.4.0', '1.5.0'],
  })
const alter = 'alter table bilag'
const outside = '-- outside a transaction\n'
const contract = '-- contract: unused since 1.4.0\n'
const checkNotNull = [
  `${alter} add constraint has_note check (note is not null) not valid;`,
  `${alter} validate constraint has_note;`,
]

it('the version before lives with every migration since the rules came', () => {
  const files = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  expect(
    migrationFaults({
      files: files.toSorted().map((name) => [name, readFileSync(join(directory, name), 'utf8')] as const),
      baseline,
      version,
      released: [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(
        ([, one]) => one!,
      ),
    }),
  ).toEqual([])
})

describe('a migration is refused, with the way in two steps', () => {
  it.each([
    ['a dropped column', `${alter} drop column note;`, /drops bilag\.note.*later one/],
    ['a dropped table', 'drop table bilag;', /OBJECT_TABLE.*later one/],
    ['a dropped index', 'drop index bilag_by_day;', /OBJECT_INDEX.*later one/],
    ['a dropped key', `${alter} drop constraint bilag_name_key;`, /bilag_name_key of bilag.*later one/],
    ['a renamed column', `${alter} rename column note to remark;`, /renames.*write both/],
    ['a renamed table', `${alter} rename to voucher;`, /renames.*write both/],
    ['a column that must be given', `${alter} add column note text not null;`, /not null without a default/],
    ['a column that may be null no more', `${alter} alter column note set not null;`, /check \(column is not null\)/],
    ['a column that may be null now', `${alter} alter column note drop not null;`, /never null/],
    ['a default that goes', `${alter} alter column note drop default;`, /inserts without it/],
    ['another type', `${alter} alter column n type bigint;`, /type of bilag\.n.*fill it in batches/],
    ['a check of all rows', `${alter} add constraint c check (n > 0);`, /`not valid`/],
    ['a foreign key over all rows', `${alter} add foreign key (h) references house (id);`, /`not valid`/],
    ['a column with a check', `${alter} add column n int check (n > 0);`, /`not valid`/],
    ['a column that refers', `${alter} add column h bigint references house (id);`, /`not valid`/],
    ['a column with a key', `${alter} add column code text unique;`, /using index/],
    ['a key', `${alter} add unique (n);`, /using index/],
    ['a value of each row', `${alter} add column u uuid not null default gen_random_uuid();`, /writes the table anew/],
    ['a generated column', `${alter} add column m int generated always as (n * 2) stored;`, /writes the table anew/],
    ['a counted column', `${alter} add column m serial;`, /writes the table anew/],
    ['an index', 'create index i on bilag (n);', /concurrently/],
    ['an index in a transaction', 'create index concurrently i on bilag (n);', /first line is `-- outside/],
    ['an index beside others', `${outside}create index concurrently i on bilag (n);\ncreate table t (n int);`, /mixes/],
    ['no transaction without need', `${outside}create table t (n int);`, /needs no way outside/],
    ['a validation with other locks', `${alter} add column n int; ${checkNotNull[1]}`, /holds other locks/],
    [
      'two tables at once',
      `${alter} add column n int; alter table house add column n int;`,
      /bilag and house.*file for each/,
    ],
    ['changed rows', 'update bilag set n = 1;', /in batches/],
    ['deleted rows', 'delete from bilag where n = 1;', /in batches/],
    ['rows changed inside', 'with x as (update bilag set n = 1 returning n) insert into t select n from x;', /batches/],
    ['copied rows', 'create table t (n int); insert into t select n from bilag;', /copies rows/],
    ['a table from rows', 'create table t as select n from bilag;', /CreateTableAsStmt/],
    ['a table that is emptied', 'truncate bilag;', /TruncateStmt/],
    ['a lock', 'lock table bilag;', /LockStmt/],
    ['a table written anew', 'cluster bilag using i;', /ClusterStmt/],
    ['a program that nobody can read', "do $$ begin execute 'drop table bilag'; end $$;", /DoStmt/],
    ['its own patience', 'set local lock_timeout = 0;', /the runner limits/],
    ['the end of the transaction', 'commit;', /TransactionStmt/],
    ['a trigger', 'create trigger t before insert on bilag for each row execute function f();', /later one/],
    ['what no rule knows', `${alter} set unlogged;`, /AT_SetUnLogged/],
    ['a contract of this release', '-- contract: unused since 1.5.0\ndrop table bilag;', /no release before 1\.5\.0/],
    ['a contract of no release', '-- contract: unused since 1.2.9\ndrop table bilag;', /no release before/],
    ['a contract that says nothing', '-- contract: it is unused\ndrop table bilag;', /later one/],
    ['a type, even as a contract', `${contract}${alter} alter column n type bigint;`, /in batches/],
    ['not null, even as a contract, unchecked', `${contract}${alter} alter column note set not null;`, /validate it/],
  ])('%s', (_what, text, sentence) => {
    const faults = faultsOf(text)
    expect(faults.join('\n')).toMatch(sentence)
    expect(faults[0]).toMatch(/^0001_x\.sql /)
  })

  it('not null whose check was not validated', () => {
    const faults = faultsOf(`${contract}${alter} alter column note set not null;`, checkNotNull.slice(0, 1))
    expect(faults.join('\n')).toContain('not null')
  })
})

describe('a migration is taken', () => {
  it.each([
    ['a column', `${alter} add column note text, add column n int not null default 0, add column at date;`],
    ['a column with the time of the migration', `${alter} add column at timestamptz not null default now();`],
    ['a default', `${alter} alter column note set default '';`],
    ['a table with all that it needs', 'create table t (n int unique check (n > 0)); create index i on t (n);'],
    ['rows of its own', "create table t (n int); insert into t values (1); comment on column t.n is 'øre';"],
    ['a check that binds new rows', `${alter} add constraint c check (n > 0) not valid;`],
    ['a check without a name of its own that goes', `${alter} drop constraint n_check3;`],
    ['a wider check', `${alter} drop constraint n_check, add constraint n_check check (n > 0) not valid;`],
    ['a validation', checkNotNull[1]!],
    ['a key from its index', `${alter} add constraint k unique using index i;`],
    ['an index', `${outside}drop index concurrently if exists i;\ncreate index concurrently i on bilag (n);\n`],
    ['a contract', `${contract}${alter} drop column note; drop table t; drop index i;`],
  ])('%s', (_what, text) => expect(faultsOf(text)).toEqual([]))

  it('not null that a validated check has kept', () => {
    expect(faultsOf(`${contract}${alter} alter column note set not null;`, checkNotNull)).toEqual([])
  })
})
