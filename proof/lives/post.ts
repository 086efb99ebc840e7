import type { Chance } from './chance'
import { hour, minute, second, time } from './time'

/** A message of a provider on its way to the product. */
export interface Delivery {
  readonly at: number
  readonly provider: string
  readonly body: string
}

/** The providers' messages. Some are lost, some arrive twice or late, and therefore in another order. */
export function openProviderMessages(chance: Chance) {
  let waiting: Delivery[] = []
  const add = (delivery: Delivery) => {
    waiting = [...waiting, delivery].toSorted((one, other) => one.at - other.at)
  }
  return {
    send(provider: string, body: string): void {
      if (chance.is(0.1)) return
      const late = chance.is(0.15) ? chance.below(6 * hour) : chance.below(20 * second)
      add({ at: time.ms + late, provider, body })
      if (chance.is(0.1)) add({ at: time.ms + late + chance.below(30 * minute), provider, body })
    },
    next: (): number => waiting[0]?.at ?? Infinity,
    /** Removes and returns the messages that have arrived by now. */
    arrived(): readonly Delivery[] {
      const here = waiting.filter(({ at }) => at <= time.ms)
      waiting = waiting.filter(({ at }) => at > time.ms)
      return here
    },
  }
}
export type Post = ReturnType<typeof openProviderMessages>
