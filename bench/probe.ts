/** The time between two calls, in ms. A call doesn't wait for the previous answer, so that one slow answer can't hide others. */
const every = 10

/** The time within which that share of the calls was answered. */
export function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Calls `GET health` while the work runs. Returns the result of the work, and the time of each answer in ms. */
export async function whileProbed<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly times: readonly number[] }> {
  const times: number[] = []
  const failed: unknown[] = []
  const calls: Promise<unknown>[] = []
  const ask = async () => {
    const sent = performance.now()
    const answer = await fetch(`${url}/api/health`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`health: ${answer.status}`)
    times.push(performance.now() - sent)
  }
  const asking = setInterval(() => calls.push(ask().catch((error: unknown) => failed.push(error))), every)
  try {
    const value = await work()
    await Promise.all(calls)
    if (failed.length > 0) throw failed[0]
    return { value, times }
  } finally {
    clearInterval(asking)
  }
}
