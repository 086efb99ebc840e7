import iconv from 'iconv-lite'

export interface Decoded {
  readonly text: string
  readonly encoding: 'utf-8' | 'windows-1252' | 'cp850' | 'utf-16le' | 'utf-16be'
}

/** What a text file may not hold: control characters but tab and line ends, which a terminal or a page would obey. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const clean = (text: string) => text.replace(controls, '')

/** å, Å, ø and Ø as programs of DOS wrote them, which no word of windows-1252 has; and the same letters, with æ and Æ, there. */
const ofDos = new Set([0x86, 0x8f, 0x9b, 0x9d])
const ofWindows = new Set([0xe5, 0xc5, 0xf8, 0xd8, 0xe6, 0xc6])

/** Whether a text that is no UTF-8 has more Norwegian letters as CP850 than as windows-1252. */
function isOfDos(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0]
  for (const byte of bytes) {
    if (ofDos.has(byte)) dos += 1
    else if (ofWindows.has(byte)) windows += 1
  }
  return dos > windows
}

/**
 * The text of a file: by its mark of byte order, as UTF-8, and what is no UTF-8 as windows-1252, of which ISO-8859-1 is a
 * part, or as CP850 where its letters are those of DOS. By iconv-lite, since Node 20's own decoder reads 0x80 to 0x9F wrongly (nodejs/node#60888).
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer[0] === 0xff && buffer[1] === 0xfe)
    return { text: clean(iconv.decode(buffer, 'utf-16le')), encoding: 'utf-16le' }
  if (buffer[0] === 0xfe && buffer[1] === 0xff)
    return { text: clean(iconv.decode(buffer, 'utf-16be')), encoding: 'utf-16be' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(buffer)
    return { text: clean(text), encoding: 'utf-8' }
  } catch {
    if (isOfDos(buffer)) return { text: clean(iconv.decode(buffer, 'cp850')), encoding: 'cp850' }
    return { text: clean(iconv.decode(buffer, 'windows-1252')), encoding: 'windows-1252' }
  }
}
