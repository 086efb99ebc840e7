/** The file with its name and type, encrypted. */
export interface SealedFile {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const algorithm = 'AES-GCM'
/** The length of the nonce that AES-GCM is made for, in bytes (NIST SP 800-38D). */
const nonceBytes = 12
/** The bytes that hold the length of the head, which has the name and the type. */
const lengthBytes = 4

/** A new key. No script can export it, so a copy of the browser's files alone doesn't open what it sealed. */
export const newSealingKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])

export async function sealFile(key: CryptoKey, file: File): Promise<SealedFile> {
  const head = new TextEncoder().encode(JSON.stringify({ name: file.name, type: file.type }))
  const length = new DataView(new ArrayBuffer(lengthBytes))
  length.setUint32(0, head.length)
  const plain = await new Blob([length, head, file]).arrayBuffer()
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  return { iv, sealed: await crypto.subtle.encrypt({ name: algorithm, iv }, key, plain) }
}

/** Rejects if the file was sealed with another key or was changed. */
export async function openFile(key: CryptoKey, { iv, sealed }: SealedFile): Promise<File> {
  const plain = await crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed)
  const start = lengthBytes + new DataView(plain).getUint32(0)
  const head = new TextDecoder().decode(new Uint8Array(plain, lengthBytes, start - lengthBytes))
  const { name, type } = JSON.parse(head) as { readonly name: string; readonly type: string }
  return new File([new Uint8Array(plain, start)], name, { type })
}
