// This file is small, because every page load needs it. ./free-draft.ts reads the draft itself.

export const draftEntry = 'free-contract'

/** True if the wizard here has started to create the user account with this address, and has not finished. */
export function hasStarted(email: string): boolean {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(draftEntry) ?? 'null')
    if (typeof found !== 'object' || found === null || !('began' in found) || !('landlord' in found)) return false
    const { landlord } = found
    if (found.began !== true || typeof landlord !== 'object' || landlord === null || !('email' in landlord))
      return false
    return typeof landlord.email === 'string' && landlord.email.trim().toLowerCase() === email
  } catch {
    return false
  }
}
