import { observable } from '../../base/kit/observable'

/** The account whose form is on the screen although its session has ended. */
export interface EndedSession {
  readonly account: number
  readonly email: string
}

export const { read: readWaiting, put: putWaiting, subscribe: subscribeWaiting } = observable<EndedSession | null>(null)
