import { z } from 'zod'

/**
 * What shall go wrong. `refuse` and `reset` break the connection, `status` answers with a status (also 2xx: a canned
 * answer), `garbage` with bytes that mean nothing, `drip` with a byte twice a second: none of them carries the call out. `slow` and `hang` carry it out
 * and keep the answer back, for five seconds or for good.
 */
export const FaultAsked = z.strictObject({
  provider: z.string().min(1),
  /** A part of the path with its query (for mail: of the recipient's address); left out: every call. */
  path: z.string().optional(),
  kind: z.enum(['refuse', 'hang', 'reset', 'slow', 'drip', 'status', 'garbage']),
  status: z.number().int().min(200).max(599).default(500),
  body: z.json().optional(),
  /** How many calls fail. */
  times: z.number().int().min(1).default(1),
  /** How many pass first. */
  skip: z.number().int().min(0).default(0),
})
export type Fault = z.output<typeof FaultAsked>

export const slowMs = 5000
export const dripMs = 500

export interface Faults {
  add(fault: Fault): void
  clear(): void
  /** The fault that this call meets, used up by one. The oldest that matches counts. */
  meet(provider: string, path: string): Fault | undefined
}

export function createFaults(): Faults {
  let planned: (Fault & { skip: number; times: number })[] = []
  return {
    add: (fault) => void planned.push({ ...fault }),
    clear() {
      planned = []
    },
    meet(provider, path) {
      const fault = planned.find((each) => each.provider === provider && path.includes(each.path ?? ''))
      if (!fault) return undefined
      if (fault.skip > 0) {
        fault.skip -= 1
        return undefined
      }
      fault.times -= 1
      if (fault.times === 0) planned = planned.filter((each) => each !== fault)
      return fault
    },
  }
}
