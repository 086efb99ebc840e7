import { createEncryption } from '../src/base/db/encryption'

/** The same in the proof and in the worker processes that it starts: each reads what the other has written. */
export const proofEncryption = createEncryption([{ id: 'proof', secret: Buffer.alloc(32, 7) }])
