import { createHash } from 'node:crypto'

/** The stored form of a token or a one-time code. It recognises the secret, but can't be used in its place. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
