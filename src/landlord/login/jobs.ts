import type { Ids } from '../../base/call/context'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { ResetLinkJob, resetLinkKind, type LoginService } from './service'

/** A job sends the link. So an answer takes as long for an unknown address as for a known one. */
export const loginJobKinds = ({ sendLink }: Pick<LoginService, 'sendLink'>, ids: Ids): JobKinds => ({
  [resetLinkKind]: jobKind({
    payload: ResetLinkJob,
    mode: 'inside',
    run: ({ db, now, payload }) => sendLink({ db, now, ids }, payload),
  }),
})
