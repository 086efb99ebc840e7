import type { FieldErrors } from '../../kit/refusal'

export interface SendingBlock {
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

export interface SendingBlocks {
  /** True if some field has files that are not in its value yet. */
  readonly isBlocked: () => boolean
  readonly problems: () => FieldErrors
  readonly isPassing: () => boolean
  /**
   * Sets or removes the reason why a field prevents sending. Returns whether that changed
   * something.
   */
  readonly put: (field: string, hold: SendingBlock | null) => boolean
  /** Resolves to the result, or to false when the wait was cancelled. */
  readonly wait: (run: () => Promise<boolean>) => Promise<boolean>
  /** Runs the waiting click, unless files are still uploading. */
  readonly runWaiting: () => void
  /** Cancels the waiting click. */
  readonly cancelWaiting: () => void
}

/**
 * The fields of a form that prevent sending, each with its reason. `onWait` gets the reason why a
 * click waits, or null when no click waits any more.
 */
export function createSendingBlocks(onWait: (why: string | null) => void): SendingBlocks {
  const held = new Map<string, SendingBlock>()
  let waiting: Waiting | null = null
  const passing = () => [...held.values()].find((hold) => hold.isPassing)
  const take = (): Waiting | null => {
    const was = waiting
    waiting = null
    if (was) onWait(null)
    return was
  }
  return {
    isBlocked: () => held.size > 0,
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
    runWaiting() {
      if (passing() !== undefined) return
      const was = take()
      if (was) void was.run().then(was.end)
    },
    cancelWaiting: () => take()?.end(false),
  }
}
