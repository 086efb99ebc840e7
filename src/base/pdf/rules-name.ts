import { safePathPart } from '../file/rules-name'

/** The bytes of one part of a name. Three parts stay below the limit of every file system. */
const partBytes = 60

/** The file name of a paper: `Storgata 12, Kari Nordmann, Ola Hansen contract.pdf`. */
export const paperName = (parts: readonly string[], kind: string): string =>
  `${parts
    .map((part) => safePathPart(part, partBytes, ''))
    .filter((part) => part !== '')
    .join(', ')} ${kind}.pdf`.trimStart()
