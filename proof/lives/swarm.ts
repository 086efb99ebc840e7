import { chanceOf } from './chance'

/** What commands belong together by: the files `commands-*.ts`. */
export type Group =
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

/** How the people of a life are: shares of all cases, from 0 to 1. */
export interface Traits {
  /** So many homes a landlord has from the beginning; of more than one each with a rent and a cost. */
  readonly homes: number
  /** They have a subscription from the beginning. */
  readonly subscribed: number
  /** A new house lies at the property of another one. */
  readonly sameProperty: number
  /** The draft has a letting of a property from before, and household items in it. */
  readonly drafted: number
  /** Rent is taxed. */
  readonly taxed: number
  /** A lease opens a deposit account here; one that does is signed by hand nevertheless. */
  readonly opensDeposit: number
  readonly byHandWithAccount: number
  /** A lease has a fixed term, of so many months at most beyond the second. */
  readonly fixedTerm: number
  readonly longestTerm: number
  /** What fails over a word about a deposit. */
  readonly bankFails: number
  /** How often a home is let with a full deposit account in one go. */
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
  readonly groups?: Readonly<Partial<Record<Group, number>>>
  readonly traits?: Partial<Traits>
  /** Commands that are left out. */
  readonly without?: readonly string[]
  readonly trouble?: number
  readonly wait?: number
}

/** What a life is about. What is rare where everything is done is frequent where little else is. */
const themes: readonly Theme[] = [
  {},
  // Homes of one property, whose draft has lettings and household items that the books know nothing of.
  {
    groups: { tax: 6, books: 2, deposit: 0.3 },
    traits: { homes: 3, subscribed: 1, sameProperty: 0.7, drafted: 0.5 },
    wait: 0.6,
    without: ['payment portal', 'item', 'personal use', 'personal use anew', 'personal use removed'],
  },
  // Accounts that are full: splits, closings, and what is taken back.
  {
    groups: { deposit: 1.5, tax: 0.3, books: 0.4, repeats: 0.3, world: 0.5 },
    wait: 1.6,
    traits: { opensDeposit: 0.95, byHandWithAccount: 0.8, bankFails: 0.7, fullAccounts: 20 },
  },
  // Fixed terms that run out with tenants who stay.
  {
    groups: { lease: 3, rent: 2, signing: 0.5, deposit: 0.3, tax: 0.5 },
    traits: { fixedTerm: 0.95, longestTerm: 3, opensDeposit: 0.1 },
    wait: 0.7,
  },
  // Vouchers and what makes them again, while much fails.
  { groups: { books: 2, repeats: 6, signing: 0.3, deposit: 0.3, tax: 0.3 }, trouble: 2 },
  // Letting without tax, of houses that the draft has no letting of.
  {
    groups: { tax: 4, books: 3, deposit: 0.3, signing: 0.5 },
    traits: { homes: 2, subscribed: 1, taxed: 0.15, drafted: 0.1, sameProperty: 0.2, opensDeposit: 0.1 },
  },
]

/** Beside its theme: landlords who follow their rent at the bank, with leases that are signed soon. */
const atBank = { 'sign by hand': 5, 'change the rent': 5 }

export interface Swarm {
  readonly traits: Traits
  /** Whether rent is followed at the bank: with files, payments ahead of the start, rises for the past and guarantees. */
  readonly isAtBank: boolean
  /** How often something goes wrong, and how much time passes, against what is usual. */
  readonly trouble: number
  readonly wait: number
  /** How often a command is done, against what is usual. */
  readonly factorOf: (group: Group, name: string) => number
}

/**
 * How a seed's life differs from others (swarm testing: Groce, Zhang, Eide, Chen and Regehr, 2012): each theme is that of one
 * seed in six, and each group of commands is done more or less often besides.
 */
export function swarmOf(seed: number): Swarm {
  const chance = chanceOf('swarm', seed)
  const { groups = {}, traits: ofTheme = {}, without = [], trouble = 1, wait = 1 } = themes[seed % themes.length]!
  const isAtBank = seed % 11 >= 9
  const traits = isAtBank ? { ...ofTheme, opensDeposit: 0.25 } : ofTheme
  const drawn = new Map<Group, number>()
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
