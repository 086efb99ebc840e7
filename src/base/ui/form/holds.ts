import type { FieldErrors } from '../../kit/refusal'

export interface FormWait {
  readonly why: string
  /**
   * True if the reason ends by itself (files are uploading): Save then waits. False if the landlord
   * must decide (a file has failed).
   */
  readonly isPassing: boolean
}

interface Waiting {
  readonly run: () => Promise<boolean>
  readonly end: (isSaved: boolean) => void
}

export interface FormWaits {
  /** True if some field has files that are not in its value yet. */
  readonly isHeld: () => boolean
  readonly problems: () => FieldErrors
  readonly isPassing: () => boolean
  /**
   * Sets or removes the reason why a field prevents sending. Returns whether that changed
   * something.
   */
  readonly put: (field: string, hold: FormWait | null) => boolean
  /** Resolves to the result, or to false when the wait was cancelled. */
  readonly wait: (run: () => Promise<boolean>) => Promise<boolean>
  /** Runs the waiting click, unless files are still uploading. */
  readonly goOn: () => void
  /** Cancels the waiting click. */
  readonly callOff: () => void
}

/**
 * The fields of a form that prevent sending, each with its reason. `onWait` gets the reason why a
 * click waits, or null when no click waits any more.
 */
export function createFormWaits(onWait: (why: string | null) => void): FormWaits {
  const held = new Map<string, FormWait>()
  let waiting: Waiting | null = null
  const passing = () => [...held.values()].find((hold) => hold.isPassing)
  const take = (): Waiting | null => {
    const was = waiting
    waiting = null
    if (was) onWait(null)
    return was
  }
  return {
    isHeld: () => held.size > 0,
    problems: () =>
      Object.fromEntries([...held].flatMap(([field, { why, isPassing }]) => (isPassing ? [] : [[field, why]]))),
    isPassing: () => passing() !== undefined,
    put(field, hold) {
      const before = held.get(field)
      if (before?.why === hold?.why && before?.isPassing === hold?.isPassing) return false
      if (hold === null) held.delete(field)
      else held.set(field, hold)
      return true
    },
    wait(run) {
      // Another button was clicked during the wait, so only that click counts.
      take()?.end(false)
      return new Promise((end) => {
        waiting = { run, end }
        onWait(passing()?.why ?? '')
      })
    },
    goOn() {
      if (passing() !== undefined) return
      const was = take()
      if (was) void was.run().then(was.end)
    },
    callOff: () => take()?.end(false),
  }
}
