import { endFaultsAndWait, passTime } from './calendar'
import { seededChance, type Chance } from './chance'
import { checkSettledState, checkAuditTrail } from './check-calm'
import { deleteAllAccounts } from './check-erased'
import { checkMessages } from './check-messages'
import { watchProviders } from './check-orders'
import type { Command, Commands } from './commands'
import { accountCommands, registerLandlord } from './commands-account'
import { bankCommands } from './commands-bank'
import { bookCommands, recordPastMonths } from './commands-books'
import { depositCommands } from './commands-deposit'
import { leaseCommands, resetSerial } from './commands-lease'
import { noticeCommands } from './commands-notice'
import { rentCommands } from './commands-rent'
import { repeatCommands } from './commands-repeats'
import { settlementCommands } from './commands-settlement'
import { signingCommands } from './commands-signing'
import { strangerPid, taxCommands } from './commands-tax'
import { worldCommands } from './commands-world'
import { countSeen, openLife, recordViolation, type Life, type LifeOptions, type Violation } from './life'
import { planFault } from './network'
import { checkoutState } from './desk-payment'
import { isOpen } from './desk-signing'
import type { CommandGroup, Swarm } from './swarm'
import { day, hour, instant, minute, second, time } from './time'

/** True if somebody is about to sign or to pay. Weeks then pass less often, because otherwise no order would be completed. */
const isUnderWay = ({ signing, payment, shownPages }: Life): boolean =>
  signing.documents.some(isOpen) ||
  payment.checkouts.some((each) => shownPages.has(each.id) && checkoutState(each) === 'open')

/** Time passes: by seconds, hours, days or weeks. */
const wait: Command['run'] = async (life, chance) => {
  const span = chance.weighted(
    isUnderWay(life)
      ? { seconds: 18, minutes: 18, hours: 16, days: 16, weeks: 14 }
      : { seconds: 12, minutes: 12, hours: 12, days: 20, weeks: 36 },
  )
  const longest = { seconds: 90 * second, minutes: 40 * minute, hours: 20 * hour, days: 6 * day, weeks: 75 * day }[span]
  await passTime(life, 1000 + chance.below(longest))
  return span
}

const groups: Readonly<Record<CommandGroup, Commands>> = {
  books: bookCommands,
  repeats: repeatCommands,
  account: accountCommands,
  lease: { ...leaseCommands, ...noticeCommands, ...settlementCommands },
  rent: rentCommands,
  bank: bankCommands,
  signing: signingCommands,
  deposit: depositCommands,
  tax: taxCommands,
  world: worldCommands,
}
const commands: Commands = Object.assign({}, ...Object.values(groups)) as Commands

/** The weight of each command in a life. A command with a higher weight is run more often. */
const weightsOf = ({ wait: factor, factorOf }: Swarm): Readonly<Record<string, number>> => ({
  wait: 130 * factor,
  ...Object.fromEntries(
    Object.entries(groups).flatMap(([group, each]) =>
      Object.entries(each).map(([name, { weight }]) => [name, weight * factorOf(group as CommandGroup, name)]),
    ),
  ),
})

/** One step of a life. Its position in the seed decides the action. */
export interface Step {
  readonly index: number
  readonly name: string
  readonly at: string
  readonly outcome: string
  readonly trouble: string
  readonly calls: readonly string[]
}
export interface LifeResult {
  readonly seed: number
  readonly steps: readonly Step[]
  readonly violations: readonly (Violation & { readonly step: number })[]
  /** The number of times that each outcome and state was seen, and the names of all commands. */
  readonly seen: Readonly<Record<string, number>>
  readonly commands: readonly string[]
  /** All messages, and the providers' records at the end. Empty unless they were kept. */
  readonly protocol: readonly string[]
  readonly ms: number
}

export interface Options extends LifeOptions {
  /** Only these steps of the seed. All steps when left out. */
  readonly only?: ReadonlySet<number> | undefined
  /** The life ends with the first broken promise. */
  readonly endsEarly: boolean
}

/**
 * The maximum number of steps. Most lives of two years have about 100. A life in which somebody is always about to sign
 * ends before its last day.
 */
const most = 200

/** Plans the fault of a step: a call of a provider fails, or the program dies, during a call or between two transactions. */
function trouble(life: Life, chance: Chance): string {
  if (chance.is(0.06 * life.swarm.trouble)) {
    const connects = 1 + chance.below(12)
    life.product.killAfterConnections(connects)
    return `dies after ${connects}`
  }
  if (!chance.is(0.22 * life.swarm.trouble)) return ''
  planFault(life.network, chance)
  return 'fault'
}

