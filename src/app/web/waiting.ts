import { observable } from '../../base/kit/observable'

/** A session that has ended while its form is still on the screen. */
export interface EndedSession {
  readonly account: number
  readonly email: string
}

export const {
  read: readEndedSession,
  put: putEndedSession,
  subscribe: subscribeEndedSession,
} = observable<EndedSession | null>(null)
