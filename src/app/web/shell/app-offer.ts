/** Marks a device that has been offered the app. A logout keeps it. */
const seen = 'appModal'

/** True if the device may be offered the app (docs/rules/app.md#app-offer). */
export const isMobile = (userAgent: string): boolean =>
  /Android|iPhone|iPad|iPod|Windows Phone|\bMobile\b/i.test(userAgent)

/**
 * True if the app may be offered. A browser without storage can't remember the answer, so the app is never offered
 * there.
 */
export function mayOfferApp(): boolean {
  try {
    return isMobile(navigator.userAgent) && localStorage.getItem(seen) === null
  } catch {
    return false
  }
}

/** Notes that the app was offered once on this device, whatever the answer. */
export function noteAppOffered(): void {
  try {
    localStorage.setItem(seen, 'seen')
  } catch {
    // Without storage the next visit asks again.
  }
}
