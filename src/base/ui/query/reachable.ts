/** Whether the server answers. The browser knows of the device's network only, and not whether that leads anywhere. */
export const isReachable = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
