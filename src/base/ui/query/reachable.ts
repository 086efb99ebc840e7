/** The browser knows only the state of the device's network, not whether the server can be reached. */
export const isReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
