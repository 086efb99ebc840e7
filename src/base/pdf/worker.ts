import { print, type Sheet } from './press'

/** What a thread of the service does: one paper after the other. */
export default (sheet: Sheet): Uint8Array => print(sheet)
