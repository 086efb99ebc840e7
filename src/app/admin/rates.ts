import { osloDay } from '../../base/kit/day'
import { toKroner } from '../../base/kit/money'
import { queueJob } from '../../base/outbox/job'
import { renewKind } from '../../base/register/jobs'
import { acceptDifferences } from '../../base/register/service-renew'
import { addRate, parseRate } from '../../base/register/service-rates'
import { knownPrices, knownRates, registerAlarm, storedReadings } from '../../base/register/service-stored'
import { commandUsage } from './account-commands'
import type { CommandDeps } from './command-deps'

type Deps = Pick<CommandDeps, 'db' | 'clock' | 'print'>

/** Prints the values that were read from the public registers. None of them is about a person. */
async function showRates({ db, clock, print }: Deps): Promise<void> {
  const { late_interest, reminder_fee } = await knownRates(db)
  print('Late interest, percent a year:')
  for (const { from, percent, source } of late_interest) print(`  ${from}  ${percent.toFixed(2)}  ${source}`)
  print('Fee of a reminder, kroner:')
  for (const { from, sum, source } of reminder_fee) print(`  ${from}  ${toKroner(sum)}  ${source}`)
  const last = (await knownPrices(db)).at(-1)!
  print(`Price index (2025 = 100): up to ${last.month.slice(0, 7)}, which is ${(last.tenths / 10).toFixed(1)}`)
  for (const [register, { read_at, tried_at, policy }] of await storedReadings(db)) {
    const rate = policy === null ? '' : `, policy rate ${(policy.hundredths / 100).toFixed(2)} on ${policy.on}`
    print(`${register}: ${read_at === null ? 'never read' : `read ${read_at}`}, tried ${tried_at}${rate}`)
  }
  print((await registerAlarm(db, osloDay(clock.now()), 'en')) ?? 'All is well.')
}

async function add({ db, clock, print }: Deps, words: readonly string[]): Promise<void> {
  const instead = words.includes('--instead')
  const rate = parseRate(words.filter((word) => word !== '--instead'))
  const isNew = await addRate(db, rate, { now: clock.now(), instead })
  const named = `${rate.kind} from ${rate.from} is ${rate.hundredths / 100}`
  print(isNew ? `${named} now. What was sent already keeps its figures.` : `${named} already.`)
}

/** `rates`, `rates add …`, `rates renew`, `rates accept …`. Throws a sentence for the operator. */
export async function ratesCommand(deps: Deps, action: string, ...words: string[]): Promise<void> {
  const { db, clock, print } = deps
  const [register = ''] = words
  if (action === '') return await showRates(deps)
  if (action === 'add') return await add(deps, words)
  if (action === 'renew') {
    await queueJob(db, clock.now(), renewKind, { all: true })
    return print('The registers are read by the running app. See `npm run admin -- rates` in a minute.')
  }
  if (action !== 'accept' || (register !== 'ssb' && register !== 'klass')) throw new Error(commandUsage)
  print(`${await acceptDifferences(db, register, clock.now())} values of ${register} are taken over.`)
}
