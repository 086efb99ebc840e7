import { z } from 'zod'
import { jobKind, type JobKinds } from '../outbox/job-kind'
import { schedule, type Schedule } from '../outbox/rules'
import { ProviderFailure } from '../provider/failure'
import type { Registers } from './port'
import { isReadingDue, jobRegisters } from './rules-due'
import { noteAttempt, renewRegister, type RenewDeps } from './service-renew'
import { storedReadings } from './service-stored'

export const renewKind = 'register.renew'

/** Statistics Norway publishes at 08:00 and is read at 08:30. */
export const registerSchedules: readonly Schedule[] = [schedule(renewKind, 30)]

/**
 * Reads the registers whose time has come, or all of them with `all`. A register that fails is asked again after an hour,
 * so a failure ends no job. The send log has it.
 */
export const registerJobs = (registers: Registers | null, log: RenewDeps['log']): JobKinds => ({
  [renewKind]: jobKind({
    payload: z.looseObject({ all: z.boolean().default(false) }),
    mode: 'outside',
    // Three registers, and each may ask for a wait of a minute.
    lease: 300,
    async run({ db, now, payload, signal }) {
      if (registers === null) return
      for (const register of jobRegisters) {
        const times = (await storedReadings(db)).get(register)
        if (signal.aborted || (!payload.all && !isReadingDue(register, times, now))) continue
        await noteAttempt(db, register, now)
        try {
          await renewRegister(register, { db, now, registers, log })
        } catch (error) {
          if (!(error instanceof ProviderFailure)) throw error
        }
      }
    },
  }),
})
