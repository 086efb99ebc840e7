import { seededChance } from './chance'

/** Groups of commands: the files `commands-*.ts`. */
export type CommandGroup =
  | 'books'
  | 'repeats'
  | 'account'
  | 'lease'
  | 'rent'
  | 'bank'
  | 'signing'
  | 'deposit'
  | 'tax'
  | 'world'

/** The habits of the people of a life. Shares of all cases, from 0 to 1. */
export interface Traits {
  /** The number of homes of a landlord at the beginning. With several homes, each has a rent and a cost. */
  readonly homes: number
  /** The share of landlords who have a subscription from the beginning. */
  readonly subscribed: number
  /** The share of new houses that are at the property of another house. */
  readonly sameProperty: number
  /** The share of properties for which the authority's draft already has a letting, or household items. */
  readonly drafted: number
  /** The share of houses whose rent is taxed. */
  readonly taxed: number
  /**
   * The share of leases that open a deposit account here. `byHandWithAccount`: the share of these that are still signed
   * by hand.
   */
  readonly opensDeposit: number
  readonly byHandWithAccount: number
  /** The share of leases with a fixed term. The term lasts at most `longestTerm` + 2 months. */
  readonly fixedTerm: number
  readonly longestTerm: number
  /** The share of requests about a deposit during which a call fails. */
  readonly bankFails: number
  /** The weight of the command that lets a home with a full deposit account in one step. */
  readonly fullAccounts: number
}
const usual: Traits = {
  homes: 1,
  subscribed: 0.9,
  sameProperty: 0.3,
  drafted: 0.6,
  taxed: 0.8,
  opensDeposit: 0.65,
  byHandWithAccount: 0.15,
  fixedTerm: 0.4,
  longestTerm: 16,
  bankFails: 0.45,
  fullAccounts: 0,
}

interface Theme {
  readonly groups?: Readonly<Partial<Record<CommandGroup, number>>>
  readonly traits?: Partial<Traits>
  /** Commands that are left out. */
  readonly without?: readonly string[]
  readonly trouble?: number
  readonly wait?: number
}

/** The themes of lives. An action that is rare among all commands is frequent in a life with few others. */
const themes: readonly Theme[] = [
  {},
  // Homes of one property. Its draft has lettings and household items that the books don't know.
  {
    groups: { tax: 6, books: 2, deposit: 0.3 },
    traits: { homes: 3, subscribed: 1, sameProperty: 0.7, drafted: 0.5 },
    // The last step of a return is lost more often.
    trouble: 2,
    wait: 0.6,
    without: ['payment portal', 'item', 'personal use', 'personal use anew', 'personal use removed'],
  },
  // Full accounts: splits, closings, and requests that are taken back.
  {
    groups: { deposit: 1.5, tax: 0.3, books: 0.4, repeats: 0.3, world: 0.5 },
    wait: 1.6,
    traits: { opensDeposit: 0.95, byHandWithAccount: 0.8, bankFails: 0.7, fullAccounts: 20 },
  },
  // Fixed terms that end while the tenants stay.
  {
    groups: { lease: 3, rent: 2, signing: 0.5, deposit: 0.3, tax: 0.5 },
    traits: { fixedTerm: 0.95, longestTerm: 3, opensDeposit: 0.1 },
    wait: 0.7,
  },
  // Vouchers and repeats, with many failures.
  { groups: { books: 2, repeats: 6, signing: 0.3, deposit: 0.3, tax: 0.3 }, trouble: 2 },
  // Letting without tax, in houses for which the draft usually has no letting.
  {
    groups: { tax: 4, books: 3, deposit: 0.3, signing: 0.5 },
    traits: { homes: 2, subscribed: 1, taxed: 0.15, drafted: 0.1, sameProperty: 0.2, opensDeposit: 0.1 },
  },
]

/** In addition to the theme: landlords follow their rent at the bank, and their leases are signed soon. */
const atBank = { 'sign by hand': 5, 'change the rent': 5 }

export interface Swarm {
  readonly traits: Traits
  /** True if rent is followed at the bank: with files, payments before the start, rises for past months and guarantees. */
  readonly isAtBank: boolean
  /** The frequency of failures and the amount of passing time, compared with other lives. */
  readonly trouble: number
  readonly wait: number
  /** The factor by which a command's weight is multiplied in this life. 0: never. */
  readonly factorOf: (group: CommandGroup, name: string) => number
}

/**
 * The traits of a seed's life that differ from others (swarm testing: Groce, Zhang, Eide, Chen and Regehr, 2012). Each
 * theme belongs to one seed in six. Each group of commands is also run more or less often.
 */
export function swarmOf(seed: number): Swarm {
  const chance = seededChance('swarm', seed)
  const { groups = {}, traits: ofTheme = {}, without = [], trouble = 1, wait = 1 } = themes[seed % themes.length]!
  const isAtBank = seed % 11 >= 9
  const traits = isAtBank ? { ...ofTheme, opensDeposit: 0.25 } : ofTheme
  const drawn = new Map<CommandGroup, number>()
  for (const group of ['books', 'repeats', 'account', 'lease', 'rent', 'signing', 'deposit', 'tax', 'world'] as const)
    drawn.set(group, (groups[group] ?? 1) * chance.pick([0.5, 1, 1, 2]))
  drawn.set('bank', isAtBank ? 1 : 0)
  return {
    isAtBank,
    traits: { ...usual, ...traits },
    trouble: trouble * chance.pick([0.3, 1, 1, 1.5]),
    wait: wait * chance.pick([0.8, 1, 1.4]),
    factorOf: (group, name) => {
      if (name === 'let with a full account') return traits.fullAccounts ?? usual.fullAccounts
      if (isAtBank && name in atBank) return atBank[name as keyof typeof atBank]
      return without.includes(name) ? 0 : drawn.get(group)!
    },
  }
}
