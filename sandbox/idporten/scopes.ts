/**
 * The scopes of a login in addition to the identity. They say what its access token may do at the tax authority and at
 * Altinn.
 */
export const apiScopes = [
  'skatteetaten:formueinntekt/skattemelding',
  'skatteetaten:formueinntekt/skattemelding/eiendom',
  'altinn:instances.read',
  'altinn:instances.write',
] as const

/**
 * The life of tokens in seconds. It is longer than the five minutes after which the app wants a new login, and shorter than
 * the real hour.
 */
export const tokenLifeSeconds = 10 * 60
