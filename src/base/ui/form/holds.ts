import type { FieldErrors } from '../../kit/refusal'

/** Why a field prevents its form from being sent. */
export interface Hold {
  /** In the language of the screen. */
  readonly why: string
  /** It ends automatically (files are uploading), so Save waits for it. Otherwise the landlord must decide. */
  readonly isPassing: boolean
}

/** A click on Save that waits. */
interface Waiting {
  readonly run: () => Promise<boolean>
  readonly end: (isSaved: boolean) => void
}

/** The fields of one form that prevent it from being sent, and the click that waits for them. */
export interface Holds {
  /** Whether any field prevents it: the field's content is not in any value yet. */
  readonly isHeld: () => boolean
  /** The problems that the landlord must decide about, by field. */
  readonly problems: () => FieldErrors
  /** Whether a hold will end automatically. */
  readonly isPassing: () => boolean
  /** A field sets its hold, or removes it (null). Returns whether that changed something. */
  readonly put: (field: string, hold: Hold | null) => boolean
  /**
   * Waits until no passing hold is left, and runs then. Resolves to the result, or to false when the wait was
   * cancelled.
   */
  readonly wait: (run: () => Promise<boolean>) => Promise<boolean>
  /** Runs the waiting click, once no passing hold is left. */
  readonly goOn: () => void
  /** Cancels the wait: the click no longer counts. */
  readonly callOff: () => void
}

/** `onWait` is called with the reason when a click waits, and with null when none does any more. */
export function holdsOf(onWait: (why: string | null) => void): Holds {
  const held = new Map<string, Hold>()
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
      // Another button was clicked meanwhile, so that one counts.
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
