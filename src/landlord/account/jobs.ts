import { z } from 'zod'
import type { Ids } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import type { AccountService } from './service'
import { sweepSecondSteps } from '../second-factor/service'
import { sweepCodes } from './service-code'
import { eraseAgainKind } from './service-delete'
import { sweepBrowsers } from './service-browser'
import { sweepDevices } from './service-device'
import { ResetLinkJob, resetLinkKind } from './service-reset'
import { sweepSessions } from './service-session'

/** Reset links are made by a job, so that asking for one takes as long for an unknown address as for a known one. */
export const accountJobKinds = ({ account, ids }: { account: AccountService; ids: Ids }): JobKinds => ({
  [resetLinkKind]: jobKind({
    payload: ResetLinkJob,
    mode: 'inside',
    run: ({ db, now, payload }) => account.sendLink({ db, now, ids }, payload),
  }),
  [eraseAgainKind]: jobKind({
    payload: z.strictObject({ account: z.int() }),
    mode: 'inside',
    run: ({ db, now, payload }) => account.eraseAgain({ db, now, today: osloDay(now) }, payload.account),
  }),
  sweepAccount: jobKind({
    payload: z.looseObject({}),
    mode: 'inside',
    async run({ db, now }) {
      await sweepSessions(db, now)
      await sweepCodes(db, now)
      await sweepSecondSteps(db, now)
      await sweepDevices(db, now)
      await sweepBrowsers(db, now)
    },
  }),
})

export const accountSchedules: readonly Schedule[] = [schedule('sweepAccount', 60)]
