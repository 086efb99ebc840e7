import { osloDay, type Day, type Instant } from '../../kit/day'

/** In Oslo, by this device's clock. The server uses its own. */
export const today = (): Day => osloDay(new Date().toISOString() as Instant)
