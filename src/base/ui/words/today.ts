import { osloDay, type Day, type Instant } from '../../kit/day'

/** Today's date in Oslo, by this device's clock. The server uses its own clock. */
export const today = (): Day => osloDay(new Date().toISOString() as Instant)
