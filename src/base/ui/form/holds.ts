import type { FieldErrors } from '../../kit/refusal'

/** Why a field keeps its form from being sent. */
export interface Hold {
  /** In the language of the screen. */
  readonly why: string
  /** It passes by itself (files on their way): a press of Save waits for it. Otherwise the landlord has to decide. */
  readonly isPassing: boolean
}

/** A press of Save that waits. */
interface Waiting {
  readonly run: () => Promise<boolean>
  readonly end: (isSaved: boolean) => void
}

/** The fields of one form that keep it from being sent, and the press that waits for them. */
export interface Holds {
  /** Whether any field holds it: what stands there is in no value yet. */
  readonly isHeld: () => boolean
  /** What the landlord has to decide, by field. */
  readonly problems: () => FieldErrors
  /** Whether something passes by itself. */
  readonly isPassing: () => boolean
  /** A field holds the form, or lets it go (null); answers whether that is new. */
  readonly put: (field: string, hold: Hold | null) => boolean
  /** Waits until nothing passes any more, and runs then. Resolves to what came of it; false where the wait was called off. */
  readonly wait: (run: () => Promise<boolean>) => Promise<boolean>
  /** Runs what waits, once nothing passes any more. */
  readonly goOn: () => void
  /** Calls the wait off: what was pressed is not meant any more. */
  readonly callOff: () => void
}

/** `onWait` is told that a press waits, and why, or (null) that none does any more. */
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
      // Another button was pressed meanwhile: that one is meant.
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
