const mostAttempts = 4

/** Does work again at once, three times at most, while it fails with an error after which nothing was done and it may succeed. */
export async function retried<T>(work: () => Promise<T>, maySucceed: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === mostAttempts || !maySucceed(error)) throw error
    }
  }
}
