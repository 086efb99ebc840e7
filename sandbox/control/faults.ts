import { z } from 'zod'

export const slowMs = 5000

/** Kinds for which `carriedOut` can't be chosen. */
const fixed: ReadonlySet<string> = new Set(['slow', 'drip'])

const Planned = z.strictObject({
  provider: z.string().min(1),
  /** A part of the path with its query. For mail it is a part of the recipient's address. Left out: every call. */
  path: z.string().optional(),
  kind: z.enum(['refuse', 'hang', 'reset', 'slow', 'drip', 'status', 'garbage']),
  status: z.number().int().min(200).max(599).default(500),
  body: z.json().optional(),
  /** The delay of the answer under `slow`, in milliseconds. */
  ms: z.number().int().min(1).max(60_000).default(slowMs),
  /** The number of calls that fail. */
  times: z.number().int().min(1).default(1),
  /** The number of calls that succeed first. */
  skip: z.number().int().min(0).default(0),
  /** True if the call is carried out all the same, and only its answer fails. Left out: true for `slow` and `hang`. */
  carriedOut: z.boolean().optional(),
})

/**
 * The failure of a call. `refuse` and `reset` break the connection. `status` answers with a status, which may be 2xx
 * with a fixed answer. `garbage` answers with meaningless bytes, and `drip` with a byte twice a second. None of these
 * carries out the call, unless that is asked for. `slow` and `hang` carry it out and delay the answer, by five seconds
 * (or `ms`) or forever.
 */
export const FaultRequest = Planned.refine(
  ({ kind, carriedOut }) => carriedOut === undefined || carriedOut === (kind === 'slow') || !fixed.has(kind),
  { path: ['carriedOut'], message: 'slow carries out every call, drip none' },
)
export type Fault = z.output<typeof FaultRequest>

/** True if the call is carried out before it fails. */
export const isCarriedOut = ({ kind, carriedOut }: Fault): boolean => carriedOut ?? (kind === 'slow' || kind === 'hang')

export const slowByteMs = 500

/** A pattern such as a regular expression. */
interface Chosen {
  test(call: string): boolean
}

export interface Faults {
  /** `on` chooses the calls by `POST /path?query`, for tests in the same process. Left out: every call. */
  add(fault: Fault, on?: Chosen): void
  clear(): void
  /** The fault for this call, which counts as used once. The oldest matching fault is used. */
  meet(provider: string, path: string, method?: string): Fault | undefined
}

export function createFaults(): Faults {
  let planned: (Fault & { skip: number; times: number; on: Chosen | undefined })[] = []
  return {
    add: (fault, on) => void planned.push({ ...fault, on }),
    clear() {
      planned = []
    },
    meet(provider, path, method = '') {
      const fault = planned.find(
        (each) =>
          each.provider === provider &&
          path.includes(each.path ?? '') &&
          (each.on === undefined || each.on.test(`${method} ${path}`)),
      )
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
