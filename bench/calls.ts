/** Calls of the product with these headers. Each call must succeed. */
export function callsAs(headers: Readonly<Record<string, string>>) {
  async function answerOf<T>(url: string, path: string, init: RequestInit = {}): Promise<T> {
    const answer = await fetch(`${url}/api/${path}`, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const post = <T>(url: string, path: string, body: object): Promise<T> =>
    answerOf(url, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return { answerOf, post }
}
