/** The most answers that are kept. The oldest goes first. */
const mostKept = 2000

export type LookUps<T> = (key: string, ask: () => Promise<readonly T[]>) => Promise<readonly T[]>

/**
 * Keeps answers in memory for a time. Equal questions at one moment are asked once. A failure is not kept. `steady` is a
 * clock in milliseconds that never jumps.
 */
export function lookUps<T>(ageMs: number, steady: () => number): LookUps<T> {
  const stored = new Map<string, { readonly until: number; readonly answer: Promise<readonly T[]> }>()
  return async (key, ask) => {
    const found = stored.get(key)
    if (found && steady() < found.until) return await found.answer
    stored.delete(key)
    const answer = ask()
    stored.set(key, { until: steady() + ageMs, answer })
    const [oldest] = stored.keys()
    if (stored.size > mostKept && oldest !== undefined) stored.delete(oldest)
    answer.catch(() => {
      if (stored.get(key)?.answer === answer) stored.delete(key)
    })
    return await answer
  }
}
