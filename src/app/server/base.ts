import { join } from 'node:path'
import { diskSpace } from '../../base/call/disk-space'
import type { Clock, Ids } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { fileJobKinds } from '../../base/file/jobs'
import { fileService } from '../../base/file/service'
import type { Watch } from '../../base/measure/watch'
import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { mailJobKinds, smsJobKinds } from '../../base/outbox/jobs'
import { smtpMailer } from '../../base/outbox/provider/smtp'
import { sveveSender } from '../../base/outbox/provider/sveve'
import { outboxService } from '../../base/outbox/service'
import { countStrangePages } from '../../base/pdf/strange'
import { logAttempt } from '../../base/sendlog/service'
import type { Config } from './config'
import type { ProviderSettings } from './providers'
import { openStore } from './store'
import { systemJobs, systemRoutes } from './system'

export interface BaseDeps {
  readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'supportEmail' | 'dataDir' | 's3'>
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly encryption: Encryption
  readonly smtpUrl: string
  readonly providers: ProviderSettings
  /** False while the process is stopping. */
  readonly isReady: () => boolean
  readonly log: ModuleDeps['log']
  /** Who measures and traces; left out, nobody does. */
  readonly watch?: Watch | undefined
}

/** What every module gets, and the modules of base with what the configuration says to them. */
export async function openBase({ config, smtpUrl, providers: { sveve }, isReady, ...deps }: BaseDeps) {
  const { db, clock, encryption } = deps
  const { publicUrl, supportEmail, mailFrom, dataDir } = config
  const watch = deps.watch
  const logging: typeof logAttempt = async (on, attempt) => {
    await logAttempt(on, attempt)
    watch?.attempt(attempt)
  }
  const asking: ModuleDeps['asking'] = {
    clock,
    steady: () => performance.now(),
    log: (attempt) => logging(db, attempt),
    watch: watch?.provider,
  }
  const store = await openStore(config)
  /** Where exports and uploads are written to before they are whole. */
  const tempDirectory = join(dataDir, 'tmp')
  const space = diskSpace(db, [dataDir, tempDirectory, join(dataDir, 'files')])
  const files = fileService({
    store,
    lookup: (plain, purpose) => encryption.lookup(plain, purpose),
    countPages: countStrangePages,
  })
  const mailer = smtpMailer({ url: smtpUrl, from: mailFrom.address, fromName: mailFrom.name })
  const given: ModuleDeps = { ...deps, ...outboxService(deps), files, publicUrl, supportEmail, asking }
  const opened: OpenModule = {
    routes: systemRoutes(isReady, space),
    jobs: {
      ...mailJobKinds({ mailer, encryption, logAttempt: logging, clock }),
      ...smsJobKinds({ sender: sveve && sveveSender(sveve, asking), encryption }),
      ...fileJobKinds({ store }),
      ...systemJobs(encryption, (message) => deps.log('info', message)),
    },
  }
  return { given, opened, store, tempDirectory, space, logging }
}
