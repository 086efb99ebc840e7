import { describe, expect, it } from 'vitest'
import { matchingFixture } from '../src/bank/matching/test-matching'
import { cutFiles, movements, oneOf, shuffled, type PickNumber } from './bank-histories-files'
import {
  checkLeases,
  copyOf,
  signedLease,
  sweep,
  undoAllAccepted,
  type Landlord,
  type Lease,
} from './bank-histories-lease'
import { landlordActions } from './bank-histories-steps'
import { offeredActions, type OfferedAction } from './bank-presses-proposed'
import { seededRandom } from './repeats-fixture'
import { isFullRun, isPlanting, seed } from './run'

/** `npm run proof` looks at 300 random months. */
const [pieces, months] = isPlanting ? [1, 40] : isFullRun ? [10, 30] : [1, 2]
/** A landlord is replaced after this many months. */
const ofOneLandlord = 10
/** The maximum number of actions that are tested in a month. Others are left out at random. */
const mostPresses = 3

const bank = matchingFixture()

interface Home {
  readonly kari: Landlord
  readonly account: number
  readonly leases: readonly Lease[]
}

async function home(pick: PickNumber): Promise<Home> {
  const kari = await bank.landlord()
  const leases: Lease[] = []
  for (const name of oneOf([['Per Hansen'], ['Per Hansen', 'Kari Lie']], pick))
    leases.push(await signedLease(kari, [name], pick))
  return { kari, account: await kari.addAccount(), leases }
}

/** The suggestions of the bank's rows before the first action, by the row's id. */
type Meant = ReadonlyMap<number, string>

const monthsText = (of: readonly { readonly month: string; readonly sum: number }[] | null) =>
  (of ?? [])
    .map(({ month, sum }) => `${month}=${sum}`)
    .toSorted()
    .join(' ')

async function meantRows(kari: Landlord): Promise<Meant> {
  const rows = await kari.list({ state: 'open' })
  return new Map(
    rows.flatMap(({ id, suggestion }) =>
      suggestion?.kind === 'rent' ? [[id, `${suggestion.contractId} ${monthsText(suggestion.months)}`] as const] : [],
    ),
  )
}

/**
 * Checks each matched row. A row that was suggested for some months pays exactly these months,
 * unless it is linked with a payment by hand.
 */
async function checkCountedOnce(kari: Landlord, meant: Meant, about: string): Promise<void> {
  for (const { id, match } of await kari.list({ state: 'matched' })) {
    const before = meant.get(id)
    if (before === undefined || !match?.rent || match.paymentId !== undefined) continue
    const { contractId, months: paid } = match.rent
    expect(`${contractId} ${monthsText(paid)}`, `${about}\nrow ${id} is counted for other months`).toBe(before)
  }
}

interface Month {
  readonly kari: Landlord
  readonly leases: readonly Lease[]
  readonly meant: Meant
  readonly about: string
}

/**
 * Carries out actions that were shown at the same moment, and compares the rent accounts with the
 * calculated ones.
 */
async function pressAll({ kari, leases, meant, about }: Month, presses: readonly OfferedAction[], isAtOnce: boolean) {
  await undoAllAccepted(bank, kari, leases)
  const after = leases.map(copyOf)
  const shown = `${about}\n${presses.map(({ says }) => says).join(isAtOnce ? '\nat once ' : '\nthen ')}`
  if (isAtOnce) for (const done of await Promise.all(presses.map((press) => press.run()))) done(after)
  else for (const press of presses) (await press.run())(after)
  await checkLeases(kari, after, shown)
  await checkCountedOnce(kari, meant, shown)
  return { after, shown }
}

/**
 * Carries out an action, and then each action that the screens offer after it. Nothing may be
 * counted twice.
 */
async function pressNext(month: Month, first: OfferedAction): Promise<void> {
  const { kari, leases, meant } = month
  const { shown } = await pressAll(month, [first], false)
  for (const { says } of await offeredActions(bank, kari, leases)) {
    const { after } = await pressAll(month, [first], false)
    const next = (await offeredActions(bank, kari, leases)).find((press) => press.says === says)
    if (next === undefined) continue
    const about = `${shown}\nand then ${says}`
    ;(await next.run())(after)
    await checkLeases(kari, after, about)
    await checkCountedOnce(kari, meant, about)
  }
}

const kindOf = ({ says }: OfferedAction): string => says.split(' ')[0]!

/**
 * Reorders the actions. The first action of each kind goes to the front, because two kinds can
 * count one payment twice.
 */
const kindsFirst = (presses: readonly OfferedAction[]): OfferedAction[] => {
  const isFirst = (press: OfferedAction) => presses.find((one) => kindOf(one) === kindOf(press)) === press
  return [...presses.filter(isFirst), ...presses.filter((press) => !isFirst(press))]
}

/**
 * A random month: payments by hand and by file, then every pair of actions, in each order and at
 * once.
 */
async function walk({ kari, account, leases: given }: Home, pick: PickNumber, at: number, did: Set<string>) {
  await sweep(bank, kari, given)
  const leases = given.map(copyOf)
  const steps = [`seed ${at}`]
  for (const of of leases) steps.push(await landlordActions.follow({ bank, kari, leases, of, pick }))
  for (let n = pick(3); n > 0; n -= 1)
    steps.push(await landlordActions.pay({ bank, kari, leases, of: oneOf(leases, pick), pick }))
  const lines = leases.flatMap((lease) => movements(lease, 1 + pick(2), pick))
  const names = leases.flatMap((lease) => lease.names)
  for (const { bytes } of cutFiles(lines, names, pick)) await kari.bringBytes(bytes, account, true)
  const month = { kari, leases, meant: await meantRows(kari), about: steps.join('\n') }
  const presses = kindsFirst(shuffled(await offeredActions(bank, kari, leases), pick)).slice(0, mostPresses)
  for (const press of presses) did.add(kindOf(press))
  for (const one of presses)
    for (const other of presses) {
      if (one === other) continue
      await pressAll(month, [one, other], false)
      if (one.says < other.says) await pressAll(month, [one, other], true)
    }
  const [first] = presses
  if (first) await pressNext(month, first)
}

describe('two presses that the product proposes', () => {
  const did = new Set<string>()
  it.each(Array.from({ length: pieces }, (_, piece) => piece * months))(
    'never count one payment twice: %i and on',
    async (first) => {
      let of: Home | null = null
      for (let at = seed + first; at < seed + first + months; at += 1) {
        if (of === null || at % ofOneLandlord === 0) of = await home(seededRandom(at - (at % ofOneLandlord)))
        await walk(of, seededRandom(at), at, did)
      }
    },
  )

  it.runIf(isFullRun && !isPlanting)('are matches and payments by hand', () =>
    expect([...did].toSorted()).toEqual(['match', 'register']),
  )
})
