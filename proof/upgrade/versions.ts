import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '../..')
const migrations = 'src/base/db/migrations'

/** A built server of one version. */
export interface Version {
  /** Its name in the figures, and the name of its processes at the proxy. */
  readonly name: 'before' | 'this' | 'next'
  /** The path of its program. */
  readonly main: string
  /** True if it starts on a database that a newer version has extended. */
  readonly startsBesideNewer: boolean
}

function git(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const migrationNames = () => readdirSync(join(root, migrations)).filter((name) => name.endsWith('.sql'))

/** The newest commits whose migrations are the first of today's migrations, but not all of them. */
function commitsWithFewer(): string[] {
  const names = migrationNames().toSorted()
  return (git('log', '--format=%H', '--', migrations) ?? '')
    .split('\n')
    .filter((commit) => {
      const then = (git('ls-tree', '--name-only', `${commit}:${migrations}`) ?? '')
        .split('\n')
        .filter((name) => name.endsWith('.sql'))
        .toSorted()
      return then.length > 0 && then.length < names.length && then.every((name, place) => name === names[place])
    })
    .slice(0, 5)
}

/**
 * The commit of the previous version: the newest release tag before HEAD. Without a tag, several commits with fewer
 * migrations, so that there is something to migrate. One commit alone may not build. If there are no such commits, the
 * reason.
 */
export function commitsBefore(): { readonly commits: readonly string[] } | { readonly reason: string } {
  if (git('rev-parse', 'HEAD') === undefined) return { reason: 'these files are no checkout of git' }
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^')
  const commits = tag === undefined ? commitsWithFewer() : [git('rev-parse', '--verify', tag)!]
  return commits.length === 0
    ? { reason: 'the history is too short to find the version before (a shallow clone)' }
    : { commits }
}

/** Builds the server of the first of these commits that can be built. */
export function buildFirst(commits: readonly string[], directory: string): Version {
  const [commit = '', ...others] = commits
  try {
    return buildBefore(commit, join(directory, commit))
  } catch (error) {
    if (others.length === 0) throw error
    console.log(`${commit} can't be built, so an earlier commit is the version before: ${String(error).slice(0, 300)}`)
    return buildFirst(others, directory)
  }
}

/** Builds the server of a commit in an empty directory with the commit's own scripts and packages. */
function buildBefore(commit: string, directory: string): Version {
  mkdirSync(directory, { recursive: true })
  const archive = join(directory, 'sources.tar')
  const done = (step: string, command: string, words: string[], cwd: string) => {
    const { status, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the version before, ${commit}: ${step} failed: ${stderr}`)
  }
  done('git archive', 'git', ['archive', '--output', archive, commit], root)
  done('tar', 'tar', ['xf', archive], directory)
  const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockfile(directory) === lockfile(root))
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction')
  else
    done('npm', process.execPath, ['--eval', `import('./scripts/install.mjs').then((it) => it.install())`], directory)
  const text = `const { bundle } = await import('./scripts/bundle.mjs')
    await bundle('dist/server', { main: 'src/app/server/main.ts' })`
  done('the build', process.execPath, ['--input-type=module', '--eval', text], directory)
  return {
    name: 'before',
    main: join(directory, 'dist/server/main.js'),
    startsBesideNewer: readFileSync(join(directory, 'src/base/db/migrate.ts'), 'utf8').includes('unused_since'),
  }
}

/** This version, as `npm run build` has built it. */
export const thisVersion: Version = {
  name: 'this',
  main: join(root, 'dist/server/main.js'),
  startsBesideNewer: true,
}

/** This version with additional migrations, as the next version may have them. */
export function buildNext(directory: string, more: readonly string[]): Version {
  cpSync(join(root, 'dist/server'), join(directory, 'dist/server'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction')
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  for (const [index, text] of more.entries()) {
    const number = String(migrationNames().length + index + 1).padStart(4, '0')
    writeFileSync(join(directory, `dist/server/migrations/${number}_of_the_next_version.sql`), text)
  }
  return { name: 'next', main: join(directory, 'dist/server/main.js'), startsBesideNewer: true }
}
