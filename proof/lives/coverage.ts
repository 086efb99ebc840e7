import { faults, providerNames } from './network'
import type { LifeResult } from './run'

/** The outcomes that many lives must reach together: each command with its effect, each stage, situation and state. */
const needed: readonly RegExp[] = [
  'expense: 201',
  'income: 201',
  'item: 201',
  'edit a voucher: 200',
  'trash a voucher: 204',
  'restore a voucher: 204',
  'delete for good: 204',
  'personal use: 201',
  'personal use anew: 200',
  'personal use removed: 204',
  'repeat: 201',
  'stop a repeat: 200',
  'start a repeat: 200',
  'change a repeat: 201',
  'trash a series: 204',
  'add a house: 201',
  'add a house: 409 houseLimit',
  'delete a house: 204',
  'restore a house: 200',
  'add a supplier: 201',
  'delete a supplier: 204',
  'subscribe: 200',
  'pay for the subscription: paid',
  'payment portal: end',
  'payment portal: bad card',
  'delete the account: 204',
  'write a lease: 201',
  'edit a lease: 200',
  'delete a lease: 204',
  'sign by hand: 200',
  'finish a lease: 200',
  'finish a lease: 200 after its term',
  'give notice: 200',
  'take a notice back: 200',
  'finish ahead: 200',
  'take an end back: 200',
  'make a settlement: 201',
  'send a settlement: 200',
  'send a settlement: 409 settledByBank',
  'record an outcome: 200',
  'draw a dispute: 200',
  'change the rent: 200',
  'change a month: 200',
  'trash rent: 200',
  'import a bank file: 201',
  'import a bank file: 201 again',
  'import a bank file: 201.* with others',
  'take an import back: 204',
  'take an import back: 409 importInUse',
  'take suggestions: 200 all',
  'take suggestions: 200 sure',
  'take suggestions: 200 some',
  'undo a match: 200',
  'write a payment down: 201',
  'write a payment down: 409 inBank',
  'change the rent: 200 for the past',
  'change the rent: 422 .* without a day',
  'rent ahead of the start',
  'guarantee',
  'write a handover list: 200',
  'send a lease: 200 tenants',
  'send a lease: 200 fee',
  'send a lease: 200 failed',
  'send a handover list: 200',
  'send anew: 200 tenants',
  'send anew: 200 withdrawing',
  'withdraw: 200 withdrawn',
  'withdraw: 200 withdrawing',
  'withdraw what is on its way: 200',
  'remind: 200',
  'remind: 429',
  'refresh: 200',
  'tenant signs: 200 signed',
  'landlord signs: 200 signed',
  'old link: 404',
  'open a deposit account: 200 to be paid',
  'pay the opening fee: paid',
  'tenant pays in: a part',
  'tenant pays in: all of it',
  'close a deposit account: 200',
  'close a deposit account: 200, kept: 200',
  'release .*: 200, taken back: 200',
  'release to the tenant: 200',
  'release a split: 200',
  'release: dispute: 200',
  'tenant agrees: agreed',
  'login: 200',
  'preview the return: 200',
  'send the return: 200 submitted',
  'authority refuses: ',
  'look at another landlord: 404',
  'pressed again',
  ...['fee', 'tenants', 'landlord', 'packaging', 'signed', 'failed', 'withdrawn', 'expired', 'canceled'].map(
    (stage) => `signing: ${stage}`,
  ),
  'signing: starting \\(sending\\)',
  'signing: withdrawing \\(withdrawing\\)',
  ...[
    'opened',
    'founds in part',
    'founds in full',
    'founds in full \\(SPLIT',
    'founds in full \\(DISPUTE',
    'released',
    'canceled',
  ].map((situation) => `deposit: ${situation}`),
  'deposit: .*closing',
  'deposit: .*releasing',
  ...['submitted', 'accepted', 'rejected', 'failed', 'confirming'].map((state) => `return: ${state}`),
  ...['Tilgjengelig', 'Godkjent', 'Avvist'].map((verdict) => `return: handed in ${verdict}`),
].map((text) => new RegExp(`^${text}`))

type Counted = readonly Pick<LifeResult, 'seen' | 'commands'>[]

/** The number of times that each outcome was reached, in all lives together. */
function countOf(lives: Counted): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const { seen } of lives)
    for (const [what, count] of Object.entries(seen)) all.set(what, (all.get(what) ?? 0) + count)
  return all
}

interface Wanted {
  readonly what: string
  readonly least: number
  readonly fits: (outcome: string) => boolean
}

/**
 * The outcomes that these lives reached too seldom: each command, each kind of failed call, deaths of the program, and
 * the outcomes above. A simulation in which nothing happens finds nothing.
 */
export function missingCoverage(lives: Counted): string[] {
  const count = [...countOf(lives)]
  const lacking = (wanted: readonly Wanted[]) =>
    wanted.flatMap(({ what, least, fits }) => {
      const times = count.reduce((sum, [outcome, n]) => sum + (fits(outcome) ? n : 0), 0)
      return times < least ? [`${what}: ${times} times, and ought to be ${least}`] : []
    })
  const commands = [...new Set(lives.flatMap((life) => life.commands))]
  return lacking([
    ...commands.map((name) => ({ what: name, least: 1, fits: (each: string) => each.startsWith(`${name}: `) })),
    ...faults.map((fault) => ({ what: fault, least: 10, fits: (each: string) => each === `fault: ${fault}` })),
    ...providerNames.map((name) => ({ what: name, least: 1, fits: (each: string) => each === `fault of ${name}` })),
    { what: 'the program dies', least: 100, fits: (each) => each === 'killed' },
    ...needed.map((one) => ({ what: one.source, least: 1, fits: (each: string) => one.test(each) })),
  ])
}
