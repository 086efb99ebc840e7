import { safePathPart } from '../file/rules-name'

/** The maximum number of bytes of one part of a file name. A name of three parts fits every file system. */
const partBytes = 60

/** The file name of a paper: `Storgata 12, Kari Nordmann, Ola Hansen contract.pdf`. */
export const paperName = (parts: readonly string[], kind: string): string =>
  `${parts
    .map((part) => safePathPart(part, partBytes, ''))
    .filter((part) => part !== '')
    .join(', ')} ${kind}.pdf`.trimStart()
