import { vi } from 'vitest'

/**
 * Waits until the check passes, for as long as the test may take: what holds does not wait, and how fast a machine is says
 * nothing about the product. Vitest's own wait gives up after a second.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 300_000, interval: 20 })
