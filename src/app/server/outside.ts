import type { Db } from '../../base/db/pool'
import { readClock } from '../../base/db/clock'
import { checkSmtp } from '../../base/outbox/provider/smtp'
import type { Config } from './config'
import { openStore } from './store'

/** How long a store of files has to answer, in ms. */
const storePatience = 15_000

const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer')), ms).unref()
    }),
  ])

/** What an error of a service is called, without values: a code where there is one. */
function nameOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  const { code, name, message } = cause as { code?: string; name?: string; message?: string }
  return code ?? (name === undefined || name === 'Error' ? (message ?? 'no answer') : name)
}

/** A sentence where the mail server of SMTP_URL does not take a connection; null where it does, and without one. */
export async function mailFault({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string | null> {
  if (smtpUrl === undefined) return null
  const { host } = new URL(smtpUrl)
  return await checkSmtp(smtpUrl).then(
    () => null,
    (error: unknown) =>
      `The mail server ${host} does not take our connection (${nameOf(error)}). Is it up, and are address, user and password in SMTP_URL right? Mails wait for it for three days.`,
  )
}

/** The same of the S3 store of the files. */
async function storeFault(config: Pick<Config, 's3' | 'dataDir'>): Promise<string | null> {
  if (config.s3 === null) return null
  const where = config.s3.endpoint ?? `the bucket ${config.s3.bucket}`
  return await within(
    openStore(config).then((store) => store.owner()),
    storePatience,
  ).then(
    () => null,
    (error: unknown) =>
      `The store of files at ${where} does not answer (${nameOf(error)}). Is it up, and are S3_* right? Uploads and opening of files are refused until it is back.`,
  )
}

/** The same of the clock of this machine: the database's is used, but links and logs of other programs go wrong. */
async function clockFault(db: Db): Promise<string | null> {
  const seconds = await readClock(db)
  return seconds === 0
    ? null
    : `The clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's, which is used. Set both by NTP.`
}

/** One sentence, with what to do, for each service outside of the app that is not as it must be. */
export async function outsideFaults(db: Db, config: Pick<Config, 'smtpUrl' | 's3' | 'dataDir'>): Promise<string[]> {
  const faults = await Promise.all([storeFault(config), mailFault(config), clockFault(db)])
  return faults.filter((fault) => fault !== null)
}
