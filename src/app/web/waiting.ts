import { observable } from '../../base/kit/observable'

/** Whose form stands on the screen while its session has ended. */
export interface EndedSession {
  readonly account: number
  readonly email: string
}

export const { read: readWaiting, put: putWaiting, subscribe: subscribeWaiting } = observable<EndedSession | null>(null)
