import type { Command, Commands } from './commands'
import { contractsWhere, landlordsOf } from './commands'
import { recordViolation } from './life'
import { callAsLandlord } from './landlord-call'
import { endFaultsAndWait } from './calendar'
import { providerNames } from './network'
import { checkSettledState } from './check-calm'
import { hour, minute } from './time'

/** Makes a provider fail for some time. */
const breakDown: Command['run'] = async (life, chance) => {
  const provider = chance.pick(providerNames)
  const fault = chance.pick(['failed', 'reset', 'silence', 'hang', 'lost', 'garbage'] as const)
  const ms = chance.is(0.7) ? chance.below(10) * minute : chance.below(30) * hour
  life.network.breakDown(provider, ms, fault)
  return `${provider} ${fault}`
}

/** Tries to read or delete a record of another landlord. It must not be found. */
const peek: Command['run'] = async (life, chance) => {
  const [one, other] = landlordsOf(life)
  if (!one || !other) return null
  const foreign = [
    ...contractsWhere(life, (_, landlord) => landlord === other).map(([, { id }]) => `contract/${id}`),
    ...other.books.expenses.map((id) => `bilag/${id}`),
    ...other.books.incomes.map((id) => `incomebilag/${id}`),
    ...other.books.items.map((id) => `depreciationbilag/${id}`),
    ...other.houses.map(({ id }) => `house/${id}`),
  ]
  if (foreign.length === 0) return null
  const path = chance.pick(foreign)
  const method = chance.pick(['GET', 'DELETE'] as const)
  const pressed = await callAsLandlord(life, one, method, path)
  // If the program died, there is no answer. The other landlord's records show whether the call did anything.
  if (pressed.status !== 404 && pressed.came !== 'killed')
    recordViolation(
      life,
      'nobody sees or changes what is another landlord’s',
      `${method} ${path.replace(/\d+/, '{n}')}: ${pressed.status}`,
    )
  return String(pressed.status)
}

export const worldCommands: Commands = {
  outage: { weight: 2.5, run: breakDown },
  'outage ends': {
    weight: 1.5,
    run: async (life) => {
      life.network.recover()
      return 'well'
    },
  },
  'look at another landlord': { weight: 1.5, run: peek },
  'calm and look': {
    weight: 0.8,
    run: async (life) => {
      await endFaultsAndWait(life)
      await checkSettledState(life)
      return 'looked'
    },
  },
}
