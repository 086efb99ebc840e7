import { z } from 'zod'
import { osloDay } from '../../base/kit/day'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { sweepCodes } from '../credentials/service-code'
import { sweepSecondSteps } from '../credentials/service-step'
import { sweepSessions } from '../credentials/service-session'
import { sweepDevices } from '../credentials/service-device'
import { sweepBrowsers } from '../credentials/service-browser'
import type { AccountService } from './service'
import { eraseAgainKind } from './service-delete'

export const accountJobKinds = ({ eraseAgain }: Pick<AccountService, 'eraseAgain'>): JobKinds => ({
  [eraseAgainKind]: jobKind({
    payload: z.strictObject({ account: z.int() }),
    mode: 'inside',
    run: ({ db, now, payload }) => eraseAgain({ db, now, today: osloDay(now) }, payload.account),
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
