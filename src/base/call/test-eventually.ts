import { vi } from 'vitest'

/**
 * Waits until the check passes, for as long as the test may take. A check that already passes doesn't wait. The speed
 * of a machine says nothing about the product, and Vitest's own wait gives up after a second.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 300_000, interval: 20 })
