import { createHash } from 'node:crypto'

/** The stored form of a token or a one-time code. A secret is recognised by it, but it can't be used as the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
