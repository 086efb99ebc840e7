import { ArchiveRefused, openArchive, type ArchiveEntry } from '../../base/file/service-archive'
import { OldFileRefused, sheetLimits } from './rules-cells'

export type { ArchiveEntry }

const faults = {
  damaged: 'unreadable',
  locked: 'lockedFile',
  tooLarge: 'tooLarge',
  tooManyFiles: 'tooManyFiles',
} as const

function refusing<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof ArchiveRefused ? new OldFileRefused(faults[error.fault]) : error
  }
}

/** Lists the files of an archive of old books. Throws OldFileRefused, also while a file is read. */
export const openOldArchive = (bytes: Uint8Array): ArchiveEntry[] =>
  refusing(() => openArchive(bytes, sheetLimits)).map(({ path, size, read }) => ({
    path,
    size,
    read: () => refusing(read),
  }))
