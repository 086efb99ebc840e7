import { formatDay, osloDay, type Instant } from '../../../base/kit/day'

/** `31.01.2026` from the payment provider's seconds since 1970: the date in Oslo. */
export const unixDate = (seconds: number): string =>
  formatDay(osloDay(new Date(seconds * 1000).toISOString() as Instant))
