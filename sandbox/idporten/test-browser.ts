/**
 * A browser as far as a test needs one: it keeps cookies, and follows redirects while they stay at this origin. `request`
 * reaches a sandbox without a port.
 */
export function testBrowser(origin: string, request: (at: string, init: RequestInit) => Promise<Response> = fetch) {
  const jar = new Map<string, string>()
  return async function go(address: string, form?: Record<string, string>): Promise<{ at: string; answer: Response }> {
    let at = address
    let body = form && new URLSearchParams(form)
    for (;;) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await request(at, {
        method: body ? 'POST' : 'GET',
        ...(body && { body }),
        headers: { cookie },
        redirect: 'manual',
      })
      for (const set of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
        if (value === '') jar.delete(name!)
        else jar.set(name!, value!)
      }
      const location = answer.headers.get('location')
      if (location === null) return { at, answer }
      at = new URL(location, at).href
      body = undefined
      if (!at.startsWith(origin)) return { at, answer }
    }
  }
}
export type TestBrowser = ReturnType<typeof testBrowser>
