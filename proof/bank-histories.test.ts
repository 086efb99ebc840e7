import { describe, expect, it } from 'vitest'
import { matchingFixture } from '../src/bank/matching/test-matching'
import { cutFiles, movements, oneOf, type PickNumber } from './bank-histories-files'
import {
  checkLeases,
  checkArrears,
  copyOf,
  signedLease,
  sweep,
  type Landlord,
  type Lease,
} from './bank-histories-lease'
import { importedRows, rowText } from './bank-histories-oracle'
import { landlordActions, type LandlordAction } from './bank-histories-steps'
import { acceptInThreeWays } from './bank-histories-accepting'
import { seededRandom } from './repeats-fixture'
import { isFullRun, isPlanting, seed } from './run'

/** `npm run proof` runs the 320 histories, 40 in each test. */
const [pieces, histories] = isPlanting ? [1, 100] : isFullRun ? [8, 40] : [1, 6]
/** A landlord is replaced after this many histories. The leases stay between histories, and everything else is deleted. */
const ofOneLandlord = 10

const bank = matchingFixture()

/** The tenants of a landlord's two homes: single people, several together, people of the same name, the same person twice. */
const households = [
  [['Per Hansen'], ['Åse Bjørnstad', 'Jonas Sæther']],
  [['Kari Lie', 'Ola Lie'], ['Kari Dahl']],
  [['Siri Berg', 'Per Holm', 'Anne Moe'], ['Nina Haug']],
  [['Ali Khan'], ['Ali Khan']],
] as const

interface Home {
  readonly kari: Landlord
  readonly account: number
  readonly leases: readonly Lease[]
}

async function home(pick: PickNumber): Promise<Home> {
  const kari = await bank.landlord()
  const leases: Lease[] = []
  for (const names of oneOf(households, pick)) leases.push(await signedLease(kari, names, pick))
  return { kari, account: await kari.addAccount(), leases }
}

/** The possible actions before the bank's files are imported, and afterwards. */
const before = ['pay', 'pay', 'pay', 'raise', 'raise', 'follow', 'rent'] as const
const afterwards = ['match', 'match', 'undo', 'take', 'rent', 'trash', 'pay', 'follow', 'raise'] as const

/** One history: some actions before the files are imported, the files accepted in several ways, and some actions afterwards. */
async function walk({ kari, account, leases: given }: Home, pick: PickNumber, about: string[]): Promise<void> {
  await sweep(bank, kari, given)
  let leases = given.map(copyOf)
  const act = async (kinds: readonly LandlordAction[], count: number) => {
    for (let n = 0; n < count; n += 1) {
      const kind = oneOf(kinds, pick)
      about.push(kind)
      const of = oneOf(leases, pick)
      const did = await landlordActions[kind]({ bank, kari, leases, of, pick })
      about[about.length - 1] = did
      await checkLeases(kari, kind === 'undo' || kind === 'take' ? leases : [of], about.join('\n'))
    }
  }
  await act(before, pick(4))
  const lines = leases.flatMap((lease) => movements(lease, 2 + pick(4), pick))
  const files = cutFiles(
    lines,
    leases.flatMap(({ names }) => names),
    pick,
  )
  for (const { bytes } of files) await kari.bringBytes(bytes, account, true)
  const rows = await kari.list()
  expect(rows.map(rowText).toSorted(), about.join('\n')).toEqual(importedRows(files.map((file) => file.rows)))
  leases = await acceptInThreeWays(bank, kari, leases, pick, about.join('\n'))
  await act(afterwards, 3)
  await checkArrears(kari, leases, about.join('\n'))
}

describe('histories of a landlord at the bank', () => {
  const did = new Set<string>()
  it.each(Array.from({ length: pieces }, (_, piece) => piece * histories))(
    'agree with paper, whatever is taken first: %i and on',
    async (first) => {
      let of: Home | null = null
      for (let at = seed + first; at < seed + first + histories; at += 1) {
        const isNext = at % ofOneLandlord === 0
        // The leases are drawn from the first seed of the landlord. So a history has the same leases, wherever the run
        // starts.
        if (of === null || isNext) of = await home(seededRandom(at - (at % ofOneLandlord)))
        const about = [`seed ${at}`]
        await walk(of, seededRandom(at), about)
        for (const line of about) did.add(line.split(' ')[0]!)
      }
    },
  )

  // A hundred histories may lack one of these by chance.
  it.runIf(isFullRun && !isPlanting)('hold all that a landlord does', () =>
    expect([...did]).toEqual(
      expect.arrayContaining(['match', 'undo', 'take', 'rent', 'trash', 'restore', 'pay', 'follow', 'raise']),
    ),
  )
})
