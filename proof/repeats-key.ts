import { createEncryption } from '../src/base/db/encryption'

/** The key that the proof and its worker processes share, so that each can read what the other has written. */
export const proofEncryption = createEncryption([{ id: 'proof', secret: Buffer.alloc(32, 7) }])
