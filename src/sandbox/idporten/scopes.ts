/** What a login may ask for besides who it is: what an access token is good for at the tax authority and at Altinn. */
export const apiScopes = [
  'skatteetaten:formueinntekt/skattemelding',
  'skatteetaten:formueinntekt/skattemelding/eiendom',
  'altinn:instances.read',
  'altinn:instances.write',
] as const

/** How long tokens live: past the five minutes after which the app wants a new login, and not for an hour as the real ones. */
export const life = 10 * 60
