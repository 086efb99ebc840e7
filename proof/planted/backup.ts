import { one, type Planted } from './edit'

/** Defects in backups and restores. */
export const backupDefects: readonly Planted[] = [
  one(
    'a restore leaves out the files',
    ['backup', 'gives everything back'],
    'base/backup restoreBackup',
    'await putFiles(manifest.files.list, store, { from, print: deps.print })',
    '[]',
  ),
  one(
    'what was changed in a backup is restored',
    ['src/base/backup/restore', ''],
    'base/backup readStored',
    'sha256Of(stored) !== expected.sha256',
    'false',
  ),
]
