/** Marks a device that has been offered the app; a logout keeps it. */
const seen = 'appModal'

/** Phones and tablets, by what the browser says of itself (docs/rules.md#app-offer). */
export const isMobile = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Windows Phone|\bMobile\b/i.test(userAgent)

/** Whether this device is still to be offered the app. A browser without storage could not remember the answer: it is never asked. */
export function isOfferOpen(): boolean {
  try {
    return isMobile(navigator.userAgent) && localStorage.getItem(seen) === null
  } catch {
    return false
  }
}

/** Once per device, whatever comes of it. */
export function noteOffer(): void {
  try {
    localStorage.setItem(seen, 'seen')
  } catch {
    // Then it is asked again at the next visit.
  }
}