async function step(life: Life, index: number, weights: ReturnType<typeof weightsOf>): Promise<Step> {
  const chance = seededChance('step', life.seed, index)
  const [at, failed, deaths] = [instant(), life.network.state.failed, life.product.deaths]
  const planned = trouble(life, chance)
  life.calls = []
  let [name, outcome] = ['', null as string | null]
  // If a command has nothing to do, another command takes its place.
  for (let pick = 0; outcome === null && pick < 12; pick += 1) {
    name = chance.weighted(weights)
    outcome = name === 'wait' ? await wait(life, chance) : await commands[name]!.run(life, chance)
  }
  life.network.unplan()
  life.product.killAfterConnections(Infinity)
  countSeen(life, `${name}: ${outcome ?? 'nothing to do'}`)
  checkMessages(life)
  const came = [
    ...(life.network.state.failed > failed ? [`${life.network.state.failed - failed} failed`] : []),
    ...(life.product.deaths > deaths ? ['killed'] : []),
  ].join(', ')
  if (life.product.deaths > deaths) countSeen(life, 'killed')
  return { index, name, at, outcome: outcome ?? '-', trouble: came && `${planned}: ${came}`, calls: life.calls }
}

/** The landlords. The authority's draft of the second one also has a property that they don't let. */
const people = [
  {
    name: 'Aisha Berg',
    mark: 'Fjellmark',
    email: 'aisha@lives.test',
    pid: '17859291066',
    ssn: '17859291066',
    language: 'nb',
  },
  {
    name: 'Jan Kowalski',
    mark: 'Skogmark',
    email: 'jan@lives.test',
    pid: '53858490061',
    ssn: '53858490061',
    language: 'en',
  },
]

/** The providers' records at the end, one line each. */
const recordsOf = ({ signing, bank, payment, tax, messages }: Life): string[] =>
  [
    signing.documents,
    bank.accounts,
    payment.checkouts,
    payment.subscriptions,
    tax.handedIn,
    tax.drafts,
    // The id of a mail comes from its encrypted text, which differs in every run.
    messages.inbox.map(({ id: _id, ...message }) => message),
  ].flatMap((records) => records.map((record) => JSON.stringify(record)))

/** Simulates the life of a seed from its first day to its last. */
export async function simulateLife({ only, endsEarly, ...options }: Options): Promise<LifeResult> {
  const begun = process.hrtime.bigint()
  resetSerial()
  const { seed } = options
  const life = await openLife(options)
  const weights = weightsOf(life.swarm)
  const steps: Step[] = []
  const found: (Violation & { step: number })[] = []
  const take = (index: number) => {
    for (const violation of life.violations.slice(found.length)) found.push({ ...violation, step: index })
  }
  try {
    watchProviders(life)
    life.properties.set(strangerPid, [])
    for (const who of people) await registerLandlord(life, seededChance('people', seed, who.mark), who)
    for (const landlord of life.landlords)
      await recordPastMonths(life, seededChance('books', seed, landlord.mark), landlord)
    take(0)
    for (let index = 1; index <= most && time.ms < life.end; index += 1) {
      if (endsEarly && found.length > 0) break
      if (only && !only.has(index)) continue
      steps.push(await step(life, index, weights))
      take(index)
    }
    if (!(endsEarly && found.length > 0)) {
      await endFaultsAndWait(life)
      checkMessages(life)
      await checkSettledState(life)
      await deleteAllAccounts(life)
      await checkAuditTrail(life)
      take(most + 1)
    }
  } catch (error) {
    recordViolation(
      life,
      'the simulation itself goes on',
      error instanceof Error ? (error.stack ?? '').slice(0, 900) : String(error),
    )
    take(steps.at(-1)?.index ?? 0)
  } finally {
    await Promise.all([life.product.close(), life.sandbox.close()]).catch(() => undefined)
  }
  return {
    seed,
    steps,
    violations: found,
    seen: Object.fromEntries(life.seen),
    commands: ['wait', ...Object.keys(commands)],
    protocol: options.keepsProtocol ? [...life.protocol.lines, ...recordsOf(life)] : [],
    ms: Number((process.hrtime.bigint() - begun) / 1_000_000n),
  }
}
