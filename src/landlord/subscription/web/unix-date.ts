import { formatDay, osloDay, type Instant } from '../../../base/kit/day'

/** `31.01.2026`, in Oslo, from seconds since 1970. */
export const unixDate = (seconds: number): string =>
  formatDay(osloDay(new Date(seconds * 1000).toISOString() as Instant))
