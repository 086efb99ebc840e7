import { addMonths, type Day } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'

/**
 * The last day of a protest against a notice: one month after it was received. A last day that is no working day is moved
 * to the next one (husleieloven §§ 1-6, 9-8, domstolloven §§ 148, 149).
 */
export const protestUntil = (received: Day): Day => workingDayOnOrAfter(addMonths(received, 1))

/**
 * The last day on which the landlord can bring the case after a protest, otherwise the notice lapses: three months after
 * the tenant's time ran out (husleieloven § 9-8).
 */
export const sueBy = (received: Day): Day => workingDayOnOrAfter(addMonths(protestUntil(received), 3))
