/** Marks a device that has been offered the app. A logout keeps it. */
const seen = 'appModal'

/** docs/rules/app.md#app-offer */
export const isMobile = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Windows Phone|\bMobile\b/i.test(userAgent)

/** A browser without storage can't remember the answer and is never asked. */
export function isOfferOpen(): boolean {
  try {
    return isMobile(navigator.userAgent) && localStorage.getItem(seen) === null
  } catch {
    return false
  }
}

/** Once per device, whatever the answer. */
export function noteOffer(): void {
  try {
    localStorage.setItem(seen, 'seen')
  } catch {
    // Then the next visit asks again.
  }
}
