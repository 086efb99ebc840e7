import { createHash } from 'node:crypto'

/** What is stored of a token or a one-time code: enough to know it again, nothing to use it with. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
