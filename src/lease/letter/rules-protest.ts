import { addMonths, type Day } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'

/**
 * The last day of a protest against a notice: one month after the notice was received. If that isn't a working day, the
 * next working day (husleieloven §§ 1-6, 9-8, domstolloven §§ 148, 149).
 */
export const protestUntil = (received: Day): Day => workingDayOnOrAfter(addMonths(received, 1))

/**
 * The last day on which the landlord can bring the case after a protest: three months after the tenant's time ran out.
 * Without a case by then, the notice lapses (husleieloven § 9-8).
 */
export const sueBy = (received: Day): Day => workingDayOnOrAfter(addMonths(protestUntil(received), 3))
