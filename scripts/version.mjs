// The version of a build. It is counted up automatically, so that two releases never have the same name.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/**
 * `version`: major and minor of package.json, and the number of commits. `commit`: the first 12 digits of the last commit,
 * with `-changed` if files differ from it. Without the whole history, the version is that of package.json.
 */
export function versionOfBuild() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false'
  const commit = git('rev-parse', '--short=12', 'HEAD')
  if (!isWhole || commit === null) return { version, commit: commit ?? 'unknown' }
  const [major, minor] = version.split('.')
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return {
    version: `${major}.${minor}.${git('rev-list', '--count', 'HEAD')}`,
    commit: isChanged ? `${commit}-changed` : commit,
  }
}
