import { join } from 'node:path'
import type { Child } from './children'
import { startMailServer, type MailServer } from './faults-mail'
import type { FaultOptions } from './faults-sizes'
import type { Months } from './fill'
import { createDatabase, drawPicture, fillMany, monthsNow, storeProgram } from './open'
import { openPlace } from './place'
import { startDebianPostgres, startReplica, type DebianPostgres, type Replica } from './postgres'
import { processes, startDatabaseProxy, startProcess, startProxy, startStore, type Around } from './stack'
import { startSigningService } from './stand-ins'

/** A program that can be started again at the same address. */
export interface Restartable {
  readonly url: string
  readonly current: () => Child
  /** `environment`: additional variables for a process of the product. */
  start(environment?: Readonly<Record<string, string>>): Promise<void>
}

/** Everything that runs, with the parts that can be made to fail. */
export interface Faulty {
  /** The address of the product for browsers. */
  readonly url: string
  readonly around: Around
  readonly months: Months
  readonly picture: Buffer
  readonly primary: DebianPostgres
  readonly replica: Replica
  /** The current primary server. */
  readonly currentPrimary: () => DebianPostgres
  /** Notes that the replica has become the primary server. */
  readonly markReplicaAsPrimary: () => void
  readonly apps: readonly Restartable[]
  readonly store: Restartable
  readonly mail: MailServer
  close(): Promise<void>
}

/** Starts it again at the same address. The previous process must have ended. */
async function restartable(
  opening: <T extends { stop(): Promise<void> }>(work: Promise<T>) => Promise<T>,
  start: (environment?: Readonly<Record<string, string>>) => Promise<Child & { readonly url: string }>,
): Promise<Restartable> {
  let child = await opening(start())
  return {
    url: child.url,
    current: () => child,
    async start(environment) {
      child = await opening(start(environment))
    },
  }
}

/** A filled database with a replica that follows each commit, both behind one address, and the product in front of them. */
export async function openFaulty({ sizes, port }: FaultOptions, log: (text: string) => void): Promise<Faulty> {
  const { directory, opening, close } = await openPlace(log)
  try {
    const primary = await opening(startDebianPostgres(join(directory, 'postgres'), port))
    await createDatabase(primary)
    const storeDirectory = join(directory, 'store')
    const store = await restartable(opening, () => startStore(storeProgram, storeDirectory, port + 1))
    const mail = await opening(startMailServer(port + 2))
    const signing = await opening(startSigningService(port + 3))
    const [proxyPort, ...ports] = Array.from({ length: processes + 1 }, (_, n) => port + 4 + n) as [number, ...number[]]
    const databasePort = port + 9
    const around: Around = {
      databaseUrl: `postgres://husbok@127.0.0.1:${databasePort}/husbok`,
      directory,
      storeUrl: store.url,
      mailUrl: mail.url,
      signingUrl: signing.url,
    }
    const [months, picture] = [monthsNow(), await drawPicture(300, 400)]
    const replicaDirectory = join(directory, 'replica')
    const databaseProxy = [primary, { ...primary, host: replicaDirectory, port: port + 8 }]
    await opening(startDatabaseProxy(directory, databasePort, databaseProxy))
    const start = () => opening(startProcess(around, ports[0]!, proxyPort))
    const filling = { ...sizes, firstRate: 1, steps: 1, seconds: 1, warmUp: 1 }
    await fillMany({ postgres: primary, storeUrl: store.url, sizes: filling, months, picture, start }, log)
    const replica = await opening(startReplica(primary, replicaDirectory, port + 8, true))
    log('  the replica follows')
    const apps: Restartable[] = []
    for (const each of ports)
      apps.push(await restartable(opening, (environment) => startProcess(around, each, proxyPort, environment)))
    const proxy = await opening(startProxy(directory, proxyPort, ports))
    let current: DebianPostgres = primary
    return {
      url: proxy.url,
      around,
      months,
      picture,
      primary,
      replica,
      currentPrimary: () => current,
      markReplicaAsPrimary: () => void (current = replica),
      apps,
      store,
      mail,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
