import { observable } from '../../base/kit/observable'

/** The form is on the screen although the session has ended. */
export interface EndedSession {
  readonly account: number
  readonly email: string
}

export const { read: readWaiting, put: putWaiting, subscribe: subscribeWaiting } = observable<EndedSession | null>(null)
