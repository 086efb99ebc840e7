import { createHash } from 'node:crypto'

/** The stored form of a token or a one-time code. It can be recognised by it, and not used. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
