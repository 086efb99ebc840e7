import { z } from 'zod'

/**
 * How a call fails. `refuse` and `reset` break the connection. `status` answers with a status, which may be 2xx with a
 * fixed answer. `garbage` answers with meaningless bytes, and `drip` with a byte twice a second. None of these carries out
 * the call. `slow` and `hang` carry it out and delay the answer, by five seconds or forever.
 */
export const FaultAsked = z.strictObject({
  provider: z.string().min(1),
  /** A part of the path with its query. For mail it is a part of the recipient's address. Left out: every call. */
  path: z.string().optional(),
  kind: z.enum(['refuse', 'hang', 'reset', 'slow', 'drip', 'status', 'garbage']),
  status: z.number().int().min(200).max(599).default(500),
  body: z.json().optional(),
  /** How many calls fail. */
  times: z.number().int().min(1).default(1),
  /** How many calls succeed first. */
  skip: z.number().int().min(0).default(0),
})
export type Fault = z.output<typeof FaultAsked>

export const slowMs = 5000
export const dripMs = 500

export interface Faults {
  add(fault: Fault): void
  clear(): void
  /** The fault for this call, which counts as used once. The oldest matching fault is used. */
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
