import { createHash } from 'node:crypto'

/**
 * The stored form of a token or a one-time code. It is enough to recognise the secret, but can't be
 * used as the secret.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
