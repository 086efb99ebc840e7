/** Whose form stands on the screen while its session has ended. */
export interface Waiting {
  readonly account: number
  readonly email: string
}

const listeners = new Set<() => void>()
const state: { now: Waiting | null } = { now: null }

export const readWaiting = () => state.now
export const subscribeWaiting = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function putWaiting(waiting: Waiting | null): void {
  state.now = waiting
  for (const listener of listeners) listener()
}
