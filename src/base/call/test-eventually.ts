import { vi } from 'vitest'

/**
 * Waits until the check passes, for as long as the test may take. A check that already passes doesn't wait. Vitest's
 * own wait fails after a second, but a slow machine is not a fault of the product.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 300_000, interval: 20 })
