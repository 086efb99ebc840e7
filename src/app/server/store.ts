import { join } from 'node:path'
import type { FileStore } from '../../base/file/port'
import { diskStore } from '../../base/file/provider/disk'
import { s3Store } from '../../base/file/provider/s3'
import { storeOutageLimits, usualReaderLimits } from '../../base/file/s3-bucket'
import { createBreaker } from '../../base/provider/breaker'
import type { Config } from './config'

export const openStore = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> =>
  s3
    ? await s3Store(s3, usualReaderLimits, () => createBreaker(() => performance.now(), storeOutageLimits))
    : diskStore(join(dataDir, 'files'))
